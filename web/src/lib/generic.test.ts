import { describe, expect, it } from 'vitest';
import { coloursIn, figures, humanize, ownerIn, playerIn, playersField, Reader } from './generic';

const lexicon = {
  kinds: [
    { name: 'cove', slugs: ['bay', 'rock'], on_board: true, worded: true },
    { name: 'card', slugs: ['rum', 'rock'], on_board: true, worded: true },
  ],
  verbs: [],
};
const reader = new Reader(lexicon, 2);
const view = {
  round: 3,
  coves: [
    { cove: 'rock', owner: 1, crew: 2, note: null },
    { cove: 'bay', owner: null, crew: 0, note: null },
  ],
  players: [
    { gold: 4, hand: ['rum', 'rock'], score: { total: 9 } },
    { gold: 2, hand: null, score: { total: 7 } },
  ],
};

describe('reading a View', () => {
  it('tells things apart by the field they stand in', () => {
    expect(reader.thing('rock', 'cove')).toBe('cove:rock');
    expect(reader.thing('rock', 'cards')).toBe('card:rock');
    expect(reader.thing('sea', 'cove')).toBeNull();
  });

  it('knows players by their slug', () => {
    expect(reader.leaf('p2', 'flag')).toEqual({ type: 'seat', seat: 1 });
    expect(reader.leaf('p7', 'flag')).toEqual({ type: 'text', value: 'p7' });
  });

  it('lists records one by one where a row would not hold them', () => {
    expect(reader.node([{ sheet: { wall: 1 } }, { sheet: { wall: 2 } }], 'players').type).toBe('list');
  });

  it('makes a table of equal records, without empty columns', () => {
    expect(reader.node(view.coves, 'coves')).toEqual({
      type: 'table',
      columns: ['cove', 'owner', 'crew'],
      rows: [
        { ref: 'cove:rock', cells: [{ type: 'thing', ref: 'cove:rock' }, { type: 'seat', seat: 1 }, { type: 'number', value: 2 }] },
        { ref: 'cove:bay', cells: [{ type: 'thing', ref: 'cove:bay' }, { type: 'none' }, { type: 'number', value: 0 }] },
      ],
    });
  });

  it('makes chips of plain lists and lists of nested ones', () => {
    expect(reader.node(['rum', 'x'], 'hand')).toEqual({
      type: 'chips',
      items: [{ type: 'thing', ref: 'card:rum' }, { type: 'text', value: 'x' }],
    });
    expect(reader.node([[1], [2]], 'grid').type).toBe('list');
  });

  it('finds the players and their figures', () => {
    expect(playersField(view, 2)).toBe('players');
    expect(playersField({ factions: [{ seat: 0 }, { seat: 1 }] }, 2)).toBe('factions');
    expect(playersField(view, 3)).toBeNull();
    expect(playerIn(view, 1, 2)?.['gold']).toBe(2);
    expect([...figures(view, 2)]).toEqual([
      ['gold', [4, 2]],
      ['total', [9, 7]],
    ]);
  });

  it('finds who plays a faction', () => {
    const factions = { factions: [{ faction: 'red', seat: 1, god: 'ares' }, { faction: 'blue', seat: 0, god: null }], areas: [{ area: 'red' }] };
    expect(ownerIn(factions, 'faction:blue')).toBe(0);
    expect(ownerIn(factions, 'faction:green')).toBeNull();
    expect(ownerIn(factions, 'god:ares')).toBeNull();
    expect(ownerIn(view, 'cove:rock')).toBeNull();
  });

  it('words a field', () => {
    expect(humanize('fate_deck')).toBe('Fate deck');
  });
});

describe('the colours of players', () => {
  it('are those of their pieces, and the others keep away from them', () => {
    const armies = (...all: (string | null)[]) => ({ players: all.map((army, seat) => ({ seat, army, gold: 1 })) });
    expect(coloursIn(armies('yellow', 'red', null), 3)).toEqual(['yellow', 'red', 'blue']);
    expect(coloursIn(armies(null, null), 2)).toEqual(['red', 'blue']);
    expect(coloursIn({ players: [{ gold: 1 }, { gold: 2 }] }, 2)).toEqual(['red', 'blue']);
    expect(coloursIn(armies('elves', 'elves'), 2)).toEqual(['red', 'blue']);
  });
});
