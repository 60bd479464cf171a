/** Who sits at this browser. */

import { api, Refused, showCsrf } from './api';
import { prefs } from './prefs.svelte';
import { say } from './tongue.svelte';
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

  /** Whoever is here, a new guest if nobody has come in yet. */
  async somebody(): Promise<Me> {
    if (!this.me) {
      const number = 100 + (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 900;
      this.welcome(await api.guest(say('web-guest-name', { number: String(number) })));
    }
    return this.me as unknown as Me;
  }
}

export const people = new People();
