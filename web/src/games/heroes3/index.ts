/** Heroes III in the browser. */

import type { GameModule, ScoreLine, Stage } from '$board/contract';
import type { Heroes3View } from '$generated/views';
import { coloursOf } from './colours';
import { nameOf } from './map/atlas';
import { quickGame, SETS } from './setup/sets';

type Words = Pick<Stage, 'say' | 'thing'>;

/** The header: "Round 4 of 8 · astrologers · Brave New World". */
function status(view: Heroes3View, { say }: Words): string {
  const scenario = say(`option-scenario-${view.scenario}`);
  if (view.round === 0) return `${say('board-setting-up')} · ${scenario}`;
  const round = say('board-round', { number: view.round, last: view.last_round });
  return `${round} · ${say(view.round % 2 === 1 ? 'board-resource-round' : 'board-astrologers-round')} · ${scenario}`;
}

/** What everybody holds on the map and how far the heroes have come. */
function scores(view: Heroes3View, { say, thing }: Words): ScoreLine[] {
  const flags = (slug: string): ScoreLine => ({
    label: thing('location', slug),
    values: view.players.map((_, seat) => held(view, seat, slug)),
  });
  const line = (label: string, value: (player: Heroes3View['players'][number]) => number): ScoreLine => ({ label, values: view.players.map(value) });
  return [
    flags('town'),
    flags('settlement'),
    flags('mine'),
    line(say('board-level'), (player) => player.level),
    line(say('board-cubes'), (player) => player.cubes.reduce((sum, one) => sum + one, 0)),
    line(say('board-units'), (player) => player.units.length),
    line(say('board-buildings'), (player) => player.buildings.length),
  ];
}

function held(view: Heroes3View, seat: number, location: string): number {
  const slug = `p${seat + 1}`;
  return view.tiles.flatMap((tile) => tile.fields).filter((field) => field.flag === slug && field.location === location).length;
}

/** The seat whose town or hero a ref names. */
export function ownerOf(ref: string, view: Heroes3View): number | null {
  const [kind, slug] = ref.split(':', 2);
  const seat = view.players.findIndex((player) => (kind === 'faction' ? player.faction === slug : kind === 'hero' && player.hero === slug));
  return seat < 0 ? null : seat;
}

const heroes3: GameModule<Heroes3View> = {
  board: () => import('./Board.svelte'),
  panel: () => import('./Panel.svelte'),
  setup: () => import('./setup/Setup.svelte'),
  sets: SETS,
  quick: quickGame,
  accent: { light: '#7a2b22', dark: '#e2a35c' },
  colours: coloursOf,
  status,
  scores,
  owner: ownerOf,
  naming: (kind, slug, view, words) => (kind === 'space' && slug === 'tower' ? words.thing('unit', 'arrow_tower') : nameOf(kind, slug, view, words)),
  sections: ['round'],
  ends: ['end-turn', 'ready', 'done', 'pass', 'decline'],
  grave: ['retreat', 'surrender', 'sacrifice', 'remove'],
};

export default heroes3 as unknown as GameModule;
