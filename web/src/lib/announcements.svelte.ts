/** What operators tell everybody, until it ends or this browser has dismissed it. */

import type { Announcement } from '$generated/api';
import { api } from './api';
import { tongue } from './tongue.svelte';

const EVERY = 5 * 60_000;
const KEPT = 'ludoteka-announcements';
const MOST = 40;

function dismissed(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

class Announcements {
  private all = $state.raw<readonly Announcement[]>([]);
  private gone = $state.raw<readonly string[]>(dismissed());

  start(): void {
    void this.look();
    window.setInterval(() => void (document.hidden || this.look()), EVERY);
  }

  /** Ask again; what cannot be reached now is asked for later. */
  async look(): Promise<void> {
    try {
      this.all = (await api.announcements()).announcements;
    } catch {
      return;
    }
  }

  get current(): { id: string; text: string; language: string }[] {
    return this.all
      .filter(({ id }) => !this.gone.includes(id))
      .map(({ id, texts }) => {
        const own = texts[tongue.language];
        return own ? { id, text: own, language: tongue.language } : { id, text: texts['en'] ?? '', language: 'en' };
      });
  }

  dismiss(id: string): void {
    this.gone = [id, ...this.gone].slice(0, MOST);
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.gone));
    } catch {
      return; // Without storage it comes back after a reload.
    }
  }
}

export const announcements = new Announcements();
