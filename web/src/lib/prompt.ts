/** A prompt often begins with whom it asks ("Red: choose a god"): the bar shows them as a badge and says the rest. */

import type { Part } from './words';

export interface Addressed {
  /** Whom the prompt names first, as a ref. */
  ref: string | null;
  parts: Part[];
}

export function addressed(parts: readonly Part[], isMe: (ref: string) => boolean): Addressed {
  const [first, second, ...rest] = parts;
  if (!first?.ref || !second || second.ref || !second.text.startsWith(': ') || !isMe(first.ref)) return { ref: null, parts: [...parts] };
  const text = second.text.slice(2);
  return { ref: first.ref, parts: [{ text: text.charAt(0).toUpperCase() + text.slice(1) }, ...rest] };
}
