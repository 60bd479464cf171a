/** The texts of cards and units, as the rules reference has them in the reader's language. */

import { library } from '$lib/library.svelte';
import { tongue } from '$lib/tongue.svelte';
import { SvelteMap } from 'svelte/reactivity';

const GAME = 'heroes3';
const books = new SvelteMap<string, ReadonlyMap<string, string>>();
const asked = new Set<string>();

/** The text of an entry by its key, empty until the book is there. */
export function entryText(key: string): string {
  const language = tongue.language;
  const book = books.get(language);
  if (!book && !asked.has(language)) {
    asked.add(language);
    void library.book(GAME, language).then(
      (found) => books.set(language, new Map(found.entries.map((entry) => [entry.key, entry.text]))),
      () => asked.delete(language),
    );
  }
  return book?.get(key) ?? '';
}
