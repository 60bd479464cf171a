import { describe, expect, test } from 'vitest';
import content from '$generated/content/cyclades.json';
import { bestTurn, boxAround, chartFor, chartOf, type Ground, type Point, reachOf, ROOM } from './chart';

const {
  cells,
  basis_u: u,
  basis_v: v,
} = content.geometry as unknown as {
  cells: Record<string, [number, number]>;
  basis_u: [number, number];
  basis_v: [number, number];
};

/** The areas of a fixed map, as the view tells them. */
function groundsOf(layout: (typeof content.layouts)[number]): Ground[] {
  return layout.boards.flatMap(({ board, at, turn }) => {
    const face = content.boards.find((one) => one.id === board)?.[layout.side as 'front' | 'back'];
    const [p = 0, q = 0] = at;
    const centre = [p * u[0] + q * v[0], p * u[1] + q * v[1]] as const;
    const hexes = (names: string[]): [number, number][] =>
      names.map((name) => {
        let [a, b] = cells[name] ?? [0, 0];
        for (let i = 0; i < turn; i++) [a, b] = [-b, a + b];
        return [centre[0] + a, centre[1] + b];
      });
    const land = (face?.land ?? []).map((one) => ({
      area: one.id,
      land: true,
      sites: one.sites,
      priestess: one.priestess,
      hexes: hexes(one.cells),
    }));
    const sea = (face?.sea ?? []).map((one) => ({
      area: one.id,
      land: false,
      sites: 0,
      priestess: false,
      hexes: hexes(one.cells),
    }));
    return [...land, ...sea];
  });
}

const MAPS = content.layouts.map((layout) => [layout.id, groundsOf(layout)] as const);

interface Thing extends Point {
  what: string;
  room: number;
  reach: number;
}

describe.each(MAPS)('map %s', (_, grounds) => {
  const chart = chartOf(grounds, 0.74);

  test('has a shape for every area, land above sea', () => {
    expect(chart.shapes.map((shape) => shape.area).sort()).toEqual(grounds.map((ground) => ground.area).sort());
    expect(chart.shapes.map((shape) => shape.land)).toEqual([...chart.shapes.map((shape) => shape.land)].sort());
    for (const shape of chart.shapes) expect(shape.path).toMatch(/^M[-\d. MCZ]+Z$/);
  });

  test('keeps what is printed, the units and the names apart', () => {
    for (const shape of chart.shapes) {
      const ground = grounds.find((one) => one.area === shape.area);
      const { places } = shape;
      const things: Thing[] = [
        { what: 'force', room: shape.land ? ROOM.land : ROOM.sea, reach: 0, ...places.force },
        { what: 'name', room: ROOM.name, reach: reachOf(shape.area), ...places.name },
        { what: 'horn', room: ROOM.horn, reach: 0, ...places.horn },
        ...places.sites.map((at, i) => ({ what: `site ${i}`, room: ROOM.site, reach: 0, ...at })),
        ...(ground?.priestess ? [{ what: 'priestess', room: ROOM.priestess, reach: 0, ...places.priestess }] : []),
      ];
      expect(places.sites).toHaveLength(ground?.sites ?? 0);
      things.forEach((one, i) => {
        for (const two of things.slice(i + 1)) {
          const sideways = Math.max(0, Math.abs(one.x - two.x) - one.reach - two.reach);
          const free = Math.hypot(sideways, one.y - two.y) - one.room - two.room;
          expect(free, `${shape.area}: ${one.what} and ${two.what}`).toBeGreaterThan(-9);
        }
        expect(one.x).toBeGreaterThan(0);
        expect(one.x).toBeLessThan(chart.width);
        expect(one.y).toBeGreaterThan(0);
        expect(one.y).toBeLessThan(chart.height);
      });
    }
  });

  test('has a compass rose on empty ground, inside the frame', () => {
    const { rose, width, height } = chart;
    if (rose === null) throw new Error('there is room for one on every map');
    expect(Math.min(rose.x, width - rose.x, rose.y, height - rose.y)).toBeGreaterThanOrEqual(rose.r);
    for (const { places } of chart.shapes) {
      expect(Math.hypot(places.force.x - rose.x, places.force.y - rose.y)).toBeGreaterThan(rose.r + ROOM.land);
    }
  });

  test('is drawn the same way every time', () => {
    expect(chartOf(grounds, 0.74)).toEqual(chart);
  });
});

test('islands are groups of land areas that touch', () => {
  const one = (area: string, land: boolean, ...hexes: [number, number][]): Ground => ({
    area,
    land,
    sites: 0,
    priestess: false,
    hexes,
  });
  const chart = chartOf([
    one('a', true, [0, 0]),
    one('b', true, [1, 0]),
    one('c', true, [4, 0]),
    one('s', false, [2, 0], [3, 0]),
  ]);
  expect(chart.islands).toHaveLength(2);
  expect(chart.landBorders.match(/M/g)).toHaveLength(1);
  expect(chart.seaBorders).toBe('');
});

test('a map is turned so that it fills its frame', () => {
  const row: Ground[] = [
    { area: 'row', land: false, sites: 0, priestess: false, hexes: [0, 1, 2, 3, 4, 5].map((q) => [q, 0]) },
  ];
  expect(Math.abs(bestTurn(row, 2))).toBeLessThan(0.6);
  expect(Math.abs(bestTurn(row, 0.5))).toBeGreaterThan(0.9);
});

test('a box keeps its points in sight and stays inside the whole', () => {
  const whole = { x: 0, y: 0, width: 1000, height: 800 };
  expect(
    boxAround(
      [
        { x: 300, y: 400 },
        { x: 500, y: 350 },
      ],
      100,
      whole,
    ),
  ).toEqual({ x: 200, y: 250, width: 400, height: 250 });
  expect(boxAround([{ x: 50, y: 780 }], 100, whole)).toEqual({ x: 0, y: 680, width: 150, height: 120 });
});

test('a drawing is kept until another map or frame is asked for', () => {
  const [, grounds] = MAPS[0] ?? ['', []];
  expect(chartFor('one', grounds, 1)).toBe(chartFor('one', grounds, 1));
  expect(chartFor('one', grounds, 0.7)).not.toBe(chartFor('one', grounds, 1));
});
