/** Doing something at a table: sent until the server answers, then shown as soon as the feed tells it. */

import type { Option } from '$board/contract';
import type { Done, Move } from '$generated/api';
import { api, newKey, problem, Refused } from '../api';
import { plainly } from '../pointing';
import { tell, type Told } from '../problems';
import { speech } from '../speech.svelte';
import { entryOf } from '../story';
import type { TableModel } from '../table.svelte';

const FEED_PATIENCE = 1500;
const STALE_PATIENCE = 2000;
const LONGEST_INSISTING = 2000;
const MOST_TRIES = 30;

export class Deeds {
  /** An action is on its way. */
  sending = $state(false);
  /** What was refused last, until something is done. */
  refused = $state.raw<Told | null>(null);

  private undone = $state.raw<string[]>([]);
  /** What is to be tried again as soon as the line is back. */
  private readonly waiters: (() => void)[] = [];
  /** A deed waits to be sent again; what is said about it goes with the line coming back. */
  private unsent = false;

  constructor(private readonly table: TableModel) {}

  mayUndo = $derived.by(() => this.table.playback.at === null && !this.sending && (this.table.now?.undo ?? false));
  redoAction = $derived.by(() => {
    void this.table.now;
    const top = this.undone.at(-1);
    return top === undefined ? null : (this.table.options.find((option) => option.action === top) ?? null);
  });

  async take(option: Option, again = false): Promise<void> {
    if (this.table.seat === null || !this.table.now || this.sending) return;
    if (!again && !(await this.mind(option))) return;
    const { seat, now } = this.table;
    if (seat === null || !now) return;
    const move = { seat, decision: now.decision, action: option.action, key: newKey(), watching: this.watching };
    if (!again) this.undone = [];
    await this.send(() => this.insist(async () => this.catchUp(move, await this.attempt(move))));
  }

  /** Whether the coach lets a move pass; he may have a word first. */
  private async mind(option: Option): Promise<boolean> {
    if (!this.table.coach.minds) return true;
    this.sending = true;
    try {
      return await this.table.coach.passes(option);
    } finally {
      this.sending = false;
    }
  }

  async undo(): Promise<void> {
    const { id, myLast, seat, story } = this.table;
    if (seat === null || this.sending) return;
    const last = entryOf(story.entries, myLast);
    this.table.autopilot.dropAll();
    await this.send(async () => {
      const done = await api.undo(id, seat, this.watching);
      if (last?.do) this.undone = [...this.undone, last.do];
      return done;
    }, 'web-undo-closed');
  }

  async redo(): Promise<void> {
    const option = this.redoAction;
    if (!option) return;
    this.undone = this.undone.slice(0, -1);
    await this.take(option, true);
  }

  async endTurn(): Promise<void> {
    if (this.table.ending) await this.take(this.table.ending);
  }

  async do(work: () => Promise<Done | void>): Promise<boolean> {
    return this.send(work);
  }

  /** The line is back: what waited for it is tried again. */
  resume(): void {
    for (const again of this.waiters.splice(0)) again();
    if (this.unsent) this.refused = null;
  }

  /** Another seat is looked from. */
  forget(): void {
    this.undone = [];
  }

  /** Whether the live feed will bring the position that a deed leads to. */
  private get watching(): boolean {
    return this.table.connection === 'open';
  }

  /** Send an action; null if the table has moved on in the meantime. */
  private async attempt(move: Move): Promise<Done | null> {
    try {
      return await api.act(this.table.id, move);
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') return null;
      throw error;
    }
  }

  /** Where others moved at the same moment but the same option is still there, it is taken from the new position. */
  private async catchUp(move: Move, done: Done | null): Promise<Done> {
    if (done) return done;
    const { arrivals, id } = this.table;
    await arrivals.reach((newest) => newest.decision !== move.decision, STALE_PATIENCE, true);
    const { newest } = arrivals;
    const offered = newest && newest.decision !== move.decision && newest.asks.some((ask) => ask.options.some((option) => option.action === move.action));
    if (!offered) throw new Refused(409, problem('stale', 'the table has moved on'));
    return api.act(id, { ...move, decision: newest.decision, key: newKey() });
  }

  /** A message that must arrive is sent again with the same key until the server answers. */
  private async insist(work: () => Promise<Done>): Promise<Done> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        const again = error instanceof Refused && (error.status === 0 || error.code === 'busy') && tries < MOST_TRIES && !this.table.closed;
        if (!again) throw error;
        this.refused = tell(error, this.table.words);
        this.unsent = true;
        await new Promise<void>((done) => {
          this.waiters.push(done);
          setTimeout(done, Math.min(500 * 2 ** tries, LONGEST_INSISTING));
        });
      }
    }
  }

  private async send(work: () => Promise<Done | void>, otherwise = ''): Promise<boolean> {
    const { table } = this;
    this.sending = true;
    this.refused = null;
    table.doubts.whyNot = null;
    try {
      const done = await work();
      this.refused = null;
      if (done && (!done.position || done.position.seat === table.seat)) await this.arrive(done);
      return true;
    } catch (error) {
      if (table.lesson.take(error)) {
        speech.sayNow(plainly(table.lesson.answer));
        return false;
      }
      const why = otherwise && error instanceof Refused && error.status === 409 ? { text: table.words.say(otherwise), rule: '' } : tell(error, table.words);
      this.refused = why;
      speech.sayNow(why.text);
      return false;
    } finally {
      this.sending = false;
      this.unsent = false;
      table.step([]);
    }
  }

  /** Wait for the live feed to tell what a deed led to; if it does not, the answer does, or the server is asked. */
  private async arrive(done: Done): Promise<void> {
    const { table } = this;
    const told = this.watching && (await table.arrivals.reach((newest) => newest.version >= done.version, FEED_PATIENCE));
    if (!told) table.position(done.position ?? (await api.view(table.id, table.seat, table.code)));
  }
}
