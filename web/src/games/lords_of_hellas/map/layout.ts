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

/** Boxes for so many things: the printed places, and where they do not suffice the last one is cut into equal parts. */
export function boxesFor(places: readonly Box[], count: number): Box[] {
  const last = places.at(-1);
  if (count <= places.length || !last) return places.slice(0, count);
  const parts = count - places.length + 1;
  const columns = Math.ceil(Math.sqrt(parts));
  const rows = Math.ceil(parts / columns);
  const w = last.w / columns;
  const h = last.h / rows;
  const cut = Array.from({ length: parts }, (_, i) => ({
    x: last.x - last.w / 2 + w * ((i % columns) + 0.5),
    y: last.y - last.h / 2 + h * (Math.floor(i / columns) + 0.5),
    w,
    h,
  }));
  return [...places.slice(0, -1), ...cut];
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
