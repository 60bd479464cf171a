/** Heroes III in the browser. */

import type { GameModule, Stage } from '$board/contract';
import type { Heroes3View } from '$generated/views';
import { coloursOf } from './colours';
import { nameOf } from './map/atlas';
import { coursesOf, outcomeOf, scoresOf } from './scenario/end';
import { quickGame, SETS } from './setup/sets';

type Words = Pick<Stage, 'say' | 'thing'>;

/** The header: "Round 4 of 8 · astrologers · Brave New World". */
function status(view: Heroes3View, { say }: Words): string {
  const scenario = say(`option-scenario-${view.scenario}`);
  if (view.round === 0) return `${say('board-setting-up')} · ${scenario}`;
  const round = say('board-round', { number: view.round, last: view.last_round });
  return `${round} · ${say(view.round % 2 === 1 ? 'board-resource-round' : 'board-astrologers-round')} · ${scenario}`;
}

/** The seat whose town or hero a ref names. */
export function ownerOf(ref: string, view: Heroes3View): number | null {
  const [kind, slug] = ref.split(':', 2);
  const seat = view.players.findIndex((player) => (kind === 'faction' ? player.faction === slug : kind === 'hero' && player.hero === slug));
  return seat < 0 ? null : seat;
}

const heroes3: GameModule<Heroes3View> = {
  board: () => import('./Board.svelte'),
  depiction: () => import('./Depiction.svelte'),
  panel: () => import('./Panel.svelte'),
  setup: () => import('./setup/Setup.svelte'),
  sets: SETS,
  quick: quickGame,
  accent: { light: '#7a2b22', dark: '#e2a35c' },
  colours: coloursOf,
  status,
  scores: scoresOf,
  outcome: outcomeOf,
  courses: coursesOf,
  end: () => import('./scenario/End.svelte'),
  owner: ownerOf,
  naming: (kind, slug, view, words) => (kind === 'space' && slug === 'tower' ? words.say('board-space-tower') : nameOf(kind, slug, view, words)),
  sections: ['round'],
  ends: ['end-turn', 'ready', 'done', 'pass', 'decline'],
  grave: ['retreat', 'surrender', 'sacrifice', 'remove'],
};

export default heroes3 as unknown as GameModule;
