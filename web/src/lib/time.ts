/** Times in words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago or how soon: "3 minutes ago", "in 2 days". */
export function when(ms: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  for (const [unit, size] of STEPS) {
    if (Math.abs(ms) >= size) return format.format(Math.round(ms / size), unit);
  }
  return format.format(0, 'second');
}

/** How long: "3 min", "2 h", "5 d" in the language's short form. */
export function howLong(ms: number, language: string): string {
  for (const [unit, size] of STEPS) {
    if (ms >= size) {
      return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(ms / size));
    }
  }
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds);
}

/** A running clock: 4:07, 1:02:30, or 3 days when there is much. */
export function clockFace(ms: number, language: string): string {
  if (ms >= 2 * 86_400_000) return howLong(ms, language);
  const all = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor(all / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`;
}
