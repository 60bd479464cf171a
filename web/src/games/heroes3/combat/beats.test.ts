import { describe, expect, it } from 'vitest';
import type { Argument, Message } from '$board/contract';
import type { CombatView } from '$generated/view_heroes3';
import { endOf, fallenOf } from './aftermath';
import { beatsOf, hurry, lastStrike, LENGTH, LONGEST } from './beats';

const event = (id: string, args: Record<string, Argument>): Message => ({ id: `event-${id}`, args, rule: '' });
const space = (slug: string): Argument => ['space', slug];

const BLOW = [
  event('attacks', { from: space('b3'), to: space('b4'), unit: ['unit', 'griffins'], target: ['unit', 'zombies'] }),
  event('attack-die', { space: space('b3'), 'die-face': ['die-face', 'plus-one'] }),
  event('guard-die', { space: space('b4'), 'die-face': ['die-face', 'zero'] }),
  event('hit', { space: space('b4'), amount: 3 }),
  event('damage', { space: space('b4'), amount: 3 }),
  event('retaliates', { from: space('b4'), to: space('b3'), unit: ['unit', 'zombies'], target: ['unit', 'griffins'] }),
  event('attack-die', { space: space('b4'), 'die-face': ['die-face', 'minus-one'] }),
  event('hit', { space: space('b3'), amount: 0 }),
];

describe('what is shown of a combat', () => {
  it('tells a blow once, with its dice', () => {
    expect(beatsOf(BLOW).map((beat) => beat.kind)).toEqual(['strike', 'die', 'die', 'hit', 'strike', 'die', 'hit']);
    expect(lastStrike(beatsOf(BLOW.slice(0, 5)))).toEqual({ from: 'b3', to: 'b4', back: false, unit: 'griffins', target: 'zombies', dice: [1], guard: 0, damage: 3 });
    expect(lastStrike(beatsOf(BLOW))).toMatchObject({ back: true, dice: [-1], damage: 0 });
  });

  it('tells damage that no blow dealt', () => {
    const spell = [event('casts', { seat: ['seat', 'p1'], card: ['card', 'magic_arrow'], power: 1 }), event('damage', { space: space('b4'), amount: 2 })];
    expect(beatsOf(spell)).toEqual([
      { kind: 'card', card: 'magic_arrow', seat: 'p1' },
      { kind: 'hit', at: 'b4', amount: 2 },
    ]);
  });

  it('forgets the last attack when a new round begins', () => {
    expect(lastStrike(beatsOf([event('combat-round', { number: 2 })]), lastStrike(beatsOf(BLOW)))).toBeNull();
  });

  it('hurries where much has happened', () => {
    expect(hurry(beatsOf(BLOW.slice(0, 2)))).toBe(1);
    const many = beatsOf([...BLOW, ...BLOW]);
    const whole = many.reduce((sum, beat) => sum + LENGTH[beat.kind], 0);
    expect(whole * hurry(many)).toBeCloseTo(LONGEST);
    expect(hurry([...many, ...many, ...many, ...many])).toBeCloseTo(1 / 3);
  });
});

describe('how a combat ended', () => {
  const before = {
    fighters: [
      { unit: 'griffins', side: 0, space: 'b3' },
      { unit: 'griffins', side: 1, space: 'b4' },
      { unit: 'zombies', side: 1, space: 'c4' },
    ],
  } as unknown as CombatView;

  it('tells what fell on which side', () => {
    const fall = (unit: string, at: string) => event('falls', { unit: ['unit', unit], space: space(at) });
    expect(fallenOf([fall('griffins', 'b4'), fall('zombies', 'd5')], before)).toEqual([
      { unit: 'griffins', side: 1 },
      { unit: 'zombies', side: 1 },
    ]);
    expect(fallenOf([fall('griffins', 'b4')], null)).toEqual([]);
  });

  it('tells who won and what came of it', () => {
    const told = [BLOW[0]!, event('combat-over', { 'combat-side': ['combat-side', 'defender'] }), event('experience', { amount: 1 })];
    expect(endOf(told)).toEqual({ winner: 1, after: [told[2]] });
    expect(endOf(BLOW)).toBeNull();
  });
});
