import { describe, expect, it } from 'vitest';
import { type Atlas, atlasOf } from './atlas';
import { beyond, linksOf } from './links';

const field = (slug: string, location: string) => ({ field: slug, location, guard: 0, resource: null, income: 0, faction: null, black: false, flag: null, cubes: [], settled: null, lord: null, closed: 0 });
const tile = (place: string, q: number, fields: ReturnType<typeof field>[]) => ({ place, kind: 'near', q, r: 0, aside: false, tile: null, terrain: null, rotation: 0, fields });

describe('links between fields', () => {
  const atlas: Atlas = atlasOf({ tiles: [tile('t1', -3, [field('t1-c', 'astral_gate')]), tile('t2', 3, [])] } as unknown as Parameters<typeof atlasOf>[0]);
  const links = linksOf({ links: [{ tile: 't1', other_tile: 't2', gate: 't1-c', other_gate: null, gate_open: true, other_gate_open: false }] }, atlas);

  it('lead from a gate to the tile at the other end', () => {
    const gate = atlas.fields.get('t1-c');
    expect(links).toHaveLength(1);
    expect(links[0]?.open).toBe(true);
    expect(links[0]?.path).toMatch(/^M-?[\d.]+ /);
    expect(gate && beyond(links, gate)?.place).toBe('t2');
  });

  it('are left out where a tile is not on the map', () => {
    expect(linksOf({ links: [{ tile: 't1', other_tile: 't9', gate: 't1-c', other_gate: null, gate_open: true, other_gate_open: false }] }, atlas)).toEqual([]);
  });
});
