import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../scenario/facts';
import { EXTRA_BOXES, firstGame, goalOf, GROUPS, isContest, isFirstGame, meant, misfit, RULES, sketch, sorted } from './choice';
import { chosenAtFirst, FIRST, firstSet, quickGame, SETS } from './sets';

describe('the set-up of Heroes III', () => {
  it('takes the first scenario that fits', () => {
    expect(meant({ scenario: 'auto' }, 2)?.id).toBe('brave_new_world');
    expect(meant({ scenario: 'auto' }, 4)?.mode).toBe('alliance');
  });

  it('draws every box and every optional rule', () => {
    expect([...SETS].sort()).toEqual(['scenario', 'whole_campaign', 'teams', 'pairs', ...EXTRA_BOXES, ...RULES.map((rule) => rule.id)].sort());
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

  it('knows a first game when it is set', () => {
    const set = Object.fromEntries(firstGame(3));
    expect(isFirstGame(3, set)).toBe(true);
    expect(isFirstGame(3, { ...set, opt_free_trade: true })).toBe(false);
    expect(isFirstGame(3, { ...set, difficulty: 'hard' })).toBe(false);
    expect(isFirstGame(2, firstSet(2))).toBe(true);
  });

  it('tells how every scenario is won with every number of people', () => {
    const words = readFileSync(new URL('../lang/en.ftl', import.meta.url), 'utf-8');
    for (const one of SCENARIOS)
      for (const seats of one.players) {
        const goals = goalOf(one, seats);
        expect(goals.length, one.id).toBeGreaterThan(0);
        for (const { id } of goals) expect(words).toContain(`\nboard-goal-${id} =`);
      }
    const brave = SCENARIOS.find((one) => one.id === 'brave_new_world')!;
    expect(goalOf(brave, 2)[0]?.id).toBe('capture_enemy_town');
    expect(goalOf(brave, 3)[0]?.id).toBe('cube_of_every_enemy');
    expect(isContest(brave, 2)).toBe(true);
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

  it('puts what people have played first and what we set up ourselves last', () => {
    const held = SCENARIOS.map((one) => GROUPS.filter((group) => group.holds(one)).map((group) => group.id));
    expect(held.every((groups) => groups.length === 1)).toBe(true);
    expect(new Set(held.flat())).toEqual(new Set(['tested', 'draft', 'own']));
  });

  it.each([2, 3])('plays at once against %s bots and people what people have played', (seats) => {
    const values = quickGame(seats);
    const one = SCENARIOS.find((each) => each.id === values['scenario'])!;
    expect(one.mode).toBe('clash');
    expect(GROUPS[0]?.holds(one)).toBe(true);
    expect(misfit(one, seats, values)).toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6])('has chosen what %s people have played before anybody chooses', (seats) => {
    const values = chosenAtFirst(seats);
    const one = SCENARIOS.find((each) => each.id === values['scenario'])!;
    expect(GROUPS[0]?.holds(one)).toBe(true);
    expect(misfit(one, seats, values)).toBeNull();
    expect(Object.keys(values).sort()).toEqual(['fortress', 'rampart', 'scenario', 'tower']);
  });

  it('recommends a first game that people have played', () => {
    for (const id of Object.values(FIRST)) expect(GROUPS[0]?.holds(SCENARIOS.find((one) => one.id === id)!)).toBe(true);
  });
});
