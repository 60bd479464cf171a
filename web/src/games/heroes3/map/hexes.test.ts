import { describe, expect, it } from 'vitest';
import { geometry } from '$generated/content/heroes3.json';
import {
  around,
  beside,
  boxAt,
  centre,
  corner,
  distance,
  edgePath,
  hexPath,
  nextTurn,
  offset,
  opposite,
  POSITIONS,
  RING,
  SIZE,
  STEPS,
  tilePath,
  turned,
  turnedMask,
  wind,
} from './hexes';

describe('fields and tiles', () => {
  it('lie as the content says', () => {
    expect(geometry.clockwise.map((one) => one.toLowerCase())).toEqual([...RING]);
    for (const { at, offset: [q, r] } of geometry.fields as { at: string; offset: [number, number] }[]) {
      expect(offset(at.toLowerCase())).toEqual({ q, r });
    }
  });

  it('have six neighbours at the same distance, and opposite ways lead back', () => {
    const home = { q: 2, r: -1 };
    const far = STEPS.map((_, way) => {
      const there = beside(home, way);
      expect(beside(there, opposite(way))).toEqual(home);
      expect(distance(home, there)).toBe(1);
      const [a, b] = [centre(home), centre(there)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    for (const each of far) expect(each).toBeCloseTo(SIZE * Math.sqrt(3));
  });

  it('share the edge of their common border', () => {
    const home = centre({ q: 0, r: 0 });
    for (let way = 0; way < 6; way += 1) {
      const there = centre(beside({ q: 0, r: 0 }, way));
      const ends = (path: string): string[] => path.slice(1).split('L').sort();
      expect(ends(edgePath(home, way))).toEqual(ends(edgePath(there, opposite(way))));
    }
  });

  it('are drawn with 6 and 18 corners', () => {
    expect(hexPath({ x: 0, y: 0 }).split('L')).toHaveLength(6);
    expect(tilePath({ x: 0, y: 0 }).split('L')).toHaveLength(18);
    expect(corner(0).y).toBeCloseTo(-SIZE);
  });

  it('tiles of the lattice touch and do not overlap', () => {
    const cells = (q: number, r: number): string[] => POSITIONS.map((one) => `${q + offset(one).q},${r + offset(one).r}`);
    for (const [q, r] of geometry.lattice as [number, number][]) {
      expect(new Set([...cells(0, 0), ...cells(q, r)]).size).toBe(14);
      expect(distance({ q: 0, r: 0 }, { q, r })).toBe(3);
    }
  });
});

describe('turning a tile', () => {
  const spots = [1, 2, 4, 8, 16, 32, 0].map((closed, i) => ({ closed, name: 'abcdefm'[i] }));

  it('moves the ring clockwise and leaves the middle', () => {
    const once = turned(spots, 1);
    expect(once.map(({ position, spot }) => `${spot.name}-${position}`)).toEqual(['a-ne', 'b-e', 'c-se', 'd-sw', 'e-w', 'f-nw', 'm-c']);
  });

  it('moves closed edges with it', () => {
    expect(turnedMask(1, 1)).toBe(2);
    expect(turnedMask(32, 1)).toBe(1);
    expect(turnedMask(35, 6)).toBe(35);
    expect(turnedMask(0b100001, 2)).toBe(0b000110);
    // An edge that looks outwards does so however the tile lies.
    for (let sixths = 0; sixths < 6; sixths += 1)
      for (const { position, spot } of turned(spots.slice(0, 6), sixths)) expect(spot.closed).toBe(1 << RING.indexOf(position as 'nw'));
  });

  it('skips turns that do not fit', () => {
    expect(nextTurn([0, 2, 5], 0, 1)).toBe(2);
    expect(nextTurn([0, 2, 5], 0, -1)).toBe(5);
    expect(nextTurn([0, 2, 5], 5, 1)).toBe(0);
    expect(nextTurn([3], 3, 1)).toBe(3);
  });
});

describe('boxes and winds', () => {
  it('hold all tiles', () => {
    const box = around([{ q: 0, r: 0 }, { q: 5, r: -2 }], 0);
    const far = centre({ q: 6, r: -2 });
    expect(box.x + box.width).toBeGreaterThanOrEqual(far.x + (SIZE * Math.sqrt(3)) / 2 - 0.01);
    expect(box.height).toBeCloseTo(5 * SIZE + 3 * SIZE);
  });

  it('stay within the map', () => {
    const within = { x: 0, y: 0, width: 100, height: 100 };
    expect(boxAt({ x: 95, y: 50 }, 40, 40, within)).toEqual({ x: 60, y: 30, width: 40, height: 40 });
    expect(boxAt({ x: 5, y: 5 }, 400, 40, within)).toEqual({ x: 0, y: 0, width: 100, height: 40 });
  });

  it('name where a field lies', () => {
    const home = { q: 0, r: 0 };
    expect(wind(home, { q: 2, r: 0 })).toBe('east');
    expect(wind(home, { q: -3, r: 0 })).toBe('west');
    expect(wind(home, { q: 1, r: -2 })).toBe('north');
    expect(wind(home, { q: -1, r: 2 })).toBe('south');
    expect(wind(home, { q: 0, r: -2 })).toBe('northwest');
  });
});
