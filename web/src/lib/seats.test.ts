import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { botManner, called, coloursOf, seatNames, speaker } from './seats';
import { Catalog, Words } from './words';

const words = (language: string) =>
  new Words([new Catalog(language, [readFileSync(new URL(`../lang/${language}.ftl`, import.meta.url), 'utf-8')])]);
const person = (seat: number, name: string) => ({ seat, kind: 'person' as const, name });

describe('names of seats', () => {
  it('calls whoever has no name by colour, in the language of the reader', () => {
    const seats = [person(0, 'Jana'), person(1, ''), person(2, '')];
    expect(seatNames(seats, ['red', 'blue', 'green'], words('en'))).toEqual(['Jana', 'Blue', 'Green']);
    expect(seatNames(seats, ['red', 'blue', 'green'], words('cs'))).toEqual(['Jana', 'Modrý', 'Zelený']);
    expect(seatNames(seats, ['red', null, null], words('en'))).toEqual(['Jana', 'Player 2', 'Player 3']);
  });
  it('never calls two people alike', () => {
    const seats = [person(0, 'Jana'), person(1, 'Jana'), { seat: 2, kind: 'bot' as const, name: 'normal' }, person(3, 'Red')];
    const names = seatNames(seats, ['red', 'blue', 'green', 'yellow'], words('en'));
    expect(names).toEqual(['Jana (Red)', 'Jana (Blue)', 'Bot 3', 'Red']);
    expect(new Set(names).size).toBe(4);
    const same = seatNames([person(0, 'Red'), person(1, ''), person(2, '')], ['blue', 'red', 'green'], words('en'));
    expect(new Set(same).size).toBe(3);
  });
  it('words a guest without a name by number', () => {
    expect(called('guest:123', words('cs'))).toBe('Host 123');
    expect(called('guest:123', words('pl'))).toBe('Gość 123');
    expect(called('Jana', words('pl'))).toBe('Jana');
    expect(speaker('guest:7', null, words('en'))).toBe('Guest 7');
    expect(speaker('', 1, words('en').withPlayers(['Jana', 'Blue']))).toBe('Blue');
  });
});

describe('colours before the game', () => {
  it('are those of the game, as its content has them', () => {
    const content = (game: string) => JSON.parse(readFileSync(new URL(`../generated/content/${game}.json`, import.meta.url), 'utf-8'));
    const ids = (game: string, kind: string) => (content(game)[kind] as { id: string }[]).map(({ id }) => id);
    expect(coloursOf('hadrians_wall', {}, 6)).toEqual(ids('hadrians_wall', 'colour').slice(0, 6));
    expect(coloursOf('lords_of_hellas', { armies: 'seats' }, 4)).toEqual(ids('lords_of_hellas', 'army'));
    expect(coloursOf('cyclades', {}, 6)).toEqual(ids('cyclades', 'factions'));
  });
  it('are not told where players choose them in the game', () => {
    expect(coloursOf('lords_of_hellas', { armies: 'choice' }, 3)).toEqual([null, null, null]);
    expect(coloursOf('heroes3', {}, 2)).toEqual([null, null]);
  });
  it('go in the usual order where a game has none', () => {
    expect(coloursOf('teaching', {}, 3)).toEqual(['red', 'blue', 'green']);
  });
});

describe('bots', () => {
  it('say how they play and how long they think', () => {
    expect(botManner({ name: 'easy', seconds: 0 }, words('en'))).toMatch(/first game.*immediately/);
    expect(botManner({ name: 'hard', seconds: 2.5 }, words('en'))).toContain('2.5 seconds');
    expect(botManner({ name: 'hard', seconds: 2.5 }, words('cs'))).toContain('2,5 sekundy');
  });
});
