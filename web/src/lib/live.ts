/** The live connection to a table: comes back by itself and asks for exactly what it missed. */

import type { Position, Problem, ToClient, Update } from '$generated/api';
import { ANYWHERE } from './place';
import { watch, type Line } from './transport';

export type Connection = 'connecting' | 'open' | 'lost';

export interface Listener {
  updates(updates: Update[]): void;
  position(position: Position): void;
  problem(problem: Problem): void;
  connected(state: Connection, tries: number): void;
  presence?(seats: number[], spectators: number): void;
  /** The number of the last update that arrived, null to be told nothing of the past. */
  last(): number | null;
}

const HEARTBEAT = 20_000;
const SILENCE = 12_000;
const REFUSED = 4403;
/** Nobody who looks at the table waits longer than this for the next try. */
const WAITS = [300, 600, 1000, 1500, 2000];
/** Behind a hidden tab there is no hurry; coming back tries at once. */
const HIDDEN_WAIT = 10_000;
/** A line that has not opened by then is tried anew. */
const OPENING = ANYWHERE ? 120_000 : 5000;

export class Live {
  private socket: Line | null = null;
  private seat: number | null;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private silence = 0;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly code: string,
    seat: number | null,
    private readonly listener: Listener,
  ) {
    this.seat = seat;
    window.addEventListener('online', this.hurry);
    if (!ANYWHERE) window.addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  /** Look from another seat; the listener has forgotten what it knew. */
  watch(seat: number | null): void {
    this.seat = seat;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ type: 'watch', seat, after: this.listener.last() ?? 0 }));
    } else {
      this.reconnect(0);
    }
  }

  close(): void {
    this.ended = true;
    window.removeEventListener('online', this.hurry);
    window.removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.hurry);
    clearTimeout(this.timer);
    this.hangUp();
  }

  private hangUp(): void {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onclose = socket.onmessage = null;
      socket.close();
    }
  }

  private connect(): void {
    if (this.ended) return;
    this.hangUp();
    const query = new URLSearchParams();
    if (this.seat !== null) query.set('seat', String(this.seat));
    query.set('after', String(this.listener.last() ?? 0));
    query.set('presence', 'yes');
    if (this.code) query.set('code', this.code);
    const socket = watch(this.table, query);
    this.socket = socket;
    this.listen(OPENING);
    socket.onopen = () => {
      this.listen();
      this.tries = 0;
      this.listener.connected('open', 0);
      this.beat = window.setInterval(() => this.ping(), HEARTBEAT);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === REFUSED) this.ended = true;
      this.lost();
    };
  }

  private hear(message: ToClient): void {
    this.listen();
    if (message.type === 'updates') this.listener.updates(message.updates);
    else if (message.type === 'position') this.listener.position(message.position);
    else if (message.type === 'problem') this.listener.problem(message.problem);
    else if (message.type === 'presence') this.listener.presence?.(message.seats, message.spectators);
  }

  private ping(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send('{"type":"ping"}');
  }

  /** Wait for something to come; a line that stays silent is dead. */
  private listen(patience = HEARTBEAT + SILENCE): void {
    clearTimeout(this.silence);
    this.silence = window.setTimeout(() => this.lost(), patience);
  }

  private lost(): void {
    this.hangUp();
    if (this.ended) return;
    this.listener.connected('lost', this.tries);
    const wait = document.hidden ? HIDDEN_WAIT : (WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 2000);
    this.tries += 1;
    this.reconnect(wait * (0.8 + Math.random() * 0.4));
  }

  private reconnect(wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  private readonly hurry = (): void => {
    if (this.ended || document.hidden) return;
    if (this.socket === null) this.reconnect(0);
    else if (this.socket.readyState === WebSocket.OPEN) this.ping();
  };

  private readonly drop = (): void => this.lost();
}
