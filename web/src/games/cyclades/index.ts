import type { ColourName, GameModule } from '$board/contract';
import type { CycladesView } from '$generated/views';
import coins from 'icon:two-coins';
import { factionOf, factionsOfSeat, isBidding } from './reading';

const cyclades: GameModule<CycladesView> = {
  board: () => import('./Board.svelte'),
  depiction: () => import('./Depiction.svelte'),
  panel: () => import('./Panel.svelte'),
  accent: { light: '#94401c', dark: '#e39a76' },
  colours: (view) => {
    const seats = Math.max(...view.factions.map((one) => one.seat)) + 1;
    return Array.from(
      { length: seats },
      (_, seat) => (factionsOfSeat(view, seat)[0]?.faction ?? 'white') as ColourName,
    );
  },
  status: (view, stage) => {
    if (view.epoch === 0) return stage.say('draw-placement');
    const epoch = stage.say('board-epoch', { number: view.epoch });
    if (view.active !== null && view.god !== null)
      return `${epoch} · ${stage.say('board-actions', { god: ['god', view.god] })}`;
    return isBidding(view) ? `${epoch} · ${stage.say('board-offerings')}` : epoch;
  },
  scores: (view, stage) => {
    const sides = bySeat(view);
    return [
      {
        label: stage.say('board-metropolises-built'),
        values: sides.map((all) => total(all, (one) => one.metropolises)),
        total: true,
      },
      { label: stage.say('board-gold'), values: sides.map((all) => all[0]?.gold ?? null) },
      { label: stage.say('board-income'), values: sides.map((all) => total(all, (one) => one.income)) },
    ];
  },
  standing: (view) => bySeat(view).map((all) => total(all, (one) => one.metropolises)),
  owner: ownerOf,
  players: ['faction'],
  purse: (view, seat, stage) =>
    factionsOfSeat(view, seat).flatMap((own, i) => (own.gold === null || i > 0 ? [] : [{ icon: coins, label: stage.say('board-gold'), value: own.gold }])),
  colour: colourOf,
  setup: () => import('./Setup.svelte'),
  sets: ['map'],
  ends: ['end-turn'],
  grave: ['sacrifice', 'sacrifice-as', 'skip-building', 'release'],
};

/** The faction that a ref stands for. */
function meant(ref: string, view: CycladesView): Factions[number] | undefined {
  return ref.startsWith('faction:') ? factionOf(view, ref.slice('faction:'.length)) : undefined;
}

/** The seat that leads a faction. */
export function ownerOf(ref: string, view: CycladesView): number | null {
  return meant(ref, view)?.seat ?? null;
}

/** A faction is its own colour: in a game of two everybody leads two of them. */
export function colourOf(ref: string, view: CycladesView): ColourName | null {
  return (meant(ref, view)?.faction as ColourName | undefined) ?? null;
}

type Factions = CycladesView['factions'];

/** The factions that win together with each seat. */
function bySeat(view: CycladesView): Factions[] {
  const seats = Math.max(...view.factions.map((one) => one.seat)) + 1;
  return Array.from({ length: seats }, (_, seat) => {
    const side = factionsOfSeat(view, seat)[0]?.side;
    return view.factions.filter((one) => one.side === side);
  });
}

function total(all: Factions, value: (one: Factions[number]) => number): number {
  return all.reduce((sum, one) => sum + value(one), 0);
}

export default cyclades;
