/** What the table shows only now and then. A page is fetched when it is first opened. */

import type { Component } from 'svelte';
import { later } from '$board';
import type { BoardProps } from '$board/contract';
import type { Heroes3View } from '$generated/views';

export type Page = 'town' | 'combat' | 'scenario' | 'setup' | 'search' | 'aftermath';
type Drawn = Component<BoardProps<Heroes3View>>;

const LATER: Record<Page, () => Drawn | null> = {
  town: later(() => import('./town/Town.svelte')),
  combat: later(() => import('./combat/Combat.svelte')),
  scenario: later(() => import('./scenario/Scenario.svelte')),
  setup: later(() => import('./Setup.svelte')),
  search: later(() => import('./cards/Search.svelte')),
  aftermath: later(() => import('./combat/Aftermath.svelte')),
};

/** A page, null until it is there. Reading it in a template is enough. */
export function pageOf(page: Page): Drawn | null {
  return LATER[page]();
}
