/** The words of lessons: plain sentences, some of whose words point at things on the board: `[the fort](area:fort)`. */

export type Word = { text: string; ref?: string };

const POINTER = /\[([^\]]+)\]\(([a-z_]+:[^)\s]+)\)/g;

/** A text in parts, those that point at something with their ref. */
export function pointing(text: string): Word[] {
  const out: Word[] = [];
  let at = 0;
  for (const match of text.matchAll(POINTER)) {
    const [whole, words, ref] = match;
    if (match.index > at) out.push({ text: text.slice(at, match.index) });
    out.push({ text: words ?? '', ref: ref ?? '' });
    at = match.index + whole.length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}

/** Everything a text points at. */
export function pointedAt(text: string): string[] {
  return pointing(text).flatMap(({ ref }) => (ref ? [ref] : []));
}

/** A text without its pointers, for whoever only reads or hears it. */
export function plainly(text: string): string {
  return pointing(text)
    .map((part) => part.text)
    .join('');
}
