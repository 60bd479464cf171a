/** The numbers of a review in words: chances are told in percent, points as they are, changes with their sign. */

import type { Review, ReviewSeat } from '$generated/api';

export type Measure = Review['measure'];

const MILLION = 1_000_000;

/** A standing as a whole number of percent, or of points. */
export function told(value: number, measure: Measure): number {
  return measure === 'points' ? Math.round(value / MILLION) : Math.round((value / MILLION) * 100);
}

/** A change with its sign; a real minus, and nothing before zero. */
export function signed(value: number, measure: Measure): string {
  const number = told(value, measure);
  return number === 0 ? '0' : number > 0 ? `+${number}` : `−${-number}`;
}

/** What a seat's decisions changed: its own and the others', of which each alone says little. */
export function decisions(seat: ReviewSeat): number {
  return seat.own + seat.others;
}

/** How every seat stood at each moment, from the deal on: the lines of the graph. */
export function lines(review: Review): { seat: number; points: { n: number; value: number }[] }[] {
  return review.start.map((_, seat) => ({
    seat,
    points: [{ n: 0, value: review.dealt[seat] ?? 0 }, ...review.moments.map((moment) => ({ n: moment.n, value: moment.standing[seat] ?? 0 }))],
  }));
}

/** The tenth of foretold chances that is nearest to one, with enough behind it to be told. */
export function tenthAt(review: Review, chance: number): { foretold: number; won: number } | null {
  const known = (review.trust?.reliability ?? []).filter(({ count }) => count > 0);
  const [best] = [...known].sort((a, b) => Math.abs(a.foretold - chance) - Math.abs(b.foretold - chance));
  return best ?? null;
}

/** The next number in a list after or before a moment; null if there is none. */
export function nextOf(numbers: readonly number[], at: number, by: 1 | -1): number | null {
  const beyond = numbers.filter((n) => (by > 0 ? n > at : n < at));
  return beyond.length === 0 ? null : by > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
