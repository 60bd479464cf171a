/** The house as the page reaches it: prepared files at once, everything else from the worker. */

import type { Puzzles } from '$generated/api';
import type { Line, Reply, Transport } from '../transport';
import { renewal } from './install.svelte';
import { callMe, forgetMe, myName } from './me';
import type { FromHouse, ToHouse } from './messages';
import { engine } from './progress.svelte';
import { readSite, type Site } from './site';

const ROOT = new URL('.', document.baseURI).href;
const LOCK = 'ludoteka-house';
/** Another tab that closes now lets go within this time. */
const PATIENCE = 1500;
const DAY = 86_400_000;
/** The number of the first of January 1970, if that of the year 1 is 1. */
const FIRST_DAY = 719_163;

const json = (value: unknown, status = 200): Reply => ({ status, json: true, text: JSON.stringify(value), retry: 1 });
const refused = (status: number, error: string, message: string): Reply =>
  json({ error, message, args: {}, reason: null, rule: '', option: '', decision: null }, status);

/** The list of puzzles as of today, by the same count of days as everywhere. */
function ofToday(listed: Puzzles): Puzzles {
  const day = Math.floor(Date.now() / DAY) + FIRST_DAY;
  return { ...listed, today: listed.puzzles[day % Math.max(1, listed.puzzles.length)]?.id ?? null };
}

class House implements Transport {
  private site: Promise<Site> | null = null;
  private worker: Worker | null = null;
  private opening: Promise<void> | null = null;
  private asked = 0;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly lines = new Map<number, HouseLine>();
  private name = myName();

  async send(method: string, path: string, body: string | undefined): Promise<Reply> {
    return this.mine(method, path, body) ?? (await this.prepared(method, path)) ?? (await this.ask(method, path, body));
  }

  watch(table: string, query: URLSearchParams): Line {
    const line = new HouseLine(++this.asked, (message) => this.tell(message));
    this.lines.set(line.number, line);
    const number = (name: string): number | null => (query.has(name) ? Number(query.get(name)) : null);
    void this.open().then(() => this.tell({ kind: 'watch', line: line.number, table, seat: number('seat'), after: number('after') }));
    return line;
  }

  // -- what needs no engine ------------------------------------------------------------------------------------------

  private mine(method: string, path: string, body: string | undefined): Reply | null {
    const given = body === undefined ? {} : (JSON.parse(body) as { name?: string });
    if (path === '/announcements') return json({ announcements: [] });
    if (path === '/me/blocks' && method === 'GET') return json({ blocks: [] });
    if (path === '/me/tokens' && method === 'GET') return json({ tokens: [] });
    if (path === '/logout') {
      forgetMe();
      this.name = null;
      return { status: 204, json: true, text: '', retry: 1 };
    }
    if (path === '/guest' || (path === '/me' && method === 'PATCH')) this.name = callMe(given.name ?? this.name ?? undefined);
    else if (path !== '/me') return null;
    if (this.name === null) return refused(401, 'not-signed-in', 'nobody plays here yet');
    return json({ id: 'me', name: this.name, login: null, sleep: null, csrf: '', operator: false, suspended: null });
  }

  private async prepared(method: string, path: string): Promise<Reply | null> {
    const found = /^\/games(?:\/([a-z0-9_]+)\/(?:(lessons|messages|pictures|reference)\/([a-z]+)|(puzzles|vocabulary)|(picture)\/([a-z0-9-]+)))?$/.exec(path);
    if (method !== 'GET' || !found) return null;
    const [, game, book, language, list, picture, name = ''] = found;
    const folder = new URL((await this.files()).data, ROOT);
    const isJson = book !== 'messages';
    const file = book ? `${book}.${language}` : picture ? `${picture}.${name}` : list;
    const answer = await fetch(new URL(game === undefined ? 'games.json' : `${game}/${file}.${isJson ? 'json' : 'ftl'}`, folder));
    if (!answer.ok) return refused(404, 'not-found', 'there is no such game');
    if (list === 'puzzles') return json(ofToday((await answer.json()) as Puzzles));
    return { status: 200, json: isJson, text: await answer.text(), retry: 1 };
  }

  private files(): Promise<Site> {
    this.site ??= readSite(ROOT);
    this.site.catch(() => (this.site = null));
    return this.site;
  }

  // -- the worker ----------------------------------------------------------------------------------------------------

  private async ask(method: string, path: string, body = ''): Promise<Reply> {
    await this.open();
    const id = ++this.asked;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.tell({ kind: 'ask', id, name: this.name ?? '', method, path, body });
    });
  }

  private tell(message: ToHouse): void {
    this.worker?.postMessage(message);
  }

  private open(): Promise<void> {
    this.opening ??= this.start().catch((error: unknown) => {
      console.error(String(error));
      engine.phase = 'failed';
      throw error;
    });
    return this.opening;
  }

  private async start(): Promise<void> {
    engine.phase = 'loading';
    const site = await this.files();
    await this.alone();
    engine.phase = 'loading';
    void navigator.storage?.persist?.();
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
    await new Promise<void>((ready, failed) => {
      worker.onerror = (event) => failed(new Error(event.message || 'the engine did not start'));
      worker.onmessage = (event: MessageEvent<FromHouse>) => {
        const message = event.data;
        if (message.kind === 'ready') ready();
        else if (message.kind === 'failed') failed(new Error(message.problem));
        else this.hear(message);
      };
      this.worker = worker;
      this.tell({ kind: 'open', root: ROOT, site });
    });
    engine.phase = 'ready';
  }

  /** Wait until no other tab of this browser has the house open: two would not know of each other's moves. */
  private async alone(): Promise<void> {
    if (!navigator.locks) return;
    const late = setTimeout(() => (engine.phase = 'elsewhere'), PATIENCE);
    await new Promise<void>((granted) => {
      void navigator.locks.request(LOCK, () => {
        granted();
        return new Promise(() => undefined);
      });
    });
    clearTimeout(late);
  }

  private hear(message: FromHouse): void {
    if (message.kind === 'progress') {
      engine.loaded = message.loaded;
      engine.total = message.total;
    } else if (message.kind === 'fetched') {
      engine.games.add(message.game);
      void renewal.keep();
    } else if (message.kind === 'answer') {
      this.answer(message.id, { status: message.status, json: message.type.endsWith('/json'), text: message.text, retry: 1 });
    } else if (message.kind === 'broken') {
      console.error(message.problem);
      this.answer(message.id, refused(500, 'broken', 'something went wrong here; nothing was changed'));
    } else if (message.kind === 'watching') {
      this.lines.get(message.line)?.opened();
    } else if (message.kind === 'told') {
      this.lines.get(message.line)?.told(message.text);
    }
  }

  private answer(id: number, reply: Reply): void {
    this.waiting.get(id)?.(reply);
    this.waiting.delete(id);
  }
}

/** While bots act one after another, what they did is drawn no more often than this: nobody could follow it. */
const GATHER = 120;

/** Do something soon after the next frame is drawn; a hidden page draws none. */
function drawn(then: () => void): void {
  if (document.hidden) setTimeout(then);
  else requestAnimationFrame(() => setTimeout(then, GATHER));
}

/** The live feed of a table in this browser, with the manners of a WebSocket. */
class HouseLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    readonly number: number,
    private readonly tell: (message: ToHouse) => void,
  ) {}

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  /** Everything that came together is drawn together; more of it comes once that has happened. */
  told(text: string): void {
    for (const data of text.split('\n')) this.onmessage?.({ data });
    drawn(() => this.tell({ kind: 'drawn', line: this.number }));
  }

  send(text: string): void {
    this.tell({ kind: 'say', line: this.number, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.tell({ kind: 'hang-up', line: this.number });
  }
}

export const house = new House();

declare global {
  interface Window {
    /** For programs in the page: the API of a server, answered by the house in this browser. */
    ludoteka?: { ask(method: string, path: string, body?: object): Promise<{ status: number; text: string }> };
  }
}

window.ludoteka = { ask: (method, path, body) => house.send(method, path, body === undefined ? undefined : JSON.stringify(body)) };
