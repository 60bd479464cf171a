import { describe, expect, it } from 'vitest';
import type { Review } from '$generated/api';
import { decisions, lines, nextOf, signed, tenthAt, told } from './review';

const review = {
  start: [500_000, 500_000],
  dealt: [520_000, 480_000],
  moments: [{ n: 1, standing: [600_000, 400_000] }, { n: 2, standing: [1_000_000, 0] }],
  trust: { reliability: [{ foretold: 0.66, won: 0.7, count: 9 }, { foretold: 0.71, won: 1, count: 0 }, { foretold: 0.2, won: 0.1, count: 4 }] },
} as unknown as Review;

describe('a review in words', () => {
  it('tells chances in percent and points as they are', () => {
    expect(told(123_456, 'chance')).toBe(12);
    expect(told(62_400_000, 'points')).toBe(62);
  });

  it('gives changes their sign', () => {
    expect([-120_000, 300_000, 1_000].map((value) => signed(value, 'chance'))).toEqual(['−12', '+30', '0']);
  });

  it('counts own and others’ decisions together', () => {
    expect(decisions({ seat: 0, start: 0, result: 0, own: 40, others: -60, luck: 20, given: 0, choices: 1 })).toBe(-20);
  });

  it('draws a line a seat from the deal to the end', () => {
    expect(lines(review)[1]?.points).toEqual([{ n: 0, value: 480_000 }, { n: 1, value: 400_000 }, { n: 2, value: 0 }]);
  });

  it('tells the tenth nearest to a chance that has positions behind it', () => {
    expect(tenthAt(review, 0.7)?.foretold).toBe(0.66);
  });

  it('finds the next turning point either way', () => {
    expect([nextOf([3, 9, 20], 9, 1), nextOf([3, 9, 20], 9, -1), nextOf([3], 3, 1)]).toEqual([20, 3, null]);
  });
});
