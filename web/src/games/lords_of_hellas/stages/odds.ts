/** Small sums of the stages. */

import type { BattleView } from '$generated/view_lords_of_hellas';

/** A chance as whole percent; what is possible is never 0 and what is not certain never 100. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 1) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** Who would win with these strengths: a tie is the defender's. */
export function winnerOf(attack: number, defence: number, battle: Pick<BattleView, 'attacker' | 'defender'>): number {
  return attack > defence ? battle.attacker.seat : battle.defender.seat;
}
