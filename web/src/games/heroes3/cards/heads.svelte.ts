/** The heads of units as icons. A town's shelf is fetched when the first of its units is seen. */

import { SvelteMap } from 'svelte/reactivity';
import tower from 'icon:stone-tower';
import { unitFacts } from './army';

const SHELVES: Record<string, () => Promise<{ default: Record<string, string> }>> = {
  castle: () => import('./shelves/castle'),
  conflux: () => import('./shelves/conflux'),
  cove: () => import('./shelves/cove'),
  dungeon: () => import('./shelves/dungeon'),
  fortress: () => import('./shelves/fortress'),
  inferno: () => import('./shelves/inferno'),
  necropolis: () => import('./shelves/necropolis'),
  neutral: () => import('./shelves/neutral'),
  rampart: () => import('./shelves/rampart'),
  stronghold: () => import('./shelves/stronghold'),
  tower: () => import('./shelves/tower'),
};

const here = new SvelteMap<string, string>([['arrow_tower', tower]]);
const asked = new Set<string>();

/** The icon of a unit, empty until it is there. Reading it in a template is enough. */
export function unitIcon(slug: string): string {
  const { face, shelf } = unitFacts(slug);
  const found = here.get(face);
  if (found !== undefined) return found;
  if (!asked.has(shelf)) {
    asked.add(shelf);
    void SHELVES[shelf]?.().then(
      (icons) => {
        for (const [unit, icon] of Object.entries(icons.default)) here.set(unit, icon);
      },
      () => asked.delete(shelf),
    );
  }
  return '';
}
