/** What is printed on unit cards, by the slugs of the View: `griffins`, `neutral_griffins`, `bank_crypt_wraiths`. */

import { alternate_unit, bank_guard, neutral, siege, special_unit, summoned_unit, unit } from '$generated/content/heroes3.json';

export type Cost = Partial<Record<'gold' | 'building_materials' | 'valuables', number>>;
export type Tier = 'bronze' | 'silver' | 'gold' | 'azure';
export type Side = 'few' | 'pack';

export interface Figures {
  attack: number;
  defense: number;
  hp: number;
  initiative: number;
  movement: string;
}

export interface UnitFacts {
  tier: Tier;
  /** The town it belongs to, null for those of none. */
  faction: string | null;
  /** Where its icon lies, and under which name. */
  shelf: string;
  face: string;
  few: Figures;
  /** Null for units with one side only. */
  pack: Figures | null;
  recruit: Cost | null;
  reinforce: Cost | null;
}

interface Printed {
  id: string;
  tier: string;
  faction?: string;
  recruit?: Cost;
  reinforce?: Cost;
  few: Figures;
  pack?: Figures;
}
interface Stranger {
  id: string;
  unit: string;
  tier: string;
  faction?: string;
  recruit?: Cost;
  side: Figures;
}

const ALL = new Map<string, UnitFacts>();
for (const one of unit as unknown as Printed[]) ALL.set(one.id, twoSided(one, one.id, one.faction ?? 'neutral'));
for (const one of alternate_unit as unknown as (Printed & { replaces: string })[])
  ALL.set(one.id, twoSided(one, one.replaces, one.faction ?? 'neutral'));
for (const one of summoned_unit as unknown as Printed[])
  ALL.set(`summoned_${one.id}`, twoSided(one, one.id, 'neutral'));
for (const one of neutral as unknown as Stranger[])
  ALL.set(one.id, {
    ...oneSided(one.side, one.unit),
    tier: one.tier as Tier,
    recruit: one.recruit ?? null,
  });
for (const one of bank_guard as unknown as Stranger[])
  ALL.set(one.id, { ...oneSided(one.side, one.unit), tier: tierOf(one.unit) });
/** Units that only scenarios bring along look like a dragon of the shelves. */
for (const one of special_unit as unknown as Stranger[])
  ALL.set(one.id, { ...oneSided(one.side, 'neutral_crystal_dragons'), tier: one.tier as Tier });
ALL.set('arrow_tower', { ...oneSided(siege.arrow_tower, 'arrow_tower'), tier: 'silver' });

function twoSided(one: Printed, face: string, shelf: string): UnitFacts {
  return {
    tier: one.tier as Tier,
    faction: one.faction ?? null,
    shelf,
    face,
    few: one.few,
    pack: one.pack ?? null,
    recruit: one.recruit ?? null,
    reinforce: one.reinforce ?? null,
  };
}

function oneSided(side: Figures, face: string): UnitFacts {
  const shelf = ALL.get(face)?.shelf ?? 'neutral';
  return { tier: 'bronze', faction: null, shelf, face, few: side, pack: null, recruit: null, reinforce: null };
}

function tierOf(face: string): Tier {
  return (ALL.get(face) ?? ALL.get(`neutral_${face}`))?.tier ?? 'bronze';
}

const NOTHING: Figures = { attack: 0, defense: 0, hp: 0, initiative: 0, movement: 'ground' };
const UNKNOWN: UnitFacts = oneSided(NOTHING, '');

export function unitFacts(slug: string): UnitFacts {
  return ALL.get(slug) ?? UNKNOWN;
}

/** The figures of the side that shows. */
export function figures(slug: string, pack: boolean): Figures {
  const facts = unitFacts(slug);
  return pack ? (facts.pack ?? facts.few) : facts.few;
}
