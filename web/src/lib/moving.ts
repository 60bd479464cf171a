/** A game on its way between a server and a house without one: its record, in the part of an address nobody sends. */

import { ANYWHERE } from './place';

const KEPT = 'ludoteka-elsewhere';
const PAGE = '/arrive';
/** Browsers take longer addresses, but not all of them. */
const LONGEST = 1_500_000;

/** Where games were last moved to. */
export function elsewhere(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

export function remember(address: string): void {
  try {
    localStorage.setItem(KEPT, address);
  } catch {
    /* it is asked for again */
  }
}

/** A host as somebody writes it, in full; nothing if no page can be there. */
export function addressOf(written: string): string | null {
  const text = written.trim();
  try {
    const found = new URL(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(found.protocol) && text !== '' ? found.origin + found.pathname : null;
  } catch {
    return null;
  }
}

/** The address at which a host takes a game up: a server below its root, plain files below their page. Null if it is too long. */
export async function moved(host: string, record: string): Promise<string | null> {
  const data = await packed(record);
  const address = ANYWHERE ? `${new URL(PAGE, host).href}#${data}` : `${host}#${PAGE}#${data}`;
  return address.length > LONGEST ? null : address;
}

/** Text in few letters that may stand in an address. */
export async function packed(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(new Blob([text]), new CompressionStream('gzip')));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What was packed; fails if it was not. */
export async function unpacked(letters: string): Promise<string> {
  const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('gzip')));
}

function through(data: Blob, change: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(data.stream().pipeThrough(change as unknown as TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>)).arrayBuffer();
}
