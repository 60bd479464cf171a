/** Names for what has no message of its own, and names said once. */

import { plain } from './refs';
import type { Lexicon } from './wire';

/** The name of a thing that is numbered after another one: `medusa-3` is "Medusa 3". */
export function numbered(kind: string, slug: string, lexicon: Lexicon | null, thing: (kind: string, slug: string) => string): string | null {
  const found = /^(.+)-(\d+)$/.exec(slug);
  const own = lexicon?.kinds.find((each) => each.name === kind);
  if (!found || !own || own.worded) return null;
  const [, base = '', number = ''] = found;
  const other = lexicon?.kinds.find((each) => each.worded && each.slugs.includes(base));
  return other ? `${thing(other.name, base)} ${Number(number)}` : null;
}

/** What a screen reader hears of a thing and what a click on it does, without its name twice. */
export function joined(thing: string, deed: string): string {
  const [name, words] = [plain(thing), plain(deed)];
  const named = words.startsWith(name) && !/^[\p{L}\p{N}]/u.test(words.slice(name.length));
  return named ? deed : `${thing}: ${deed}`;
}
