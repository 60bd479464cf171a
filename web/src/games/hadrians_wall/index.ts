/** Hadrian's Wall in the browser. */

import type { ColourName, GameModule, ScoreLine, Stage } from '$board/contract';
import type { FrontierView } from '$generated/view_hadrians_wall';

type Words = Pick<Stage, 'say' | 'thing'>;
const ATTRIBUTES = ['renown', 'piety', 'valour', 'discipline'] as const;

/** The header: "Year 3 of 6 · actions · easy". */
function status(view: FrontierView, { say }: Words): string {
  return say('draw-title', {
    year: view.year,
    years: view.years,
    phase: say(`draw-phase-${view.phase}`),
    difficulty: say(`option-difficulty-${view.difficulty}`),
  });
}

/** The scoring column of the left sheet, one column a player. */
function scores(view: FrontierView, { say, thing }: Words): ScoreLine[] {
  const line = (label: string, value: (player: FrontierView['players'][number]) => number): ScoreLine => ({
    label,
    values: view.players.map(value),
  });
  const ranks = view.players.map((player) => (player.score.rank === null ? null : thing('rank', player.score.rank)));
  return [
    ...ATTRIBUTES.map((attribute) => line(thing('area', attribute), (player) => player.left[attribute])),
    line(say('board-paths'), (player) => player.score.paths),
    line(say('board-penalty'), (player) => -player.score.penalty),
    { ...line(say('board-total'), (player) => player.score.total), total: true },
    ...(ranks.some((rank) => rank !== null) ? [{ label: say('board-rank'), values: ranks }] : []),
  ];
}

/** Squares of the map by row and column, cards of fate by their number. */
function naming(kind: string, slug: string, _view: FrontierView, { say }: Words): string | null {
  const [first = 0, second = 0] = [...slug.matchAll(/\d+/g)].map(Number);
  if (kind === 'cell') return say('board-cell', { row: first, column: second });
  return kind === 'fate' ? say('board-fate-card', { number: first }) : null;
}

const game: GameModule<FrontierView> = {
  board: () => import('./Board.svelte'),
  depiction: () => import('./Depiction.svelte'),
  panel: () => import('./Panel.svelte'),
  accent: { light: '#93281b', dark: '#e58a7c' },
  colours: (view) => view.players.map((player) => player.colour as ColourName),
  status,
  scores,
  standing: (view) => view.players.map((player) => player.score.total),
  naming,
  roomy: true,
  sections: ['year-began'],
  ends: ['end-year', 'done'],
};

export default game as unknown as GameModule;
