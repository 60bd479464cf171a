/** Shortens the path data of an icon: fewer figures after the point, no drift, nothing that can be seen. */

/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const GAP = /[\s,]*/y;
const LETTER = /[a-z]/iy;
const NOTHING = /(?:)/y;

interface Step {
  command: string;
  numbers: number[];
}

/** The steps of a path, each with as many numbers as its command takes. */
export function stepsOf(data: string): Step[] {
  const steps: Step[] = [];
  let at = 0;
  const match = (what: RegExp): string | null => {
    GAP.lastIndex = at;
    at += GAP.exec(data)?.[0].length ?? 0;
    what.lastIndex = at;
    const found = what.exec(data)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  let command = '';
  for (match(NOTHING); at < data.length; match(NOTHING)) {
    const next = match(LETTER);
    if (next) command = next;
    else if (command === 'm') command = 'l';
    else if (command === 'M') command = 'L';
    const takes = TAKES[command.toLowerCase()] ?? 0;
    const numbers = Array.from({ length: takes }, (_, i) => match(takes === 7 && (i === 3 || i === 4) ? FLAG : NUMBER));
    if ((takes === 0 && next?.toLowerCase() !== 'z') || numbers.includes(null)) throw new Error(`no path: ${data.slice(at, at + 20)}`);
    steps.push({ command, numbers: numbers.map(Number) });
  }
  return steps;
}

/**
 * The same path with numbers of so many places after the point.
 *
 * Every point is rounded where it lies, and told from where the pen really is, so that errors never add up.
 */
export function shorter(data: string, places: number): string {
  const unit = 10 ** places;
  const round = (value: number): number => Math.round(value * unit) / unit;
  let out = '';
  let last = '';
  /** Where the pen is: exactly, and as it is drawn. */
  let exact = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  let start = { exact, drawn };
  for (const { command, numbers } of stepsOf(data)) {
    const kind = command.toLowerCase();
    const base = command === kind ? exact : { x: 0, y: 0 };
    if (kind === 'z') {
      ({ exact, drawn } = start);
      [out, last] = [`${out}z`, 'z'];
      continue;
    }
    const told: number[] = [];
    let end = { ...exact };
    if (kind === 'h' || kind === 'v') {
      const axis = kind === 'h' ? 'x' : 'y';
      end = { ...exact, [axis]: base[axis] + (numbers[0] ?? 0) };
      told.push(round(round(end[axis]) - drawn[axis]));
    } else if (kind === 'a') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
      end = { x: base.x + x, y: base.y + y };
      // Radii keep a place more: a short arc hangs on them.
      const fine = (value: number): number => Math.round(value * unit * 10) / unit / 10;
      told.push(fine(rx), fine(ry), round(turn), large, sweep, round(round(end.x) - drawn.x), round(round(end.y) - drawn.y));
    } else {
      for (let i = 0; i < numbers.length; i += 2) {
        end = { x: base.x + (numbers[i] ?? 0), y: base.y + (numbers[i + 1] ?? 0) };
        told.push(round(round(end.x) - drawn.x), round(round(end.y) - drawn.y));
      }
    }
    exact = end;
    drawn = { x: kind === 'v' ? drawn.x : round(end.x), y: kind === 'h' ? drawn.y : round(end.y) };
    if (kind === 'm') start = { exact, drawn };
    const same = kind === last && kind !== 'm';
    out += (same ? '' : kind) + said(told, same);
    last = kind;
  }
  return out;
}

/** Numbers as short as a path allows; `after` another number of the same command. */
function said(numbers: readonly number[], after: boolean): string {
  return numbers
    .map((value, i) => {
      const text = String(value === 0 ? 0 : value).replace(/^(-?)0\./, '$1.');
      return (i === 0 && !after) || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');
}

/** An icon with shorter paths. */
export function shorterIcon(body: string, places: number): string {
  return body.replace(/( d=")([^"]+)(")/g, (_, before: string, data: string, after: string) => before + shorter(data, places) + after);
}
