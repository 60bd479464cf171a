import { describe, expect, it } from 'vitest';
import type { StudyMove } from '$generated/api';
import { hashOf, moveTo, placed, placeIn, rowsOf, stepped, toggled, type Tree } from './study';

const move = (action: string): StudyMove => ({ seat: 0, action, label: { id: `verb-${action}`, args: {}, rule: '' }, lucky: false });
const game = ['a', 'b', 'c', 'd'].map(move);
const tree: Tree = {
  actions: 4,
  lines: [
    { id: 1, parent: 0, at: 1, moves: [move('x'), move('y')] },
    { id: 2, parent: 1, at: 2, moves: [move('z')] },
    { id: 3, parent: 0, at: 4, moves: [move('w')] },
  ],
  notes: [{ line: 1, at: 3, text: 'Look!', marks: [] }],
};

describe('the tree of a study', () => {
  it('lists each line behind the move it is an alternative to', () => {
    const rows = rowsOf(tree, game);
    expect(rows.map(({ move, depth, line, at }) => `${move.action}${depth}${line}${at}`)).toEqual(['a001', 'b002', 'x112', 'y113', 'z223', 'c003', 'd004', 'w135']);
    expect(rows.filter(({ opens }) => opens).map(({ move }) => move.action)).toEqual(['x', 'z', 'w']);
    expect(rows.filter(({ noted }) => noted).map(({ move }) => move.action)).toEqual(['y']);
  });

  it('finds the line that a moment belongs to', () => {
    expect(placed(tree, { line: 2, at: 2 })).toEqual({ line: 1, at: 2 });
    expect(placed(tree, { line: 2, at: 1 })).toEqual({ line: 0, at: 1 });
    expect(placed(tree, { line: 9, at: 99 })).toEqual({ line: 0, at: 4 });
  });

  it('walks back to where a line left, and no further than its end', () => {
    expect(stepped(tree, { line: 1, at: 2 }, -1)).toEqual({ line: 0, at: 1 });
    expect(stepped(tree, { line: 1, at: 2 }, 1)).toEqual({ line: 1, at: 3 });
    expect(stepped(tree, { line: 1, at: 3 }, 1)).toEqual({ line: 1, at: 3 });
    expect(stepped(tree, { line: 0, at: 0 }, -1)).toEqual({ line: 0, at: 0 });
  });

  it('knows the move that led to a moment', () => {
    expect(moveTo(tree, game, { line: 0, at: 3 })?.action).toBe('c');
    expect(moveTo(tree, game, { line: 2, at: 3 })?.action).toBe('z');
    expect(moveTo(tree, game, { line: 0, at: 0 })).toBeUndefined();
  });

  it('sets and takes back a mark', () => {
    const arrow = { thing: 'area:naxos', origin: 'area:paros' };
    const both = toggled(toggled([], { thing: 'area:naxos', origin: '' }), arrow);
    expect(both).toHaveLength(2);
    expect(toggled(both, { thing: 'area:naxos', origin: '' })).toEqual([arrow]);
  });

  it('writes a moment into an address and reads it', () => {
    expect(placeIn(hashOf({ line: 3, at: 14 }))).toEqual({ line: 3, at: 14 });
    expect(placeIn('#nonsense')).toEqual({ line: 0, at: 0 });
  });
});
