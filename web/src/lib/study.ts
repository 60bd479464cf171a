/** The tree of a study: line 0 is the game, every other line leaves its parent after some actions. */

import type { Mark, Study, StudyLine, StudyMove, StudyNote } from '$generated/api';

/** A moment: a line, and how many actions were played so far. */
export interface Place {
  readonly line: number;
  readonly at: number;
}

/** A move in the list: the moment it leads to, and how deep its line lies below the game. */
export interface Row extends Place {
  readonly depth: number;
  readonly move: StudyMove;
  /** The first move of a line that leaves another. */
  readonly opens: boolean;
  readonly noted: boolean;
}

export type Tree = Pick<Study, 'actions' | 'lines' | 'notes'>;

export const lineOf = (tree: Tree, line: number): StudyLine | undefined => tree.lines.find((one) => one.id === line);
export const leaving = (tree: Tree, { line, at }: Place): StudyLine[] => tree.lines.filter((one) => one.parent === line && one.at === at);

/** After how many actions a line ends. */
export function endOf(tree: Tree, line: number): number {
  const found = lineOf(tree, line);
  return found ? found.at + found.moves.length : tree.actions;
}

/** A moment by the line it belongs to, as near as there is one. */
export function placed(tree: Tree, { line, at }: Place): Place {
  let found = lineOf(tree, line);
  const near = Math.max(0, Math.min(at, endOf(tree, found ? line : 0)));
  while (found && near <= found.at) found = lineOf(tree, found.parent);
  return { line: found?.id ?? 0, at: near };
}

/** One move back or forward along the line. */
export const stepped = (tree: Tree, { line, at }: Place, by: number): Place => placed(tree, { line, at: Math.min(at + by, endOf(tree, line)) });

export const noteAt = (tree: Tree, { line, at }: Place): StudyNote | undefined => tree.notes.find((note) => note.line === line && note.at === at);

/** The move that led to a moment. */
export function moveTo(tree: Tree, moves: readonly StudyMove[], { line, at }: Place): StudyMove | undefined {
  const found = lineOf(tree, line);
  return found ? found.moves[at - found.at - 1] : moves[at - 1];
}

/** All moves as a list: lines follow the move they are an alternative to. */
export function rowsOf(tree: Tree, moves: readonly StudyMove[]): Row[] {
  const rows: Row[] = [];
  const noted = new Set(tree.notes.map(({ line, at }) => `${line}/${at}`));
  const walk = (line: number, own: readonly StudyMove[], start: number, depth: number): void => {
    own.forEach((move, i) => {
      const at = start + i + 1;
      rows.push({ line, at, depth, move, opens: line !== 0 && i === 0, noted: noted.has(`${line}/${at}`) });
      for (const one of leaving(tree, { line, at: at - 1 })) walk(one.id, one.moves, one.at, depth + 1);
    });
    for (const one of leaving(tree, { line, at: start + own.length })) walk(one.id, one.moves, one.at, depth + 1);
  };
  walk(0, moves, 0, 0);
  return rows;
}

/** The marks with another one, or without it if it is there already. */
export function toggled(marks: readonly Mark[], mark: Mark): Mark[] {
  const same = (one: Mark) => one.thing === mark.thing && one.origin === mark.origin;
  return marks.some(same) ? marks.filter((one) => !same(one)) : [...marks, mark];
}

/** A moment in an address, `#1-14`; the beginning where there is none. */
export function placeIn(hash: string): Place {
  const found = /^#(\d{1,7})-(\d{1,7})$/.exec(hash);
  return found ? { line: Number(found[1]), at: Number(found[2]) } : { line: 0, at: 0 };
}
export const hashOf = ({ line, at }: Place): string => `#${line}-${at}`;
