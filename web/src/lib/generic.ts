/** Any View as something to read: facts, lists and tables, with names for the things in it. For games without a board, and for the text mode of those with one. */

import { COLOURS } from '$board/colours';
import type { ColourName } from '$board/contract';
import type { Lexicon } from './wire';

export type Leaf =
  | { type: 'number'; value: number }
  | { type: 'text'; value: string }
  | { type: 'thing'; ref: string }
  | { type: 'seat'; seat: number }
  | { type: 'switch'; value: boolean }
  | { type: 'none' };
export type Node =
  | Leaf
  | { type: 'chips'; items: Leaf[] }
  | { type: 'list'; items: Node[] }
  | { type: 'record'; entries: [field: string, node: Node][] }
  | Table;
/** Things of one kind, a row each. */
export interface Table {
  type: 'table';
  columns: string[];
  rows: { ref: string | null; cells: Node[] }[];
}

const SEATS = /^(owner|seat|holder|player|leader)$/;

/** Turns Views into nodes; knows the things of a game by their slugs. */
export class Reader {
  private readonly kinds = new Map<string, string[]>();

  constructor(
    lexicon: Lexicon | null,
    private readonly seats: number,
  ) {
    for (const kind of lexicon?.kinds ?? []) {
      for (const slug of kind.slugs) {
        const found = this.kinds.get(slug);
        if (found) found.push(kind.name);
        else this.kinds.set(slug, [kind.name]);
      }
    }
  }

  /** The thing a word stands for; the field it stands in helps to tell kinds apart. */
  thing(word: string, field: string): string | null {
    const kinds = this.kinds.get(word);
    if (!kinds) return null;
    const single = field.replace(/ies$/, 'y').replace(/s$/, '');
    const kind = kinds.find((name) => name === field || name === single) ?? kinds[0];
    return kind === undefined ? null : `${kind}:${word}`;
  }

  leaf(value: unknown, field: string): Leaf | null {
    if (value === null || value === undefined || value === '') return { type: 'none' };
    if (typeof value === 'boolean') return { type: 'switch', value };
    if (typeof value === 'number') {
      return SEATS.test(field) && value >= 0 && value < this.seats ? { type: 'seat', seat: value } : { type: 'number', value };
    }
    if (typeof value === 'string') {
      const ref = this.thing(value, field);
      const seat = /^p(\d+)$/.exec(value);
      if (!ref && seat && Number(seat[1]) >= 1 && Number(seat[1]) <= this.seats) return { type: 'seat', seat: Number(seat[1]) - 1 };
      return ref ? { type: 'thing', ref } : { type: 'text', value };
    }
    return null;
  }

  node(value: unknown, field: string): Node {
    const leaf = this.leaf(value, field);
    if (leaf) return leaf;
    if (Array.isArray(value)) return this.list(value, field);
    return { type: 'record', entries: Object.entries(value as object).map(([name, each]) => [name, this.node(each, name)]) };
  }

  private list(values: unknown[], field: string): Node {
    const leaves = values.map((value) => this.leaf(value, field));
    if (leaves.every((leaf): leaf is Leaf => leaf !== null)) return { type: 'chips', items: leaves };
    if (values.every((value) => value !== null && typeof value === 'object' && !Array.isArray(value))) {
      const table = this.table(values as Record<string, unknown>[]);
      if (table.rows.every((row) => row.cells.every(isShort))) return table;
    }
    return { type: 'list', items: values.map((value) => this.node(value, field)) };
  }

  private table(rows: Record<string, unknown>[]): Table {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => rows.some((row) => !isEmpty(row[name])));
    return {
      type: 'table',
      columns,
      rows: rows.map((row) => {
        const cells = columns.map((name) => this.node(row[name], name));
        const [first] = cells;
        return { ref: first?.type === 'thing' ? first.ref : null, cells };
      }),
    };
  }
}

/** Whether something fits into a cell of a table. */
const isShort = (node: Node): boolean => !['table', 'record', 'list'].includes(node.type);

/** Whether there is nothing to tell. */
export function isNothing(node: Node): boolean {
  return node.type === 'none' || (node.type === 'chips' && node.items.every((item) => item.type === 'none'));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** The name of the list in a View that has an entry for each seat. */
export function playersField(view: unknown, seats: number): string | null {
  if (view === null || typeof view !== 'object') return null;
  for (const [name, value] of Object.entries(view)) {
    const fits = Array.isArray(value) && value.length === seats && value.every((each) => each !== null && typeof each === 'object');
    if (fits && (name === 'players' || value.every((each, i) => (each as { seat?: unknown }).seat === i))) return name;
  }
  return null;
}

/** What a View says of one seat. */
export function playerIn(view: unknown, seat: number, seats: number): Record<string, unknown> | null {
  const field = playersField(view, seats);
  return field === null ? null : ((view as Record<string, Record<string, unknown>[]>)[field]?.[seat] ?? null);
}

/** The seat that plays a thing (a faction, a house), where a View lists such things with their seats. */
export function ownerIn(view: unknown, ref: string): number | null {
  if (view === null || typeof view !== 'object') return null;
  const [kind = '', slug = ''] = ref.split(':');
  for (const list of Object.values(view)) {
    if (!Array.isArray(list)) continue;
    for (const each of list as unknown[]) {
      if (each === null || typeof each !== 'object') break;
      const record = each as Record<string, unknown>;
      const [named] = Object.keys(record).filter((name) => name !== 'seat');
      if (named === kind && record[kind] === slug && typeof record['seat'] === 'number') return record['seat'];
    }
  }
  return null;
}

const PIECES = ['colour', 'army', 'faction'];

/** The colours of the seats: those of their pieces where a View tells them, the others in the order of the house. */
export function coloursIn(view: unknown, seats: number): ColourName[] {
  const own = Array.from({ length: seats }, (_, seat) => {
    const player = playerIn(view, seat, seats) ?? {};
    return COLOURS.find((colour) => PIECES.some((field) => player[field] === colour)) ?? null;
  });
  const free = COLOURS.filter((colour) => !own.includes(colour));
  return own.map((colour) => colour ?? free.shift() ?? 'red');
}

/** The numbers that a View tells of every seat, by field: for score sheets and charts of games that say no more. */
export function figures(view: unknown, seats: number): Map<string, number[]> {
  const out = new Map<string, number[]>();
  const all = Array.from({ length: seats }, (_, seat) => playerIn(view, seat, seats));
  for (const [name, value] of Object.entries(all[0] ?? {})) {
    if (name === 'seat') continue;
    if (typeof value === 'number') {
      const values = all.map((each) => each?.[name]);
      if (values.every((each): each is number => typeof each === 'number')) out.set(name, values);
    } else if (name === 'score' && value !== null && typeof value === 'object') {
      for (const part of Object.keys(value)) {
        const values = all.map((each) => (each?.[name] as Record<string, unknown> | undefined)?.[part]);
        if (values.every((each): each is number => typeof each === 'number')) out.set(part, values);
      }
    }
  }
  return out;
}

/** A field's name as words: `fate_deck` → `Fate deck`. */
export function humanize(field: string): string {
  const words = field.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
