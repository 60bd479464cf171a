/** Looking at the past of a table, moment by moment or played one after the other. */

import type { Message } from '$board/contract';
import { api } from '../api';
import { tell } from '../problems';
import { speech } from '../speech.svelte';
import { entryOf } from '../story';
import type { TableModel } from '../table.svelte';

const STEP = 1100;
const KEPT_VIEWS = 80;

export class Playback {
  /** The moment looked at, null for now. */
  at = $state<number | null>(null);
  past = $state.raw<unknown>(null);
  playing = $state(false);
  /** What the playback tells. */
  caption = $state.raw<Message[]>([]);

  private readonly views = new Map<string, unknown>();

  constructor(private readonly table: TableModel) {}

  async goTo(at: number, events: Message[] = []): Promise<void> {
    const { table } = this;
    const last = table.actions;
    const wanted = Math.max(0, Math.min(at, last));
    if (wanted === last && !this.playing && at >= last) {
      this.goLive();
      return;
    }
    const key = `${table.seat} ${wanted}`;
    let view = this.views.get(key);
    if (view === undefined) {
      try {
        view = (await api.past(table.id, wanted, table.seat, table.code)).view;
      } catch (error) {
        table.deeds.refused = tell(error, table.words);
        return;
      }
      if (this.views.size > KEPT_VIEWS) this.views.clear();
      this.views.set(key, view);
    }
    if (table.closed) return;
    table.step([]);
    this.past = view;
    this.at = wanted;
    table.events = events;
  }

  goLive(): void {
    this.playing = false;
    this.caption = [];
    this.at = null;
    this.past = null;
    this.table.events = [];
    this.table.autopilot.consider();
  }

  async walk(by: number): Promise<void> {
    this.playing = false;
    await this.goTo((this.at ?? this.table.actions) + by);
  }

  /** Play what has happened since the seat's last action. */
  async playSince(from = this.table.myLast): Promise<void> {
    const { table } = this;
    const until = table.actions;
    this.playing = true;
    for (let at = from; at <= until && this.playing && !table.closed; at++) {
      const entry = at > from ? entryOf(table.story.entries, at) : null;
      await this.goTo(at, entry?.events ?? []);
      this.caption = entry?.events ?? [];
      for (const event of this.caption) speech.say(table.words.word(event));
      const lines = this.caption.length;
      if (at > from && lines === 0) continue;
      await new Promise((done) => setTimeout(done, STEP * (1 + Math.min(lines, 5) * 0.18)));
    }
    if (this.playing) this.goLive();
  }

  /** The past has changed, or is seen from another seat. */
  forget(): void {
    this.views.clear();
  }
}
