/** The coach of a first game: says what a kind of question is about when it first comes, and warns before a blunder. */

import type { Caution } from '$generated/api';
import type { Option } from '$board/contract';
import { api } from '../api';
import { learned } from '../learned.svelte';
import { library } from '../library.svelte';
import type { TableModel } from '../table.svelte';
import { tongue } from '../tongue.svelte';

export interface Advice {
  prompt: string;
  /** The coach's own words, which may point at things, or those of the rules. */
  text: string;
  title: string;
  rule: string;
}

export class Coach {
  private texts = $state.raw<Record<string, string>>({});
  private titles = $state.raw<ReadonlyMap<string, { title: string; text: string }>>(new Map());
  /** The person wants to read what was said before. */
  private asked = $state(false);
  /** The prompt that is being explained: it stays until the next one, however often it was seen. */
  private current = $state('');

  /** A move that would give much away, held back until the person has decided. */
  warned = $state.raw<{ option: Option; caution: Caution; decision: number } | null>(null);
  /** The person wants no warnings at this table. */
  private silenced = $state(false);

  constructor(private readonly table: TableModel) {}

  /** Whether moves are looked at before they are sent. */
  minds = $derived.by(() => this.sits && !this.silenced && this.table.hints.allowed);
  warning = $derived.by(() => (this.warned && this.warned.decision === this.table.now?.decision ? this.warned : null));

  /** Whether a move may be sent: the coach speaks up once if it gives much away. If he cannot tell, it may. */
  async passes(option: Option): Promise<boolean> {
    const { id, seat, now } = this.table;
    if (seat === null || !now || this.table.options.length + now.asks.length < 2) return true;
    if (this.warning?.option.action === option.action) {
      this.warned = null;
      return true;
    }
    try {
      const caution = await api.caution(id, seat, option.action);
      this.warned = caution.serious && caution.best ? { option, caution, decision: now.decision } : null;
    } catch {
      this.warned = null;
    }
    return this.warned === null;
  }

  /** Make the move all the same. */
  anyway(): void {
    const { warning } = this;
    if (warning) void this.table.deeds.take(warning.option);
  }

  /** Make the better one. */
  better(): void {
    const action = this.warning?.caution.best?.action;
    const option = this.table.options.find((each) => each.action === action);
    this.warned = null;
    if (option) void this.table.deeds.take(option, true);
  }

  think(): void {
    this.warned = null;
  }

  silence(): void {
    const { warning } = this;
    this.silenced = true;
    this.warned = null;
    if (warning) void this.table.deeds.take(warning.option, true);
  }

  sits = $derived.by(() => this.table.status === 'playing' && this.table.seat !== null && !this.table.info?.lesson && learned.coached(this.table.id));
  prompt = $derived.by(() => this.table.mainAsk?.prompt.id.replace(/^prompt-/, '') ?? '');
  advice: Advice | null = $derived.by(() => {
    const { prompt } = this;
    if (!prompt) return null;
    const rule = this.table.mainAsk?.prompt.rule ?? '';
    const entry = this.titles.get(rule);
    const text = this.texts[prompt] ?? entry?.text ?? '';
    return text ? { prompt, text, title: this.texts[prompt] ? '' : (entry?.title ?? ''), rule } : null;
  });
  /** What is explained now; null while nothing is new. */
  shown = $derived(this.advice !== null && (this.asked || this.current === this.prompt) ? this.advice : null);

  async open(): Promise<void> {
    const { game } = this.table;
    try {
      const [course, book] = await Promise.all([library.lessons(game, tongue.language), library.book(game, tongue.language)]);
      this.texts = course.coach;
      this.titles = new Map(book.entries.map((entry) => [entry.key, entry]));
    } catch (error) {
      this.table.missed(error);
    }
  }

  /** A prompt is there: what has not been explained is, until it was understood or something else is asked. */
  look(prompt: string): void {
    if (prompt === this.current) return;
    this.asked = false;
    this.keep();
    this.current = prompt && !learned.explained(this.table.game, prompt) ? prompt : '';
  }

  understood(): void {
    this.asked = false;
    this.keep();
    this.current = '';
  }

  /** What was explained need not be explained again. */
  private keep(): void {
    if (this.current) learned.explain(this.table.game, this.current);
  }

  again(): void {
    this.asked = true;
  }

  leave(): void {
    learned.coach(this.table.id, false);
  }
}
