import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { shorter, shorterIcon, stepsOf } from '../../paths';

/** Where the pen is after each step. */
function points(data: string): [number, number][] {
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  return stepsOf(data).map(({ command, numbers }) => {
    const kind = command.toLowerCase();
    const base = command === kind ? { x, y } : { x: 0, y: 0 };
    if (kind === 'z') [x, y] = start;
    else if (kind === 'h') x = base.x + numbers[0]!;
    else if (kind === 'v') y = base.y + numbers[0]!;
    else [x, y] = [base.x + numbers.at(-2)!, base.y + numbers.at(-1)!];
    if (kind === 'm') start = [x, y];
    return [x, y];
  });
}

describe('paths of icons', () => {
  it('reads what paths leave out', () => {
    expect(stepsOf('M10-5.5.5 3h2a4 4 0 014-4z')).toEqual([
      { command: 'M', numbers: [10, -5.5] },
      { command: 'L', numbers: [0.5, 3] },
      { command: 'h', numbers: [2] },
      { command: 'a', numbers: [4, 4, 0, 0, 1, 4, -4] },
      { command: 'z', numbers: [] },
    ]);
    expect(() => stepsOf('M1 2x')).toThrow();
    expect(() => stepsOf('M1')).toThrow();
  });

  it('tells them shorter', () => {
    expect(shorter('M10.4 20.6l.4.4 .4.4L30 40z', 0)).toBe('m10 21l1 0 0 0 19 19z');
    expect(shorter('M1.26 2.34h.5', 1)).toBe('m1.3 2.3h.5');
  });

  it('moves no point of any icon by more than half a unit', () => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
    let [sent, drawn] = [0, 0];
    for (const [name, { body }] of Object.entries(icons).filter((_, i) => i % 9 === 0)) {
      for (const [, data = ''] of body.matchAll(/ d="([^"]+)"/g)) {
        const [before, after] = [points(data), points(shorter(data, 0))];
        expect(after.length, name).toBe(before.length);
        const off = Math.max(...before.map(([x, y], i) => Math.max(Math.abs(x - after[i]![0]), Math.abs(y - after[i]![1]))));
        expect(off, name).toBeLessThanOrEqual(0.5001);
      }
      sent += shorterIcon(body, 0).length;
      drawn += body.length;
    }
    expect(sent / drawn).toBeLessThan(0.7);
  });
});
