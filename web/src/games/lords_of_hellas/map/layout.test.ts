/** Nothing covers anything: the most crowded regions that 200 random games reached, and worse. */

import { describe, expect, it } from 'vitest';
import crowds from './crowds.json';
import { GLORY, REGIONS, type Box } from './geometry';
import { boxesFor, layout, overlap, takenBoxes, type Crowd } from './layout';

const seats = [0, 1, 2, 3];
const MONSTERS = ['cerberus', 'chimera', 'cyclops', 'hydra', 'medusa', 'minotaur', 'sphinx'];

/** Four armies, four heroes, this many monsters and a quest, with whatever is printed there. */
function full(region: string, monsters: number): Crowd {
  return {
    region,
    owner: 2,
    armies: seats.map((seat) => ({ seat, hoplites: 9, fortified: seat === 2 ? 1 : 0 })),
    heroes: seats,
    monsters: MONSTERS.slice(0, monsters),
    quests: ['golden-fleece'],
  };
}

function collisions(boxes: readonly Box[]): string[] {
  const found: string[] = [];
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1)) if (overlap(a, b)) found.push(`${JSON.stringify(a)} over ${JSON.stringify(b)}`);
  });
  return found;
}

describe('the layout of a region', () => {
  it('notices what overlaps', () => {
    const a = { x: 10, y: 10, w: 10, h: 10 };
    expect(overlap(a, { ...a, x: 18 })).toBe(true);
    expect(overlap(a, { ...a, x: 20 })).toBe(false);
    expect(collisions([a, { ...a, x: 18 }, { ...a, x: 40 }])).toHaveLength(1);
  });

  it('gives everything in the most crowded regions of 200 random games a box of its own', () => {
    expect(new Set(crowds.map((one) => one.region)).size).toBe(REGIONS.length);
    for (const crowd of crowds) {
      const here = layout(crowd);
      expect(here.armies).toHaveLength(crowd.armies.length);
      expect(here.heroes).toHaveLength(crowd.heroes.length);
      expect(here.monsters).toHaveLength(crowd.monsters.length);
      expect(here.quests).toHaveLength(crowd.quests.length);
      expect(collisions([...takenBoxes(here), ...Object.values(GLORY)]), crowd.region).toEqual([]);
    }
  });

  it('keeps the whole map apart with four armies, four heroes, two monsters and a quest in every region', () => {
    const boxes = REGIONS.flatMap((region) => takenBoxes(layout(full(region, 2))));
    expect(collisions([...boxes, ...Object.values(GLORY)])).toEqual([]);
  });

  it('finds room for all seven monsters in one region', () => {
    for (const region of REGIONS) {
      const here = layout(full(region, MONSTERS.length));
      expect(here.monsters).toHaveLength(MONSTERS.length);
      expect(collisions([...takenBoxes(here), ...Object.values(GLORY)]), region).toEqual([]);
    }
  });

  it('leaves no piece too small to be seen', () => {
    for (const crowd of crowds) {
      const here = layout(crowd);
      for (const { box } of [...here.armies, ...here.heroes, ...here.monsters]) {
        expect(Math.min(box.w, box.h), crowd.region).toBeGreaterThanOrEqual(25);
      }
    }
  });

  it("puts the owner's army on the first place", () => {
    const here = layout(full('phocis', 0));
    expect(here.armies.map(({ what }) => what.seat)).toEqual([2, 0, 1, 3]);
    expect(here.armies[0]?.box).toEqual(here.slots.armies[0]);
  });

  it('shares the places that leave the largest parts where there are too few', () => {
    const places = [
      { x: 0, y: 0, w: 80, h: 40 },
      { x: 100, y: 0, w: 40, h: 40 },
    ];
    expect(boxesFor(places, 1)).toEqual(places.slice(0, 1));
    expect(boxesFor(places, 3)).toEqual([{ x: -20, y: 0, w: 40, h: 40 }, { x: 20, y: 0, w: 40, h: 40 }, places[1]]);
    for (const count of [4, 5, 6]) expect(Math.min(...boxesFor(places, count).map((one) => Math.min(one.w, one.h)))).toBeGreaterThanOrEqual(20);
  });
});
