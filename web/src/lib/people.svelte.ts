/** Who sits at this browser. */

import { api, Refused, showCsrf } from './api';
import { prefs } from './prefs.svelte';
import { called } from './seats';
import { tongue } from './tongue.svelte';
import type { Me } from './wire';

class People {
  me = $state.raw<Me | null>(null);
  asked = $state(false);

  async start(): Promise<void> {
    if (prefs.kept.known) {
      try {
        this.welcome(await api.me());
      } catch (error) {
        if (error instanceof Refused && error.status === 401) this.forget();
      }
    }
    this.asked = true;
  }

  welcome(me: Me): void {
    this.me = me;
    showCsrf(me.csrf);
    prefs.set('known', true);
  }

  forget(): void {
    this.me = null;
    showCsrf('');
    prefs.set('known', false);
  }

  /** What whoever is here is called, in the reader's language; empty if nobody has come in. */
  get name(): string {
    return this.me ? called(this.me.name, tongue.words) : '';
  }

  /** Whoever is here, a new guest if nobody has come in yet. */
  async somebody(): Promise<Me> {
    if (!this.me) this.welcome(await api.guest());
    return this.me as unknown as Me;
  }
}

export const people = new People();
