/** How near the end is: the four gauges, and whom and what they alarm about. */

import { describe, expect, it } from 'vitest';
import { scoresOf } from './end';
import { colourOf, ownerOf, statusOf } from './index';
import { alarmedRegions, coloursOf, gaugesOf, standingOf } from './reading';
import { held, sample } from './sample';

const RED = ['epirus', 'macedonia', 'thessaly', 'chalkidiki'];
const YELLOW = ['acarnania', 'aetolia', 'locris', 'phocis'];
const say = (id: string, args: object = {}): string => [id, ...Object.values(args).map(String)].join(' ');
const stage = { say, thing: (_: string, slug: string) => slug };
const gauge = (view: ReturnType<typeof sample>, seat: number, i: number) => gaugesOf(view, seat)[i];

describe('colours', () => {
  it('are those of the armies, for players, heroes and armies alike', () => {
    const view = sample(3);
    expect(coloursOf(view)).toEqual(['yellow', 'blue', 'red']);
    expect(ownerOf('army:yellow', view)).toBe(0);
    expect(colourOf('army:yellow', view)).toBe('yellow');
    expect(colourOf('hero:helen', view)).toBe('blue');
    expect(colourOf('hero:perseus', view)).toBeNull();
    expect(ownerOf('region:crete', view)).toBeNull();
  });

  it('are all different before armies are chosen', () => {
    const view = sample(4);
    view.players = view.players.map((one) => ({ ...one, army: one.seat === 1 ? 'red' : null }));
    expect(coloursOf(view)).toEqual(['blue', 'red', 'yellow', 'green']);
  });
});

describe('the gauge of lands', () => {
  it('counts every region of the nearest lands and alarms one region before the end', () => {
    const far = held(sample(4), 1, ...RED.slice(1), ...YELLOW.slice(1));
    expect(gauge(far, 1, 0)).toMatchObject({ alarm: false, parts: [0.75, 0.75] });
    const near = held(far, 1, 'epirus');
    expect(gauge(near, 1, 0)).toMatchObject({ alarm: true, about: 'acarnania', parts: [1, 0.75] });
    expect([...alarmedRegions(near)]).toEqual(['acarnania']);
    expect(alarmedRegions({ ...near, phase: 'over' }).size).toBe(0);
  });

  it('leaves out a land that does not count with three players', () => {
    const view = held(sample(3), 0, 'euboea', 'boeotia', 'attica', 'corinthia');
    expect(gauge(view, 0, 0)?.parts).toEqual([0, 0]);
  });
});

describe('the gauges of temples and monsters', () => {
  it('alarm one before the end', () => {
    const view = sample(2);
    view.players = view.players.map((one) => ({ ...one, temples: one.seat === 0 ? 4 : 3, monsters: one.seat === 0 ? [] : ['hydra', 'sphinx'] }));
    expect([0, 1].map((seat) => gaugesOf(view, seat).map(({ alarm }) => alarm))).toEqual([
      [false, true, false, false],
      [false, false, true, false],
    ]);
    expect(standingOf(view, 0)).toBe(80);
    expect(standingOf(view, 1)).toBe(67);
  });
});

describe('the king of kings', () => {
  it('is whoever holds the region of the finished monument, not its builder', () => {
    const view = held(sample(3, { king: 1, king_god: 'athena', countdown: 1 }), 2, 'attica');
    expect(gauge(view, 2, 3)).toMatchObject({ value: 2, goal: 3, alarm: true, about: 'attica' });
    expect(gauge(view, 1, 3)).toMatchObject({ value: 0, alarm: false });
    expect([...alarmedRegions(view)]).toEqual(['attica']);
  });

  it('does not exist with two players', () => {
    expect(gauge(sample(2), 0, 3)?.open).toBe(false);
    expect(scoresOf(sample(2), stage).map(({ label }) => label)).not.toContain('board-way-king-long');
    expect(scoresOf(sample(3), stage).map(({ label }) => label)).toContain('board-way-king-long');
  });
});

describe('the status', () => {
  it('tells the turn and what the table is busy with', () => {
    expect(statusOf(sample(2), stage)).toBe('board-turn 15 · board-status-regular');
    expect(statusOf(sample(2, { phase: 'start' }), stage)).toBe('draw-start');
    const hunt = { monster: 'hydra', region: 'crete' } as ReturnType<typeof sample>['hunt'];
    expect(statusOf(sample(2, { phase: 'special', hunt }), stage)).toContain('board-status-hunt monster,hydra');
    expect(statusOf(sample(2, { phase: 'over' }), stage)).toBe('board-turn 15');
  });
});
