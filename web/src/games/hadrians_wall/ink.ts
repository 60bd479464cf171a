/** Marks as a hand with a pen would make them: the same box always gets the same mark. */

/** A small number generator with a text as its seed. */
export function hand(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}

const near = (value: number): string => String(Math.round(value * 10) / 10);

/** One stroke to and fro that fills a box, as one path; the box is `width` x `height` around 0, 0. */
export function scribble(seed: string, width: number, height: number): string {
  const next = hand(seed);
  const wobble = (most: number): number => (next() - 0.5) * 2 * most;
  const turns = Math.max(4, 2 * Math.round(width / 7));
  const slant = height * 0.3;
  const points: [number, number][] = [];
  for (let i = 0; i <= turns; i++) {
    const x = -width / 2 + (width * i) / turns;
    const down = i % 2 === 0;
    points.push([x + wobble(1.3) + (down ? -slant / 2 : slant / 2), (down ? 1 : -1) * (height / 2) + wobble(1.6)]);
  }
  return curve(clipped(points, width / 2 + 1.5));
}

/** A ring drawn a little more than once around. */
export function ring(seed: string, radius: number): string {
  const next = hand(seed);
  const start = -Math.PI / 2 + (next() - 0.5);
  const points: [number, number][] = [];
  for (let i = 0; i <= 9; i++) {
    const angle = start + (Math.PI * 2.15 * i) / 9;
    const r = radius + (next() - 0.5) * 1.6;
    points.push([Math.cos(angle) * r, Math.sin(angle) * r]);
  }
  return curve(points);
}

function clipped(points: [number, number][], most: number): [number, number][] {
  return points.map(([x, y]) => [Math.max(-most, Math.min(most, x)), y]);
}

/** A smooth line through points. */
function curve(points: readonly [number, number][]): string {
  const [first, ...rest] = points as [[number, number], ...[number, number][]];
  let out = `M${near(first[0])} ${near(first[1])}`;
  let before = first;
  for (const point of rest) {
    const middle: [number, number] = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
    out += `Q${near(before[0])} ${near(before[1])} ${near(middle[0])} ${near(middle[1])}`;
    before = point;
  }
  return `${out}L${near(before[0])} ${near(before[1])}`;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
/** A year as it is noted on the sheets. */
export const roman = (year: number): string => ROMAN[year] ?? String(year);
