/** Reading a position: how near each player is to each of the four victories, and what stands where. */

import * as content from '$generated/content/lords_of_hellas.json';
import type { ColourName } from '$board/contract';
import type { LordsOfHellasView } from '$generated/views';
import type { MonsterView, MonumentView, PlayerView, QuestView, RegionView } from '$generated/view_lords_of_hellas';

export type Way = 'lands' | 'temples' | 'monsters' | 'king';

/** How far a player is on one way to victory. */
export interface Gauge {
  way: Way;
  /** The victory's name in the lexicon. */
  victory: string;
  value: number;
  goal: number;
  /** How full each part of the dial is, 0 to 1; one part for each thing needed. */
  parts: number[];
  /** One step before the end of the game. */
  alarm: boolean;
  /** False where this way is closed: no king of kings with two players. */
  open: boolean;
  /** The region or the god that the alarm is about. */
  about: string | null;
}

const COLOURS: readonly ColourName[] = ['red', 'blue', 'yellow', 'green'];

/** The colour of each seat: its army; who has none yet gets one of the colours left. */
export function coloursOf(view: LordsOfHellasView): ColourName[] {
  const taken = new Set(view.players.map((one) => one.army));
  const left = COLOURS.filter((colour) => !taken.has(colour));
  return view.players.map((one) => (one.army as ColourName | null) ?? left.shift() ?? 'white');
}

export function regionsOf(view: LordsOfHellasView, land: string): RegionView[] {
  return view.regions.filter((one) => one.land === land);
}

export function playerOf(view: LordsOfHellasView, seat: number): PlayerView | undefined {
  return view.players.find((one) => one.seat === seat);
}

export function monumentIn(view: LordsOfHellasView, region: string): MonumentView | undefined {
  return view.monuments.find((one) => one.region === region);
}

export function monsterOf(view: LordsOfHellasView, monster: string): MonsterView | undefined {
  return view.monsters.find((one) => one.monster === monster);
}

export function questOf(view: LordsOfHellasView, quest: string): QuestView | undefined {
  return view.quests.find((one) => one?.quest === quest) ?? undefined;
}

/** The lands that count for the Lord of Hellas, those a player holds most of first. */
function landsOf(view: LordsOfHellasView, seat: number): { land: string; held: number; all: number; missing: string[] }[] {
  return content.land
    .filter(({ id }) => !view.lands_left_out.includes(id))
    .map(({ id }) => {
      const regions = regionsOf(view, id);
      const missing = regions.filter((one) => one.owner !== seat).map((one) => one.region);
      return { land: id, held: regions.length - missing.length, all: regions.length, missing };
    })
    .sort((a, b) => a.missing.length - b.missing.length || b.held - a.held);
}

function landsGauge(view: LordsOfHellasView, player: PlayerView): Gauge {
  const goal = view.lands_to_win;
  const nearest = landsOf(view, player.seat).slice(0, goal);
  const missing = nearest.flatMap((one) => one.missing);
  return {
    way: 'lands',
    victory: 'lord-of-hellas',
    value: player.lands,
    goal,
    parts: nearest.map((one) => one.held / one.all),
    alarm: missing.length <= 1,
    open: true,
    about: missing.length === 1 ? (missing[0] ?? null) : null,
  };
}

function counted(way: Way, victory: string, value: number, goal: number): Gauge {
  const parts = Array.from({ length: goal }, (_, i) => (i < value ? 1 : 0));
  return { way, victory, value, goal, parts, alarm: goal - value <= 1, open: true, about: null };
}

/** The region of the first finished monument: whoever controls it when the countdown ends is king of kings. */
export function throneOf(view: LordsOfHellasView): RegionView | null {
  const monument = view.monuments.find((one) => one.god === view.king_god);
  return view.regions.find((one) => one.region === monument?.region) ?? null;
}

function kingGauge(view: LordsOfHellasView, player: PlayerView): Gauge {
  const goal = content.victory.activation_tokens;
  const throne = view.king === null ? null : throneOf(view);
  const holds = throne !== null && throne.owner === player.seat;
  return {
    ...counted('king', 'king-of-kings', holds ? goal - view.countdown : 0, goal),
    alarm: holds && view.countdown <= 1,
    open: content.player_count.find((one) => one.players === view.players.length)?.king_of_kings ?? true,
    about: holds ? throne.region : null,
  };
}

/** The four ways to victory of a player. */
export function gaugesOf(view: LordsOfHellasView, seat: number): Gauge[] {
  const player = playerOf(view, seat);
  if (!player) return [];
  return [
    landsGauge(view, player),
    counted('temples', 'favourite-of-the-gods', player.temples, view.temples_to_win),
    counted('monsters', 'monster-slayer', player.monsters.length, view.monsters_to_win),
    kingGauge(view, player),
  ];
}

/** The regions that decide the game next: the last one of a Lord of Hellas, the throne of a king of kings. */
export function alarmedRegions(view: LordsOfHellasView): Set<string> {
  const found = new Set<string>();
  if (view.phase === 'over') return found;
  for (const player of view.players) {
    const gauge = landsGauge(view, player);
    if (gauge.alarm && gauge.about) found.add(gauge.about);
  }
  const throne = view.king !== null && view.countdown <= 1 ? throneOf(view) : null;
  if (throne) found.add(throne.region);
  return found;
}

/** How far a seat is on its best way, in percent: one figure for the chart of the game. */
export function standingOf(view: LordsOfHellasView, seat: number): number {
  const shares = gaugesOf(view, seat).map(({ parts }) => parts.reduce((sum, part) => sum + part, 0) / Math.max(1, parts.length));
  return Math.round(100 * Math.max(0, ...shares));
}

/** Whose region is lit because the table is busy there. */
export function busyRegion(view: LordsOfHellasView): string | null {
  return view.battle?.region ?? view.hunt?.region ?? null;
}
