/** The coach of a first game: says what a kind of question is about when it first comes. */

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

  constructor(private readonly table: TableModel) {}

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
