/**
 * The drawing of Greece: 19 regions cut from shared lines, sea lanes, islets, and a box for everything that can stand
 * in a region. Lines are the first point followed by steps; x goes east, y south.
 */

import drawing from './geometry.json';

export interface Point {
  x: number;
  y: number;
}

/** A place for something: its centre and its size. */
export interface Box extends Point {
  w: number;
  h: number;
}

export interface Arc {
  /** The two regions it parts, or the one whose coast it is. */
  of: readonly string[];
  points: readonly Point[];
}

export interface Lane {
  between: readonly string[];
  path: string;
  ends: readonly [Point, Point];
  bead: Point;
}

/** Everything a region has room for. */
export interface Slots {
  name: Box;
  control: Box;
  city: Box | null;
  shrine: Box | null;
  monument: Box | null;
  quest: Box;
  armies: readonly Box[];
  heroes: readonly Box[];
  monsters: readonly Box[];
}

type Numbers = readonly number[];
interface DrawnRegion {
  ring: Numbers;
  name: Numbers;
  control: Numbers;
  city?: Numbers;
  shrine?: Numbers;
  monument?: Numbers;
  quest: Numbers;
  armies: readonly Numbers[];
  heroes: readonly Numbers[];
  monsters: readonly Numbers[];
}
const regions = drawing.regions as Record<string, DrawnRegion>;

export const FRAME = { left: drawing.left, top: drawing.top, width: drawing.width, height: drawing.height };
export const REGIONS: readonly string[] = Object.keys(regions);

/** The points of a line written as a first point and steps. */
function walked(line: Numbers): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < line.length; i += 2) {
    x += line[i] ?? 0;
    y += line[i + 1] ?? 0;
    points.push({ x, y });
  }
  return points;
}

const box = ([x = 0, y = 0, w = 0, h = 0]: Numbers): Box => ({ x, y, w, h });
const lined = (points: readonly Point[]): string => points.map(({ x, y }) => `${x} ${y}`).join('L');
const closed = (points: readonly Point[]): string => `M${lined(points)}Z`;
const open = (points: readonly Point[]): string => `M${lined(points)}`;

export const ARCS: readonly Arc[] = drawing.arcs.map(({ of, line }) => ({ of, points: walked(line) }));
export const BORDERS = ARCS.filter(({ of }) => of.length === 2).map(({ of, points }) => ({ between: of, path: open(points) }));
/** All coasts in one path: arcs of the same coast meet at their ends. */
export const COAST = ARCS.filter(({ of }) => of.length === 1)
  .map(({ points }) => open(points))
  .join('');
export const ISLETS: readonly string[] = drawing.islets.map((line) => closed(walked(line)));
/** The country beyond the border, to the edge of what can be seen. */
export const NORTH = closed([
  ...[-1100, -700, -1100, -60, 60, -20, 110, 40, 150, 84].flatMap((x, i, all) => (i % 2 === 0 ? [{ x, y: all[i + 1] ?? 0 }] : [])),
  ...walked(drawing.north),
  { x: 1330, y: 40 },
  { x: 1500, y: -40 },
  { x: 2800, y: -90 },
  { x: 2800, y: -700 },
]);

/** The outline of a region, as points in order. */
export function ringOf(region: string): Point[] {
  const out: Point[] = [];
  for (const number of regions[region]?.ring ?? []) {
    const arc = ARCS[number < 0 ? ~number : number]?.points ?? [];
    const way = number < 0 ? [...arc].reverse() : arc;
    out.push(...(out.length > 0 ? way.slice(1) : way));
  }
  const [first] = out;
  const last = out.at(-1);
  if (first && last && first.x === last.x && first.y === last.y) out.pop();
  return out;
}

export const SHAPES: Readonly<Record<string, string>> = Object.fromEntries(REGIONS.map((id) => [id, closed(ringOf(id))]));

export const SLOTS: Readonly<Record<string, Slots>> = Object.fromEntries(
  REGIONS.map((id) => {
    const drawn = regions[id] as DrawnRegion;
    return [
      id,
      {
        name: box(drawn.name),
        control: box(drawn.control),
        city: drawn.city ? box(drawn.city) : null,
        shrine: drawn.shrine ? box(drawn.shrine) : null,
        monument: drawn.monument ? box(drawn.monument) : null,
        quest: box(drawn.quest),
        armies: drawn.armies.map(box),
        heroes: drawn.heroes.map(box),
        monsters: drawn.monsters.map(box),
      },
    ];
  }),
);

export const GLORY: Readonly<Record<string, Box>> = Object.fromEntries(
  Object.entries(drawing.glory).map(([land, place]) => [land, box(place)]),
);

export const CROSSINGS = drawing.crossings.map(({ between, line }) => {
  const [ax = 0, ay = 0, bx = 0, by = 0] = line;
  return { between, path: `M${ax} ${ay}L${bx} ${by}`, ends: [{ x: ax, y: ay }, { x: bx, y: by }] as const };
});

export const LANES: readonly Lane[] = drawing.lanes.map(({ between, line, bead: [x = 0, y = 0] }) => {
  const [ax = 0, ay = 0, ...rest] = line;
  return {
    between,
    path: `M${ax} ${ay}${rest.length === 4 ? 'Q' : 'C'}${rest.join(' ')}`,
    ends: [
      { x: ax, y: ay },
      { x: rest.at(-2) ?? 0, y: rest.at(-1) ?? 0 },
    ],
    bead: { x, y },
  };
});
