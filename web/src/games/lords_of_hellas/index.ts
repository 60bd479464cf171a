import type { ColourName, GameModule, Stage } from '$board/contract';
import type { LordsOfHellasView } from '$generated/views';
import { coursesOf, outcomeOf, scoresOf } from './end';
import { coloursOf, standingOf } from './reading';

const lordsOfHellas: GameModule<LordsOfHellasView> = {
  board: () => import('./Board.svelte'),
  depiction: () => import('./Depiction.svelte'),
  panel: () => import('./Panel.svelte'),
  accent: { light: '#0f6d64', dark: '#5fd3c6' },
  colours: coloursOf,
  status: statusOf,
  scores: scoresOf,
  standing: (view) => view.players.map((one) => standingOf(view, one.seat)),
  percent: true,
  courses: coursesOf,
  outcome: outcomeOf,
  end: () => import('./End.svelte'),
  owner: ownerOf,
  colour: (ref, view) => colourOf(ref, view),
  sections: ['turn'],
  ends: ['done', 'pass'],
  grave: ['give-up', 'give-up-glory', 'suffer', 'sacrifice-priest', 'let-die'],
};

/** "Turn 15 · regular actions", or what the table is busy with. */
export function statusOf(view: LordsOfHellasView, stage: Pick<Stage, 'say' | 'thing'>): string {
  if (view.phase === 'start') return stage.say('draw-start');
  const turn = stage.say('board-turn', { number: view.turn });
  if (view.phase === 'over') return turn;
  if (view.battle) return `${turn} · ${stage.say('board-status-battle', { where: stage.thing('region', view.battle.region, 'in') })}`;
  if (view.hunt) return `${turn} · ${stage.say('board-status-hunt', { monster: ['monster', view.hunt.monster] })}`;
  return `${turn} · ${stage.say(`board-status-${view.phase}`)}`;
}

/** Armies and heroes stand for whoever leads them. */
export function ownerOf(ref: string, view: LordsOfHellasView): number | null {
  const [kind, slug] = ref.split(':');
  if (kind === 'army') return view.players.find((one) => one.army === slug)?.seat ?? null;
  if (kind === 'hero') return view.players.find((one) => one.hero === slug)?.seat ?? null;
  return null;
}

/** An army is its own colour; heroes have that of their player. */
export function colourOf(ref: string, view: LordsOfHellasView): ColourName | null {
  const [kind, slug] = ref.split(':');
  if (kind === 'army') return slug as ColourName;
  const seat = ownerOf(ref, view);
  return seat === null ? null : (coloursOf(view)[seat] ?? null);
}

export default lordsOfHellas;
