import { describe, expect, it } from 'vitest';
import type { Argument, Message } from '$board/contract';
import { boxGain, Chain, symbolOf } from './chain';

const event = (name: string, args: Record<string, Argument>): Message => ({ id: `event-${name}`, args, rule: '' });
const filled = (area: string, number: number, seat = 'p1'): Message =>
  event('filled', { seat: ['seat', seat], area: ['area', area], number });
const gained = (item: string, count = 1, seat = 'p1'): Message =>
  event('gained', { seat: ['seat', seat], item: ['item', item], count });

describe('symbols', () => {
  it('reads the gain of a box from the printed sheets', () => {
    expect(boxGain('fort', 14)).toEqual(['discipline', 'cohort']);
    expect(boxGain('left-cohort', 5)).toEqual(['valour']);
    expect(boxGain('production', 2)).toEqual([]);
  });
  it('knows what fills an area', () => {
    expect([symbolOf('right-cohort'), symbolOf('guard'), symbolOf('priests'), symbolOf('piety')]).toEqual([
      'cohort',
      'sword',
      'priest',
      'piety',
    ]);
  });
});

describe('a chain', () => {
  it('flies from the box that was paid for to the pool', () => {
    const { flights, inked } = new Chain('p1').read([filled('fort', 4), gained('civilian')]);
    expect(flights).toEqual([{ token: 'civilian', from: 'fort:4', to: 'item:civilian', step: 0 }]);
    expect([...inked.keys()]).toEqual(['fort:4']);
  });

  it('goes on from box to box', () => {
    const { flights, inked } = new Chain('p1').read([
      filled('training', 1),
      filled('guard', 2),
      filled('discipline', 3),
      gained('builder'),
    ]);
    expect(flights.map((flight) => [flight.token, flight.from, flight.to])).toEqual([
      ['sword', 'training:1', 'guard:2'],
      ['discipline', 'guard:2', 'discipline:3'],
      ['builder', 'discipline:3', 'item:builder'],
    ]);
    expect(flights.map((flight) => flight.step)).toEqual([0, 1, 2]);
    expect(inked.get('discipline:3')).toBe(2);
  });

  it('remembers a symbol that waits for a choice', () => {
    const chain = new Chain('p1');
    chain.read([filled('wall', 4), filled('renown', 1)]);
    const { flights } = chain.read([filled('left-cohort', 1)]);
    expect(flights).toEqual([{ token: 'cohort', from: 'wall:4', to: 'left-cohort:1', step: 0 }]);
  });

  it('begins anew with another box', () => {
    const chain = new Chain('p1');
    chain.read([filled('wall', 4)]);
    expect(chain.read([filled('mining', 1)]).flights).toEqual([]);
    expect(chain.read([filled('left-cohort', 1)]).flights).toEqual([]);
  });

  it('passes over other players', () => {
    expect(new Chain('p1').read([filled('fort', 4, 'p2'), gained('civilian', 1, 'p2')]).flights).toEqual([]);
  });

  it('brings the items of a fate card and of a prospect', () => {
    const { flights } = new Chain('p1').read([
      event('year-began', { year: 1, fate: ['fate', 'fate-11'] }),
      gained('soldier', 2),
      event('revealed', { seat: ['seat', 'p1'], path: ['card', 'ranger'], prospect: ['card', 'architect'] }),
      gained('resource', 2),
    ]);
    expect(flights.map((flight) => flight.from)).toEqual(['fate', 'fate', 'card:architect', 'card:architect']);
  });
});
