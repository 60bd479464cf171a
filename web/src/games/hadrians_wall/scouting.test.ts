import { describe, expect, it } from 'vitest';
import type { Option } from '$board/contract';
import { content } from './content';
import { type Cell, cellsOf, flips, keyOf, meant, mirrored, nextTurn, placings, turned, turnsOf } from './scouting';

const { rows, columns } = content.map;

/** All ways to lay a pattern on the free cells of the map, as the server would offer them. */
function offered(cells: readonly Cell[], filled: readonly string[] = []): Option[] {
  const found: Option[] = [];
  for (const turn of turnsOf(cells)) {
    for (let row = 1; row <= rows; row++) {
      for (let column = 1; column <= columns; column++) {
        const names = turn.map(([r, c]) => `r${row + r}c${column + c}`);
        const inside = turn.every(([r, c]) => row + r <= rows && column + c <= columns);
        if (!inside || names.some((name) => filled.includes(name))) continue;
        found.push({
          action: `place ${names.join(' ')}`,
          label: { id: 'verb-place', args: {}, rule: '' },
          refs: names.map((name) => `cell:${name}`),
        });
      }
    }
  }
  return found;
}
const pattern = (id: string): Cell[] => content.pattern.find((each) => each.id === id)?.cells ?? [];

describe('turning', () => {
  it('knows how many ways each pattern can lie', () => {
    const counts = Object.fromEntries(content.pattern.map((each) => [each.id, turnsOf(each.cells).length]));
    expect(counts).toEqual({ l: 8, o: 1, i: 2, t: 4, s: 4 });
  });

  it('comes back after four quarter turns and after two looks into the mirror', () => {
    for (const each of content.pattern) {
      const start = turnsOf(each.cells)[0] ?? [];
      expect(keyOf(turned(turned(turned(turned(start)))))).toBe(keyOf(start));
      expect(keyOf(mirrored(mirrored(start)))).toBe(keyOf(start));
    }
  });

  it('is flipped only where that shows something new', () => {
    const shown = Object.fromEntries(content.pattern.map((each) => [each.id, flips(turnsOf(each.cells)[0] ?? [])]));
    expect(shown).toEqual({ l: true, o: false, i: false, t: false, s: true });
  });

  it('passes over turns that fit nowhere', () => {
    const lying = offered(pattern('i'), ['r2c1', 'r2c2', 'r2c3', 'r2c4', 'r2c5', 'r3c1', 'r3c2', 'r3c3', 'r3c4', 'r3c5']);
    const flat = turnsOf(pattern('i'))[0] ?? [];
    expect(keyOf(nextTurn(lying, flat, turned, null))).toBe(keyOf(flat));
    expect(keyOf(nextTurn(offered(pattern('i')), flat, turned, null))).not.toBe(keyOf(flat));
  });
});

describe('pointing', () => {
  it('finds a way over every cell of an empty map for every turn that is not too long there', () => {
    for (const each of content.pattern) {
      const options = offered(each.cells);
      for (const turn of turnsOf(each.cells)) {
        for (let row = 1; row <= rows; row++) {
          for (let column = 1; column <= columns; column++) {
            const option = meant(options, turn, [row, column]);
            if (!option) continue;
            expect(keyOf(cellsOf(option))).toBe(keyOf(turn));
            expect(option.refs).toContain(`cell:r${row}c${column}`);
          }
        }
      }
    }
  });

  it('moves aside at the edge of the map', () => {
    const flat = turnsOf(pattern('i'))[0] ?? [];
    const option = meant(offered(pattern('i')), flat, [1, 5]);
    expect(option?.refs).toEqual(['cell:r1c2', 'cell:r1c3', 'cell:r1c4', 'cell:r1c5']);
  });

  it('does not cover what is filled', () => {
    const square = turnsOf(pattern('o'))[0] ?? [];
    const options = offered(pattern('o'), ['r1c1']);
    expect(meant(options, square, [1, 1])).toBeNull();
    expect(meant(options, square, [1, 2])?.refs).toEqual(['cell:r1c2', 'cell:r1c3', 'cell:r2c2', 'cell:r2c3']);
  });

  it('takes only options that place something', () => {
    const other: Option = { action: 'done', label: { id: 'verb-done', args: {}, rule: '' }, refs: [] };
    expect(placings([other, ...offered(pattern('o'))])).toHaveLength(12);
  });
});
