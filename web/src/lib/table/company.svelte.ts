/** The people at a table: who may talk, who is absent and how the votes stand, whom one has muted. */

import type { Absence, Company as Told, Neighbour } from '$generated/api';
import { api } from '../api';
import { speech } from '../speech.svelte';
import type { TableModel } from '../table.svelte';

const PATIENCE = 20_000;

export class Company {
  told = $state.raw<Told | null>(null);
  private timer = 0;

  constructor(private readonly table: TableModel) {}

  open(): void {
    void this.look();
    this.timer = window.setInterval(() => {
      if (this.waits && !document.hidden) void this.look();
    }, PATIENCE);
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Somebody else is waited for who may not be there. */
  private get waits(): boolean {
    const { present, seat, seats, status, waiting } = this.table;
    if (status !== 'playing' || seat === null) return false;
    return seats.some((each) => waiting.includes(each.seat) && each.kind === 'person' && !each.yours && !each.away && !(present?.has(each.seat) ?? false));
  }

  async look(): Promise<void> {
    const before = this.votes.length;
    try {
      this.told = await api.company(this.table.id, this.table.code);
    } catch (error) {
      this.table.missed(error);
      return;
    }
    const [first] = this.votes;
    if (first && before === 0) speech.say(this.table.words.say('web-vote-asks', { name: this.table.words.player(first.seat) }));
  }

  /** Those about whom one may vote now. */
  get votes(): Absence[] {
    if (this.table.seat === null || this.table.status !== 'playing' || this.table.away) return [];
    const now = this.table.clock();
    return (this.told?.absent ?? []).filter((absence) => absence.vote_from <= now && this.table.waiting.includes(absence.seat));
  }

  mayTalk = $derived.by(() => this.told?.may_talk ?? true);

  neighbour(seat: number | null): Neighbour | null {
    return this.told?.shunned.find((each) => each.seat === seat) ?? null;
  }

  shunned(seat: number): Neighbour['kind'] | null {
    return this.neighbour(seat)?.kind ?? null;
  }
}
