/** Luck that nobody can choose: what this browser gives towards the seed of a game, and whether that was used.
 *
 * The server promises a secret before anybody sits down (its fingerprint is the table's commitment). Each browser then
 * gives a random nonce and remembers both, so that it can tell at the end whether either was exchanged. */

import { sha256 } from './sha256';
import type { TableInfo } from './wire';

export interface Noted {
  commitment: string;
  nonce: string;
}

const KEY = 'ludoteka-luck';
/** How many tables are remembered, those first that were noted last. */
const MOST = 300;
const NONCE_BYTES = 16;
/** What was noted since the page was opened: enough where the browser keeps nothing. */
const fresh = new Map<string, Noted>();

function kept(): [string, Noted][] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as [string, Noted][]) : [];
  } catch {
    return [];
  }
}

/** What this browser noted of a table when its player sat down. */
export function noted(table: string): Noted | null {
  return fresh.get(table) ?? kept().find(([id]) => id === table)?.[1] ?? null;
}

/** This browser's nonce for a table whose commitment it has seen: always the same, so that nobody can ask for another. */
export function nonceFor(table: Pick<TableInfo, 'id' | 'commitment'>): string {
  const known = noted(table.id);
  if (known) return known.nonce;
  const note = { commitment: table.commitment, nonce: toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))) };
  fresh.set(table.id, note);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table.id, note], ...kept()].slice(0, MOST)));
  } catch {
    /* it is remembered as long as the page is open */
  }
  return note.nonce;
}

// -- the same as on the server (kernel/pledge.py) --------------------------------------------------------------------

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
const label = (text: string): number[] => [0xff, ...new TextEncoder().encode(text)];

/** What is published of a secret before anybody gives a nonce. */
export function promised(secret: string, imported: number | null = null): string {
  const origin = imported === null ? '' : `imported ${imported}\n`;
  return toHex(sha256(Uint8Array.from([...label(`ludoteka luck 2 secret\n${origin}`), ...fromHex(secret)])));
}

/** The seed of a secret and the nonces of all seats. */
export function sharedSeed(secret: string, nonces: readonly string[]): string {
  const parts = [secret, ...nonces].map(fromHex);
  const data = parts.flatMap((part) => [0, 0, 0, part.length, ...part]);
  const digest = sha256(Uint8Array.from([...label('ludoteka luck 2 seed\n'), ...data]));
  const text = btoa(String.fromCharCode(...digest));
  return `blake2b:${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** One thing that was looked at, and whether it is as it should be. */
export interface Finding {
  what: 'secret' | 'noted' | 'mine' | 'seed';
  right: boolean;
}

type Told = Pick<TableInfo, 'commitment' | 'nonces' | 'secret' | 'seed' | 'adopted'>;

/** What this browser can tell of the luck of a game that is over; what it did not note it cannot compare. */
export function findings(table: Told, mine: Noted | null): Finding[] {
  if (!table.secret || !table.seed) return [];
  const found: Finding[] = [{ what: 'secret', right: promised(table.secret, table.adopted) === table.commitment }];
  if (mine) {
    found.push({ what: 'noted', right: mine.commitment === table.commitment });
    found.push({ what: 'mine', right: table.nonces.includes(mine.nonce) });
  }
  found.push({ what: 'seed', right: sharedSeed(table.secret, table.nonces) === table.seed });
  return found;
}

/** What to type to have every die checked too. */
export function command(table: string, mine: Noted | null): string {
  const told = mine ? ` --commitment ${mine.commitment} --nonce ${mine.nonce}` : '';
  return `ludoteka verify ${table}.ludoteka${told}`;
}
