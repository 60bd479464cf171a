/** What the parts of a player's sheets share: whose sheets these are, what a hovered option would fill, what is new. */

import { getContext, setContext } from 'svelte';
import type { Option, Stage } from '$board/contract';
import type { FrontierView, PlayerView } from '$generated/view_hadrians_wall';
import type { Citizen, Needs } from './content';

export interface Sheets {
  readonly stage: Stage<FrontierView>;
  readonly view: FrontierView;
  /** The player whose sheets are shown. */
  readonly me: PlayerView;
  /** The same player after the hovered option; null if nothing is hovered. */
  readonly next: PlayerView | null;
  /** Whether things here can be clicked: they are your own. */
  readonly own: boolean;
  /** In how many milliseconds each newly filled spot is inked. */
  readonly fresh: ReadonlyMap<string, number>;
}

const KEY = Symbol('sheets');

/** Share the sheets: each part is asked for when it is read, so that a reader follows this part and no other. */
export function shareSheets(parts: { readonly [Part in keyof Sheets]: () => Sheets[Part] }): void {
  setContext<Sheets>(KEY, {
    get stage() {
      return parts.stage();
    },
    get view() {
      return parts.view();
    },
    get me() {
      return parts.me();
    },
    get next() {
      return parts.next();
    },
    get own() {
      return parts.own();
    },
    get fresh() {
      return parts.fresh();
    },
  });
}

export const useSheets = (): Sheets => getContext<Sheets>(KEY);

/** A name at the head of something. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** How far a player has come on what a building or a box needs. */
export function levelOf(me: PlayerView, need: string): number {
  switch (need) {
    case 'infrastructure':
    case 'fort':
      return me.left[need];
    case 'renown':
    case 'piety':
    case 'valour':
    case 'discipline':
      return me.left[need];
    case 'disdain':
      return me.left.disdain - me.left.forgiven;
    default:
      return me.right[need as Citizen];
  }
}

/** The threshold on a flag: what it counts and how much of it is needed. */
export function flagOf(needs: Needs | undefined): { need: string; value: number } | null {
  for (const [need, value] of Object.entries(needs ?? {})) if (typeof value === 'number') return { need, value };
  return null;
}

/** The legal option with exactly this notation. */
export const optionOf = (stage: Stage<FrontierView>, action: string): Option | null =>
  stage.options.find((option) => option.action === action) ?? null;

/** Whether some legal option has this verb. */
export const offers = (stage: Stage<FrontierView>, verb: string): boolean =>
  stage.options.some((option) => option.action === verb || option.action.startsWith(`${verb} `));
