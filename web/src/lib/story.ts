/** What has happened at a table: the numbered updates of the server as a story that can be read and walked through. */

import type { Update } from '$generated/api';
import type { Message } from '$board/contract';

export interface Entry {
  /** The number of the update. */
  n: number;
  at: number;
  kind: Update['kind'];
  seat: number | null;
  by: string;
  /** The number of the action, as it counts now: undoing moves the later ones up. */
  action: number | null;
  do: string | null;
  events: Message[];
  what: string;
  text: string;
  table: string | null;
}

export interface Story {
  /** The number of the last update that is part of it. */
  last: number;
  entries: readonly Entry[];
}

export const NOTHING: Story = { last: 0, entries: [] };

/** The story with more updates; those it has already are passed over, what was undone is taken out. */
export function told(story: Story, updates: readonly Update[]): Story {
  let entries: Entry[] = [...story.entries];
  let last = story.last;
  for (const update of updates) {
    if (update.n <= last) continue;
    last = update.n;
    if (update.kind === 'undo') {
      const gone = update.action;
      entries = entries
        .filter((entry) => gone == null || entry.action !== gone)
        .map((entry) =>
          gone != null && entry.action !== null && entry.action > gone ? { ...entry, action: entry.action - 1 } : entry,
        );
      continue;
    }
    entries.push({
      n: update.n,
      at: update.at,
      kind: update.kind,
      seat: update.seat ?? null,
      by: update.by,
      action: update.kind === 'action' ? (update.action ?? null) : null,
      do: update.do ?? null,
      events: update.events as Message[],
      what: update.what,
      text: update.text,
      table: update.table ?? null,
    });
  }
  return { last, entries };
}

/** What one seat did in one go, or what happened to everybody. */
export interface Turn {
  key: number;
  seat: number | null;
  /** What opens a new part of the game: a round, a year, an epoch. */
  section: Message | null;
  entries: Entry[];
}

const SECTIONS = /^event-(round|epoch|year|year-began|age|era|day|month|season)$/;

/** Whether an event opens a new part of a game, where the game itself does not say which do. */
export const isSection = (id: string): boolean => SECTIONS.test(id);

/** Whether an entry tells something besides its events: the game begins, somebody comes or goes. */
const isNews = (entry: Entry): boolean => entry.what !== '' || ['started', 'closed', 'rematch'].includes(entry.kind);

/** The entries that belong into the log, by turn. */
export function turns(entries: readonly Entry[], opens: (id: string) => boolean = isSection): Turn[] {
  const out: Turn[] = [];
  let open: Turn | null = null;
  const begin = (entry: Entry, section: Message | null): Turn => {
    const turn: Turn = { key: entry.n * 100 + out.length, seat: section ? null : entry.seat, section, entries: [] };
    out.push(turn);
    return turn;
  };
  for (const entry of entries) {
    if (entry.kind === 'chat' || entry.kind === 'created') continue;
    if (open === null || open.section !== null || open.seat !== entry.seat) open = begin(entry, null);
    let here: Message[] = [];
    // What the entry says by itself comes first and once, however many parts its events open.
    if (isNews(entry)) open.entries.push({ ...entry, events: [] });
    const piece: Entry = { ...entry, kind: 'action', what: '' };
    for (const event of entry.events) {
      if (!opens(event.id)) {
        here.push(event);
        continue;
      }
      if (here.length > 0) open.entries.push({ ...piece, events: here });
      here = [];
      begin(entry, event);
      open = begin(entry, null);
      open.seat = null;
    }
    if (here.length > 0) open.entries.push({ ...piece, events: here });
  }
  return out.filter((turn) => turn.section !== null || turn.entries.length > 0);
}

const same = <T>(a: readonly T[], b: readonly T[], alike: (x: T, y: T | undefined) => boolean): boolean =>
  a.length === b.length && a.every((each, i) => alike(each, b[i]));

/** Looked at from another seat the same update may tell something else, in other messages. */
const sameEntry = (a: Entry, b: Entry | undefined): boolean =>
  b !== undefined && a.n === b.n && a.action === b.action && a.kind === b.kind && a.what === b.what && same(a.events, b.events, (x, y) => x === y);

const sameTurn = (a: Turn, b: Turn): boolean => a.seat === b.seat && a.section === b.section && same(a.entries, b.entries, sameEntry);

/** Turns with those of before in their places where nothing has changed: whoever draws them need not look at these again. */
export function kept(before: readonly Turn[], now: readonly Turn[]): Turn[] {
  const known = new Map(before.map((turn) => [turn.key, turn]));
  return now.map((turn) => {
    const old = known.get(turn.key);
    if (!old) return turn;
    if (sameTurn(old, turn)) return old;
    return { ...turn, entries: turn.entries.map((entry, i) => (sameEntry(entry, old.entries[i]) ? (old.entries[i] ?? entry) : entry)) };
  });
}

/** A turn as the log shows it: from one of its entries on. */
export interface Shown {
  turn: Turn;
  from: number;
}

/** How many lines of an entry are shown before somebody unfolds it. */
export const FOLD = 3;

const linesOf = (entry: Entry): number => Math.max(1, Math.min(entry.events.length, FOLD));

const whole = new WeakMap<Turn, Shown>();

/** The same object for the same turn: whoever draws it need not look at it again. */
function shownWhole(turn: Turn): Shown {
  const found = whole.get(turn) ?? { turn, from: 0 };
  whole.set(turn, found);
  return found;
}

/** The last turns, about as many lines as asked for, and at least from a given turn on; the first may be cut. */
export function latest(all: readonly Turn[], lines: number, least = all.length): Shown[] {
  const out: Shown[] = [];
  let left = lines;
  for (let i = all.length - 1; i >= 0 && (left > 0 || i >= least); i--) {
    const turn = all[i] as Turn;
    let from = turn.entries.length;
    while (from > 0 && (left > 0 || i >= least)) left -= linesOf(turn.entries[--from] as Entry);
    if (turn.section) left -= 1;
    out.push(from === 0 ? shownWhole(turn) : { turn, from });
  }
  return out.reverse();
}

/** The number of the last action a seat took, 0 if none. */
export function lastActionOf(entries: readonly Entry[], seat: number): number {
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i];
    if (entry && entry.seat === seat && entry.action !== null) return entry.action;
  }
  return 0;
}

/** The entry of an action. */
export function entryOf(entries: readonly Entry[], action: number): Entry | null {
  return entries.findLast((entry) => entry.action === action) ?? null;
}

/** The action after which a moment in the story lies: for a click on a log line. */
export function momentOf(entries: readonly Entry[], n: number): number {
  let at = 0;
  for (const entry of entries) {
    if (entry.n > n) break;
    if (entry.action !== null) at = entry.action;
  }
  return at;
}
