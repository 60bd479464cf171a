/** The map of a View as things to draw: fields where they lie, walls, heroes, and names for places. */

import type { Stage } from '$board/contract';
import type { Heroes3View } from '$generated/views';
import type { FieldView, TileView } from '$generated/view_heroes3';
import { beside, centre, distance, type Hex, keyOf, offset, opposite, type Point, wind } from './hexes';

type Words = Pick<Stage, 'say' | 'thing'>;

export interface Place extends Hex {
  view: FieldView;
  tile: TileView;
  at: Point;
}

export interface Atlas {
  /** By the slug of the field. */
  fields: ReadonlyMap<string, Place>;
  /** By column and row. */
  cells: ReadonlyMap<string, Place>;
  /** Tiles on the map, face up or down. */
  tiles: readonly TileView[];
}

export function atlasOf(view: Pick<Heroes3View, 'tiles'>): Atlas {
  const fields = new Map<string, Place>();
  const cells = new Map<string, Place>();
  const tiles = view.tiles.filter((tile) => !tile.aside);
  for (const tile of tiles) {
    for (const field of tile.fields) {
      const step = offset(field.field.slice(field.field.indexOf('-') + 1));
      const hex = { q: tile.q + step.q, r: tile.r + step.r };
      const place: Place = { ...hex, view: field, tile, at: centre(hex) };
      fields.set(field.field, place);
      cells.set(keyOf(hex), place);
    }
  }
  return { fields, cells, tiles };
}

export const isBlocked = (place: Pick<Place, 'view'> | undefined): boolean => place?.view.location === 'blocked';

/** A closed edge that is drawn as a wall: once, and not around an obstacle that says so itself. */
export interface Wall {
  place: Place;
  way: number;
}

export function wallsOf(atlas: Atlas): Wall[] {
  const walls: Wall[] = [];
  for (const place of atlas.fields.values()) {
    if (isBlocked(place)) continue;
    for (let way = 0; way < 6; way += 1) {
      if (!((place.view.closed >> way) & 1)) continue;
      const other = atlas.cells.get(keyOf(beside(place, way)));
      if (isBlocked(other)) continue;
      // A wall closed from both sides is drawn by the side with the lower way.
      if (other && (other.view.closed >> opposite(way)) & 1 && way > 2) continue;
      walls.push({ place, way });
    }
  }
  return walls;
}

// -- ways between fields that do not lie side by side ------------------------------------------------------------------

export interface FarWay {
  kind: string;
  start: string;
  goal: string;
  from: Point;
  to: Point;
  open: boolean;
}

/** Where a field lies, also on a tile that lies face down. */
function pointOf(view: Pick<Heroes3View, 'tiles'>, field: string): Point | null {
  const [place, position] = [field.slice(0, field.indexOf('-')), field.slice(field.indexOf('-') + 1)];
  const tile = view.tiles.find((one) => one.place === place && !one.aside);
  if (!tile) return null;
  const step = offset(position);
  return centre({ q: tile.q + step.q, r: tile.r + step.r });
}

/** Joins and monoliths with the points between which they are drawn. */
export function farWaysOf(view: Pick<Heroes3View, 'tiles' | 'ways'>): FarWay[] {
  return view.ways.flatMap(({ kind, start, goal, open }) => {
    const [from, to] = [pointOf(view, start), pointOf(view, goal)];
    return from && to ? [{ kind, start, goal, from, to, open }] : [];
  });
}

// -- heroes -----------------------------------------------------------------------------------------------------------

export interface Banner {
  /** The same hero before and after a change. */
  key: string;
  seat: number | null;
  leader: 'main' | 'secondary' | 'ai';
  hero: string | null;
  faction: string | null;
  place: Place;
  /** Which of several on one field, and of how many. */
  at: number;
  of: number;
  grail: boolean;
}

export function bannersOf(view: Heroes3View, atlas: Atlas): Banner[] {
  const out: Omit<Banner, 'at' | 'of'>[] = [];
  view.players.forEach((player, seat) => {
    for (const leader of ['main', 'secondary'] as const) {
      const place = atlas.fields.get(player[leader] ?? '');
      if (!place) continue;
      const grail = view.grail === `p${seat + 1}` && view.grail_carrier === leader;
      out.push({ key: `hero:${seat}:${leader}`, seat, leader, hero: player.hero, faction: player.faction, place, grail });
    }
  });
  view.ais.forEach((ai, i) => {
    const place = ai.out ? undefined : atlas.fields.get(ai.field ?? '');
    if (place) out.push({ key: `ai:${i}`, seat: null, leader: 'ai', hero: null, faction: ai.faction, place, grail: false });
  });
  return out.map((one) => {
    const there = out.filter((other) => other.place === one.place);
    return { ...one, at: there.indexOf(one), of: there.length };
  });
}

// -- words ------------------------------------------------------------------------------------------------------------

/** What a field is called by itself: "Gold mine", "Town: Castle". */
export function fieldName(field: FieldView, { say, thing }: Words): string {
  const name = thing('location', field.location);
  if (field.location === 'town' || field.location === 'random_town') {
    const faction = field.lord ?? field.faction;
    return faction === null ? name : say('board-named', { name, which: ['faction', faction] });
  }
  const resource = field.resource ?? field.settled;
  return resource === null ? name : say('board-named', { name, which: ['resource', resource] });
}

/** Where a place lies, told by the nearest town: "3 fields west of Castle". Empty for a town itself. */
export function whereIs(hex: Hex, atlas: Atlas, { say }: Words): string {
  let best: Place | null = null;
  for (const place of atlas.fields.values()) {
    if (place.view.location !== 'town') continue;
    if (best === null || distance(hex, place) < distance(hex, best)) best = place;
  }
  if (best === null) return '';
  const steps = distance(hex, best);
  if (steps === 0) return '';
  const faction = best.view.lord ?? best.view.faction ?? '';
  return say('board-where', { steps, wind: say(`board-wind-${wind(best, hex)}`), town: ['faction', faction] });
}

/** A field as one would tell it on the telephone. */
export function fullName(place: Place, atlas: Atlas, words: Words): string {
  const where = whereIs(place, atlas, words);
  const name = fieldName(place.view, words);
  return where ? `${name}, ${where}` : name;
}

/** The difficulty printed on the backs of tiles. */
export const LEVELS: Record<string, string> = {
  starting: 'I',
  far: 'II–III',
  near: 'IV–V',
  center: 'VI–VII',
  subterranean: 'II–VII',
  sea: 'II–VII',
};

const known = new WeakMap<object, Atlas>();

/** Fields, tiles and sites have no names of their own: they are told by what is there and where it lies. */
export function nameOf(kind: string, slug: string, view: Heroes3View, words: Words): string | null {
  if (kind !== 'field' && kind !== 'place' && kind !== 'tile' && kind !== 'site') return null;
  const atlas = known.get(view) ?? atlasOf(view);
  known.set(view, atlas);
  if (kind === 'field') {
    const place = atlas.fields.get(slug);
    return place ? fullName(place, atlas, words) : null;
  }
  if (kind === 'site') {
    const [q = 0, r = 0] = slug.split(',').map(Number);
    return whereIs({ q, r }, atlas, words);
  }
  // The number printed on a tile is its name.
  if (kind === 'tile') return slug.replace(/^h/, '#');
  const tile = atlas.tiles.find((one) => one.place === slug);
  if (!tile) return null;
  return whereIs(tile, atlas, words) || words.thing('faction', tile.fields.find((field) => field.faction !== null)?.faction ?? '');
}

/** Where the joins and monoliths of a field lead, in words. */
export function leadsOf(field: string, view: Pick<Heroes3View, 'tiles' | 'ways'>, atlas: Atlas, words: Words): string[] {
  const told = (kind: string, other: string, open: boolean): string => {
    const place = atlas.fields.get(other);
    const where = place ? fullName(place, atlas, words) : words.say('board-way-unknown');
    return words.say(open ? `board-way-${kind}` : 'board-way-shut', { where });
  };
  return view.ways.flatMap(({ kind, start, goal, open }) => {
    if (start === field) return [told(kind, goal, open)];
    return kind === 'join' && goal === field ? [told(kind, start, open)] : [];
  });
}
