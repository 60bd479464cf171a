/**
 * Moves that a person has asked the table to make for them, question by question.
 *
 * Two habits are offered, because only they are safe. *Passing until something changes*: a bare word such as "pass", as long as
 * the very same question comes with the very same options. *The only choice*: where a question leaves one option, it is
 * taken. Neither names a thing that was hidden, neither ends a turn that could still be undone, and neither gives
 * anything up.
 */

import type { Message, Option } from '$board/contract';
import { isGrave, verbOf } from './refs';

export interface Question {
  prompt: Message;
  options: readonly Option[];
  /** What could be done besides. */
  others: readonly Option[];
  /** Whether the seat could still take something back. */
  mayUndo: boolean;
}

export interface Habit {
  kind: 'pass' | 'only';
  /** The id of the question it answers. */
  prompt: string;
  /** The words of what it does. */
  label: Message;
  /** What is taken; for the only choice whatever it is. */
  action: string;
  /** The question as it was: what must stay the same. */
  same: string;
}

const PASSES = /^(pass|decline|skip)(-|$)/;

/** The habit that a question lends itself to; `passes` and `grave` are the game's own verbs for passing and giving up. */
export function habitFor(question: Question, passes: readonly string[] = [], grave: readonly string[] = []): Habit | null {
  const { prompt, options, others } = question;
  const [first] = options;
  const made = (kind: Habit['kind'], option: Option): Habit => ({ kind, prompt: prompt.id, label: option.label, action: option.action, same: same(question) });
  if (options.length === 1 && first) {
    return others.length === 0 && !question.mayUndo && !isGrave(first, grave) ? made('only', first) : null;
  }
  const pass = options.find((option) => option.action === verbOf(option) && (PASSES.test(option.action) || passes.includes(option.action)));
  return pass && !isGrave(pass, grave) ? made('pass', pass) : null;
}

/** What a habit does about a question: the action it takes, `ask` to leave it to the person, `end` because something has changed. */
export function next(habit: Habit, question: Question): string {
  if (habit.kind === 'pass') return habit.same === same(question) ? habit.action : 'end';
  const [only, another] = question.options;
  const sure = only && !another && question.prompt.id === habit.prompt && question.others.length === 0 && !question.mayUndo;
  return sure ? only.action : 'ask';
}

function same(question: Question): string {
  const actions = (options: readonly Option[]) => options.map((option) => option.action).sort();
  return JSON.stringify([question.prompt.id, question.prompt.args, actions(question.options), actions(question.others)]);
}
