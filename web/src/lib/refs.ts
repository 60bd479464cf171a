/**
 * From the options of a decision to what can be clicked.
 *
 * An option names the things it touches, its refs, in the order a person would click them. Clicking goes from ref to
 * ref until one option is left. Refs that all options of a verb share say nothing and are passed over; things that are
 * not on the board become buttons if they have a name; options that differ only in amounts become one stepper. Any other
 * number (which die, which of several ways) leaves an option its own words.
 */

import type { Option } from '$board/contract';

export const verbOf = (option: Option): string => option.action.split(' ', 1)[0] ?? '';
export const kindOf = (ref: string): string => ref.slice(0, ref.indexOf(':'));
/** The ref of something on the board that stands for one option as a whole. */
export const optionRef = (option: Option): string => `option:${option.action}`;

/** The numbers among an option's arguments, by name, in their order. */
export function numbersOf(option: Option): [name: string, value: number][] {
  return Object.entries(option.label.args).filter((pair): pair is [string, number] => typeof pair[1] === 'number');
}

/** What the game declares about its words: which numbers are amounts, and which things have a name. */
export interface Reading {
  isAmount(verb: string, argument: string): boolean;
  isNamed(ref: string): boolean;
}

/** Where nothing is declared every option keeps its own words. */
export const PLAIN: Reading = { isAmount: () => false, isNamed: () => true };

/** The names of an option's amounts, in their order. */
export function amountsOf(option: Option, reading: Reading): string[] {
  const verb = verbOf(option);
  return numbersOf(option).flatMap(([name]) => (reading.isAmount(verb, name) ? [name] : []));
}

/** Options that differ only in their amounts. */
export interface Amount {
  names: string[];
  options: Option[];
}

/** Something to press: one option, or an amount to be set first. */
export type Button = { one: Option; amount?: undefined } | { amount: Amount; one?: undefined };

export interface Situation {
  /** The options that fit all clicks so far. */
  candidates: Option[];
  /** What can be clicked now, with the options that each click would leave. */
  glow: Map<string, Option[]>;
  /** The same for things that are not on the board: shown as buttons. */
  offBoard: Map<string, Option[]>;
  /** What needs no further click on a thing. */
  buttons: Button[];
}

/** Which of an option's refs are not clicked yet; null if the option does not fit the clicks. */
export function remaining(option: Option, picked: readonly string[]): string[] | null {
  const left = [...option.refs];
  for (const ref of picked) {
    const place = left.findIndex((other) => kindOf(other) === kindOf(ref));
    const exact = left.indexOf(ref);
    if (exact < 0) return null;
    // Of things of one kind (from here to there) the first must be clicked first.
    if (left[place] !== ref) return null;
    left.splice(exact, 1);
  }
  return left;
}

interface Open {
  option: Option;
  left: string[];
}

/** The refs by which an option is to be clicked next; none if what is left is neither drawn nor named. */
function nextRefs(open: Open, sisters: Open[], present: ReadonlySet<string> | null, reading: Reading): string[] {
  const firsts = open.left.filter((ref, i) => open.left.findIndex((other) => kindOf(other) === kindOf(ref)) === i);
  const telling = firsts.filter((ref) => sisters.some((other) => !other.left.includes(ref)));
  const choice = (telling.length > 0 ? telling : firsts).filter((ref) => present === null || present.has(ref) || reading.isNamed(ref));
  const shown = present === null ? choice : choice.filter((ref) => present.has(ref));
  const pool = shown.length > 0 ? shown : choice;
  // With a sister option left the first telling thing is asked for; alone, any of its things will do.
  return telling.length > 0 ? pool.slice(0, 1) : pool;
}

/** What can be clicked and pressed after some clicks; `present` are the refs on the board, null if all may be taken as such. */
export function situation(
  options: readonly Option[],
  picked: readonly string[],
  present: ReadonlySet<string> | null = null,
  reading: Reading = PLAIN,
): Situation {
  const open: Open[] = [];
  for (const option of options) {
    const left = remaining(option, picked);
    if (left !== null) open.push({ option, left });
  }
  const byVerb = new Map<string, Open[]>();
  for (const each of open) {
    const verb = verbOf(each.option);
    const sisters = byVerb.get(verb);
    if (sisters) sisters.push(each);
    else byVerb.set(verb, [each]);
  }
  const glow = new Map<string, Option[]>();
  const offBoard = new Map<string, Option[]>();
  const here: Option[] = [];
  for (const each of open) {
    const sisters = byVerb.get(verbOf(each.option)) ?? [];
    const whole = optionRef(each.option);
    const drawn = present?.has(whole) ?? false;
    if (drawn) {
      glow.set(whole, [each.option]);
      if (picked.length === 0) continue;
    }
    const settled = each.left.length === 0 || (picked.length > 0 && sisters.every((other) => same(other.left, each.left)));
    if (settled) {
      if (!drawn) here.push(each.option);
      continue;
    }
    const next = nextRefs(each, sisters, present, reading);
    if (next.length === 0 && !drawn) here.push(each.option);
    for (const ref of next) {
      const where = present === null || present.has(ref) ? glow : offBoard;
      const there = where.get(ref);
      if (there) there.push(each.option);
      else where.set(ref, [each.option]);
    }
  }
  return { candidates: open.map((each) => each.option), glow, offBoard, buttons: buttonsOf(here, reading) };
}

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((ref, i) => ref === b[i]);

/** Options as buttons: those that differ only in amounts together, every other with words of its own. */
export function buttonsOf(options: readonly Option[], reading: Reading = PLAIN): Button[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const amounts = amountsOf(option, reading);
    const rest = Object.entries(option.label.args).filter(([name]) => !amounts.includes(name));
    const key = amounts.length > 0 ? `${verbOf(option)} ${JSON.stringify(rest)}` : option.action;
    const group = groups.get(key);
    if (group) group.push(option);
    else groups.set(key, [option]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Option, ...Option[]];
    return group.length === 1 ? { one: first } : { amount: { names: amountsOf(first, reading), options: group } };
  });
}

/** The option that a click decides, if it leaves only one. */
export function decided(options: readonly Option[]): Option | null {
  return options.length === 1 ? (options[0] ?? null) : null;
}

// -- amounts ----------------------------------------------------------------------------------------------------------

/** The values one number of an amount can take, given the others. */
export function valuesOf(amount: Amount, name: string, given: Readonly<Record<string, number>> = {}): number[] {
  const found = new Set<number>();
  for (const option of amount.options) {
    const numbers = Object.fromEntries(numbersOf(option));
    if (Object.entries(given).every(([other, value]) => other === name || numbers[other] === value)) {
      const value = numbers[name];
      if (value !== undefined) found.add(value);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** The option with exactly these numbers. */
export function withNumbers(amount: Amount, given: Readonly<Record<string, number>>): Option | null {
  return (
    amount.options.find((option) => numbersOf(option).every(([name, value]) => given[name] === value)) ?? null
  );
}

/** The option nearest to these numbers, holding fast to the one that was just set. */
export function nearest(amount: Amount, given: Readonly<Record<string, number>>, fast: string): Option {
  const score = (option: Option): number =>
    numbersOf(option).reduce(
      (sum, [name, value]) => sum + Math.abs(value - (given[name] ?? value)) * (name === fast ? 1000 : 1),
      0,
    );
  return amount.options.reduce((best, option) => (score(option) < score(best) ? option : best));
}

// -- order of buttons -------------------------------------------------------------------------------------------------

const ENDS = /^(end|done|pass|rest|finish)(-|$)/;

/** The option that ends the turn, if there is one: what `e` takes. */
export function endingOf(options: readonly Option[], ends: readonly string[] = []): Option | null {
  for (const verb of ends) {
    const found = options.find((option) => verbOf(option) === verb);
    if (found) return found;
  }
  return options.find((option) => ENDS.test(verbOf(option)) && option.refs.length === 0) ?? null;
}

/** Whether something stands last and apart: it gives something up. */
export function isGrave(option: Option, grave: readonly string[] = []): boolean {
  return grave.includes(verbOf(option));
}

// -- searching --------------------------------------------------------------------------------------------------------

/** Text without accents and case, for searching: the same folding as the rules reference in Python. */
export function plain(text: string): string {
  return text
    .replace(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** The entries whose text contains all the words, those first whose text begins with them. */
export function search<T>(entries: readonly T[], words: string, text: (entry: T) => string): T[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...entries];
  const hits: [number, number, T][] = [];
  entries.forEach((entry, i) => {
    const hay = plain(text(entry));
    if (!wanted.every((word) => hay.includes(word))) return;
    const starts = wanted.filter((word) => hay.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))).length;
    hits.push([-starts, i, entry]);
  });
  return hits.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map((hit) => hit[2]);
}
