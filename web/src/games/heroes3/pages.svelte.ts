/** What the table shows only now and then. A page is fetched when it is first opened. */

import type { Component } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import type { BoardProps } from '$board/contract';
import type { Heroes3View } from '$generated/views';

export type Page = 'town' | 'combat' | 'scenario' | 'setup';
type Drawn = Component<BoardProps<Heroes3View>>;

const LATER: Record<Page, () => Promise<{ default: Drawn }>> = {
  town: () => import('./town/Town.svelte'),
  combat: () => import('./combat/Combat.svelte'),
  scenario: () => import('./scenario/Scenario.svelte'),
  setup: () => import('./Setup.svelte'),
};
/** Milliseconds until a page is asked for again when the line was cut. */
const AGAIN = 3000;

const here = new SvelteMap<Page, Drawn>();
const asked = new Set<Page>();

/** A page, null until it is there. Reading it in a template is enough. */
export function pageOf(page: Page): Drawn | null {
  const found = here.get(page);
  if (found) return found;
  if (!asked.has(page)) {
    asked.add(page);
    fetchPage(page);
  }
  return null;
}

function fetchPage(page: Page): void {
  LATER[page]().then(
    (loaded) => here.set(page, loaded.default),
    () => setTimeout(() => fetchPage(page), AGAIN),
  );
}
