/** A number on its way to a new value. */

const LASTS = 450;

export class Counting {
  shown = $state(0);
  /** 1 while it has just grown, -1 while it has just shrunk. */
  trend = $state(0);
  private target: number;
  private frame = 0;
  private calm = 0;

  constructor(value: number) {
    this.shown = value;
    this.target = value;
  }

  go(value: number): void {
    if (value === this.target) return;
    const from = this.shown;
    this.trend = Math.sign(value - this.target);
    this.target = value;
    cancelAnimationFrame(this.frame);
    clearTimeout(this.calm);
    this.calm = window.setTimeout(() => (this.trend = 0), 1400);
    if (document.documentElement.dataset['motion'] === 'off' || document.hidden) {
      this.shown = value;
      return;
    }
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, (now - began) / LASTS);
      this.shown = Math.round(from + (value - from) * (1 - (1 - part) ** 3));
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.calm);
  }
}
