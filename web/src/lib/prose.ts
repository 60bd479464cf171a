/** The plain Markdown of the rules references: paragraphs, lists, bold, italics, and ids of other rules. */

export type Span = { text: string; strong?: true; em?: true; rule?: string };
export type Block = { list: Span[][] } | { paragraph: Span[] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|\b([A-Z][A-Z0-9]{0,5}(?:-[A-Z0-9]+)+[a-z]?)\b/g;

export function spans(text: string, known: (key: string) => boolean): Span[] {
  const out: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, em, rule] = match;
    if (rule !== undefined && !known(rule)) continue;
    if (match.index > at) out.push({ text: text.slice(at, match.index) });
    if (strong !== undefined) out.push({ text: strong, strong: true });
    else if (em !== undefined) out.push({ text: em, em: true });
    else if (rule !== undefined) out.push({ text: rule, rule });
    at = match.index + whole.length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}

export function blocks(text: string, known: (key: string) => boolean = () => false): Block[] {
  const out: Block[] = [];
  let lines: string[] = [];
  const close = () => {
    if (lines.length > 0) out.push({ paragraph: spans(lines.join(' '), known) });
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (/^\s*[-*] /.test(line)) {
      close();
      const item = spans(line.replace(/^\s*[-*] /, ''), known);
      const last = out.at(-1);
      if (last && 'list' in last) last.list.push(item);
      else out.push({ list: [item] });
    } else if (line.trim() === '') close();
    else lines.push(line.trim());
  }
  close();
  return out;
}
