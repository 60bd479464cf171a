/** How requests reach whoever hosts the tables. */

export interface Reply {
  status: number;
  json: boolean;
  text: string;
  /** After how many seconds it makes sense to try again. */
  retry: number;
}

/** As much of a WebSocket as the live feed needs. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Send a request for a path below `/api`; fails if nobody answers. */
  send(method: string, path: string, body: string | undefined, csrf: string): Promise<Reply>;
  /** Watch a table. */
  watch(table: string, query: URLSearchParams): Line;
}

const PATIENCE = 20_000;

const server: Transport = {
  async send(method, path, body, csrf) {
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (method !== 'GET' && csrf) headers['X-CSRF-Token'] = csrf;
    const answer = await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: answer.status,
      json: (answer.headers.get('Content-Type') ?? '').startsWith('application/json'), // a record has lines of JSON
      text: answer.status === 204 ? '' : await answer.text(),
      retry: Number(answer.headers.get('Retry-After') ?? '1'),
    };
  },

  watch(table, query) {
    const address = new URL(`/api/tables/${table}/live?${query}`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address) as Line;
  },
};

/** Loaded only where there is no server; a client before a server does not even contain it. */
const house: Promise<Transport> | null = __ANYWHERE__ ? import('./anywhere/client').then((client) => client.house) : null;
let ready: Transport | null = null;
void house?.then((found) => (ready = found));

export async function send(method: string, path: string, body: string | undefined, csrf: string): Promise<Reply> {
  return (await (house ?? server)).send(method, path, body, csrf);
}

/** Watch a table. Whoever looks at one has asked for it before, so the house is there. */
export function watch(table: string, query: URLSearchParams): Line {
  return (ready ?? server).watch(table, query);
}
