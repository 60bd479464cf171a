/** Which tab of the table shows what. */

import type { Option } from '$board/contract';
import type { Heroes3View } from '$generated/views';

export type Tab = 'map' | 'town' | 'combat' | 'scenario';
export const TABS: readonly Tab[] = ['map', 'town', 'combat', 'scenario'];

const KINDS: Record<string, Tab> = {
  field: 'map',
  place: 'map',
  site: 'map',
  leader: 'map',
  faction: 'map',
  hero: 'map',
  building: 'town',
  unit: 'town',
  space: 'combat',
};
/** Options without things of their own that a tab draws all the same. */
const VERBS: Record<string, Tab> = { rotate: 'map', trade: 'town' };

/** The tab that draws a thing; null for what is there on every tab. */
export function tabOf(ref: string, view: Pick<Heroes3View, 'combat' | 'shown'>): Tab | null {
  const [kind = '', slug = ''] = ref.split(':', 2);
  if (kind === 'unit') {
    if (view.shown.includes(slug)) return null;
    return view.combat ? 'combat' : 'town';
  }
  return KINDS[kind] ?? null;
}

/** By tab: the refs of its options; an empty one for options that have none. */
export function tabsFor(options: readonly Option[], view: Pick<Heroes3View, 'combat' | 'shown'>): Map<Tab, Set<string>> {
  const out = new Map<Tab, Set<string>>();
  const add = (tab: Tab, ref: string): void => {
    const refs = out.get(tab) ?? new Set();
    refs.add(ref);
    out.set(tab, refs);
  };
  for (const option of options) {
    const verb = option.action.split(' ', 1)[0] ?? '';
    const bare = VERBS[verb];
    if (bare) add(bare, '');
    for (const ref of option.refs) {
      const tab = tabOf(ref, view);
      if (tab) add(tab, ref);
    }
  }
  return out;
}

/** Verbs that leave it to the person where to look: the turn itself, and windows that can be passed. */
const FREE = new Set(['end-turn', 'pass']);

/** The tab where a question is answered, null where the person may be anywhere. */
export function askedIn(options: readonly Option[], view: Pick<Heroes3View, 'combat' | 'shown'>): Tab | null {
  if (options.some((option) => FREE.has(option.action.split(' ', 1)[0] ?? ''))) return null;
  const tabs = [...tabsFor(options, view).keys()];
  return tabs.length === 1 ? (tabs[0] ?? null) : null;
}
