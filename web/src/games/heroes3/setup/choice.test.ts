import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../scenario/facts';
import { FIRST, firstGame, meant, misfit, EXTRA_BOXES, RULES, sketch, sorted } from './choice';
import { SETS } from './sets';

describe('the set-up of Heroes III', () => {
  it('takes the first scenario that fits', () => {
    expect(meant({ scenario: 'auto' }, 2)?.id).toBe('brave_new_world');
    expect(meant({ scenario: 'auto' }, 4)?.mode).toBe('alliance');
  });

  it('draws every box and every optional rule', () => {
    expect([...SETS].sort()).toEqual(['scenario', 'whole_campaign', ...EXTRA_BOXES, ...RULES.map((rule) => rule.id)].sort());
  });

  it('says why a scenario does not fit', () => {
    const devilish = SCENARIOS.find((one) => one.id === 'dd1_devilish_plan')!;
    expect(misfit(devilish, 2, {})).toEqual({ kind: 'people', players: [1] });
    expect(misfit(devilish, 1, { rampart: true })).toEqual({ kind: 'boxes', boxes: ['inferno'] });
    expect(misfit(devilish, 1, { rampart: true, inferno: true })).toBeNull();
  });

  it('puts what fits first', () => {
    const order = sorted(3, {}, 'all').map((one) => misfit(one, 3, {}) === null);
    expect(order.lastIndexOf(true)).toBeLessThan(order.indexOf(false));
  });

  it.each([1, 2, 3, 4])('recommends a first game that %s can play with the core box', (seats) => {
    const first = SCENARIOS.find((one) => one.id === FIRST[seats])!;
    expect(misfit(first, seats, {})).toBeNull();
    expect(firstGame(seats).find(([name]) => name === 'scenario')?.[1]).toBe(first.id);
  });

  it('draws every map within its box', () => {
    for (const one of SCENARIOS)
      for (const tile of sketch(one, one.players[0] ?? 2, 220, 90)) {
        expect(tile.x).toBeGreaterThan(0);
        expect(tile.x).toBeLessThan(220);
        expect(tile.y).toBeGreaterThan(0);
        expect(tile.y).toBeLessThan(90);
      }
  });
});
