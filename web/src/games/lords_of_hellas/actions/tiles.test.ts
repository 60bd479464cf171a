/** What the tiles of the action board say and stand for. */

import { describe, expect, it } from 'vitest';
import type { Option } from '$board/contract';
import type { PlayerView } from '$generated/view_lords_of_hellas';
import { sample } from '../sample';
import { regularTiles, specialTiles } from './tiles';

const option = (action: string, ...refs: string[]): Option => ({ action, refs, label: { id: '', args: {}, rule: '' } });
const me = (more: Partial<PlayerView> = {}): PlayerView => ({ ...(sample(2).players[0] as PlayerView), ...more });
const SPECIAL = ['recruit', 'march', 'build-temple', 'prepare', 'usurp', 'hunt', 'build-monument'];

describe('regular actions', () => {
  it('say what is left of each, and which stand for an option as a whole', () => {
    const player = me({ priests: 2, artifacts: [{ artifact: 'harpe', charged: true }] });
    const options = [option('move-hoplites'), option('move-hero crete', 'region:crete'), option('pray zeus', 'god:zeus')];
    const tiles = regularTiles(sample(2), player, options);
    expect(tiles.map(({ action, state, note, args }) => [action, state, note, args['count']])).toEqual([
      ['use-artifacts', 'closed', 'charged', 1],
      ['prayer', 'open', 'priests', 2],
      ['hero-move', 'open', 'hero-steps', 3],
      ['hoplite-move', 'open', 'hoplite-steps', 2],
    ]);
    expect(tiles.map((tile) => tile.option)).toEqual([undefined, undefined, 'advance-quest', 'move-hoplites']);
  });

  it('count down during a hoplite move and are crossed out afterwards', () => {
    const moving = regularTiles(sample(2, { done: ['hoplite-move'], hoplites_left: 1 }), me(), [option('done')]);
    expect(moving[3]).toMatchObject({ state: 'open', note: 'hoplites-left', args: { count: 1 } });
    const after = regularTiles(sample(2, { done: ['hoplite-move'] }), me(), []);
    expect(after[3]).toMatchObject({ state: 'done', note: 'done' });
  });

  it('lead a hero on a quest one step further', () => {
    const tiles = regularTiles(sample(2), me({ quest: 'golden-fleece', quest_step: 0 }), [option('advance-quest')]);
    expect(tiles[2]).toMatchObject({ state: 'open', option: 'advance-quest', note: 'quest-step', args: { step: 1 } });
  });

  it('stand for the same option all the time, so that none keeps its glow', () => {
    const wholes = [sample(2), sample(2, { active: 1 }), sample(2, { done: ['hero-move'] })].map((view) =>
      regularTiles(view, me(), []).map((tile) => tile.option),
    );
    expect(new Set(wholes.map(String)).size).toBe(1);
  });

  it('wait while it is the turn of another', () => {
    const tiles = regularTiles(sample(2, { active: 1, done: ['prayer'] }), me(), []);
    expect(new Set(tiles.map(({ state }) => state))).toEqual(new Set(['waiting']));
  });
});

describe('special actions', () => {
  it('are open, covered, closed or later', () => {
    const player = me({ covered: ['recruit', 'hunt'] });
    const choosing = specialTiles(player, [option('special march', 'action:march')], SPECIAL);
    expect(choosing.map(({ state }) => state)).toEqual(['covered', 'open', 'closed', 'closed', 'closed', 'covered', 'closed']);
    const later = specialTiles(player, [option('done')], SPECIAL);
    expect(later.map(({ state }) => state)).toEqual(['covered', 'waiting', 'waiting', 'waiting', 'waiting', 'covered', 'waiting']);
  });

  it('offer the hunt of Exhausted Fight on the covered tile', () => {
    const hunt = specialTiles(me({ covered: ['hunt'] }), [option('exhausted-fight')], SPECIAL).find(({ action }) => action === 'hunt');
    expect(hunt).toEqual({ action: 'hunt', state: 'open', option: 'exhausted-fight' });
  });

  it('can be carried out again before a monument is built', () => {
    const tiles = specialTiles(me({ covered: ['march'] }), [option('repeat march', 'action:march')], SPECIAL);
    expect(tiles[1]?.state).toBe('open');
  });
});
