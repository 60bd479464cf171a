/** What the tiles of the action board say: what is left of each regular action, what is covered or closed among the special ones. */

import type { Option } from '$board/contract';
import { verbOf } from '$lib/refs';
import type { LordsOfHellasView } from '$generated/views';
import type { PlayerView } from '$generated/view_lords_of_hellas';

export type TileState = 'open' | 'done' | 'covered' | 'closed' | 'waiting';

export interface Tile {
  action: string;
  state: TileState;
  /** The option that the tile stands for as a whole, on offer or not, where the action needs no thing on the board. */
  option: string | undefined;
}

export interface RegularTile extends Tile {
  /** Which sentence tells what is left, with its figures. */
  note: string;
  args: Record<string, number>;
}

interface Regular {
  action: string;
  /** The option without a thing of its own, for which the tile stands. */
  whole?: string;
  /** The verbs by which it is used. */
  verbs: readonly string[];
  note: (view: LordsOfHellasView, player: PlayerView) => [note: string, args: Record<string, number>];
}

const REGULAR: readonly Regular[] = [
  {
    action: 'use-artifacts',
    verbs: ['use-artifact'],
    note: (_, player) => {
      const charged = player.artifacts.filter((one) => one.charged).length;
      return charged > 0 ? ['charged', { count: charged }] : ['none-charged', {}];
    },
  },
  {
    action: 'prayer',
    verbs: ['pray'],
    note: (_, player) => (player.priests > 0 ? ['priests', { count: player.priests }] : ['no-priest', {}]),
  },
  {
    action: 'hero-move',
    whole: 'advance-quest',
    verbs: ['move-hero', 'advance-quest'],
    note: (_, player) =>
      player.quest === null
        ? ['hero-steps', { count: player.attributes['speed'] ?? 0 }]
        : ['quest-step', { step: (player.quest_step ?? 0) + 1 }],
  },
  {
    action: 'hoplite-move',
    whole: 'move-hoplites',
    verbs: ['move-hoplites', 'move', 'fortify', 'leave-city'],
    note: (_, player) => ['hoplite-steps', { count: player.attributes['leadership'] ?? 0 }],
  },
];

export function regularTiles(view: LordsOfHellasView, player: PlayerView, options: readonly Option[]): RegularTile[] {
  const turn = view.active === player.seat && view.phase === 'regular';
  return REGULAR.map(({ action, whole, verbs, note }) => {
    const offered = options.some((option) => verbs.includes(verbOf(option)));
    const moving = action === 'hoplite-move' && turn && view.hoplites_left !== null;
    const done = turn && view.done.includes(action) && !moving;
    const [sentence, args]: [string, Record<string, number>] = done
      ? ['done', {}]
      : moving
        ? ['hoplites-left', { count: view.hoplites_left ?? 0 }]
        : note(view, player);
    const state: TileState = done ? 'done' : !turn ? 'waiting' : offered || moving ? 'open' : 'closed';
    return { action, state, option: whole, note: sentence, args };
  });
}

export function specialTiles(player: PlayerView, options: readonly Option[], actions: readonly string[]): Tile[] {
  const choosing = options.some((option) => ['special', 'repeat'].includes(verbOf(option)));
  return actions.map((action) => {
    const offered = options.some((option) => option.refs.includes(`action:${action}`));
    const exhausted = action === 'hunt' && options.some((option) => option.action === 'exhausted-fight');
    const state: TileState = offered || exhausted ? 'open' : player.covered.includes(action) ? 'covered' : choosing ? 'closed' : 'waiting';
    return { action, state, option: exhausted ? 'exhausted-fight' : undefined };
  });
}
