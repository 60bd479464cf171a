import { describe, expect, it } from 'vitest';
import type { Argument, Message } from '$board/contract';
import { beatsOf, lastStrike } from './beats';

const event = (id: string, args: Record<string, Argument>): Message => ({ id: `event-${id}`, args, rule: '' });
const space = (slug: string): Argument => ['space', slug];

const BLOW = [
  event('attacks', { from: space('b3'), to: space('b4') }),
  event('attack-die', { space: space('b3'), 'die-face': ['die-face', 'plus-one'] }),
  event('guard-die', { space: space('b4'), 'die-face': ['die-face', 'zero'] }),
  event('hit', { space: space('b4'), amount: 3 }),
  event('damage', { space: space('b4'), amount: 3 }),
  event('retaliates', { from: space('b4'), to: space('b3') }),
  event('attack-die', { space: space('b4'), 'die-face': ['die-face', 'minus-one'] }),
  event('hit', { space: space('b3'), amount: 0 }),
];

describe('what is shown of a combat', () => {
  it('tells a blow once, with its dice', () => {
    expect(beatsOf(BLOW).map((beat) => beat.kind)).toEqual(['strike', 'die', 'die', 'hit', 'strike', 'die', 'hit']);
    expect(lastStrike(beatsOf(BLOW.slice(0, 5)))).toEqual({ from: 'b3', to: 'b4', back: false, dice: [1], guard: 0, damage: 3 });
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
});
