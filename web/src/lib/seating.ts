/** Who sits where at a new table. */

import type { GameModule } from '$board/contract';
import type { GameInfo, Games, NewTable } from '$generated/api';
import { api, newKey } from './api';
import { library } from './library.svelte';
import { nonceFor } from './luck';
import { people } from './people.svelte';

export type Plan = NewTable['seats'][number];

/** How many play when somebody only wants to play now: three where that is possible, else the fewest above one. */
export function quickSeats(counts: readonly number[]): number {
  if (counts.includes(3)) return 3;
  return counts.find((count) => count > 1) ?? counts[0] ?? 1;
}

/** The bot for a quick game: the usual level. */
export function quickBot(games: Games): string {
  return games.bots.includes(games.usual) ? games.usual : (games.bots[0] ?? games.stand_in);
}

/** Me at the first seat and bots at the others. */
export function againstBots(seats: number, bot: string): Plan[] {
  return Array.from({ length: seats }, (_, i) => (i === 0 ? { kind: 'me', name: null } : { kind: 'bot', bot }) as Plan);
}

/** The players of a record, from its first line; a SyntaxError if it is none. */
export function playersIn(record: string): string[] {
  const header = JSON.parse(record.split('\n', 1)[0] ?? '') as { seats?: unknown; players?: unknown };
  if (typeof header.seats !== 'number' || !Array.isArray(header.players)) throw new SyntaxError('no record');
  return Array.from({ length: header.seats }, (_, i) => String((header.players as unknown[])[i] ?? '').slice(0, 40) || `${i + 1}`);
}

/** Who plays on from a record: its bots as before, everybody else at this screen. */
export function seatsFor(players: readonly string[], bots: readonly string[]): Plan[] {
  const people = players.some((name) => !bots.includes(name));
  return players.map((name) => (people && bots.includes(name) ? { kind: 'bot', bot: name } : { kind: 'me', name }));
}

/** Go on from a record at a new table, or look at it if its game is over; everybody in it sits at this screen. */
export async function goOn(record: string): Promise<string> {
  const players = playersIn(record);
  await people.somebody();
  const { bots } = await library.games();
  const table = await api.importTable({ record, seats: seatsFor(players, bots), key: newKey(), public: false });
  if (table.status === 'open') await api.start(table.id, nonceFor(table));
  return table.id;
}

/** Set up a table and start it; its id.
 *
 * Two messages: what this browser gives towards the luck may be sent only after the table's commitment was seen. */
export async function makeAndStart(wanted: Parameters<typeof api.newTable>[0]): Promise<string> {
  const table = await api.newTable(wanted);
  // if it does not start, the table is there and waits, and its page says so and lets it be started
  await api.start(table.id, nonceFor(table)).catch(() => null);
  return table.id;
}

/** Set up a table against bots and start it at once; its id. */
export async function playNow(game: GameInfo, games: Games, module: GameModule | null): Promise<string> {
  const seats = againstBots(quickSeats(game.seats), quickBot(games));
  const options = module?.quick?.(seats.length) ?? {};
  return makeAndStart({ game: game.id, seats, options, key: newKey(), public: false });
}

/** The level of a first game. */
const EASY = 'easy';

/** A first game: the fewest opponents there can be, all of them easy; its id. */
export async function coachedGame(game: GameInfo, games: Games, module: GameModule | null): Promise<string> {
  const bot = games.bots.includes(EASY) ? EASY : quickBot(games);
  const seats = againstBots(game.seats.find((count) => count > 1) ?? game.seats[0] ?? 1, bot);
  const options = module?.quick?.(seats.length) ?? {};
  return makeAndStart({ game: game.id, seats, options, key: newKey(), public: false });
}
