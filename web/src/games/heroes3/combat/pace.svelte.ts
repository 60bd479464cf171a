/** How fast combats are shown on this screen; kept in the browser. */

export type Pace = 'slow' | 'normal' | 'fast' | 'off';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'off'];
const FACTOR: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, off: 0 };
const KEY = 'ludoteka-heroes3-pace';

function kept(): Pace {
  try {
    const found = localStorage.getItem(KEY);
    return PACES.find((pace) => pace === found) ?? 'normal';
  } catch {
    return 'normal';
  }
}

class Speed {
  pace = $state<Pace>(kept());

  get factor(): number {
    return FACTOR[this.pace];
  }

  set(pace: Pace): void {
    this.pace = pace;
    try {
      localStorage.setItem(KEY, pace);
    } catch {
      // A browser that keeps nothing forgets it.
    }
  }
}

export const speed = new Speed();
