/** Entries of the rules reference, asked for when the first one is wanted. */

import type { Entry } from '$board/contract';
import { library } from '../library.svelte';
import { tongue } from '../tongue.svelte';

export class Reference {
  /** The entries by key, in the language they were asked for. */
  private book = $state.raw<{ language: string; entries: ReadonlyMap<string, Entry> } | null>(null);
  private asked = '';

  entry(game: string, key: string): Entry | null {
    const { language } = tongue;
    if (this.book?.language !== language && this.asked !== language) {
      this.asked = language;
      library.book(game, language).then(
        ({ entries }) => (this.book = { language, entries: new Map(entries.map((entry) => [entry.key, entry])) }),
        () => (this.asked = ''),
      );
    }
    return this.book?.language === language ? (this.book.entries.get(key) ?? null) : null;
  }
}
