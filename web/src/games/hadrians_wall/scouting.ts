/** Patterns under the pointer: which ways to lay one are open, how they turn, and which one is meant by a cell. */

import type { Option } from '$board/contract';

export type Cell = readonly [row: number, column: number];

/** One way a pattern can lie: its cells as steps from its corner. */
export type Turn = readonly Cell[];

const CELL = /^cell:r(\d+)c(\d+)$/;

export function cellsOf(option: Option): Cell[] {
  return option.refs.flatMap((ref) => {
    const found = CELL.exec(ref);
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
}

export const cellRef = ([row, column]: Cell): string => `cell:r${row}c${column}`;

const order = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1];

/** The same shape moved into the corner, its cells in reading order. */
export function cornered(cells: readonly Cell[]): Turn {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]): Cell => [row - top, column - left]).sort(order);
}

export const keyOf = (turn: readonly Cell[]): string => cornered(turn).map((cell) => cell.join('.')).join(' ');

/** A quarter turn to the right. */
export const turned = (turn: Turn): Turn => cornered(turn.map(([row, column]): Cell => [column, -row]));
/** Seen in a mirror. */
export const mirrored = (turn: Turn): Turn => cornered(turn.map(([row, column]): Cell => [row, -column]));

/** Whether the mirror shows something that turning alone does not. */
export function flips(turn: Turn): boolean {
  const other = keyOf(mirrored(turn));
  let now = turn;
  for (let i = 0; i < 4; i++) {
    if (keyOf(now) === other) return false;
    now = turned(now);
  }
  return true;
}

/** All the ways a pattern can lie, each once, beginning as printed, then turning, then mirrored. */
export function turnsOf(cells: readonly Cell[]): Turn[] {
  const found = new Map<string, Turn>();
  let now = cornered(cells);
  for (const start of [now, mirrored(now)]) {
    now = start;
    for (let i = 0; i < 4; i++) {
      if (!found.has(keyOf(now))) found.set(keyOf(now), now);
      now = turned(now);
    }
  }
  return [...found.values()];
}

/** The options that place a pattern. */
export const placings = (options: readonly Option[]): Option[] =>
  options.filter((option) => option.action.startsWith('place '));

/**
 * The option meant by pointing at a cell with the pattern turned like this.
 *
 * The pattern hangs on the pointer by its middle; where it would stick out or cover something, it moves aside by as
 * little as possible but always covers the cell pointed at. Null if it fits nowhere over that cell.
 */
export function meant(options: readonly Option[], turn: Turn, at: Cell): Option | null {
  const wanted = keyOf(turn);
  const height = Math.max(...turn.map(([row]) => row)) + 1;
  const width = Math.max(...turn.map(([, column]) => column)) + 1;
  let best: Option | null = null;
  let least = Infinity;
  for (const option of options) {
    const cells = cellsOf(option);
    if (keyOf(cells) !== wanted || !cells.some((cell) => cell[0] === at[0] && cell[1] === at[1])) continue;
    const top = Math.min(...cells.map(([row]) => row));
    const left = Math.min(...cells.map(([, column]) => column));
    const off = Math.hypot(top + (height - 1) / 2 - at[0], left + (width - 1) / 2 - at[1]);
    if (off < least - 1e-9) {
      least = off;
      best = option;
    }
  }
  return best;
}

/** The next way to lie that is open somewhere, over the cell if one is pointed at; the same one if there is no other. */
export function nextTurn(options: readonly Option[], turn: Turn, change: (turn: Turn) => Turn, at: Cell | null): Turn {
  let now = change(turn);
  for (let i = 0; i < 4; i++) {
    const open = at
      ? meant(options, now, at) !== null
      : options.some((option) => keyOf(cellsOf(option)) === keyOf(now));
    if (open) return now;
    now = change(now);
  }
  return change(turn);
}
