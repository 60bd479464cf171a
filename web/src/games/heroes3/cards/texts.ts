/** From an entry of the rules reference to the lines of a card. */

export interface CardText {
  /** What stands above the effects: kind and timing, for the reader of the book; the card shows them by other means. */
  basic: string;
  expert: string;
}

const EXPERT = /(?:^|\s)\**(?:Expert|Pokročilý|Ekspercki)\b[^.:]*:\**\s*/u;
const BASIC = /^\**(?:Basic|Běžný|Podstawowy)\b([^.:]*):\**\s*/u;
/** "Air, basic, ongoing." or "Relic." or "Instant, on the map too.": what the head of the card shows already. */
const HEAD = /^[^.:(]{1,48}\.\s+/u;

/** A card's text in two parts; `headed` says that its first sentence only names school, rank and timing. */
export function cardText(text: string, headed: boolean): CardText {
  const body = (headed ? text.replace(HEAD, '') : text).trim();
  const at = EXPERT.exec(body);
  const basic = (at ? body.slice(0, at.index) : body).trim();
  const expert = at ? body.slice(at.index + at[0].length).trim() : '';
  return { basic: plain(basic.replace(BASIC, '')), expert: plain(expert) };
}

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
