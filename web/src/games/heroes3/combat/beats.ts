/** From what happened in a combat to what is shown moving, one beat after the other. */

import type { Message } from '$board/contract';

export type Beat =
  | { kind: 'strike'; from: string; to: string; back: boolean; unit: string; target: string }
  | { kind: 'die'; at: string; face: number; guard: boolean }
  | { kind: 'hit'; at: string; amount: number }
  | { kind: 'heal'; at: string; amount: number }
  | { kind: 'fall'; at: string; unit: string }
  | { kind: 'mark'; at: string; what: 'defends' | 'flipped' | 'paralysed' | 'resists' | 'survives' | 'piece-falls' }
  | { kind: 'card'; card: string; seat: string | null }
  | { kind: 'round'; number: number };

/** How long a beat is shown at normal pace, in milliseconds. */
export const LENGTH: Record<Beat['kind'], number> = {
  strike: 420,
  die: 620,
  hit: 620,
  heal: 500,
  fall: 600,
  mark: 420,
  card: 800,
  round: 700,
};

/** How long a queue may take at normal pace, in milliseconds. */
export const LONGEST = 3000;

/** By how much a queue that is too long is shown faster; nothing gets quicker than a third. */
export function hurry(queue: readonly Beat[]): number {
  const whole = queue.reduce((sum, beat) => sum + LENGTH[beat.kind], 0);
  return Math.max(1 / 3, Math.min(1, LONGEST / whole));
}

const MARKS = ['defends', 'flipped', 'paralysed', 'resists', 'survives', 'piece-falls'] as const;
const FACES: Record<string, number> = { 'minus-one': -1, zero: 0, 'plus-one': 1 };

export function beatsOf(events: readonly Message[]): Beat[] {
  const out: Beat[] = [];
  let struck = '';
  for (const event of events) {
    const id = event.id.replace(/^event-/, '');
    const slug = (name: string): string => {
      const value = event.args[name];
      return Array.isArray(value) ? value[1] : '';
    };
    const number = (name: string): number => {
      const value = event.args[name];
      return typeof value === 'number' ? value : 0;
    };
    const mark = MARKS.find((each) => each === id);
    if (id === 'attacks' || id === 'retaliates') out.push({ kind: 'strike', from: slug('from'), to: slug('to'), back: id === 'retaliates', unit: slug('unit'), target: slug('target') });
    else if (id === 'attack-die' || id === 'guard-die') out.push({ kind: 'die', at: slug('space'), face: FACES[slug('die-face')] ?? 0, guard: id === 'guard-die' });
    else if (id === 'hit') {
      out.push({ kind: 'hit', at: slug('space'), amount: number('amount') });
      struck = slug('space');
    } else if (id === 'damage') {
      // A blow has told its damage already.
      if (struck !== slug('space')) out.push({ kind: 'hit', at: slug('space'), amount: number('amount') });
      struck = '';
    } else if (id === 'healed') out.push({ kind: 'heal', at: slug('space'), amount: number('amount') });
    else if (id === 'falls') out.push({ kind: 'fall', at: slug('space'), unit: slug('unit') });
    else if (id === 'casts' || id === 'plays') out.push({ kind: 'card', card: slug('card'), seat: slug('seat') || null });
    else if (id === 'ai-casts') out.push({ kind: 'card', card: slug('card'), seat: null });
    else if (id === 'combat-round') out.push({ kind: 'round', number: number('number') });
    else if (mark) out.push({ kind: 'mark', at: slug('space'), what: mark });
  }
  return out;
}

export interface LastStrike {
  from: string;
  to: string;
  back: boolean;
  unit: string;
  target: string;
  dice: number[];
  guard: number | null;
  damage: number | null;
}

/** The last attack of some events, for the line that tells it. */
export function lastStrike(beats: readonly Beat[], before: LastStrike | null = null): LastStrike | null {
  let last = before;
  for (const beat of beats) {
    if (beat.kind === 'strike') last = { from: beat.from, to: beat.to, back: beat.back, unit: beat.unit, target: beat.target, dice: [], guard: null, damage: null };
    else if (beat.kind === 'round') last = null;
    else if (last && beat.kind === 'die') last = beat.guard ? { ...last, guard: beat.face } : { ...last, dice: [...last.dice, beat.face] };
    else if (last && beat.kind === 'hit' && last.damage === null && beat.at === last.to) last = { ...last, damage: beat.amount };
  }
  return last;
}
