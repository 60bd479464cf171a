/** The review of a finished game: asked for, waited for, and looked at moment by moment. */

import type { ReviewState } from '$generated/api';
import { api, newKey, Refused } from '../api';
import { people } from '../people.svelte';
import { tell } from '../problems';
import { router } from '../router.svelte';
import { hashOf } from '../study';
import type { TableModel } from '../table.svelte';

const LOOK_AGAIN = 1000;
const BUSY = 5000;

export class TableReview {
  knowledge = $state<'seats' | 'all'>('seats');
  state = $state.raw<ReviewState | null>(null);
  failed = $state('');
  branching = $state(false);
  private timer = 0;

  constructor(private readonly table: TableModel) {}

  review = $derived.by(() => this.state?.review ?? null);
  /** The action looked at, if it is one of the review. */
  moment = $derived.by(() => {
    const at = this.table.playback.at ?? this.table.actions;
    return this.review?.moments.find(({ n }) => n === at) ?? null;
  });

  /** Look whether it is there, have it begun if not, and wait for it. */
  async open(begin = true): Promise<void> {
    clearTimeout(this.timer);
    const { id, code } = this.table;
    try {
      const asked = begin && people.me !== null;
      const state = asked ? await api.beginReview(id, this.knowledge, code) : await api.review(id, this.knowledge, code);
      this.state = state;
      this.failed = '';
      if (state.status === 'working') this.again(false, LOOK_AGAIN);
    } catch (error) {
      if (error instanceof Refused && error.code === 'busy') this.again(begin, BUSY);
      else this.failed = tell(error, this.table.words).text;
    }
  }

  /** Have it begun by somebody who has only looked so far. */
  async ask(): Promise<void> {
    try {
      await people.somebody();
    } catch (error) {
      this.failed = tell(error, this.table.words).text;
      return;
    }
    await this.open();
  }

  know(knowledge: 'seats' | 'all'): void {
    if (knowledge === this.knowledge) return;
    this.knowledge = knowledge;
    this.state = null;
    void this.open();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private again(begin: boolean, after: number): void {
    this.timer = window.setTimeout(() => !this.table.closed && void this.open(begin), after);
  }

  /** Show what would have been better: the moment before, with its things lit. */
  async showBetter(n: number, refs: readonly string[]): Promise<void> {
    await this.table.playback.goTo(n - 1);
    this.table.lit = new Set(refs);
  }

  /** Begin a study of the game at the moment looked at. */
  async study(): Promise<void> {
    if (this.branching) return;
    this.branching = true;
    try {
      await people.somebody();
      const { id } = await api.newStudy(this.table.id, this.table.info?.title ?? '', this.table.code);
      router.go(`/study/${id}${hashOf({ line: 0, at: this.table.playback.at ?? 0 })}`);
    } catch (error) {
      this.failed = tell(error, this.table.words).text;
    } finally {
      this.branching = false;
    }
  }

  /** Play on from the moment looked at, against bots. */
  async playOn(seat: number): Promise<void> {
    const at = this.table.playback.at;
    if (at === null || this.branching) return;
    this.branching = true;
    try {
      await people.somebody();
      const made = await api.branch(this.table.id, { at, seat, bot: 'normal', key: newKey() }, this.table.code);
      router.go(`/table/${made.id}`);
    } catch (error) {
      this.failed = tell(error, this.table.words).text;
    } finally {
      this.branching = false;
    }
  }
}
