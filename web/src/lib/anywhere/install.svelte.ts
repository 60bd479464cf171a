/** The script that keeps the site in the browser: it is installed once, and a newer one waits until somebody says so. */

import { engine } from './progress.svelte';
import { readSite } from './site';

const LATEST = 15_000;

/** Whether the network costs money, or somebody wants little of it to be used. */
function sparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; type?: string } };
  return connection?.saveData === true || connection?.type === 'cellular';
}

class Renewal {
  /** A newer version is there and waits. */
  waiting = $state(false);
  private next: ServiceWorker | null = null;

  /** Begin once the engine is there, which needs the network more; or after a while, where nobody has asked for it. */
  start(): void {
    if (!('serviceWorker' in navigator)) return;
    const begun = Date.now();
    const timer = window.setInterval(() => {
      if (engine.phase !== 'ready' && Date.now() - begun < LATEST) return;
      clearInterval(timer);
      this.install();
    }, 250);
  }

  private install(): void {
    const had = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (had) location.reload();
    });
    void navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).then(
      (registration) => {
        this.look(registration);
        void this.keep();
        registration.addEventListener('updatefound', () => {
          registration.installing?.addEventListener('statechange', () => this.look(registration));
        });
      },
      () => undefined, // without it everything works, but only with a network
    );
  }

  /** Keep games for play without a network: all of them, or where the network is costly those that were played. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.ready;
    const games = sparing() ? [...engine.games] : Object.keys((await readSite(document.baseURI)).games);
    registration.active?.postMessage({ keep: games });
  }

  private look(registration: ServiceWorkerRegistration): void {
    this.next = registration.waiting;
    this.waiting = this.next !== null && navigator.serviceWorker.controller !== null;
  }

  go(): void {
    this.next?.postMessage('go');
  }
}

export const renewal = new Renewal();
