/** The geometry of the adventure map: hexes with a corner up, seven of them in a tile. Pure figures, no screen. */

/** From the centre of a field to a corner. */
export const SIZE = 40;
const ROOT3 = Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** A field by its column and row. */
export interface Hex {
  q: number;
  r: number;
}

/** The six directions clockwise from the north-west: the order of the ring of a tile and of the bits of closed edges. */
export const RING = ['nw', 'ne', 'e', 'se', 'sw', 'w'] as const;
export type Position = (typeof RING)[number] | 'c';
export const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];
/** Where the fields of a tile lie from its centre: the ring, then the middle. */
export const POSITIONS: readonly Position[] = [...RING, 'c'];

export function offset(position: string): Hex {
  return STEPS[RING.indexOf(position as (typeof RING)[number])] ?? { q: 0, r: 0 };
}

export const opposite = (way: number): number => (way + 3) % 6;
export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;
export const beside = (hex: Hex, way: number): Hex => {
  const step = STEPS[way] ?? { q: 0, r: 0 };
  return { q: hex.q + step.q, r: hex.r + step.r };
};

export function centre({ q, r }: Hex, size = SIZE): Point {
  return { x: ROOT3 * size * (q + r / 2), y: 1.5 * size * r };
}

/** Corner 0 is up, the others follow clockwise. */
export function corner(i: number, size = SIZE): Point {
  const angle = ((60 * i - 90) * Math.PI) / 180;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
}

/** How many steps lie between two fields. */
export function distance(a: Hex, b: Hex): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

// -- paths ------------------------------------------------------------------------------------------------------------

const at = (n: number): string => String(Math.round(n * 10) / 10);
const spot = (point: Point): string => `${at(point.x)} ${at(point.y)}`;
const shifted = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export function polygon(points: readonly Point[]): string {
  return `M${points.map(spot).join('L')}Z`;
}

/** The outline of a field around a point. */
export function hexPath(around: Point, size = SIZE): string {
  return polygon([0, 1, 2, 3, 4, 5].map((i) => shifted(around, corner(i, size))));
}

/** The edge of a field in a direction; its ends are the corners before and at the number of the direction. */
export function edgePath(around: Point, way: number, size = SIZE): string {
  return `M${spot(shifted(around, corner((way + 5) % 6, size)))}L${spot(shifted(around, corner(way, size)))}`;
}

/** The outline of the seven fields of a tile, moved outwards by some units. */
const EDGE = contour();
export function tilePath(around: Point, grow = 0, size = SIZE): string {
  return polygon(
    EDGE.map((point) => {
      const far = Math.hypot(point.x, point.y);
      const scale = size * (1 + grow / (far * size));
      return { x: around.x + point.x * scale, y: around.y + point.y * scale };
    }),
  );
}

/** The 18 corners of a tile of size 1, one after the other. */
function contour(): Point[] {
  const own = new Set([...STEPS, { q: 0, r: 0 }].map(keyOf));
  const name = (point: Point): string => `${Math.round(point.x * 100)},${Math.round(point.y * 100)}`;
  const next = new Map<string, [Point, Point]>();
  for (const hex of STEPS) {
    const middle = centre(hex, 1);
    for (let way = 0; way < 6; way += 1) {
      if (own.has(keyOf(beside(hex, way)))) continue;
      const from = shifted(middle, corner((way + 5) % 6, 1));
      next.set(name(from), [from, shifted(middle, corner(way, 1))]);
    }
  }
  const out: Point[] = [];
  let [key] = next.keys();
  for (let n = 0; n < 18 && key !== undefined; n += 1) {
    const edge = next.get(key);
    if (!edge) break;
    out.push(edge[0]);
    key = name(edge[1]);
  }
  return out;
}

// -- turning ----------------------------------------------------------------------------------------------------------

/** A mask of closed edges after this many sixths of a turn clockwise. */
export function turnedMask(mask: number, sixths: number): number {
  const by = ((sixths % 6) + 6) % 6;
  return ((mask << by) | (mask >> (6 - by))) & 63;
}

/** A tile as printed (the ring clockwise from the north-west, the middle last) after this many sixths of a turn. */
export function turned<T extends { closed: number }>(spots: readonly T[], sixths: number): { position: Position; spot: T }[] {
  const by = ((sixths % 6) + 6) % 6;
  return spots.map((one, i) => ({
    position: (i < 6 ? RING[(i + by) % 6] : 'c') as Position,
    spot: { ...one, closed: turnedMask(one.closed, by) },
  }));
}

/** The next allowed turn in a direction, round and round. */
export function nextTurn(allowed: readonly number[], now: number, by: 1 | -1): number {
  for (let step = 1; step <= 6; step += 1) {
    const turn = (((now + by * step) % 6) + 6) % 6;
    if (allowed.includes(turn)) return turn;
  }
  return now;
}

// -- boxes ------------------------------------------------------------------------------------------------------------

/** The box around some tiles, with room on every side. */
export function around(tiles: readonly Hex[], room = SIZE): Box {
  if (tiles.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const points = tiles.map((tile) => centre(tile));
  const wide = 1.5 * ROOT3 * SIZE + room;
  const tall = 2.5 * SIZE + room;
  const left = Math.min(...points.map((point) => point.x)) - wide;
  const top = Math.min(...points.map((point) => point.y)) - tall;
  return {
    x: left,
    y: top,
    width: Math.max(...points.map((point) => point.x)) + wide - left,
    height: Math.max(...points.map((point) => point.y)) + tall - top,
  };
}

/** A box of some size with a point in its middle, kept within another. */
export function boxAt(point: Point, width: number, height: number, within: Box): Box {
  const w = Math.min(width, within.width);
  const h = Math.min(height, within.height);
  const keep = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
  return {
    x: keep(point.x - w / 2, within.x, within.x + within.width - w),
    y: keep(point.y - h / 2, within.y, within.y + within.height - h),
    width: w,
    height: h,
  };
}

/** The word for where something lies: one of eight winds, from one field to another. */
export const WINDS = ['east', 'southeast', 'south', 'southwest', 'west', 'northwest', 'north', 'northeast'] as const;
export function wind(from: Hex, to: Hex): (typeof WINDS)[number] {
  const a = centre(from);
  const b = centre(to);
  const turn = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 4));
  return WINDS[(turn + 8) % 8] ?? 'east';
}
