/** Short notices at the edge of the screen: what failed in the background, what was copied. Each goes by itself. */

import { speech } from './speech.svelte';

const SHOWN = 8000;

export interface Notice {
  text: string;
  bad: boolean;
}

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  private readonly timers = new Map<string, number>();

  /** Say something once: what is shown already is shown a little longer. */
  say(text: string, bad = false): void {
    clearTimeout(this.timers.get(text));
    if (!this.all.some((notice) => notice.text === text)) {
      this.all = [...this.all, { text, bad }];
      if (bad) speech.sayNow(text);
      else speech.say(text);
    }
    this.timers.set(text, window.setTimeout(() => this.dismiss(text), SHOWN));
  }

  dismiss(text: string): void {
    clearTimeout(this.timers.get(text));
    this.timers.delete(text);
    this.all = this.all.filter((notice) => notice.text !== text);
  }
}

export const notices = new Notices();
