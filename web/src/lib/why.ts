/** "Why not?": the actions somebody may have meant by pointing at a thing that does not glow. */

import type { Argument, Message, Option } from '$board/contract';
import { kindOf, verbOf } from './refs';
import type { Lexicon, Verb } from './wire';

const MOST = 24;

/** The actions a click on a thing could have meant, the verbs on offer first. */
export function meant(ref: string, options: readonly Option[], picked: readonly string[], lexicon: Lexicon): string[] {
  const kind = kindOf(ref);
  const offered = new Set(options.map(verbOf));
  const fitting = lexicon.verbs.filter((verb) => verb.arguments.some((argument) => argument.kind === kind));
  const now = fitting.filter((verb) => offered.has(verb.name));
  const verbs = now.length > 0 ? now : fitting;
  const actions = verbs.map((verb) => written(verb, ref, options, picked, lexicon));
  return [...new Set(actions.filter((action): action is string => action !== null))].slice(0, MOST);
}

/** What an action says, from its notation: the same message an option with it would have. */
export function labelOf(action: string, lexicon: Lexicon): Message {
  const [name = '', ...words] = action.split(' ');
  const verb = lexicon.verbs.find((each) => each.name === name);
  const args: Record<string, Argument> = {};
  for (const [i, argument] of (verb?.arguments ?? []).entries()) {
    const word = words[i] ?? '';
    args[argument.name] = argument.number ? Number(word) : [argument.kind, word];
  }
  return { id: `verb-${name}`, args, rule: verb?.rule ?? '' };
}

/** The actions a verb without a thing means by itself: for buttons that are missing. */
export function bareVerbs(options: readonly Option[], lexicon: Lexicon): string[] {
  const offered = new Set(options.map(verbOf));
  return lexicon.verbs.filter((verb) => verb.arguments.length === 0 && !offered.has(verb.name)).map((verb) => verb.name);
}

/** An action in notation: the things clicked so far and the one pointed at, the rest as other options have it. */
function written(
  verb: Verb,
  ref: string,
  options: readonly Option[],
  picked: readonly string[],
  lexicon: Lexicon,
): string | null {
  const model = options.find((option) => verbOf(option) === verb.name)?.action.split(' ').slice(1) ?? [];
  const clicks = [...picked, ref];
  const words: string[] = [];
  for (const [i, argument] of verb.arguments.entries()) {
    const click = clicks.findIndex((each) => kindOf(each) === argument.kind);
    const [taken] = click >= 0 ? clicks.splice(click, 1) : [];
    const word =
      taken?.slice(argument.kind.length + 1) ??
      model[i] ??
      (argument.number ? '1' : argument.kind === 'seat' ? 'p1' : lexicon.kinds.find((kind) => kind.name === argument.kind)?.slugs[0]);
    if (word === undefined) return null;
    words.push(word);
  }
  return clicks.includes(ref) ? null : [verb.name, ...words].join(' ');
}
