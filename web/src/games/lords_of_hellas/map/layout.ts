/** Who stands where in a region: every piece gets a box of its own, and no two boxes overlap. */

import type { RegionView } from '$generated/view_lords_of_hellas';
import { SLOTS, type Box, type Slots } from './geometry';

/** What of a region is laid out. */
export type Crowd = Pick<RegionView, 'region' | 'owner' | 'armies' | 'heroes' | 'monsters' | 'quests'>;

export interface Placed<T> {
  what: T;
  box: Box;
}

export interface Layout {
  slots: Slots;
  armies: Placed<RegionView['armies'][number]>[];
  heroes: Placed<number>[];
  monsters: Placed<string>[];
  quests: Placed<string>[];
}

/** How a box is best cut into this many equal parts: columns and rows that leave the largest parts. */
function cutOf(box: Box, parts: number): { columns: number; rows: number; least: number } {
  let best = { columns: 1, rows: parts, least: 0 };
  for (let columns = 1; columns <= parts; columns++) {
    const rows = Math.ceil(parts / columns);
    const least = Math.min(box.w / columns, box.h / rows);
    if (least > best.least) best = { columns, rows, least };
  }
  return best;
}

function cut(box: Box, parts: number): Box[] {
  if (parts === 1) return [box];
  const { columns, rows } = cutOf(box, parts);
  const [w, h] = [box.w / columns, box.h / rows];
  return Array.from({ length: parts }, (_, i) => ({
    x: box.x - box.w / 2 + w * ((i % columns) + 0.5),
    y: box.y - box.h / 2 + h * (Math.floor(i / columns) + 0.5),
    w,
    h,
  }));
}

/** Boxes for this many things: the printed places, and where they do not suffice those are shared that leave the largest parts. */
export function boxesFor(places: readonly Box[], count: number): Box[] {
  if (count <= places.length || places.length === 0) return places.slice(0, count);
  const parts = places.map(() => 1);
  for (let more = count - places.length; more > 0; more--) {
    const left = places.map((place, i) => cutOf(place, (parts[i] ?? 1) + 1).least);
    const best = left.indexOf(Math.max(...left));
    parts[best] = (parts[best] ?? 1) + 1;
  }
  return places.flatMap((place, i) => cut(place, parts[i] ?? 1));
}

function placed<T>(things: readonly T[], places: readonly Box[]): Placed<T>[] {
  const boxes = boxesFor(places, things.length);
  return things.flatMap((what, i) => {
    const box = boxes[i];
    return box ? [{ what, box }] : [];
  });
}

/** The owner's army stands first, on the largest place. */
export function layout(crowd: Crowd): Layout {
  const slots = SLOTS[crowd.region] as Slots;
  const armies = [...crowd.armies].sort((a, b) => Number(b.seat === crowd.owner) - Number(a.seat === crowd.owner) || a.seat - b.seat);
  return {
    slots,
    armies: placed(armies, slots.armies),
    heroes: placed(crowd.heroes, slots.heroes),
    monsters: placed(crowd.monsters, slots.monsters),
    quests: placed(crowd.quests, [slots.quest]),
  };
}

/** Every box that is taken in a region. */
export function takenBoxes(here: Layout): Box[] {
  const { slots } = here;
  const fixed = [slots.name, slots.control, slots.city, slots.shrine, slots.monument].filter((one) => one !== null);
  const guests = [...here.armies, ...here.heroes, ...here.monsters, ...here.quests].map(({ box }) => box);
  return [...fixed, ...guests];
}

/** Whether two boxes cover each other by more than a hair. */
export function overlap(a: Box, b: Box): boolean {
  const hair = 0.5;
  return (
    Math.abs(a.x - b.x) < (a.w + b.w) / 2 - hair && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - hair
  );
}
