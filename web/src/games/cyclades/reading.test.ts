import { describe, expect, test } from 'vitest';
import type { Argument, Message, Option } from '$board/contract';
import type { CycladesView } from '$generated/views';
import type { AreaView, BattleView, FactionView } from '$generated/view_cyclades';
import { begun, bidsAt, cardsAtHand, columnOf, isBidding, percent, progressOf, retell, spacesShown } from './reading';

const faction = (name: string, more: Partial<FactionView> = {}): FactionView =>
  ({
    faction: name,
    seat: 0,
    side: 0,
    god: null,
    bid: 0,
    gold: null,
    heroes: [],
    creatures: [],
    eliminated: false,
    ...more,
  }) as FactionView;

const area = (name: string, more: Partial<AreaView>): AreaView =>
  ({
    area: name,
    land: true,
    owner: null,
    soldiers: 0,
    mercenaries: 0,
    ships: 0,
    heroes: [],
    creature: null,
    buildings: {},
    ...more,
  }) as AreaView;

const view = (more: Partial<CycladesView>): CycladesView =>
  ({
    epoch: 1,
    active: null,
    order: ['purple', 'yellow', 'blue'],
    track: ['purple', 'yellow', 'blue'],
    factions: [faction('purple'), faction('yellow'), faction('blue')],
    areas: [],
    creature_market: [],
    drawn: [],
    top_creature: null,
    ...more,
  }) as CycladesView;

describe('columns', () => {
  test('wait on the track and stand at gods while all bid', () => {
    const ares = faction('yellow', { god: 'ares', bid: 3 });
    const now = view({ factions: [faction('purple'), ares, faction('blue')] });
    expect(columnOf(now, faction('purple'))).toEqual({ space: 0 });
    expect(columnOf(now, ares)).toEqual({ god: 'ares', bid: 3 });
    expect(isBidding(now)).toBe(true);
  });

  test('go back to the track when their turn is over', () => {
    const done = faction('yellow', { god: 'ares', bid: 3 });
    const waits = faction('purple', { god: 'zeus', bid: 1 });
    const now = view({
      active: 'purple',
      track: [null, null, 'yellow'],
      factions: [waits, done, faction('blue', { god: 'apollo' })],
    });
    expect(columnOf(now, done)).toEqual({ space: 2 });
    expect(columnOf(now, waits)).toEqual({ god: 'zeus', bid: 1 });
    expect(isBidding(now)).toBe(false);
  });
});

test('a faction is as far as its areas', () => {
  const areas = [
    area('naxos', { owner: 'purple', soldiers: 2, mercenaries: 1, buildings: { port: 2 } }),
    area('paros', { owner: 'purple', buildings: { port: 1, temple: 1 } }),
    area('halia', { owner: 'purple', land: false, ships: 3 }),
    area('ios', { owner: 'blue', buildings: { academy: 1 } }),
  ];
  expect(progressOf(view({ areas }), 'purple')).toEqual({
    buildings: { port: 3, temple: 1 },
    land: 2,
    sea: 1,
    ships: 3,
    troops: 3,
  });
});

const option = (action: string, refs: string[], args: Record<string, Argument> = {}): Option => ({
  action,
  refs,
  label: { id: `verb-${action.split(' ')[0]}`, args, rule: '' },
});

test('bids are found by god and amount', () => {
  const options = [
    option('bid ares 3', ['god:ares'], { god: ['god', 'ares'], amount: 3 }),
    option('bid ares 4', ['god:ares'], { god: ['god', 'ares'], amount: 4 }),
    option('bid zeus 1', ['god:zeus'], { god: ['god', 'zeus'], amount: 1 }),
    option('overbid', []),
  ];
  expect([...bidsAt(options, 'ares').keys()]).toEqual([3, 4]);
  expect(bidsAt(options, 'apollo').size).toBe(0);
});

test('the spaces shown go along with the bids', () => {
  const scale = Array.from({ length: 25 }, (_, i) => i + 1);
  expect(spacesShown(scale, 0, 10)).toEqual(scale.slice(0, 10));
  expect(spacesShown(scale, 4, 10)).toContain(5);
  expect(spacesShown(scale, 12, 10)).toContain(12);
  expect(spacesShown(scale, 12, 10)).toContain(16);
  expect(spacesShown(scale, 25, 10)).toEqual(scale.slice(15));
  expect(spacesShown([1, 3, 5], 5, 10)).toEqual([1, 3, 5]);
});

test('cards that lie nowhere are at hand', () => {
  const now = view({
    creature_market: [{ creature: 'kraken', price: 2 }],
    areas: [area('naxos', { creature: 'medusa' })],
    drawn: ['giant'],
    top_creature: 'sphinx',
  });
  const options = ['kraken', 'medusa', 'harpy'].map((one) => option(`recall ${one}`, [`creature:${one}`]));
  expect(cardsAtHand(now, options)).toEqual(['giant', 'harpy', 'sphinx']);
});

describe('the story of a battle', () => {
  const say = (id: string, args: Record<string, Argument> = {}): Message => ({ id: `event-${id}`, args, rule: '' });
  const purple: Argument = ['faction', 'purple'];
  const blue: Argument = ['faction', 'blue'];
  const begin = say('land-battle', { attacker: purple, defender: blue, area: ['area', 'naxos'] });
  const round = [
    say('rolled', { faction: purple, die: 3 }),
    say('rolled', { faction: blue, die: 1 }),
    say('compared', { attacker: purple, attack: 5, defender: blue, defence: 3 }),
  ];

  test('tells rounds, dice and losses', () => {
    const saga = retell(retell(null, [begin, ...round]), [
      say('soldier-lost', { faction: blue, area: ['area', 'naxos'] }),
    ]);
    expect(saga?.rounds).toEqual([
      { attack: 5, defence: 3, attackDie: 3, defenceDie: 1, attackerLost: 0, defenderLost: 1 },
    ]);
    expect(saga?.over).toBe(false);
  });

  test('ends with a winner, also when somebody leaves', () => {
    expect(retell(null, [begin, ...round, say('area-taken', { faction: purple })])?.winner).toBe('purple');
    expect(retell(null, [begin, ...round, say('retreated', { faction: purple })])?.winner).toBe('blue');
  });

  test('goes on for somebody who sits down in the middle', () => {
    const battle = { area: 'naxos', attacker: 'purple', defender: 'blue' } as BattleView;
    const saga = retell(begun(view({ areas: [area('naxos', {})] }), battle), round);
    expect(saga).toMatchObject({ area: 'naxos', attacker: 'purple', defender: 'blue', sea: false, over: false });
    expect(saga?.rounds).toHaveLength(1);
    expect(begun(view({ areas: [area('naxos', { land: false })] }), battle).sea).toBe(true);
  });

  test('is forgotten with the turn', () => {
    expect(retell(null, [begin, ...round, say('turn-ended', { faction: purple, space: 3 })])).toBeNull();
    expect(retell(null, round)).toBeNull();
  });
});

test('only what is certain is 0 or 100 percent', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});
