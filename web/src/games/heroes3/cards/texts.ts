/** From the entry of a unit in the rules reference to the lines of its card. */

export interface UnitText {
  few: string;
  pack: string;
}

/** The abilities of a unit in words, without the figures that its card shows. */
export function unitText(text: string): UnitText {
  const parts = text.split(/\*\*[^*]+\*\*:\s*/u).map((part) => part.trim());
  if (parts.length === 1) return { few: plain(afterFigures(parts[0] ?? '')), pack: '' };
  const both = parts.length > 3 ? plain(parts[3] ?? '') : '';
  const join = (own: string) => [own, both].filter(Boolean).join(' ');
  return { few: join(plain(afterFigures(parts[1] ?? ''))), pack: join(plain(afterFigures(parts[2] ?? ''))) };
}

/** The first sentence holds the figures. */
function afterFigures(part: string): string {
  const end = part.indexOf('. ');
  return end < 0 ? '' : part.slice(end + 2);
}

/** Without marks of the book and numbers of its rules; cards have no links. */
function plain(text: string): string {
  const bare = text.replace(/\s*\((?:H3-[A-Z]+-\d+|R-\d+)(?:,\s*(?:H3-[A-Z]+-\d+|R-\d+))*\)/gu, '').replace(/\*+/gu, '');
  return bare.charAt(0).toLocaleUpperCase() + bare.slice(1);
}
