/** Positions that have arrived and wait their turn to be shown, so that the eye can follow what happens. */

import type { Message } from '$board/contract';
import { prefs } from '../prefs.svelte';
import type { Position } from '../wire';

const STEP = 320;
const LONGEST_QUEUE = 3000;

/** A position and what led to it. */
export interface Arrival {
  position: Position;
  events: Message[];
}

interface Waiter {
  /** It goes on waiting while the line is down. */
  patient: boolean;
  reached: (newest: Position) => boolean;
  done: (found: boolean) => void;
}

export class Arrivals {
  /** Something newer waits to be shown; what is shown cannot be acted on. */
  behind = $state(false);

  private readonly queue: Arrival[] = [];
  private timer = 0;
  private waiters: Waiter[] = [];

  constructor(
    private readonly shown: () => Position | null,
    private readonly show: (arrival: Arrival) => void,
  ) {}

  get newest(): Position | null {
    return this.queue.at(-1)?.position ?? this.shown();
  }

  /** Show a position in its turn, or at once where nobody could follow. */
  add(arrival: Arrival, hurry: boolean): void {
    this.queue.push(arrival);
    this.behind = true;
    this.tell();
    if (hurry || !prefs.motion || document.hidden || this.queue.length * STEP > LONGEST_QUEUE) this.flush();
    else if (!this.timer) this.advance();
  }

  /** Add events to the last position that waits; false if none does. */
  tellLate(events: Message[]): boolean {
    const last = this.queue.at(-1);
    if (last) last.events = [...last.events, ...events];
    return last !== undefined;
  }

  /** Wait for a position; false if it does not come in time or, unless patient, the line is lost. */
  reach(reached: (newest: Position) => boolean, patience: number, patient = false): Promise<boolean> {
    const { newest } = this;
    if (newest && reached(newest)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => waiter.done(false), patience);
      const waiter: Waiter = {
        patient,
        reached,
        done: (found) => {
          clearTimeout(timer);
          this.waiters = this.waiters.filter((each) => each !== waiter);
          resolve(found);
        },
      };
      this.waiters.push(waiter);
    });
  }

  /** The line is lost: whoever is not patient learns so. */
  giveUp(): void {
    for (const waiter of this.waiters.filter((each) => !each.patient)) waiter.done(false);
  }

  /** Show the newest position at once. */
  flush(): void {
    const events = this.queue.flatMap((each) => each.events);
    const last = this.queue.at(-1);
    this.clear();
    if (last) this.show({ position: last.position, events });
  }

  clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue.length = 0;
    this.behind = false;
  }

  private tell(): void {
    const { newest } = this;
    for (const waiter of [...this.waiters]) if (newest && waiter.reached(newest)) waiter.done(true);
  }

  private advance(): void {
    const next = this.queue.shift();
    if (!next) {
      this.timer = 0;
      return;
    }
    this.behind = this.queue.length > 0;
    this.show(next);
    this.timer = window.setTimeout(() => this.advance(), next.events.length > 0 ? STEP : 0);
  }
}
