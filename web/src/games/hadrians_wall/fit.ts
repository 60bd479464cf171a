/** Text that fits: SVG does not wrap, so words are measured and broken here, and shrunk where that is not enough. */

export interface Fitted {
  lines: string[];
  size: number;
}

type Measure = (text: string, font: string) => number;

let pen: CanvasRenderingContext2D | null | undefined;

/** Measures with the browser; elsewhere by the usual width of a letter. */
const measured: Measure = (text, font) => {
  if (pen === undefined) pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 0.5 * Number.parseFloat(font.split(' ')[1] ?? '12');
  pen.font = font;
  return pen.measureText(text).width;
};

/** The best way to write a text into a room: as large as wanted if possible, on as few lines as possible. */
export function fit(
  text: string,
  width: number,
  { size, least = size * 0.72, lines = 1, weight = 500, family = 'sans-serif' }: {
    size: number;
    least?: number;
    lines?: number;
    weight?: number;
    family?: string;
  },
  measure: Measure = measured,
): Fitted {
  const words = text.split(/\s+/).filter(Boolean);
  let broken: string[] = [text];
  for (let now = size; ; now -= 0.5) {
    const font = `${weight} ${now}px ${family}`;
    for (let count = 1; count <= lines; count++) {
      const found = broken_into(words, count, width, (part) => measure(part, font));
      if (found) return { lines: found, size: now };
    }
    if (now <= least) {
      broken = narrowest(words, lines, (part) => measure(part, font));
      const widest = Math.max(...broken.map((line) => measure(line, font)));
      return { lines: broken, size: Math.min(now, (now * width) / Math.max(widest, 1)) };
    }
  }
}

/** The words on this many lines if each fits, the lines as even as can be. */
function broken_into(words: string[], count: number, width: number, measure: (text: string) => number): string[] | null {
  const lines = narrowest(words, count, measure);
  return lines.length <= count && lines.every((line) => measure(line) <= width) ? lines : null;
}

/** The way to break words into at most this many lines whose longest line is the shortest. */
function narrowest(words: string[], count: number, measure: (text: string) => number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(' ')];
  let best: string[] = [words.join(' ')];
  let least = measure(best[0] ?? '');
  for (let i = 1; i < words.length; i++) {
    const tail = narrowest(words.slice(i), count - 1, measure);
    const lines = [words.slice(0, i).join(' '), ...tail];
    const widest = Math.max(...lines.map(measure));
    if (widest < least) {
      least = widest;
      best = lines;
    }
  }
  return best;
}
