/** What an advisor says, in words: chances, points, and what a move changes for whom. */

import type { Hint, Hints, Reason } from '$generated/api';
import type { Message } from '$board/contract';
import type { Words } from './words';

export type Measure = Hints['measure'];

/** How a seat stands, in words; empty where nobody can say. */
export function standing(value: number | null | undefined, measure: Measure, words: Words): string {
  if (value === null || value === undefined || measure === 'none') return '';
  return measure === 'points' ? words.say('web-advice-points', { points: Math.round(value) }) : words.say('web-advice-chance', { percent: percentOf(value) });
}

/** A chance as a whole number of percent; only what is certain is 0 or 100. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return Math.round(chance * 100);
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** What a move changes, side by side: "You: one more temple. Blue: two soldiers fewer." */
export function reasonsIn(reasons: readonly Reason[], words: Words, seat: number | null): string {
  const bySeat = new Map<number, string[]>();
  for (const reason of reasons) bySeat.set(reason.seat, [...(bySeat.get(reason.seat) ?? []), words.word(reason.message as Message)]);
  return [...bySeat]
    .sort(([a], [b]) => Number(b === seat) - Number(a === seat))
    .map(([who, said]) => who === seat ? words.say('web-advice-you', { what: said.join(', ') }) : words.say('web-advice-side', { name: words.player(who), what: said.join(', ') }))
    .join(' ');
}

/** How long the bar of a hint is, in percent of the best one. */
export function barOf(hint: Hint, all: readonly Hint[], measure: Measure): number {
  if (hint.value === null || measure === 'none') return 0;
  if (measure === 'chance') return Math.round(hint.value * 100);
  const best = Math.max(1, ...all.map(({ value }) => value ?? 0));
  return Math.max(0, Math.round((hint.value / best) * 100));
}
