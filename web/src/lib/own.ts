/** Maps and scenarios that people wrote: an option then holds a code, which says nothing to a reader. */

import type { Words } from './words';

/** The value of an option that has no message of its own: a code is told as "a scenario of your own". */
export function ownText(name: string, value: unknown, words: Pick<Words, 'has' | 'say'>): string {
  const own = `option-${name}-own`;
  return typeof value === 'string' && value.startsWith('own:') && words.has(own) ? words.say(own) : String(value);
}
