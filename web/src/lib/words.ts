/** Words messages in one language: the same Fluent files and the same rules as the Python side (ludoteka/i18n/words.py). */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Argument, Message } from '$board/contract';

export const LANGUAGES = ['en', 'cs', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK: Language = 'en';

export type Value = Argument | string;

/** The name of a thing at this table, in the reader's language; null where its message says enough. */
export type Naming = (kind: string, slug: string, form?: string) => string | null;

/** A piece of a worded message: plain text, or the name of a thing. */
export type Part = { text: string; ref?: undefined; number?: undefined } | { text: string; ref: string };

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** The messages of one language: those of the house and over them those of one game. */
export class Catalog {
  private readonly bundle: FluentBundle;
  private readonly wanted = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly language: string,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** The variables a message needs, with those of the messages and terms it quotes. */
  variables(id: string): ReadonlySet<string> {
    let found = this.wanted.get(id);
    if (!found) {
      const names = new Set<string>();
      this.gather(this.bundle.getMessage(id)?.value, names, new Set([id]));
      found = names;
      this.wanted.set(id, found);
    }
    return found;
  }

  private gather(node: unknown, names: Set<string>, seen: Set<string>): void {
    if (Array.isArray(node)) {
      for (const part of node) this.gather(part, names, seen);
    } else if (node !== null && typeof node === 'object') {
      const { type, name } = node as { type?: string; name?: string };
      if (type === 'var' && name !== undefined) names.add(name);
      else if (type === 'mesg' && name !== undefined && !seen.has(name)) {
        seen.add(name);
        this.gather(this.bundle.getMessage(name)?.value, names, seen);
      } else for (const part of Object.values(node)) this.gather(part, names, seen);
    }
  }

  /** An attribute of a message, `.gen` of `god-ares`. */
  form(id: string, attribute: string): string | null {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    return pattern == null ? null : this.bundle.formatPattern(pattern, null, []);
  }

  /** The words of a message, null if something is missing. */
  format(id: string, values: Record<string, string | number>): string | null {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) return null;
    const errors: Error[] = [];
    const words = this.bundle.formatPattern(pattern, values, errors);
    return errors.length > 0 ? null : words;
  }
}

/** Words messages, things and players for one reader. English speaks where a language lacks a message. */
export class Words {
  constructor(
    readonly catalogs: readonly Catalog[],
    readonly players: readonly string[] = [],
    /** What a table calls things that have no message, or that stand for a player. */
    readonly naming: Naming = () => null,
  ) {}

  get language(): string {
    return this.catalogs[0]?.language ?? FALLBACK;
  }

  withPlayers(players: readonly string[]): Words {
    return new Words(this.catalogs, players, this.naming);
  }

  withNaming(naming: Naming): Words {
    return new Words(this.catalogs, this.players, naming);
  }

  has(id: string): boolean {
    return this.catalogs.some((catalog) => catalog.has(id));
  }

  /** Whether a message is there and needs nothing to be said. */
  says(id: string): boolean {
    const catalog = this.catalogs.find((each) => each.has(id));
    return catalog !== undefined && catalog.variables(id).size === 0;
  }

  say(id: string, args: Readonly<Record<string, Value>> = {}): string {
    return this.words(id, args, false) ?? id;
  }

  /** An attribute of a message, such as the longer explanation of an option; empty if it has none. */
  more(id: string, attribute: string): string {
    for (const catalog of this.catalogs) {
      const words = catalog.form(id, attribute);
      if (words !== null) return words;
    }
    return '';
  }

  /** The words of what the server sent; the bare notation where nobody worded it. */
  word(message: Message): string {
    return this.words(message.id, message.args, false) ?? bare(message);
  }

  /** The same in pieces, so that players and things can be shown as such. */
  parts(message: Message): Part[] {
    return split(this.words(message.id, message.args, true) ?? bare(message), Object.values(message.args));
  }

  private words(id: string, args: Readonly<Record<string, Value>>, marked: boolean): string | null {
    for (const catalog of this.catalogs) {
      if (!catalog.has(id)) continue;
      const words = catalog.format(id, this.plain(catalog, id, args, marked));
      if (words !== null) return words;
    }
    return null;
  }

  /** The arguments a message asks for, things turned into names and their forms. */
  private plain(catalog: Catalog, id: string, args: Readonly<Record<string, Value>>, marked: boolean) {
    const out: Record<string, string | number> = {};
    const names = Object.keys(args);
    for (const variable of catalog.variables(id)) {
      const direct = args[variable];
      if (direct !== undefined) {
        out[variable] = this.value(catalog, direct, '', marked ? names.indexOf(variable) : -1);
        continue;
      }
      const dash = variable.lastIndexOf('-');
      const name = variable.slice(0, dash);
      const value = dash > 0 ? args[name] : undefined;
      if (value !== undefined) {
        out[variable] = this.value(catalog, value, variable.slice(dash + 1), marked ? names.indexOf(name) : -1);
      }
    }
    return out;
  }

  private value(catalog: Catalog, value: Value, form: string, mark: number): string | number {
    if (!Array.isArray(value)) return value;
    const [kind, slug] = value;
    if (form === 'id') return slug;
    const name = this.name(catalog, kind, slug, form);
    return mark < 0 ? name : `${OPEN}${mark}${MIDDLE}${name}${CLOSE}`;
  }

  /** The name of a thing; its slug if nobody worded it. */
  thing(kind: string, slug: string, form = ''): string {
    const [catalog] = this.catalogs;
    return catalog ? this.name(catalog, kind, slug, form) : slug;
  }

  /** The name of what a ref stands for: `area:naxos`. */
  ref(ref: string): string {
    const colon = ref.indexOf(':');
    return this.thing(ref.slice(0, colon), ref.slice(colon + 1));
  }

  /** Whether what a ref stands for has a name that a person understands. */
  hasName(ref: string): boolean {
    const colon = ref.indexOf(':');
    const [kind, slug] = [ref.slice(0, colon), ref.slice(colon + 1)];
    return kind === 'seat' || this.naming(kind, slug) !== null || this.has(`${kind}-${slug}`);
  }

  private name(catalog: Catalog, kind: string, slug: string, form: string): string {
    if (kind === 'seat' && /^p\d+$/.test(slug)) return this.player(Number(slug.slice(1)) - 1);
    const named = this.naming(kind, slug, form);
    if (named !== null) return named;
    const id = `${kind}-${slug}`;
    const inForm = form ? catalog.form(id, form) : null;
    if (inForm !== null) return inForm;
    const words = catalog.has(id) ? catalog.format(id, {}) : null;
    if (words !== null) return words;
    const last = this.catalogs.at(-1);
    return last === undefined || catalog === last ? slug : this.name(last, kind, slug, form);
  }

  player(seat: number): string {
    return this.players[seat] || this.say('web-player', { number: seat + 1 });
  }
}

function bare(message: Message): string {
  const words = Object.values(message.args).map((value) => (Array.isArray(value) ? value[1] : String(value)));
  return [message.id.replace(/^[a-z]+-/, ''), ...words].join(' ');
}

/** A marked text in pieces. */
function split(text: string, args: readonly Value[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf(OPEN, at);
    if (open < 0) {
      parts.push({ text: text.slice(at) });
      break;
    }
    if (open > at) parts.push({ text: text.slice(at, open) });
    const middle = text.indexOf(MIDDLE, open);
    const close = text.indexOf(CLOSE, middle);
    const value = args[Number(text.slice(open + 1, middle))];
    const name = text.slice(middle + 1, close);
    parts.push(Array.isArray(value) ? { text: name, ref: `${value[0]}:${value[1]}` } : { text: name });
    at = close + 1;
  }
  return parts;
}

/** The things a message speaks of, as refs. */
export function refsIn(message: Message): string[] {
  return Object.values(message.args).flatMap((value) => (Array.isArray(value) ? [`${value[0]}:${value[1]}`] : []));
}

/** The language a reader wants: what was chosen before, else the browser's, else English. */
export function wantedLanguage(chosen: string | null, browser: readonly string[]): Language {
  for (const each of [chosen ?? '', ...browser]) {
    const short = each.toLowerCase().slice(0, 2);
    const found = LANGUAGES.find((language) => language === short);
    if (found) return found;
  }
  return FALLBACK;
}
