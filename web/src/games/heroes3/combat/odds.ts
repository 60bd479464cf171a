/** What the server foretells of an attack, as `Game.odds` of Heroes III has it (`forecast.py`). */

export interface Toll {
  least: number;
  likely: number;
  most: number;
  /** In percent: that the unit falls; that it only loses its pack or a horde. */
  falls: number;
  drops: number;
}

export interface StrikeOdds {
  origin: string | null;
  target: string | null;
  attack: number;
  defense: number;
  cover: number;
  dice: 'none' | 'one' | 'low' | 'high' | 'sum';
  guard: boolean;
  rerolls: boolean;
  health: number;
  hit: Toll;
  answer: Toll | null;
  /** In percent: that there is an answer. */
  answers: number;
}

export interface Odds {
  strikes: StrikeOdds[];
}

/** The attacks that a preview foretells; none where no dice are rolled. */
export function strikesOf(odds: unknown): StrikeOdds[] {
  return odds !== null && typeof odds === 'object' && 'strikes' in odds ? (odds as Odds).strikes : [];
}
