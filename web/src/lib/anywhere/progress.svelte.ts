/** How far the engine is, for whoever waits for it. */

class Engine {
  /** `elsewhere` while another tab of this browser has the house open. */
  phase = $state<'asleep' | 'loading' | 'elsewhere' | 'ready' | 'failed'>('asleep');
  loaded = $state(0);
  total = $state(0);
  /** The games that were fetched. */
  readonly games = new Set<string>();

  get share(): number {
    return this.total === 0 ? 0 : Math.min(1, this.loaded / this.total);
  }
}

export const engine = new Engine();
