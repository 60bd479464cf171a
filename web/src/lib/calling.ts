/** What a table calls things: a faction by the person who leads it, other things as the board names them. */

import type { GameModule, Stage } from '$board/contract';
import { numbered } from './naming';
import type { Lexicon } from './wire';
import type { Words } from './words';

/** Names of people are not inflected; where a sentence needs a form, a word before the name takes it. */
const PLAYER_FORMS: Record<string, string> = {
  gen: 'web-player-gen',
  dat: 'web-player-dat',
  acc: 'web-player-acc',
  ins: 'web-player-ins',
};

/** The game, and the position that names depend on. */
export interface Known {
  readonly lexicon: Lexicon | null;
  readonly module: GameModule | null;
  readonly stage: Pick<Stage, 'say' | 'thing'>;
  readonly view: unknown;
}

/** The name of a thing, null where its message says enough. */
export function calls({ lexicon, module, stage, view }: Known, words: Words, kind: string, slug: string, form = ''): string | null {
  const fallback = () => numbered(kind, slug, lexicon, (other, base) => words.thing(other, base));
  if (view === null || !module) return fallback();
  if (!module.players?.includes(kind)) return module.naming?.(kind, slug, view, stage, form) ?? fallback();
  const seat = module.owner?.(`${kind}:${slug}`, view) ?? null;
  if (seat === null) return null;
  const several = ledBy(module, lexicon, kind, seat, view).length > 1;
  const name = several ? words.say('web-player-leads', { name: words.player(seat), thing: words.thing(kind, slug) }) : words.player(seat);
  const id = PLAYER_FORMS[form];
  return id ? words.say(id, { name }) : name;
}

/** The factions of a kind that a seat leads. */
export function ledBy(module: GameModule, lexicon: Lexicon | null, kind: string, seat: number, view: unknown): string[] {
  const all = lexicon?.kinds.find((each) => each.name === kind)?.slugs ?? [];
  return all.filter((slug) => module.owner?.(`${kind}:${slug}`, view) === seat);
}
