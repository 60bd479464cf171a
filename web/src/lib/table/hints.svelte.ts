/** Hints against bots: the best options as an expert sees them, and why a bot did something. */

import type { Hint, Hints as Found } from '$generated/api';
import { api } from '../api';
import { percentOf, reasonsIn } from '../advice';
import { tell } from '../problems';
import { speech } from '../speech.svelte';
import type { TableModel } from '../table.svelte';

export class Hints {
  open = $state(false);
  thinking = $state(false);
  failed = $state('');
  private kept = $state.raw<{ found: Found; decision: number } | null>(null);
  /** What was answered to "why?", by the number of the action. */
  answers = $state<Record<number, string>>({});

  constructor(private readonly table: TableModel) {}

  /** Whether this table may ask: nobody else plays, and it is no lesson. */
  allowed = $derived.by(() => {
    const { info, seat, seats } = this.table;
    return seat !== null && info !== null && !info.lesson && seats.every((each) => each.seat === seat || (each.kind === 'bot' && !each.yours));
  });
  possible = $derived.by(() => this.allowed && this.table.status === 'playing' && this.table.playback.at === null);
  /** The hints for what is asked now. */
  found = $derived.by(() => (this.kept && this.kept.decision === this.table.now?.decision ? this.kept.found : null));

  toggle(): void {
    this.open = !this.open;
    if (this.open) void this.ask();
    else this.light(null);
  }

  async ask(): Promise<void> {
    const { now, seat, id, mustAct } = this.table;
    if (!this.possible || seat === null || !now || this.thinking || this.found || !mustAct) return;
    this.thinking = true;
    this.failed = '';
    try {
      const found = await api.hints(id, seat);
      this.kept = { found, decision: now.decision };
      speech.say(this.table.words.say('web-hints-ready', { count: found.hints.length }));
    } catch (error) {
      this.failed = tell(error, this.table.words).text;
    } finally {
      this.thinking = false;
    }
    // What is asked has changed while the expert thought.
    if (this.open && !this.failed && this.table.now?.decision !== now.decision) void this.ask();
  }

  light(hint: Hint | null): void {
    this.table.lit = new Set(hint?.refs ?? []);
    this.table.previews.hover(hint ? (this.table.options.find(({ action }) => action === hint.action) ?? null) : null);
  }

  take(hint: Hint): void {
    const option = this.table.options.find(({ action }) => action === hint.action);
    this.light(null);
    if (option) void this.table.deeds.take(option);
  }

  /** Why somebody did what they did, told below the line of the log. */
  async why(action: number): Promise<void> {
    const { id, seat, words } = this.table;
    if (seat === null) return;
    if (this.answers[action]) {
      delete this.answers[action];
      return;
    }
    this.answers[action] = words.say('web-hints-thinking');
    try {
      const why = await api.reasons(id, action, seat);
      const said = reasonsIn(why.reasons, words, seat) || words.say('web-hint-quiet');
      const moved = why.measure === 'chance' && why.before !== null && why.after !== null ? ` ${words.say('web-why-chance', { name: words.player(why.seat), before: percentOf(why.before), after: percentOf(why.after) })}` : '';
      this.answers[action] = said + moved;
    } catch (error) {
      this.answers[action] = tell(error, words).text;
    }
    speech.say(this.answers[action] ?? '');
  }
}
