/** How a combat ended: who won, what fell on which side, and what came of it. */

import type { Message } from '$board/contract';
import type { CombatView } from '$generated/view_heroes3';

export interface Fallen {
  unit: string;
  side: number;
}

const slug = (event: Message, name: string): string => {
  const value = event.args[name];
  return Array.isArray(value) ? value[1] : '';
};

/** The units that some events fell, by side, as the field stood before. */
export function fallenOf(events: readonly Message[], before: CombatView | null): Fallen[] {
  return events
    .filter((event) => event.id === 'event-falls')
    .flatMap((event) => {
      const [unit, space] = [slug(event, 'unit'), slug(event, 'space')];
      const there = before?.fighters.filter((fighter) => fighter.unit === unit && fighter.space !== null) ?? [];
      const fighter = there.find((one) => one.space === space) ?? there[0];
      return fighter ? [{ unit, side: fighter.side }] : [];
    });
}

/** The side that won, 0 for the attacker, and what is told after that; null where no combat has ended. */
export function endOf(events: readonly Message[]): { winner: number; after: Message[] } | null {
  const at = events.findLastIndex((event) => event.id === 'event-combat-over');
  const over = events[at];
  return over ? { winner: slug(over, 'combat-side') === 'attacker' ? 0 : 1, after: events.slice(at + 1) } : null;
}
