/** The worker in which bots think: it may be busy for seconds, and is ended if it takes too long. */

import { boot, bring, type Python } from './engine';
import type { FromBots, ToBots } from './messages';
import type { Site } from './site';

interface BotDoors {
  load(game: string, loader: string): void;
  think(question: Uint8Array): Uint8Array;
}

let root = '';
let site: Site;
let module: WebAssembly.Module;
let python: Python;
let doors: BotDoors;
let work: Promise<void> = Promise.resolve();

const tell = (message: FromBots): void => self.postMessage(message);

async function open(): Promise<void> {
  python = await boot(root, site, Promise.resolve(module), () => undefined);
  doors = (python.pyimport('ludoteka.anywhere.worker') as { BotDoors(): BotDoors }).BotDoors();
}

async function load(game: string): Promise<void> {
  const file = site.games[game];
  if (!file) return;
  python.unpack(await bring(root, file, () => undefined));
  doors.load(game, file.loader);
}

async function hear(message: ToBots): Promise<void> {
  if (message.kind === 'open') {
    ({ root, site, module } = message);
    await open();
  } else if (message.kind === 'load') {
    await load(message.game);
  } else {
    tell({ kind: 'begun', id: message.id });
    tell({ kind: 'thought', id: message.id, answer: doors.think(message.question) });
  }
}

self.onmessage = (event: MessageEvent<ToBots>) => {
  work = work.then(() => hear(event.data)).catch((error: unknown) => tell({ kind: 'failed', problem: String(error) }));
};
