import { describe, expect, it } from 'vitest';
import type { Argument, Message } from '$board/contract';
import type { FrontierView } from '$generated/view_hadrians_wall';
import { follow } from './raid';

const event = (name: string, args: Record<string, Argument>): Message => ({ id: `event-${name}`, args, rule: '' });
const attacked = (fate: string): Message => event('attacked', { fate: ['fate', fate], side: ['side', 'left'] });
const settled = (seat: string, through: number, disdain: number, valour: number): Message =>
  event('settled', { seat: ['seat', seat], through, disdain, valour });

function view(changes: Partial<FrontierView>): FrontierView {
  const player = { ignored: [0, 0, 0] } as unknown as FrontierView['players'][number];
  return { year: 2, phase: 'actions', attackers: [], players: [player, player], ...changes } as FrontierView;
}

describe('an attack', () => {
  it('is told by events when the year goes on at once', () => {
    const events = [
      attacked('fate-04'),
      attacked('fate-01'),
      settled('p1', 1, 1, 0),
      settled('p2', 0, 0, 1),
      event('year-began', { year: 3, fate: ['fate', 'fate-02'] }),
    ];
    const raid = follow(null, events, view({ year: 3, phase: 'cards' }));
    expect(raid).toMatchObject({ year: 2, open: false, cards: { left: ['fate-04'], centre: ['fate-01'], right: [] } });
    expect(raid?.settled).toEqual([
      { through: 1, disdain: 1, valour: 0 },
      { through: 0, disdain: 0, valour: 1 },
    ]);
  });

  it('lies open while favours can be spent', () => {
    const players = [{ ignored: [1, 0, 0] }, { ignored: [0, 0, 0] }] as unknown as FrontierView['players'];
    const raid = follow(null, [], view({ phase: 'attack', attackers: ['fate-04', 'fate-06'], players }));
    expect(raid).toMatchObject({ year: 2, open: true, order: ['fate-04', 'fate-06'] });
    expect(raid?.ignored[0]).toEqual([1, 0, 0]);
  });

  it('stays in sight while the next cards are chosen and goes when actions begin', () => {
    const raid = follow(null, [attacked('fate-04')], view({ year: 2, phase: 'scored' }));
    const later = follow(raid, [event('cards-chosen', { seat: ['seat', 'p2'] })], view({ year: 3, phase: 'cards' }));
    expect(later?.order).toEqual(['fate-04']);
    expect(follow(later, [], view({ year: 3, phase: 'actions' }))).toBeNull();
  });

  it('goes when history is walked back', () => {
    const raid = follow(null, [attacked('fate-04')], view({ year: 2, phase: 'scored' }));
    expect(follow(raid, [], view({ year: 2, phase: 'cards' }))).toBeNull();
  });

  it('is none before the first', () => {
    expect(follow(null, [], view({}))).toBeNull();
  });
});
