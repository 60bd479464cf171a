import { describe, expect, it } from 'vitest';
import type { Option } from '$board/contract';
import type { PlayerView } from '$generated/view_heroes3';
import { plansOf, ratesOf, recruitsOf, shortOf, unitOption } from './town';

const player = {
  faction: 'castle',
  buildings: ['castle_dwelling_bronze'],
  resources: { gold: 9, building_materials: 6, valuables: 1 },
  units: [{ unit: 'halberdiers', side: 'few', layers: [] }],
  prices: { recruit: { griffins: { gold: 3 } }, reinforce: { halberdiers: { gold: 3 } }, spell: 6, secondary: 10, guild_opens: null },
} as unknown as PlayerView;
const option = (action: string, ...refs: string[]): Option => ({ action, label: { id: '', args: {}, rule: '' }, refs });

describe('the town', () => {
  it('tells what is built, open and missing', () => {
    const plans = new Map(plansOf(player).map((plan) => [plan.building, plan]));
    expect(plans.size).toBe(8);
    expect(plans.get('dwelling_bronze')?.state).toBe('built');
    expect(plans.get('citadel')?.state).toBe('open');
    expect(plans.get('dwelling_silver')?.short).toEqual({ valuables: 2 });
    expect(plans.get('dwelling_gold')?.waits).toBe(true);
    expect(plans.get('special_2')?.after).toBe('castle_dwelling_bronze');
    expect(plans.get('city_hall')?.short).toEqual({ gold: 1 });
  });

  it('lists the units of the faction in order, with what they cost now', () => {
    const recruits = recruitsOf(player);
    expect(recruits.map((one) => one.unit)).toEqual(['halberdiers', 'marksmen', 'griffins', 'crusaders', 'zealots', 'champions', 'archangels']);
    expect(recruits[0]).toMatchObject({ owned: 'few', housed: true, recruit: null, reinforce: { gold: 3 } });
    expect(recruits[2]).toMatchObject({ owned: null, recruit: { gold: 3 } });
    expect(recruits[6]?.housed).toBe(false);
  });

  it('finds the option of a side', () => {
    const options = [option('recruit griffins', 'unit:griffins'), option('reinforce halberdiers', 'unit:halberdiers'), option('share marksmen', 'unit:marksmen')];
    expect(unitOption(options, 'griffins', 'few', null)?.action).toBe('recruit griffins');
    expect(unitOption(options, 'griffins', 'pack', null)).toBeNull();
    expect(unitOption(options, 'halberdiers', 'pack', 'few')?.action).toBe('reinforce halberdiers');
    expect(unitOption(options, 'marksmen', 'pack', 'pack')?.action).toBe('share marksmen');
  });

  it('knows the rates of trade and what is short', () => {
    const rates = ratesOf([option('trade gold valuables')]);
    expect(rates).toHaveLength(6);
    expect(rates.filter((rate) => rate.option)).toEqual([expect.objectContaining({ sell: 'gold', give: 6, buy: 'valuables', get: 1 })]);
    expect(shortOf({ gold: 3, valuables: 1 }, { gold: 5, valuables: 0 })).toEqual({ valuables: 1 });
  });
});
