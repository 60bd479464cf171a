/** What a person has chosen for this browser: look, motion, size, language. Kept here, never sent. */

import type { Language } from './words';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'on' | 'off';
export type Palette = 'normal' | 'distinct';
export type Size = 'normal' | 'large' | 'larger';

interface Kept {
  theme: Theme;
  motion: Motion;
  palette: Palette;
  size: Size;
  language: Language | null;
  /** Show boards as text. */
  text: boolean;
  /** On one screen: pass it on without a curtain. */
  trusting: boolean;
  /** Ask the server who I am: somebody has come in from this browser before. */
  known: boolean;
  /** Single keys do things at the table. */
  keys: boolean;
  /** Sound and notice when it is one's turn; null: nobody has asked yet. */
  bell: boolean | null;
}

const KEY = 'ludoteka';
const DEFAULTS: Kept = {
  theme: 'system',
  motion: 'system',
  palette: 'normal',
  size: 'normal',
  language: null,
  text: false,
  trusting: false,
  known: false,
  keys: true,
  bell: null,
};

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

const media = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query));

class Prefs {
  kept = $state<Kept>(read());
  private systemDark = $state(media('(prefers-color-scheme: dark)')?.matches ?? false);
  private systemCalm = $state(media('(prefers-reduced-motion: reduce)')?.matches ?? false);

  constructor() {
    media('(prefers-color-scheme: dark)')?.addEventListener('change', (event) => {
      this.systemDark = event.matches;
      this.show();
    });
    media('(prefers-reduced-motion: reduce)')?.addEventListener('change', (event) => {
      this.systemCalm = event.matches;
      this.show();
    });
  }

  get dark(): boolean {
    return this.kept.theme === 'dark' || (this.kept.theme === 'system' && this.systemDark);
  }

  get motion(): boolean {
    return this.kept.motion === 'on' || (this.kept.motion === 'system' && !this.systemCalm);
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Private windows may keep nothing; the choice then holds until the page is closed.
    }
    this.show();
  }

  /** Make the page look as chosen. */
  show(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.dark ? 'dark' : 'light';
    toggle(root, 'motion', this.motion ? null : 'off');
    toggle(root, 'palette', this.kept.palette === 'normal' ? null : this.kept.palette);
    toggle(root, 'size', this.kept.size === 'normal' ? null : this.kept.size);
  }
}

function toggle(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

export const prefs = new Prefs();
