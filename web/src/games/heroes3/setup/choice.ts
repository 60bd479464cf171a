/** Which scenarios fit a table, and what is recommended to start with. */

import { box, optional_rule } from '$generated/content/heroes3.json';
import { scenario as PLACES } from '$generated/content/heroes3.maps.json';
import { SCENARIOS, type Mode, type ScenarioFacts, type Win } from '../scenario/facts';
import { firstSet } from './sets';

export type Value = boolean | number | string;
export type Values = Readonly<Record<string, Value>>;

export const BOXES: readonly string[] = (box as { id: string }[]).map((one) => one.id);
export const EXTRA_BOXES = BOXES.filter((id) => id !== 'core');
export const RULES = optional_rule as unknown as { id: string; kind: 'easier' | 'harder' | 'variant' }[];
const MAPS = PLACES as unknown as { id: string; maps: { players: number; slots: { kind: string; at?: [number, number] }[] }[] }[];
export const KINDS = ['easier', 'harder', 'variant'] as const;
export const MODES: readonly Mode[] = ['clash', 'cooperative', 'alliance', 'campaign'];

/** What a first game is set to: nothing optional, towns drawn, an easy start. */
export function firstGame(seats: number): [name: string, value: Value][] {
  return [
    ...Object.entries(firstSet(seats)),
    ['whole_campaign', false],
    ['teams', false],
    ['pairs', false],
    ...RULES.map((rule): [string, Value] => [rule.id, false]),
  ];
}

/** Whether a table is set to the first game. */
export function isFirstGame(seats: number, values: Values): boolean {
  return firstGame(seats).every(([name, value]) => (values[name] ?? false) === value);
}

/** What wins, in the words of the goals: the first way that counts with this many, in its parts. */
export function goalOf(one: ScenarioFacts, seats: number): { id: string; need: number; lead: number; round: number; location: string | null }[] {
  const ways = winsOf(one, seats);
  const win = ways.find((each) => !CONTESTS.has(each.kind)) ?? ways[0];
  if (!win) return [];
  const need = win.amount ?? win.times ?? 1;
  const kind = win.kind === 'control_after_countdown' && win.from_round ? 'turns_countdown' : win.kind;
  return (win.parts ?? [kind]).map((id) => ({ id, need, lead: win.lead ?? 0, round: win.from_round ?? 0, location: win.location ?? null }));
}

const CONTESTS: ReadonlySet<string> = new Set(['points', 'wealth', 'ranking', 'victory_points']);
const winsOf = (one: ScenarioFacts, seats: number): Win[] => one.wins.filter((win) => !win.players || win.players.includes(seats));

/** Whether, besides what wins at once, the last round ends it with somebody ahead. */
export const isContest = (one: ScenarioFacts, seats: number): boolean => winsOf(one, seats).slice(1).some((win) => CONTESTS.has(win.kind));

/** The scenario that would be played: `auto` takes the first that fits. */
export function meant(values: Values, seats: number): ScenarioFacts | null {
  const id = values['scenario'];
  if (id === 'auto' || id === undefined) return SCENARIOS.find((one) => misfit(one, seats, values) === null) ?? null;
  return SCENARIOS.find((one) => one.id === id) ?? null;
}

export type Misfit = { kind: 'people'; players: number[] } | { kind: 'boxes'; boxes: string[] };

/** Why a scenario cannot be played by this many with these boxes, as far as its card shows; null if it can. */
export function misfit(one: ScenarioFacts, seats: number, values: Values): Misfit | null {
  if (!one.players.includes(seats)) return { kind: 'people', players: one.players };
  const missing = one.boxes.filter((id) => id !== 'core' && values[id] !== true);
  return missing.length > 0 ? { kind: 'boxes', boxes: missing } : null;
}

/** How much a scenario was tried before: what people have really played comes first, what we set up ourselves last. */
export const GROUPS: readonly { id: 'tested' | 'draft' | 'own'; holds: (one: ScenarioFacts) => boolean }[] = [
  { id: 'tested', holds: (one) => one.source !== 'designed' && !one.draft },
  { id: 'draft', holds: (one) => one.source !== 'designed' && one.draft === true },
  { id: 'own', holds: (one) => one.source === 'designed' },
];

/** Those that fit first, in the order of the mission book. */
export function sorted(seats: number, values: Values, mode: Mode | 'all'): ScenarioFacts[] {
  const shown = SCENARIOS.filter((one) => mode === 'all' || one.mode === mode);
  const fits = (one: ScenarioFacts) => (misfit(one, seats, values) === null ? 0 : 1);
  return [...shown].sort((a, b) => fits(a) - fits(b));
}

/** The tiles of a scenario for a small picture: their kinds and centres, in a box of `width` by `height`. */
export function sketch(one: ScenarioFacts, seats: number, width: number, height: number): { kind: string; x: number; y: number; size: number }[] {
  const maps = MAPS.find((each) => each.id === one.id)?.maps ?? [];
  const map = maps.find((each) => each.players === seats) ?? maps[0];
  if (!map) return [];
  const at = map.slots.flatMap(({ kind, at: place }) => (place ? [{ kind, x: Math.sqrt(3) * (place[0] + place[1] / 2), y: 1.5 * place[1] }] : []));
  const [left, right] = [Math.min(...at.map((one) => one.x)) - 2.7, Math.max(...at.map((one) => one.x)) + 2.7];
  const [top, bottom] = [Math.min(...at.map((one) => one.y)) - 2.6, Math.max(...at.map((one) => one.y)) + 2.6];
  const size = Math.min(width / (right - left), height / (bottom - top));
  return at.map(({ kind, x, y }) => ({ kind, size, x: width / 2 + (x - (left + right) / 2) * size, y: height / 2 + (y - (top + bottom) / 2) * size }));
}
