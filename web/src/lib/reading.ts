/** What a game's vocabulary tells about its words: which numbers are amounts, and which things have a name. */

import { kindOf, PLAIN, type Reading } from './refs';
import type { Lexicon } from './wire';

export function readingOf(lexicon: Lexicon | null, hasName: (ref: string) => boolean = () => false): Reading {
  if (!lexicon) return PLAIN;
  const amounts = new Set<string>();
  for (const verb of lexicon.verbs) {
    for (const argument of verb.arguments) if (argument.amount) amounts.add(`${verb.name} ${argument.name}`);
  }
  const nameless = new Set(lexicon.kinds.filter((kind) => !kind.worded).map((kind) => kind.name));
  return {
    isAmount: (verb, argument) => amounts.has(`${verb} ${argument}`),
    isNamed: (ref) => !nameless.has(kindOf(ref)) || hasName(ref),
  };
}
