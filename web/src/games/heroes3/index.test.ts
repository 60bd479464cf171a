import { describe, expect, it } from 'vitest';
import type { Heroes3View } from '$generated/views';
import { coloursOf } from './colours';
import { ownerOf } from './index';
import { tabOf, tabsFor } from './tabs';

const table = (...factions: (string | null)[]): Heroes3View =>
  ({ players: factions.map((faction) => ({ faction, hero: faction === 'castle' ? 'rion' : null })), combat: null, shown: [] }) as unknown as Heroes3View;

describe('colours and owners', () => {
  it('each town has its colour, and nobody shares one', () => {
    expect(coloursOf(table('castle', 'necropolis'))).toEqual(['blue', 'black']);
    expect(coloursOf(table('tower', 'conflux'))).toEqual(['white', 'red']);
    expect(new Set(coloursOf(table(null, 'castle', null, 'cove'))).size).toBe(4);
  });

  it('towns and heroes belong to those who lead them', () => {
    const view = table('dungeon', 'castle');
    expect(ownerOf('faction:castle', view)).toBe(1);
    expect(ownerOf('hero:rion', view)).toBe(1);
    expect(ownerOf('faction:tower', view)).toBeNull();
    expect(ownerOf('card:wisdom', view)).toBeNull();
  });
});

describe('tabs', () => {
  const option = (action: string, ...refs: string[]) => ({ action, label: { id: '', args: {}, rule: '' }, refs });

  it('know where a thing is drawn', () => {
    const view = table('castle');
    expect(tabOf('field:t1-nw', view)).toBe('map');
    expect(tabOf('building:castle_citadel', view)).toBe('town');
    expect(tabOf('unit:griffins', view)).toBe('town');
    expect(tabOf('unit:griffins', { ...view, combat: {} } as unknown as Heroes3View)).toBe('combat');
    expect(tabOf('unit:griffins', { ...view, shown: ['griffins'] } as unknown as Heroes3View)).toBeNull();
    expect(tabOf('card:wisdom', view)).toBeNull();
  });

  it('gather what their options touch', () => {
    const refs = tabsFor([option('move main t1-nw', 'leader:main', 'field:t1-nw'), option('build x', 'building:x'), option('trade gold valuables')], table('castle'));
    expect([...(refs.get('map') ?? [])]).toEqual(['leader:main', 'field:t1-nw']);
    expect([...(refs.get('town') ?? [])]).toEqual(['building:x', '']);
    expect(refs.has('combat')).toBe(false);
  });
});
