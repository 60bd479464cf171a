/**
 * The archipelago as a drawing: coasts, borders and depth lines from the hexes of the areas, and a place for everything
 * that can stand in an area.
 *
 * Coasts wander: every corner of a hex is moved a little and every edge gets a bend, always the same ones for the same
 * map, so that areas that share an edge share its line.
 */

export interface Point {
  x: number;
  y: number;
}

/** An area as the view tells it, as far as the drawing cares. */
export interface Ground {
  area: string;
  land: boolean;
  hexes: readonly (readonly [number, number] | readonly number[])[];
  sites: number;
  priestess: boolean;
}

/** Where things stand in an area. */
export interface Places {
  /** Soldiers or ships. */
  force: Point;
  /** Creature, heroes and mercenaries, in the order in which the places are taken. */
  guests: Point[];
  sites: Point[];
  horn: Point;
  priestess: Point;
  name: Point;
}

export interface Shape {
  area: string;
  land: boolean;
  /** The area to its borders. */
  path: string;
  /** A line just inside the borders. */
  inner: string;
  places: Places;
}

export interface Chart {
  width: number;
  height: number;
  /** Land and sea, each from the top down. */
  shapes: Shape[];
  /** The coast of each island. */
  islands: string[];
  /** Borders between land areas, and between sea areas. */
  landBorders: string;
  seaBorders: string;
  /** The rim of all boards together. */
  rim: string;
  /** Small waves on open water. */
  waves: Point[];
  /** Where no board lies there is room for a compass rose. */
  rose: Rose | null;
}

/** A compass rose: its middle, how far it reaches, and how the map is turned. */
export interface Rose extends Point {
  r: number;
  turn: number;
}

/** From the centre of a hex to a corner. */
export const RADIUS = 60;
const MARGIN = 18;
const WIDE = Math.sqrt(3) * RADIUS;

const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** A number from 0 to 1 that is always the same for the same words. */
export function chanceOf(...words: (string | number)[]): number {
  let hash = 2166136261;
  for (const char of words.join(' ')) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 2246822519);
  hash ^= hash >>> 13;
  return (hash >>> 0) / 4294967296;
}

/** The middle of a hex on a map that is turned by an angle. */
export function centreOf(q: number, r: number, turn = 0): Point {
  return turned({ x: WIDE * (q + r / 2), y: 1.5 * RADIUS * r }, turn);
}

function turned(at: Point, by: number): Point {
  const [sin, cos] = [Math.sin(by), Math.cos(by)];
  return { x: at.x * cos - at.y * sin, y: at.x * sin + at.y * cos };
}

const TURNS = Array.from({ length: 36 }, (_, i) => (Math.PI / 36) * (i - 18));

/** How a map is best turned to be shown large in a frame so much wider than high. */
export function bestTurn(grounds: readonly Ground[], aspect: number): number {
  const hexes = grounds.flatMap((ground) => ground.hexes);
  let best = 0;
  let least = Infinity;
  for (const turn of TURNS) {
    const centres = hexes.map(([q = 0, r = 0]) => centreOf(q, r, turn));
    const wide = Math.max(...centres.map(({ x }) => x)) - Math.min(...centres.map(({ x }) => x)) + WIDE;
    const high = Math.max(...centres.map(({ y }) => y)) - Math.min(...centres.map(({ y }) => y)) + WIDE;
    const size = Math.max(wide / aspect, high) + Math.abs(turn);
    if (size < least) {
      least = size;
      best = turn;
    }
  }
  return best;
}

interface Corner extends Point {
  key: string;
}

/** Corner k of a hex, clockwise from the one on the upper right; step k crosses the edge from corner k to k + 1. */
function corner(q: number, r: number, k: number, turn: number): Corner {
  const angle = (Math.PI / 3) * k - Math.PI / 6;
  const centre = centreOf(q, r);
  const x = centre.x + RADIUS * Math.cos(angle);
  const y = centre.y + RADIUS * Math.sin(angle);
  return { ...turned({ x, y }, turn), key: `${Math.round((2 * x) / WIDE)},${Math.round((2 * y) / RADIUS)}` };
}

interface Edge {
  from: Corner;
  to: Corner;
  /** The areas to the right and to the left of the edge, -1 beyond the rim. */
  own: number;
  other: number;
}

class Drawing {
  readonly areaAt = new Map<string, number>();
  readonly moved = new Map<string, Point>();
  readonly edges: Edge[] = [];

  constructor(
    readonly grounds: readonly Ground[],
    readonly turn: number,
  ) {
    grounds.forEach((ground, i) => {
      for (const [q = 0, r = 0] of ground.hexes) this.areaAt.set(`${q},${r}`, i);
    });
    grounds.forEach((ground, own) => {
      for (const [q = 0, r = 0] of ground.hexes) {
        STEPS.forEach(([dq, dr], k) => {
          const other = this.areaAt.get(`${q + dq},${r + dr}`) ?? -1;
          if (other !== own)
            this.edges.push({ from: corner(q, r, k, turn), to: corner(q, r, (k + 1) % 6, turn), own, other });
        });
      }
    });
    this.moveCorners();
  }

  private isLand(area: number): boolean {
    return this.grounds[area]?.land ?? false;
  }

  /** Corners at the coast go a little inland, and all a little anywhere. */
  private moveCorners(): void {
    const inland = new Map<string, Point>();
    for (const { from, to, own, other } of this.edges) {
      if (!this.isLand(own) || this.isLand(other)) continue;
      // The land is to the right of the edge.
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const nx = -(to.y - from.y) / length;
      const ny = (to.x - from.x) / length;
      for (const { key } of [from, to]) {
        const sum = inland.get(key) ?? { x: 0, y: 0 };
        inland.set(key, { x: sum.x + nx, y: sum.y + ny });
      }
    }
    for (const edge of this.edges) {
      for (const at of [edge.from, edge.to]) {
        if (this.moved.has(at.key)) continue;
        const inwards = inland.get(at.key);
        const angle = 2 * Math.PI * chanceOf('corner', at.key);
        const far = RADIUS * (inwards ? 0.09 : 0.06) * (0.4 + 0.6 * chanceOf('far', at.key));
        const pull = RADIUS * 0.05;
        this.moved.set(at.key, {
          x: at.x + far * Math.cos(angle) + (inwards ? inwards.x * pull : 0),
          y: at.y + far * Math.sin(angle) + (inwards ? inwards.y * pull : 0),
        });
      }
    }
  }

  at(key: string): Point {
    return this.moved.get(key) ?? { x: 0, y: 0 };
  }

  /** The line of an edge without its last point, the same from both sides. */
  line(edge: Edge): Point[] {
    const forward = edge.from.key < edge.to.key;
    const a = this.at(forward ? edge.from.key : edge.to.key);
    const b = this.at(forward ? edge.to.key : edge.from.key);
    const name = forward ? `${edge.from.key}/${edge.to.key}` : `${edge.to.key}/${edge.from.key}`;
    const coast = this.isLand(edge.own) !== this.isLand(edge.other);
    const bends = coast ? [0.25, 0.5, 0.75] : [0.5];
    const wild = RADIUS * (coast ? 0.13 : 0.07);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const nx = -(b.y - a.y) / length;
    const ny = (b.x - a.x) / length;
    const between = bends.map((t) => {
      const off = wild * (chanceOf('bend', name, t) - 0.5) * 2;
      return { x: a.x + (b.x - a.x) * t + nx * off, y: a.y + (b.y - a.y) * t + ny * off };
    });
    return forward ? [a, ...between] : [b, ...between.reverse()];
  }

  /** Edges joined to closed lines. */
  loops(edges: readonly Edge[]): Point[][] {
    const leaving = new Map<string, Edge[]>();
    for (const edge of edges) {
      const there = leaving.get(edge.from.key);
      if (there) there.push(edge);
      else leaving.set(edge.from.key, [edge]);
    }
    const loops: Point[][] = [];
    for (const start of edges) {
      if (!leaving.get(start.from.key)?.includes(start)) continue;
      const loop: Point[] = [];
      let edge: Edge | undefined = start;
      while (edge) {
        loop.push(...this.line(edge));
        const there: Edge[] = leaving.get(edge.from.key) ?? [];
        there.splice(there.indexOf(edge), 1);
        edge = edge.to.key === start.from.key ? undefined : leaving.get(edge.to.key)?.[0];
      }
      loops.push(loop);
    }
    return loops;
  }
}

const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth closed path through points. */
export function closedPath(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const n = points.length;
  const at = (i: number): Point => points[(i + n) % n] ?? { x: 0, y: 0 };
  let path = `M${figure(at(0).x)} ${figure(at(0).y)}`;
  for (let i = 0; i < n; i++) path += bend(at(i - 1), at(i), at(i + 1), at(i + 2));
  return `${path}Z`;
}

/** A smooth open path through points. */
export function openPath(points: readonly Point[]): string {
  const n = points.length;
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), n - 1)] ?? { x: 0, y: 0 };
  let path = `M${figure(at(0).x)} ${figure(at(0).y)}`;
  for (let i = 0; i < n - 1; i++) path += bend(at(i - 1), at(i), at(i + 1), at(i + 2));
  return path;
}

/** From b to c, coming from a and going on to d. */
function bend(a: Point, b: Point, c: Point, d: Point): string {
  const tight = 1 / 6;
  const one = { x: b.x + (c.x - a.x) * tight, y: b.y + (c.y - a.y) * tight };
  const two = { x: c.x - (d.x - b.x) * tight, y: c.y - (d.y - b.y) * tight };
  return `C${figure(one.x)} ${figure(one.y)} ${figure(two.x)} ${figure(two.y)} ${figure(c.x)} ${figure(c.y)}`;
}

/** The same line a little further to its right, which is inside. */
export function inset(points: readonly Point[], by: number): Point[] {
  const n = points.length;
  return points.map((point, i) => {
    const before = points[(i - 1 + n) % n] ?? point;
    const after = points[(i + 1) % n] ?? point;
    const dx = after.x - before.x;
    const dy = after.y - before.y;
    const length = Math.hypot(dx, dy) || 1;
    return { x: point.x - (dy / length) * by, y: point.y + (dx / length) * by };
  });
}

// -- places -----------------------------------------------------------------------------------------------------------

/** How much room things want, in units of the drawing, from their middle. */
export const ROOM = { land: 30, sea: 36, site: 20, horn: 17, priestess: 17, guest: 26, name: 13 };

/** How wide half a name is. */
export const reachOf = (name: string): number => Math.max(0, name.length * 6.4 - ROOM.name);

interface Item extends Point {
  room: number;
  /** How close to a border its middle may come. */
  shore: number;
  /** Half of its width beyond its room: names are long. */
  reach: number;
  /** Where it would like to be, and how much. */
  wish: Point;
  pull: number;
  /** What weighs more gives way less. */
  weight: number;
}

/** A piece of border. */
interface Wall {
  ax: number;
  ay: number;
  dx: number;
  dy: number;
  square: number;
}

const ROUNDS = 150;
const CALM = 100;

/** Find room for everything: things push one another and the borders push back. */
function settle(items: readonly Item[], walls: readonly Wall[], patch: Patch): void {
  for (let round = 0; round < ROUNDS; round++) {
    const heat = Math.max(0, 1 - round / CALM);
    if (heat > 0) {
      for (const item of items) {
        item.x += (item.wish.x - item.x) * item.pull * heat;
        item.y += (item.wish.y - item.y) * item.pull * heat;
      }
    }
    for (let i = 0; i < items.length; i++) {
      for (let j = i + 1; j < items.length; j++) push(items[i] as Item, items[j] as Item, i + j);
    }
    for (const item of items) keepIn(item, walls, patch);
  }
}

function push(one: Item, two: Item, salt: number): void {
  const dx = two.x - one.x;
  const dy = two.y - one.y;
  const wanted = one.room + two.room + 1;
  if (dy > wanted || dy < -wanted) return;
  const reach = one.reach + two.reach;
  const sideways = Math.sign(dx) * Math.max(0, Math.abs(dx) - reach);
  const far = Math.sqrt(sideways * sideways + dy * dy);
  if (far >= wanted) return;
  const [x, y] = far < 0.01 ? [Math.cos(salt * 2.4), Math.sin(salt * 2.4)] : [sideways / far, dy / far];
  const by = wanted - far;
  const share = two.weight / (one.weight + two.weight);
  one.x -= x * by * share;
  one.y -= y * by * share;
  two.x += x * by * (1 - share);
  two.y += y * by * (1 - share);
}

/** Whether a point lies in the hex around a centre. */
const inHex = (at: Point, centre: Point, turn: number): boolean => {
  const back = turned({ x: at.x - centre.x, y: at.y - centre.y }, -turn);
  const x = Math.abs(back.x);
  return x <= WIDE / 2 && Math.abs(back.y) <= RADIUS - x * 0.577;
};

/** The hexes of an area by their middles, on a map that is turned. */
interface Patch {
  centres: readonly Point[];
  turn: number;
}

/** Borders keep things at a distance; what got out comes back. */
function keepIn(item: Item, walls: readonly Wall[], { centres, turn }: Patch): void {
  if (!centres.some((centre) => inHex(item, centre, turn))) {
    const home = centres.reduce((best, at) => (apart(at, item) < apart(best, item) ? at : best));
    item.x += (home.x - item.x) * 0.3;
    item.y += (home.y - item.y) * 0.3;
    return;
  }
  for (const wall of walls) {
    const px = item.x - wall.ax;
    const py = item.y - wall.ay;
    const t = Math.min(1, Math.max(0, (px * wall.dx + py * wall.dy) / wall.square));
    const x = px - wall.dx * t;
    const y = py - wall.dy * t;
    const far = Math.sqrt(x * x + y * y);
    if (far >= item.shore || far < 0.01) continue;
    const by = ((item.shore - far) / far) * 0.6;
    item.x += x * by;
    item.y += y * by;
  }
}

const apart = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** How much room there is around a point: beside the borders, which may be crossed a little, and beside the items. */
function clearance(at: Point, items: readonly Item[], walls: readonly Wall[], over: number): number {
  let least = Infinity;
  for (const item of items) {
    const sideways = Math.max(0, Math.abs(at.x - item.x) - item.reach);
    least = Math.min(least, Math.sqrt(sideways * sideways + (at.y - item.y) ** 2) - item.room);
  }
  for (const wall of walls) {
    const px = at.x - wall.ax;
    const py = at.y - wall.ay;
    const t = Math.min(1, Math.max(0, (px * wall.dx + py * wall.dy) / wall.square));
    least = Math.min(least, Math.sqrt((px - wall.dx * t) ** 2 + (py - wall.dy * t) ** 2) + over);
  }
  return least;
}

/** A place with room for a guest, near the force; on land it may hang over the coast a little. */
function guestPlace({ centres, turn }: Patch, items: readonly Item[], walls: readonly Wall[], land: boolean): Point {
  const [force] = items;
  let best: Point = centres[0] ?? { x: 0, y: 0 };
  let most = -Infinity;
  const reach = land ? 1.16 : 1;
  for (const centre of centres) {
    for (let x = -68; x <= 68; x += 6) {
      for (let y = -68; y <= 68; y += 6) {
        const at = { x: centre.x + x, y: centre.y + y };
        if (!inHex({ x: centre.x + x / reach, y: centre.y + y / reach }, centre, turn)) continue;
        const room = Math.min(ROOM.guest, clearance(at, items, walls, land ? ROOM.guest : 0));
        const score = 10 * room - 0.1 * apart(at, force ?? at);
        if (score > most) {
          most = score;
          best = at;
        }
      }
    }
  }
  return best;
}

function placesOf(ground: Ground, walls: readonly Wall[], turn: number): Places {
  const centres = ground.hexes.map(([q = 0, r = 0]) => centreOf(q, r, turn));
  const patch: Patch = { centres, turn };
  const middle = {
    x: centres.reduce((sum, at) => sum + at.x, 0) / centres.length,
    y: centres.reduce((sum, at) => sum + at.y, 0) / centres.length,
  };
  const heart = centres.reduce((best, at) => (apart(at, middle) < apart(best, middle) - 1 ? at : best));
  const low = Math.max(...centres.map((at) => at.y));
  const lowest = centres.filter((at) => at.y > low - RADIUS / 2);
  const bottom = { x: lowest.reduce((sum, at) => sum + at.x, 0) / lowest.length, y: low + RADIUS * 0.6 };
  const items: Item[] = [];
  const add = (room: number, wish: Point, pull: number, weight: number, more: Partial<Item> = {}): Item => {
    const turn = items.length * 2.39996;
    const item = {
      x: wish.x + 9 * Math.cos(turn),
      y: wish.y + 9 * Math.sin(turn),
      room,
      shore: room,
      reach: 0,
      wish,
      pull,
      weight,
      ...more,
    };
    items.push(item);
    return item;
  };
  const spread = (i: number): Point => centres[(i + 1) % centres.length] ?? middle;
  const force = add(ground.land ? ROOM.land : ROOM.sea, heart, 0.08, 3, ground.land ? {} : { reach: 7 });
  const name = add(ROOM.name, bottom, 0.2, 1, { reach: reachOf(ground.area), shore: 5 });
  const sites = Array.from({ length: ground.sites }, (_, i) => add(ROOM.site, spread(i), 0.01, 1));
  const horn = add(ROOM.horn, spread(ground.sites), 0.01, 1);
  const priestess = ground.priestess ? add(ROOM.priestess, middle, 0.01, 1) : horn;
  settle(items, walls, patch);
  const guests = Array.from({ length: 2 }, (): Item => {
    const at = guestPlace(patch, items, walls, ground.land);
    return add(ROOM.guest, at, 0, 1, at);
  });
  const plain = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
  return {
    force: plain(force),
    guests: guests.map(plain),
    sites: sites.map(plain),
    horn: plain(horn),
    priestess: plain(priestess),
    name: plain(name),
  };
}

// -- the chart --------------------------------------------------------------------------------------------------------

/** Islands: groups of land areas that touch. */
function islandsOf(drawing: Drawing): number[][] {
  const found: number[][] = [];
  const seen = new Set<number>();
  drawing.grounds.forEach((ground, first) => {
    if (!ground.land || seen.has(first)) return;
    const island = [first];
    seen.add(first);
    for (const area of island) {
      for (const edge of drawing.edges) {
        if (edge.own !== area || seen.has(edge.other) || !drawing.grounds[edge.other]?.land) continue;
        seen.add(edge.other);
        island.push(edge.other);
      }
    }
    found.push(island);
  });
  return found;
}

export function chartOf(grounds: readonly Ground[], aspect = 1): Chart {
  const turn = bestTurn(grounds, aspect);
  const drawing = new Drawing(grounds, turn);
  const { edges } = drawing;
  const every = [...drawing.moved.values()];
  const left = Math.min(...every.map((at) => at.x)) - MARGIN;
  const top = Math.min(...every.map((at) => at.y)) - MARGIN;
  const width = Math.ceil(Math.max(...every.map((at) => at.x)) + MARGIN - left);
  const height = Math.ceil(Math.max(...every.map((at) => at.y)) + MARGIN - top);
  const shift = (at: Point): Point => ({ x: at.x - left, y: at.y - top });
  const shiftAll = (points: readonly Point[]): Point[] => points.map(shift);

  const shapes: Shape[] = grounds.map((ground, own) => {
    const mine = edges.filter((edge) => edge.own === own);
    const loops = drawing.loops(mine);
    const walls = mine.map((edge): Wall => {
      const a = drawing.at(edge.from.key);
      const b = drawing.at(edge.to.key);
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      return { ax: a.x, ay: a.y, dx, dy, square: dx * dx + dy * dy || 1 };
    });
    const places = placesOf(ground, walls, turn);
    return {
      area: ground.area,
      land: ground.land,
      path: loops.map((loop) => closedPath(shiftAll(loop))).join(''),
      inner: loops.map((loop) => closedPath(shiftAll(inset(loop, 4)))).join(''),
      places: {
        force: shift(places.force),
        guests: shiftAll(places.guests),
        sites: shiftAll(places.sites),
        horn: shift(places.horn),
        priestess: shift(places.priestess),
        name: shift(places.name),
      },
    };
  });
  shapes.sort((a, b) => Number(a.land) - Number(b.land) || a.places.force.y - b.places.force.y);

  const islands = islandsOf(drawing).map((island) => {
    const inside = new Set(island);
    const shore = edges.filter((edge) => inside.has(edge.own) && !inside.has(edge.other));
    return drawing
      .loops(shore)
      .map((loop) => closedPath(shiftAll(loop)))
      .join('');
  });
  const between = (land: boolean): string =>
    edges
      .filter(({ own, other }) => other > own && grounds[own]?.land === land && grounds[other]?.land === land)
      .map((edge) => openPath(shiftAll([...drawing.line(edge), drawing.at(edge.to.key)])))
      .join('');
  const rim = drawing
    .loops(edges.filter((edge) => edge.other < 0))
    .map((loop) => closedPath(shiftAll(loop)))
    .join('');
  return {
    width,
    height,
    shapes,
    islands,
    landBorders: between(true),
    seaBorders: between(false),
    rim,
    waves: wavesOf(grounds, turn).map(shift),
    rose: roseOf(
      grounds.flatMap(({ hexes }) => hexes.map(([q = 0, r = 0]) => shift(centreOf(q, r, turn)))),
      width,
      height,
      turn,
    ),
  };
}

const LEAST_ROSE = 45;
const MOST_ROSE = 120;

/** The emptiest place between the hexes and the frame, above rather than below. */
function roseOf(taken: readonly Point[], width: number, height: number, turn: number): Rose | null {
  let best: Rose | null = null;
  let most = 0;
  for (let x = LEAST_ROSE; x <= width - LEAST_ROSE; x += 20) {
    for (let y = LEAST_ROSE; y <= height - LEAST_ROSE; y += 20) {
      const free = Math.min(...taken.map((at) => apart(at, { x, y }) - RADIUS * 1.1));
      const r = Math.min(MOST_ROSE, free, x, width - x, y, height - y);
      const score = r - (y / height) * 8 + Math.min(free, 2 * MOST_ROSE) / 20;
      if (r >= LEAST_ROSE && score > most) {
        most = score;
        best = { x, y, r: Math.round(r), turn };
      }
    }
  }
  return best;
}

/** Some hexes of open water get a small wave. */
function wavesOf(grounds: readonly Ground[], turn: number): Point[] {
  return grounds.flatMap((ground) =>
    ground.land
      ? []
      : ground.hexes
          .filter(([q = 0, r = 0]) => chanceOf('wave', q, r) < 0.6)
          .map(([q = 0, r = 0]) => {
            const at = centreOf(q, r, turn);
            return {
              x: at.x + (chanceOf('wx', q, r) - 0.5) * RADIUS * 0.9,
              y: at.y + (chanceOf('wy', q, r) - 0.5) * RADIUS * 0.9,
            };
          }),
  );
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The box around some points with so much room to each side, inside the whole. */
export function boxAround(points: readonly Point[], room: number, whole: Box): Box {
  const left = Math.max(whole.x, Math.min(...points.map(({ x }) => x)) - room);
  const top = Math.max(whole.y, Math.min(...points.map(({ y }) => y)) - room);
  const right = Math.min(whole.x + whole.width, Math.max(...points.map(({ x }) => x)) + room);
  const bottom = Math.min(whole.y + whole.height, Math.max(...points.map(({ y }) => y)) + room);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

let last: { key: string; chart: Chart } | null = null;

/** The drawing of a map for a frame so much wider than high; the last one is kept. */
export function chartFor(code: string, grounds: readonly Ground[], aspect: number): Chart {
  const key = `${code} ${aspect}`;
  if (last?.key !== key) last = { key, chart: chartOf(grounds, aspect) };
  return last.chart;
}
