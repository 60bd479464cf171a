import { describe, expect, it } from 'vitest';
import type { Heroes3View } from '$generated/views';
import { atlasOf, bannersOf, fieldName, nameOf, wallsOf, whereIs } from './atlas';

const field = (slug: string, location: string, more: object = {}) => ({ field: slug, location, guard: 0, resource: null, income: 0, faction: null, black: false, flag: null, cubes: [], settled: null, lord: null, closed: 0, ...more });
const POSITIONS = ['nw', 'ne', 'w', 'c', 'e', 'sw', 'se'];
const home = {
  place: 't1', kind: 'starting', q: 0, r: 0, aside: false, tile: 'S3', terrain: 'grass', rotation: 0,
  fields: POSITIONS.map((at) =>
    at === 'c' ? field('t1-c', 'town', { faction: 'castle' }) : at === 'nw' ? field('t1-nw', 'blocked', { closed: 63 }) : at === 'e' ? field('t1-e', 'mine', { resource: 'gold', closed: 0b000111 }) : field(`t1-${at}`, 'empty')),
};
const next = { place: 't2', kind: 'far', q: 2, r: 1, aside: false, tile: null, terrain: null, rotation: -1, fields: [] };
const kept = { ...next, place: 't3', aside: true };
const view = { tiles: [home, next, kept], players: [{ main: 't1-c', secondary: 't1-e', hero: 'rion', faction: 'castle' }], ais: [{ out: false, field: 't1-c', faction: null }], grail: 'p1', grail_carrier: 'secondary' } as unknown as Heroes3View;
const words = { say: (id: string, args: object = {}) => `${id} ${JSON.stringify(args)}`, thing: (kind: string, slug: string) => `${kind}/${slug}` };

describe('the atlas', () => {
  const atlas = atlasOf(view);

  it('knows fields by slug and by place, and leaves out tiles kept aside', () => {
    expect(atlas.fields.size).toBe(7);
    expect(atlas.cells.get('1,0')?.view.field).toBe('t1-e');
    expect(atlas.tiles.map((tile) => tile.place)).toEqual(['t1', 't2']);
  });

  it('draws walls once and none around obstacles', () => {
    // East is closed to the north-west (the open north-east field is there), the north-east and the east.
    expect(wallsOf(atlas).map(({ place, way }) => `${place.view.field} ${way}`)).toEqual(['t1-e 0', 't1-e 1', 't1-e 2']);
  });

  it('puts heroes beside each other where they share a field', () => {
    const banners = bannersOf(view, atlas);
    expect(banners.map(({ key, at, of, grail }) => [key, at, of, grail])).toEqual([
      ['hero:0:main', 0, 2, false],
      ['hero:0:secondary', 0, 1, true],
      ['ai:0', 1, 2, false],
    ]);
  });

  it('names fields by what is there and where they lie', () => {
    expect(fieldName(atlas.fields.get('t1-e')!.view, words)).toContain('"name":"location/mine","which":["resource","gold"]');
    expect(whereIs({ q: 0, r: 0 }, atlas, words)).toBe('');
    expect(whereIs({ q: -2, r: 0 }, atlas, words)).toContain('"steps":2');
    expect(nameOf('field', 't1-e', view, words)).toContain('board-wind-east');
    expect(nameOf('field', 't9-e', view, words)).toBeNull();
    expect(nameOf('tile', 'hN2', view, words)).toBe('#N2');
    expect(nameOf('place', 't1', view, words)).toBe('faction/castle');
    expect(nameOf('card', 'wisdom', view, words)).toBeNull();
  });
});
