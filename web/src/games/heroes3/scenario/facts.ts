/** What the mission book says of scenarios, as far as the table shows it. */

import { campaign_carry } from '$generated/content/heroes3.json';
import { scenario } from '$generated/content/heroes3.scenarios.json';
import type { Heroes3View } from '$generated/views';

export type Mode = 'clash' | 'cooperative' | 'alliance' | 'campaign';

export interface Timed {
  deed: string;
  when?: string;
  rounds?: number[];
  players?: number[];
  unit?: string;
  amount?: number;
  machine?: string;
  /** For whom it is; for everybody if missing. */
  who?: string;
}

export interface Defeat {
  kind: string;
  round?: number;
  times?: number;
  location?: string;
}

export interface Win {
  kind: string;
  /** With how many it counts; with any number if missing. */
  players?: number[];
  parts?: string[];
  amount?: number;
  times?: number;
  lead?: number;
  from_round?: number;
  location?: string;
}

export interface ScenarioFacts {
  id: string;
  /** The title of a scenario of somebody's own; the others have theirs in the messages. */
  name?: string;
  mode: Mode;
  /** Who wrote it, where the community's mission book names them. */
  author?: string;
  /** Whether its authors still call it a draft. */
  draft?: boolean;
  /** What its authors wrote and this scenario lacks. */
  leaves_out?: string[];
  /** The numbers of players that may also play it in teams, and in pairs where there are larger teams besides. */
  alliances?: { players: number; pairs?: boolean }[];
  players: number[];
  rounds: number;
  boxes: string[];
  /** `designed`: our own set-up under the printed title. */
  source: string;
  wins: Win[];
  defeats: Defeat[];
  timed: Timed[];
  rules?: { rule: string }[];
  ai?: { kind: string; faction?: string; deck?: Record<string, number>; spells?: string[]; skill?: string };
  campaign?: { campaign: string; name: string; number: number };
}

export const SCENARIOS = scenario as unknown as ScenarioFacts[];
export const CARRY = campaign_carry as { level: number; other_cards: number };

export function scenarioFacts(id: string): ScenarioFacts | null {
  return SCENARIOS.find((one) => one.id === id) ?? null;
}

/** The chapters of the campaign that a scenario belongs to, in order. */
export function chaptersOf(facts: ScenarioFacts): ScenarioFacts[] {
  const name = facts.campaign?.campaign;
  if (!name) return [];
  return SCENARIOS.filter((one) => one.campaign?.campaign === name).sort((a, b) => (a.campaign?.number ?? 0) - (b.campaign?.number ?? 0));
}

export interface RoundPlan {
  number: number;
  income: boolean;
  astrologers: boolean;
  events: Timed[];
}

/** What each round brings, as far as it is known beforehand. */
export function roundsOf(view: Pick<Heroes3View, 'last_round' | 'optional_rules' | 'players'>, facts: ScenarioFacts | null): RoundPlan[] {
  const has = (rule: string): boolean => facts?.rules?.some((one) => one.rule === rule) ?? false;
  const only = has('resource_rounds_only');
  const none = only || view.optional_rules.includes('opt_no_astrologers');
  const paid = only || has('income_every_round');
  const always = view.optional_rules.includes('opt_astrologers_always');
  return Array.from({ length: view.last_round }, (_, i) => {
    const number = i + 1;
    const odd = number % 2 === 1;
    return {
      number,
      income: (odd || paid) && number > 1,
      astrologers: !none && (!odd || (always && number > 1)),
      events: (facts?.timed ?? []).filter((event) => event.rounds?.includes(number) && (!event.players || event.players.includes(view.players.length))),
    };
  });
}

/** The sentences of a scenario's entry after its first, which the head of the page says. */
export function sentencesOf(text: string): string[] {
  const bare = text.replace(/\s*\((?:H3-[A-Z]+-\d+|R-\d+)(?:,\s*(?:H3-[A-Z]+-\d+|R-\d+))*\)/gu, '').replace(/\*+/gu, '');
  return bare
    .split(/(?<=[^\d\s.]\S*[.;])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .slice(1);
}
