/** Marks of the rules reference: where an entry comes from. */
import type { ReferenceEntry, ReferenceMark } from '$generated/api';

/** Marks that a player should see unasked: figures and rulings of our own. */
const OURS = new Set(['own', 'unsure', 'ruling']);

export function doubtful(mark: Pick<ReferenceMark, 'mark'>): boolean {
  return OURS.has(mark.mark);
}

export type Origin = { mark: string; label: string; count: number };

/** The marks that entries have, with the number of entries each, in the order of first appearance by doubt. */
export function origins(entries: readonly Pick<ReferenceEntry, 'marks'>[]): Origin[] {
  const found = new Map<string, Origin>();
  for (const entry of entries) {
    const seen = new Set<string>();
    for (const { mark, label } of entry.marks) {
      if (seen.has(mark)) continue;
      seen.add(mark);
      const origin = found.get(mark);
      if (origin) origin.count++;
      else found.set(mark, { mark, label, count: 1 });
    }
  }
  const order = ['own', 'unsure', 'ruling', 'faq', 'printed', 'rulebook'];
  return [...found.values()].sort((a, b) => order.indexOf(a.mark) - order.indexOf(b.mark));
}
