/** The town of a player as things to draw: its buildings in order, what each lacks, what is on offer. */

import type { Option } from '$board/contract';
import { building as BUILDINGS, trade_rate as RATES, unit as UNITS } from '$generated/content/heroes3.json';
import type { PlayerView } from '$generated/view_heroes3';
import { type Resource, RESOURCES } from '../icons';

export type Cost = Partial<Record<Resource, number>>;

interface Printed {
  id: string;
  faction: string;
  building: string;
  cost: Cost;
  requires?: string;
}

/** From the dwellings, which lead to each other, to what stands by itself. */
const ORDER = ['dwelling_bronze', 'dwelling_silver', 'dwelling_gold', 'city_hall', 'citadel', 'mage_guild', 'special_1', 'special_2'];

export interface Plan {
  id: string;
  building: string;
  cost: Cost;
  /** The building that must stand first, null if none. */
  after: string | null;
  state: 'built' | 'open' | 'missing';
  /** What the player is short of. */
  short: Cost;
  /** Whether what must stand first is missing. */
  waits: boolean;
}

export function plansOf(player: PlayerView): Plan[] {
  const all = (BUILDINGS as unknown as Printed[]).filter((one) => one.faction === player.faction);
  return all
    .map((one): Plan => {
      const after = one.requires === undefined ? null : `${one.faction}_${one.requires}`;
      const built = player.buildings.includes(one.id);
      const waits = !built && after !== null && !player.buildings.includes(after);
      const short = built ? {} : shortOf(one.cost, player.resources);
      const open = !waits && Object.keys(short).length === 0;
      return { id: one.id, building: one.building, cost: one.cost, after, waits, short, state: built ? 'built' : open ? 'open' : 'missing' };
    })
    .sort((a, b) => ORDER.indexOf(a.building) - ORDER.indexOf(b.building));
}

/** How much of each resource is missing for a price. */
export function shortOf(cost: Cost, stock: Readonly<Record<string, number>>): Cost {
  const out: Cost = {};
  for (const resource of RESOURCES) {
    const lack = (cost[resource] ?? 0) - (stock[resource] ?? 0);
    if (lack > 0) out[resource] = lack;
  }
  return out;
}

// -- units ------------------------------------------------------------------------------------------------------------

export interface Recruits {
  unit: string;
  tier: string;
  /** The side in the army, null if none is there. */
  owned: 'few' | 'pack' | null;
  /** Whether its dwelling stands. */
  housed: boolean;
  recruit: Cost | null;
  reinforce: Cost | null;
}

export function recruitsOf(player: PlayerView): Recruits[] {
  const own = (UNITS as unknown as { id: string; faction: string; tier: string; order: number }[])
    .filter((one) => one.faction === player.faction)
    .sort((a, b) => a.order - b.order);
  return own.map((one) => ({
    unit: one.id,
    tier: one.tier,
    owned: (player.units.find((each) => each.unit === one.id)?.side as 'few' | 'pack' | undefined) ?? null,
    housed: player.buildings.includes(`${player.faction}_dwelling_${one.tier}`),
    recruit: (player.prices?.recruit[one.id] as Cost | undefined) ?? null,
    reinforce: (player.prices?.reinforce[one.id] as Cost | undefined) ?? null,
  }));
}

/** The option that does something with a unit: recruiting for its few side, reinforcing for its pack, others as it stands. */
export function unitOption(options: readonly Option[], unit: string, side: 'few' | 'pack', owned: 'few' | 'pack' | null): Option | null {
  const ref = `unit:${unit}`;
  const found = options.find((option) => option.refs.includes(ref) && sideOf(option, owned) === side);
  return found ?? null;
}

function sideOf(option: Option, owned: 'few' | 'pack' | null): 'few' | 'pack' {
  if (option.action.startsWith('recruit ')) return 'few';
  if (option.action.startsWith('reinforce ')) return 'pack';
  return owned ?? 'few';
}

// -- trade ------------------------------------------------------------------------------------------------------------

export interface Rate {
  sell: Resource;
  give: number;
  buy: Resource;
  get: number;
  option: Option | null;
}

export function ratesOf(options: readonly Option[]): Rate[] {
  return (RATES as unknown as { sell: Resource; give: number; buy: Resource; get: number }[]).map((rate) => ({
    ...rate,
    option: options.find((option) => option.action === `trade ${rate.sell} ${rate.buy}`) ?? null,
  }));
}
