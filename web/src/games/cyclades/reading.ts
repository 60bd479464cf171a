/** What the board reads out of a view: where the columns stand, how far everybody is, what a battle is made of. */

import type { Message, Option } from '$board/contract';
import type { CycladesView } from '$generated/views';
import type { AreaView, BattleView, FactionView } from '$generated/view_cyclades';
import { verbOf } from '$lib/refs';

/** Where a faction's column stands: at a god, or on a space of the turn-order track. */
export type Column = { god: string; bid: number } | { space: number };

/** While somebody acts the track fills up anew; before, all columns that are not at a god wait on it. */
export function columnOf(view: CycladesView, faction: FactionView): Column {
  const acting = view.track.includes(null);
  const space = view.track.indexOf(faction.faction);
  if (faction.god !== null && (!acting || space < 0)) return { god: faction.god, bid: faction.bid };
  return { space: space < 0 ? view.order.indexOf(faction.faction) : space };
}

/** At the end all gold is shown. */
export const isOver = (view: CycladesView): boolean => view.factions.every((one) => one.gold !== null);

/** Whether the factions bid for the gods now. */
export const isBidding = (view: CycladesView): boolean =>
  view.epoch > 0 &&
  view.active === null &&
  !isOver(view) &&
  view.factions.some((one) => one.god === null && !one.eliminated);

export interface Progress {
  /** How many of each building a faction has. */
  buildings: Record<string, number>;
  land: number;
  sea: number;
  ships: number;
  troops: number;
}

/** What a faction has on the map. */
export function progressOf(view: CycladesView, faction: string): Progress {
  const found: Progress = { buildings: {}, land: 0, sea: 0, ships: 0, troops: 0 };
  for (const area of view.areas) {
    if (area.owner !== faction) continue;
    if (area.land) found.land += 1;
    else found.sea += 1;
    found.ships += area.ships;
    found.troops += area.soldiers + area.mercenaries;
    for (const [building, count] of Object.entries(area.buildings)) {
      found.buildings[building] = (found.buildings[building] ?? 0) + count;
    }
  }
  return found;
}

export const factionsOfSeat = (view: CycladesView, seat: number): FactionView[] =>
  view.factions.filter((one) => one.seat === seat);

export const factionOf = (view: CycladesView, slug: string | null): FactionView | undefined =>
  view.factions.find((one) => one.faction === slug);

export const areaOf = (view: CycladesView, slug: string): AreaView | undefined =>
  view.areas.find((one) => one.area === slug);

/** The faction a hero serves. */
export const masterOf = (view: CycladesView, hero: string): FactionView | undefined =>
  view.factions.find((one) => one.heroes.includes(hero));

/** Heroes of one side of a battle: those of the attacker stand in the attacked area. */
export function heroesIn(view: CycladesView, battle: BattleView, faction: string | null): string[] {
  const there = areaOf(view, battle.area)?.heroes ?? [];
  return there.filter((hero) => masterOf(view, hero)?.faction === faction);
}

// -- bids -------------------------------------------------------------------------------------------------------------

/** The bids that can be made at a god, by amount. */
export function bidsAt(options: readonly Option[], god: string): Map<number, Option> {
  const found = new Map<number, Option>();
  for (const option of options) {
    if (verbOf(option) !== 'bid' || !option.refs.includes(`god:${god}`)) continue;
    const amount = option.label.args['amount'];
    if (typeof amount === 'number') found.set(amount, option);
  }
  return found;
}

/** The part of the scale that is shown at a god: it begins with 1 and goes along when bids grow. */
export function spacesShown(scale: readonly number[], standing: number, most: number): number[] {
  if (scale.length <= most) return [...scale];
  const at = scale.indexOf(standing);
  const start = Math.min(Math.max(0, at - most + 5), scale.length - most);
  return scale.slice(start, start + most);
}

// -- cards in the air -------------------------------------------------------------------------------------------------

/** Creature cards that lie nowhere but can be chosen now, or that only this seat sees. */
export function cardsAtHand(view: CycladesView, options: readonly Option[]): string[] {
  const shown = new Set<string>();
  for (const offer of view.creature_market) if (offer.creature) shown.add(offer.creature);
  for (const area of view.areas) if (area.creature) shown.add(area.creature);
  const cards = new Set<string>(view.drawn);
  if (view.top_creature) cards.add(view.top_creature);
  for (const option of options) {
    for (const ref of option.refs) if (ref.startsWith('creature:')) cards.add(ref.slice('creature:'.length));
  }
  return [...cards].filter((card) => !shown.has(card)).sort();
}

// -- battles ----------------------------------------------------------------------------------------------------------

/** A round of a battle as the events told it. */
export interface Round {
  attack: number;
  defence: number;
  attackDie: number | null;
  defenceDie: number | null;
  attackerLost: number;
  defenderLost: number;
}

/** The story of a battle, gathered from events. */
export interface Saga {
  attacker: string;
  defender: string;
  area: string;
  sea: boolean;
  rounds: Round[];
  /** Who has the area now, null while it goes on. */
  winner: string | null;
  over: boolean;
}

const number = (message: Message, name: string): number => {
  const value = message.args[name];
  return typeof value === 'number' ? value : 0;
};
const slug = (message: Message, name: string): string => {
  const value = message.args[name];
  return Array.isArray(value) ? value[1] : '';
};

/** The story of a battle that was under way when somebody sat down. */
export const begun = (view: CycladesView, battle: BattleView): Saga => ({
  attacker: battle.attacker,
  defender: battle.defender ?? '',
  area: battle.area,
  sea: areaOf(view, battle.area)?.land === false,
  rounds: [],
  winner: null,
  over: false,
});

const LOSSES = new Set([
  'event-soldier-lost',
  'event-mercenary-lost',
  'event-ship-lost',
  'event-hero-fell',
  'event-minotaur-fell',
]);
const ENDS = new Set(['event-area-taken', 'event-defended', 'event-withdrew', 'event-retreated']);
const FORGETS = new Set(['event-turn', 'event-turn-ended', 'event-epoch', 'event-bid']);

/** Go on with the story after some events; null while nobody fights. */
export function retell(saga: Saga | null, events: readonly Message[]): Saga | null {
  let now = saga;
  const rolled = new Map<string, number>();
  for (const event of events) {
    if (event.id === 'event-land-battle' || event.id === 'event-sea-battle') {
      now = {
        attacker: slug(event, 'attacker'),
        defender: slug(event, 'defender'),
        area: slug(event, 'area'),
        sea: event.id === 'event-sea-battle',
        rounds: [],
        winner: null,
        over: false,
      };
      continue;
    }
    if (FORGETS.has(event.id)) now = null;
    if (now === null) continue;
    if (event.id === 'event-rolled') rolled.set(slug(event, 'faction'), number(event, 'die'));
    else if (event.id === 'event-compared') {
      const round: Round = {
        attack: number(event, 'attack'),
        defence: number(event, 'defence'),
        attackDie: rolled.get(now.attacker) ?? null,
        defenceDie: rolled.get(now.defender) ?? null,
        attackerLost: 0,
        defenderLost: 0,
      };
      now = { ...now, rounds: [...now.rounds, round] };
      rolled.clear();
    } else if (LOSSES.has(event.id)) {
      const round = now.rounds.at(-1);
      if (!round) continue;
      const lost = { ...round };
      if (slug(event, 'faction') === now.attacker) lost.attackerLost += 1;
      else lost.defenderLost += 1;
      now = { ...now, rounds: [...now.rounds.slice(0, -1), lost] };
    } else if (ENDS.has(event.id)) {
      const left = event.id === 'event-withdrew' || event.id === 'event-retreated';
      const faction = slug(event, 'faction');
      const winner = left ? (faction === now.attacker ? now.defender : now.attacker) : faction;
      now = { ...now, winner, over: true };
    }
  }
  return now;
}

/** A chance as whole percent; only what is certain is 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
