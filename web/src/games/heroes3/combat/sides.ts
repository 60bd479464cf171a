/** Reading a combat: whose side is whose, where spaces lie, what a fighter is called. */

import type { Player, Stage } from '$board/contract';
import type { CombatView, FighterView } from '$generated/view_heroes3';

export const FILES = 'abcd';
export const RANKS = [1, 2, 3, 4, 5] as const;
export const TOWER = 'tower';
export const [WALL, GATE, FORCE_FIELD] = [-2, -3, -4];

/** How the field lies on the screen: on its side where there is room, upright on a phone. */
export interface Lie {
  upright: boolean;
  cell: [width: number, height: number];
  left: number;
  top: number;
}

export const LYING: Lie = { upright: false, cell: [114, 96], left: 44, top: 20 };
export const UPRIGHT: Lie = { upright: true, cell: [84, 84], left: 32, top: 18 };

/** The corner of a space on the drawing; the tower stands beside the field. */
export function corner(lie: Lie, space: string): [x: number, y: number] {
  const [w, h] = lie.cell;
  if (space === TOWER) return lie.upright ? [lie.left + 4 * w + 10, lie.top] : [lie.left + 5 * w + 26, lie.top + 1.2 * h];
  const file = FILES.indexOf(space[0] ?? '');
  const rank = Number(space[1]);
  return lie.upright ? [lie.left + file * w, lie.top + (5 - rank) * h] : [lie.left + (rank - 1) * w, lie.top + file * h];
}

export function centre(lie: Lie, space: string): [x: number, y: number] {
  const [x, y] = corner(lie, space);
  if (space === TOWER) return lie.upright ? [x + 20, y + 60] : [x + 32, y + 80];
  return [x + lie.cell[0] / 2, y + lie.cell[1] / 2];
}

/** All spaces in the order of the board: a5 to d5 first, as `combat.board` has them. */
export const SPACES: readonly string[] = [5, 4, 3, 2, 1].flatMap((rank) => [...FILES].map((file) => `${file}${rank}`));

/** Who owns a side: `p1`, `neutrals`, `ai`. */
export const ownerOf = (combat: CombatView, side: number): string => (side === 0 ? combat.attacker : combat.defender) ?? 'neutrals';

export function playerOf(players: readonly Player[], slug: string | null): Player | null {
  return players.find((player) => player.slug === slug) ?? null;
}

export function fighterAt(combat: CombatView, space: string | null): FighterView | null {
  return space === null ? null : (combat.fighters.find((fighter) => fighter.space === space) ?? null);
}

/** The name of a unit without the words that tell a neutral card from a player's: the band of its token says that. */
export const unitName = (stage: Pick<Stage, 'thing'>, unit: string): string => stage.thing('unit', unit).replace(/\s*\([^)]*\)$/u, '');

/** What everybody may say of a unit in one line: for screen readers and tips. */
export function describe(fighter: FighterView, owner: string, stage: Pick<Stage, 'say' | 'thing'>): string {
  const parts = [
    stage.say('board-fight-unit', { unit: unitName(stage, fighter.unit), owner }),
    fighter.pack ? stage.say('board-card-pack') : '',
    fighter.space === TOWER ? '' : (fighter.space ?? ''),
    stage.say('board-fight-health', { left: fighter.health - fighter.damage, health: fighter.health }),
    ...statesOf(fighter).map((state) => stage.say(`board-fight-${state}`)),
  ];
  return parts.filter(Boolean).join(', ');
}

export type FighterState = 'defending' | 'paralysed' | 'retaliated' | 'activated';

export function statesOf(fighter: FighterView): FighterState[] {
  return (['paralysed', 'defending', 'retaliated', 'activated'] as const).filter((state) => fighter[state]);
}
