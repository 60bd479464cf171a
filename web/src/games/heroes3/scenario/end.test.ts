import { describe, expect, it } from 'vitest';
import type { Player } from '$board/contract';
import type { Heroes3View } from '$generated/views';
import { outcomeOf, scoresOf } from './end';

const words = {
  say: (id: string, args: Record<string, unknown> = {}) => `${id} ${JSON.stringify(args)}`,
  thing: (kind: string, slug: string) => `${kind}:${slug}`,
} as unknown as Parameters<typeof outcomeOf>[1];
const players = ['Anna', 'Petr'].map((name, seat) => ({ name, seat, slug: `p${seat + 1}` })) as unknown as Player[];
const GOAL = { number: 0, kind: 'capture_enemy_town', part: null, need: 1, have: [1, 0], columns: [], worth: [], location: null, lead: 0, from_round: 0 };
const POINTS = { ...GOAL, number: 1, kind: 'points', need: 0, have: [4, 6], columns: ['town'], worth: [3] };
const view = (end: unknown, have = POINTS.have): Heroes3View =>
  ({
    end,
    scenario: 'geleas_champions',
    last_round: 8,
    goals: [GOAL, { ...POINTS, have }],
    tiles: [],
    players: [0, 1].map(() => ({ level: 1, cubes: [], units: [], buildings: [] })),
  }) as unknown as Heroes3View;

describe('the end', () => {
  it('names the goal that was reached', () => {
    expect(outcomeOf(view({ winners: [0], way: 'goal', number: 0 }), words, players)).toMatch(/^board-end-goal .*board-goal-capture_enemy_town/);
    expect(outcomeOf(view(null), words, players)).toBe('');
  });

  it('tells the points, the most first, and what decides between equals', () => {
    const end = { winners: [1], way: 'goal', number: 1 };
    expect(outcomeOf(view(end), words, players)).toBe('board-end-points {"round":8,"standing":"Petr 6, Anna 4"}');
    expect(outcomeOf(view(end, [6, 6]), words, players)).toContain('board-end-tie');
    expect(outcomeOf(view({ ...end, winners: [0, 1] }, [6, 6]), words, players)).not.toContain('board-end-tie');
  });

  it('tells how a scenario was lost', () => {
    expect(outcomeOf(view({ winners: [], way: 'defeat', number: 0 }), words, players)).toMatch(/^board-end-defeat .*board-defeat-/);
    expect(outcomeOf(view({ winners: [], way: 'nobody', number: 0 }), words, players)).toMatch(/^board-end-nobody/);
    expect(outcomeOf(view({ winners: [0], way: 'last-standing', number: 0 }), words, players)).toMatch(/^board-end-last-standing/);
  });

  it('sums up the points where they count', () => {
    expect(scoresOf(view(null), words).at(-1)).toMatchObject({ values: [4, 6], total: true });
  });
});
