/** The attack of a year, from the View while it lies open, else from the events that told of it. */

import type { Message } from '$board/contract';
import type { FrontierView } from '$generated/view_hadrians_wall';
import { fateOf, SIDES, type Side } from './content';

export interface Raid {
  year: number;
  /** In the order in which they were revealed. */
  order: string[];
  cards: Record<Side, string[]>;
  /** By seat and side: cards that favours took away. */
  ignored: number[][];
  /** By seat, once it is settled. */
  settled: ({ through: number; disdain: number; valour: number } | null)[];
  /** Whether somebody may still spend favours on it. */
  open: boolean;
}

const thing = (message: Message, name: string): string => {
  const value = message.args[name];
  return Array.isArray(value) ? value[1] : '';
};
const amount = (message: Message, name: string): number => Number(message.args[name] ?? 0);
const seatOf = (message: Message): number => Number(thing(message, 'seat').slice(1)) - 1;

function sorted(order: readonly string[]): Record<Side, string[]> {
  const cards: Record<Side, string[]> = { left: [], centre: [], right: [] };
  for (const fate of order) cards[fateOf(fate).attack].push(fate);
  return cards;
}

/** The attack to show after some events: a new one, the same one further on, or none. */
export function follow(before: Raid | null, events: readonly Message[], view: FrontierView): Raid | null {
  let raid = before;
  const revealed = events.filter((event) => event.id === 'event-attacked').map((event) => thing(event, 'fate'));
  const began = events.some((event) => event.id === 'event-year-began');
  if (view.attackers.length > 0) {
    const same = raid !== null && raid.order.join() === view.attackers.join();
    raid = {
      year: view.year,
      order: view.attackers,
      cards: sorted(view.attackers),
      ignored: view.players.map((player) => player.ignored),
      settled: same && raid ? raid.settled : view.players.map(() => null),
      open: true,
    };
  } else if (revealed.length > 0) {
    raid = {
      year: began ? view.year - 1 : view.year,
      order: revealed,
      cards: sorted(revealed),
      ignored: view.players.map(() => SIDES.map(() => 0)),
      settled: view.players.map(() => null),
      open: false,
    };
  } else if (raid !== null) {
    const after = view.phase === 'cards' ? view.year === raid.year + 1 : view.phase === 'scored' && view.year === raid.year;
    if (!after) return null;
    raid = { ...raid, open: false };
  }
  if (raid === null) return null;
  const next: Raid = { ...raid, ignored: raid.ignored.map((sides) => [...sides]), settled: [...raid.settled] };
  for (const event of events) {
    const seat = event.args['seat'] ? seatOf(event) : -1;
    if (event.id === 'event-settled') {
      next.settled[seat] = {
        through: amount(event, 'through'),
        disdain: amount(event, 'disdain'),
        valour: amount(event, 'valour'),
      };
    } else if (event.id === 'event-favour-spent' && view.attackers.length === 0) {
      const sides = next.ignored[seat];
      const side = SIDES.indexOf(thing(event, 'side') as Side);
      if (sides && side >= 0) sides[side] = (sides[side] ?? 0) + 1;
    }
  }
  return next;
}
