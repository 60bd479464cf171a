/** The drawing against the content: who borders whom, by land and by sea. */

import { describe, expect, it } from 'vitest';
import * as content from '$generated/content/lords_of_hellas.json';
import { BORDERS, CROSSINGS, FRAME, GLORY, LANES, REGIONS, ringOf, SLOTS, type Point } from './geometry';

const pair = (a: string, b: string): string => [a, b].sort().join(' ');
const landLinks = new Set(content.region.flatMap((one) => one.land_links.map((other) => pair(one.id, other))));
const seaLinks = new Set(content.region.flatMap((one) => one.sea_links.map((other) => pair(one.id, other))));
const drawnBorders = new Set(BORDERS.map(({ between }) => pair(between[0] ?? '', between[1] ?? '')));
const drawnCrossings = new Set(CROSSINGS.map(({ between }) => pair(between[0] ?? '', between[1] ?? '')));
const drawnLanes = new Set(LANES.map(({ between }) => pair(between[0] ?? '', between[1] ?? '')));
const rings = new Map(REGIONS.map((id) => [id, ringOf(id)]));

function gap(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}
function toRing(p: Point, ring: readonly Point[]): number {
  return Math.min(...ring.map((a, i) => gap(p, a, ring[(i + 1) % ring.length] as Point)));
}
function apart(a: readonly Point[], b: readonly Point[]): number {
  return Math.min(...a.map((p) => toRing(p, b)), ...b.map((p) => toRing(p, a)));
}
function inside(p: Point, ring: readonly Point[]): boolean {
  let within = false;
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] as Point;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}
const ring = (id: string): readonly Point[] => rings.get(id) ?? [];

describe('the drawing of Greece', () => {
  it('has every region of the content and no other', () => {
    expect([...REGIONS].sort()).toEqual(content.region.map((one) => one.id).sort());
    expect(Object.keys(GLORY).sort()).toEqual(content.land.map((one) => one.id).sort());
  });

  it('draws a border or a crossing for every land link and for nothing else', () => {
    expect(new Set([...drawnBorders, ...drawnCrossings])).toEqual(landLinks);
    expect([...drawnBorders].filter((each) => drawnCrossings.has(each))).toEqual([]);
  });

  it('draws a lane for every sea link and for nothing else', () => {
    expect(drawnLanes).toEqual(seaLinks);
  });

  it('keeps all other regions apart', () => {
    for (const a of REGIONS) {
      for (const b of REGIONS) {
        if (a >= b || drawnBorders.has(pair(a, b))) continue;
        expect(apart(ring(a), ring(b)), `${a} and ${b}`).toBeGreaterThan(10);
      }
    }
  });

  it('begins and ends lanes and crossings at the coasts they join', () => {
    for (const { between, ends } of [...LANES, ...CROSSINGS]) {
      const [a, b] = between.map(ring) as [Point[], Point[]];
      const [from, to] = ends;
      const best = Math.min(
        Math.max(toRing(from, a), toRing(to, b)),
        Math.max(toRing(from, b), toRing(to, a)),
      );
      expect(best, between.join(' to ')).toBeLessThan(30);
    }
  });

  it('puts names and shields into their own regions and everything into the frame', () => {
    for (const id of REGIONS) {
      const slots = SLOTS[id];
      if (!slots) throw new Error(id);
      expect(inside(slots.control, ring(id)), `${id}: control`).toBe(true);
      expect(inside(slots.name, ring(id)), `${id}: name`).toBe(true);
      for (const one of [...slots.armies, ...slots.heroes, ...slots.monsters, slots.quest]) {
        for (const other of REGIONS) {
          if (other !== id) expect(inside(one, ring(other)), `${id}: a guest in ${other}`).toBe(false);
        }
        expect(one.x - one.w / 2).toBeGreaterThan(FRAME.left);
        expect(one.x + one.w / 2).toBeLessThan(FRAME.left + FRAME.width);
        expect(one.y + one.h / 2).toBeLessThan(FRAME.top + FRAME.height);
        expect(one.y - one.h / 2).toBeGreaterThan(FRAME.top);
      }
    }
  });

  it('has a city, a shrine and a monument exactly where the content has them', () => {
    const gods = new Set(content.god.map((one) => one.region));
    for (const one of content.region) {
      const slots = SLOTS[one.id];
      expect(slots?.city !== null, `${one.id}: city`).toBe(one.city !== 'none');
      expect(slots?.shrine !== null, `${one.id}: shrine`).toBe(one.holy_place !== 'none');
      expect(slots?.monument !== null, `${one.id}: monument`).toBe(gods.has(one.id));
    }
  });
});
