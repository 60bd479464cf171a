/** The end: who won and with what, the score sheet, and how the four gauges went. */

import type { Course, Player, ScoreLine, Stage } from '$board/contract';
import type { LordsOfHellasView } from '$generated/views';
import { gaugesOf, regionsOf } from './reading';

type Words = Pick<Stage, 'say' | 'thing'>;

/** The seat that has met a victory condition. */
export function victorOf(view: LordsOfHellasView): number | null {
  if (view.victory === null) return null;
  return view.players.find((one) => met(view, one.seat, view.victory ?? ''))?.seat ?? null;
}

function met(view: LordsOfHellasView, seat: number, victory: string): boolean {
  const player = view.players[seat];
  if (!player) return false;
  if (victory === 'lord-of-hellas') return player.lands >= view.lands_to_win;
  if (victory === 'favourite-of-the-gods') return player.temples >= view.temples_to_win;
  if (victory === 'monster-slayer') return player.monsters.length >= view.monsters_to_win;
  const throne = view.monuments.find((one) => one.god === view.king_god)?.region;
  return view.regions.find((one) => one.region === throne)?.owner === seat;
}

/** The things a victory was won with, by name: lands, regions with temples, monsters, the god of the monument. */
export function trophies(view: LordsOfHellasView, seat: number, words: Words): string[] {
  const player = view.players[seat];
  if (!player || view.victory === null) return [];
  switch (view.victory) {
    case 'lord-of-hellas': {
      const lands = [...new Set(view.regions.map((one) => one.land))].filter((land) => !view.lands_left_out.includes(land));
      return lands.filter((land) => regionsOf(view, land).every((one) => one.owner === seat)).map((land) => words.thing('land', land));
    }
    case 'favourite-of-the-gods':
      return view.regions.filter((one) => one.temple && one.owner === seat).map((one) => words.thing('region', one.region));
    case 'monster-slayer':
      return player.monsters.map((monster) => words.thing('monster', monster));
    default:
      return view.king_god ? [words.thing('god', view.king_god)] : [];
  }
}

const SENTENCES: Record<string, string> = {
  'lord-of-hellas': 'board-won-lands',
  'favourite-of-the-gods': 'board-won-temples',
  'monster-slayer': 'board-won-monsters',
  'king-of-kings': 'board-won-king',
};

/** "Anna wins: Monster slayer. Monsters slain: Hydra, Medusa, Sphinx." */
export function outcomeOf(view: LordsOfHellasView, words: Words, players: readonly Player[]): string {
  const seat = victorOf(view);
  if (seat === null || view.victory === null) return '';
  const head = words.say('board-won-as', { seat: ['seat', players[seat]?.slug ?? ''], victory: ['victory', view.victory] });
  return `${head}. ${words.say(SENTENCES[view.victory] ?? '', { what: trophies(view, seat, words).join(', ') })}.`;
}

/** The four ways to victory, then what else a player has to show. */
export function scoresOf(view: LordsOfHellasView, words: Words): ScoreLine[] {
  const all = view.players.map((one) => gaugesOf(view, one.seat));
  const ways = (all[0] ?? []).flatMap((way, i) =>
    way.open
      ? [{ label: words.say(`board-way-${way.way}-long`), values: all.map((gauges) => `${gauges[i]?.value ?? 0} / ${gauges[i]?.goal ?? 0}`) }]
      : [],
  );
  const more: [string, (player: LordsOfHellasView['players'][number]) => number][] = [
    ['board-score-regions', (one) => one.regions],
    ['board-score-glory', (one) => one.glory.length],
    ['board-score-artifacts', (one) => one.artifacts.length],
    ['board-score-blessings', (one) => one.blessings.length],
  ];
  return [...ways, ...more.map(([label, count]) => ({ label: words.say(label), values: view.players.map(count) }))];
}

/** How the gauges went, each as a share of what is needed in percent, and the number of regions. */
export function coursesOf(view: LordsOfHellasView, words: Words): Course[] {
  const all = view.players.map((one) => gaugesOf(view, one.seat));
  const ways = (all[0] ?? []).flatMap((way, i) =>
    way.open
      ? [
          {
            label: `${words.say(`board-way-${way.way}-long`)}, %`,
            values: all.map((gauges) => {
              const parts = gauges[i]?.parts ?? [];
              return Math.round((100 * parts.reduce((sum, part) => sum + part, 0)) / Math.max(1, parts.length));
            }),
          },
        ]
      : [],
  );
  return [...ways, { label: words.say('board-score-regions'), values: view.players.map((one) => one.regions) }];
}
