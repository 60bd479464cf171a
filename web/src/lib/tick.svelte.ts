/** The time, told once a second to whoever shows it. */

import { createSubscriber } from 'svelte/reactivity';

class Tick {
  private readonly subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.subscribe();
    return Date.now();
  }
}

export const tick = new Tick();
