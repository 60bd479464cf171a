/** What is printed on cards, by the slugs of the View: kind, school, when it is played, where its text is found. */

import { ability, artifact, specialty, spell, statistic, war_machine } from '$generated/content/heroes3.json';
import abilityIcon from 'icon:enlightenment';
import air from 'icon:tornado';
import any from 'icon:bolt-spell-cast';
import attack from 'icon:broadsword';
import defense from 'icon:shield';
import earth from 'icon:stone-block';
import fire from 'icon:flame';
import knowledge from 'icon:brain';
import machine from 'icon:catapult';
import pendant from 'icon:gem-pendant';
import power from 'icon:magic-swirl';
import star from 'icon:templar-shield';
import water from 'icon:water-drop';

export type CardKind = 'ability' | 'artifact' | 'specialty' | 'spell' | 'statistic' | 'war_machine';
export type Timing = 'activation' | 'instant' | 'map' | 'ongoing' | 'permanent';

export interface CardFacts {
  kind: CardKind;
  /** School of a spell, rank of an artifact, empty for the rest. */
  rank: string;
  icon: string;
  /** When its ways are played, each once. */
  timings: Timing[];
  /** Whether its better side is printed on it for good. */
  empowered: boolean;
  /** Power it gives instead of being cast. */
  power: number;
  /** How many heroes' levels a specialty needs; 0 for others. */
  level: number;
}

interface Way {
  timing: Timing;
}
interface Sheet {
  id: string;
  basic?: Way;
  expert?: Way;
  plays?: Way[];
  play?: Way;
  timing?: Timing;
  school?: string;
  level?: number | string;
  alternative_power?: number;
}

const SCHOOLS: Record<string, string> = { air, any, earth, fire, water };
const STATISTICS: Record<string, string> = { attack, defense, power, knowledge };
const ICONS: Record<CardKind, string> = {
  ability: abilityIcon,
  artifact: pendant,
  specialty: star,
  spell: any,
  statistic: power,
  war_machine: machine,
};

const ALL = new Map<string, CardFacts>();
const shelves: [CardKind, Sheet[]][] = [
  ['ability', ability as unknown as Sheet[]],
  ['artifact', artifact as unknown as Sheet[]],
  ['specialty', specialty as unknown as Sheet[]],
  ['spell', spell as unknown as Sheet[]],
  ['statistic', statistic as unknown as Sheet[]],
  ['war_machine', war_machine as unknown as Sheet[]],
];
for (const [kind, sheets] of shelves) for (const sheet of sheets) ALL.set(sheet.id, read(kind, sheet));

function read(kind: CardKind, sheet: Sheet): CardFacts {
  const ways = [sheet.basic, sheet.expert, sheet.play, ...(sheet.plays ?? [])].flatMap((way) => (way ? [way.timing] : []));
  if (sheet.timing) ways.push(sheet.timing);
  return {
    kind,
    rank: sheet.school ?? (typeof sheet.level === 'string' ? sheet.level : ''),
    icon: (kind === 'spell' ? SCHOOLS[sheet.school ?? ''] : kind === 'statistic' ? STATISTICS[sheet.id] : null) ?? ICONS[kind],
    timings: [...new Set(ways)],
    empowered: false,
    power: sheet.alternative_power ?? 0,
    level: typeof sheet.level === 'number' ? sheet.level : 0,
  };
}

const EMPOWERED = 'empowered_';

export function cardFacts(slug: string): CardFacts | null {
  const own = ALL.get(slug);
  if (own) return own;
  const plain = slug.startsWith(EMPOWERED) ? ALL.get(slug.slice(EMPOWERED.length)) : undefined;
  return plain ? { ...plain, empowered: true } : null;
}

/** Whether a card can be of use in a combat, or on the map, at all. */
export function usedIn(facts: CardFacts, place: 'combat' | 'map'): boolean {
  return facts.timings.some((timing) => timing === 'instant' || timing === 'permanent' || (timing === 'map') === (place === 'map'));
}
