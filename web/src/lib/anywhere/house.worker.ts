/** The worker that hosts the tables: the same Python that a server runs, with the browser's database behind it. */

import { boot, bring, compiled, type Python } from './engine';
import { all, put } from './keep';
import type { FromBots, FromHouse, ToBots, ToHouse } from './messages';
import type { Site } from './site';

interface Doors {
  open(): Promise<void>;
  ask(name: string, method: string, path: string, body: string): Promise<[number, string, string]>;
  watch(line: number, table: string, seat: number | undefined, after: number | undefined, tell: (text: string) => void): Promise<void>;
  say(line: number, text: string): Promise<void>;
  drawn(line: number): void;
  hang_up(line: number): void;
}

let root = '';
let site: Site;
let module: Promise<WebAssembly.Module>;
let python: Python;
let doors: Doors;
let loaded = 0;
let total = 0;

const tell = (message: FromHouse): void => self.postMessage(message);

function progress(bytes: number): void {
  loaded += bytes;
  tell({ kind: 'progress', loaded, total });
}

// -- bots ------------------------------------------------------------------------------------------------------------

interface Waiting {
  begun(): void;
  answer(found: Uint8Array | undefined): void;
}

let bots: Worker | null = null;
let bedtime: ReturnType<typeof setTimeout> | undefined;
/** The games that the bots have, or will have as soon as they are awake. */
const games = new Set<string>();
let asked = 0;
const waiting = new Map<number, Waiting>();

/** Python must be compiled before the bots can have it, and every message waits for that, so that they come in order. */
function toBots(message: (module: WebAssembly.Module) => ToBots): void {
  const to = bots;
  void module.then((ready) => to?.postMessage(message(ready)));
}

function startBots(): void {
  stayAwake();
  if (bots) return;
  bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  bots.onmessage = (event: MessageEvent<FromBots>) => {
    const message = event.data;
    if (message.kind === 'failed') {
      console.error(message.problem);
      endBots();
    } else if (message.kind === 'begun') {
      waiting.get(message.id)?.begun();
    } else {
      waiting.get(message.id)?.answer(message.answer);
    }
  };
  bots.onerror = () => endBots();
  toBots((ready) => ({ kind: 'open', root, site, module: ready }));
  for (const game of games) toBots(() => ({ kind: 'load', game }));
}

function stayAwake(): void {
  clearTimeout(bedtime);
  bedtime = setTimeout(() => (waiting.size === 0 ? endBots() : stayAwake()), site.sleep * 1000);
}

/** Bots will be asked about this game: Python is started for them, which a game without bots never needs. */
function expect(game: string): void {
  const running = bots !== null;
  const known = games.has(game);
  games.add(game);
  startBots();
  if (running && !known) toBots(() => ({ kind: 'load', game }));
}

/** Whatever was asked gets no answer; the next question, or whoever does anything at a table with bots, starts anew. */
function endBots(): void {
  clearTimeout(bedtime);
  bots?.terminate();
  bots = null;
  games.clear();
  for (const one of [...waiting.values()]) one.answer(undefined);
}

/** Ask a bot; its time counts from when it begins to think. */
function think(question: Uint8Array, seconds: number): Promise<Uint8Array | undefined> {
  startBots();
  return new Promise((done) => {
    const id = ++asked;
    let alarm: ReturnType<typeof setTimeout> | undefined;
    waiting.set(id, {
      begun: () => (alarm = setTimeout(endBots, seconds * 1000)),
      answer: (found) => {
        clearTimeout(alarm);
        waiting.delete(id);
        done(found);
      },
    });
    toBots(() => ({ kind: 'think', id, question }));
  });
}

// -- the house -------------------------------------------------------------------------------------------------------

/** Bring a game to where Python finds it; how it is loaded, `''` if there is no such game, nothing if it did not come. */
async function fetchGame(game: string): Promise<string | undefined> {
  const file = site.games[game];
  if (!file) return '';
  total += file.size;
  const data = await bring(root, file, progress).catch(() => undefined);
  if (!data) return undefined;
  python.unpack(data);
  tell({ kind: 'fetched', game });
  return file.loader;
}

async function open(): Promise<void> {
  total = [site.wasm, site.stdlib, site.script, ...site.base].reduce((sum, file) => sum + file.size, 0);
  module = compiled(root, site, progress);
  python = await boot(root, site, module, progress);
  const made = python.pyimport('ludoteka.anywhere.worker') as { Doors(outside: object): Doors };
  doors = made.Doors({ put, all, fetch: fetchGame, expect, think });
  await doors.open();
  tell({ kind: 'ready' });
}

async function ask({ id, name, method, path, body }: Extract<ToHouse, { kind: 'ask' }>): Promise<void> {
  try {
    const [status, type, text] = await doors.ask(name, method, path, body);
    tell({ kind: 'answer', id, status, type, text });
  } catch (error) {
    tell({ kind: 'broken', id, problem: String(error) });
  }
}

async function watch({ line, table, seat, after }: Extract<ToHouse, { kind: 'watch' }>): Promise<void> {
  tell({ kind: 'watching', line });
  await doors.watch(line, table, seat ?? undefined, after ?? undefined, (text) => tell({ kind: 'told', line, text }));
}

self.onmessage = (event: MessageEvent<ToHouse>) => {
  const message = event.data;
  if (message.kind === 'open') {
    ({ root, site } = message);
    open().catch((error: unknown) => tell({ kind: 'failed', problem: String(error) }));
  } else if (message.kind === 'ask') {
    void ask(message);
  } else if (message.kind === 'watch') {
    watch(message).catch((error: unknown) => console.error(String(error)));
  } else if (message.kind === 'say') {
    void doors.say(message.line, message.text);
  } else if (message.kind === 'drawn') {
    doors.drawn(message.line);
  } else {
    doors.hang_up(message.line);
  }
};
