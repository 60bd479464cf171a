import { describe, expect, it } from 'vitest';
import { BRIBES, buildingOf, content, GRANARIES, HEXAGONS, inColumn, itemsOf, payments, penaltyOf, SHOWS } from './content';
import { ring, roman, scribble } from './ink';
import { buildingIcon, lookOf } from './tokens';

describe('the printed facts', () => {
  it('names boxes as the rules do', () => {
    expect(HEXAGONS).toEqual(['h4', 'h5a', 'h5b', 'h6a', 'h6b', 'h7', 'h8', 'h9']);
    expect(SHOWS).toEqual(['s1', 's3', 's5', 's6', 's8', 's9']);
    expect(BRIBES).toEqual(['b3', 'b4', 'b5', 'b6', 'b7', 'b8']);
  });
  it('has three columns of wall and fort', () => {
    expect(Object.values(GRANARIES)).toEqual(['small-granary', 'medium-granary', 'large-granary']);
    expect(inColumn(content.wall_box, 'medium')).toHaveLength(7);
  });
  it('lists prices in the order of the pool', () => {
    expect(itemsOf({ resource: 2, servant: 1 })).toEqual(['servant', 'resource', 'resource']);
    expect(payments(content.fort)).toEqual(['builder', 'soldier']);
  });
  it('knows the price of disdain', () => {
    expect([0, 4, 9, 15].map(penaltyOf)).toEqual([0, 7, 22, 22]);
  });
  it('has a picture for every building and every symbol', () => {
    for (const each of [...content.building, ...content.landmark]) expect(buildingIcon(each.id)).toContain('<');
    const tokens = new Set(
      [
        ...content.building.flatMap((each) => [...each.gain, ...(each.gain_one_of ?? [])]),
        ...content.wall_box.flatMap((box) => box.gain),
        ...content.show_box.flatMap((box) => box.gain),
        ...content.temple_box.flatMap((box) => box.gain),
        ...content.bribe_box.flatMap((box) => box.gain),
        ...content.diplomat_box.flatMap((box) => box.gain),
        ...content.scout_box.flatMap((box) => box.gain),
        ...content.training_box.flatMap((box) => box.gain),
      ].filter(Boolean),
    );
    for (const token of tokens) expect(lookOf(token).icon).toContain('<');
    expect(() => buildingOf('small-palace')).toThrow('small-palace');
  });
});

describe('ink', () => {
  it('is the same for the same box and another for the next', () => {
    expect(scribble('fort:1', 30, 30)).toBe(scribble('fort:1', 30, 30));
    expect(scribble('fort:1', 30, 30)).not.toBe(scribble('fort:2', 30, 30));
  });
  it('stays inside the box', () => {
    for (let i = 0; i < 50; i++) {
      const numbers = scribble(`box:${i}`, 26, 30).match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(17);
    }
    expect(ring('a', 8)).toMatch(/^M/);
  });
  it('notes years as Romans do', () => {
    expect([1, 4, 6].map(roman)).toEqual(['I', 'IV', 'VI']);
  });
});
