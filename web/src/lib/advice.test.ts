import { describe, expect, it } from 'vitest';
import type { Reason } from '$generated/api';
import { barOf, percentOf, reasonsIn, standing } from './advice';
import type { Words } from './words';

const words = {
  say: (id: string, args: Record<string, unknown> = {}) => [id.replace('web-advice-', ''), ...Object.values(args)].join(' '),
  word: ({ id }: { id: string }) => id,
  player: (seat: number) => `seat ${seat}`,
} as unknown as Words;
const reason = (id: string, seat: number): Reason => ({ message: { id, args: {}, rule: '' }, seat, good: 1 });

describe('advice', () => {
  it('says chances as percent, and 0 or 100 only where it is certain', () => {
    expect([0, 0.001, 0.256, 0.999, 1].map(percentOf)).toEqual([0, 1, 26, 99, 100]);
  });

  it('tells what is measured, or nothing', () => {
    expect(standing(0.4, 'chance', words)).toBe('chance 40');
    expect(standing(61.6, 'points', words)).toBe('points 62');
    expect(standing(0.4, 'none', words)).toBe('');
    expect(standing(null, 'chance', words)).toBe('');
  });

  it('groups reasons by side, one’s own first', () => {
    expect(reasonsIn([reason('fewer', 2), reason('more', 0), reason('weak', 2)], words, 0)).toBe('you more side seat 2 fewer, weak');
  });

  it('draws points against the best hint', () => {
    const hint = (value: number | null) => ({ action: '', label: { id: '', args: {}, rule: '' }, refs: [], value, reasons: [] });
    const all = [hint(80), hint(40)];
    expect(all.map((each) => barOf(each, all, 'points'))).toEqual([100, 50]);
    expect(barOf(hint(0.31), all, 'chance')).toBe(31);
    expect(barOf(hint(null), all, 'none')).toBe(0);
  });
});
