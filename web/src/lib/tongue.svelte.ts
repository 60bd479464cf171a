/** The reader's language: the words of the house and of the games that are on the screen, switched all at once. */

import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import { prefs } from './prefs.svelte';
import { Catalog, FALLBACK, type Language, type Value, wantedLanguage, Words } from './words';

const HOUSE: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../lang/en.ftl?raw'),
  cs: () => import('../lang/cs.ftl?raw'),
  pl: () => import('../lang/pl.ftl?raw'),
};

/** Words that only a game's board says, kept beside it. */
const BOARDS = import.meta.glob<string>('../games/*/lang/*.ftl', { query: '?raw', import: 'default' });
const BOARD = '#board';

class Tongue {
  language = $state<Language>(FALLBACK);
  ready = $state(false);
  private readonly texts = new SvelteMap<string, string>();
  private readonly catalogs = new Map<string, Catalog>();
  private readonly wanted = new Set<string>();
  private switching = 0;

  /** The words of the house. */
  words = $derived.by(() => new Words([this.catalog('', this.language)]));

  async start(): Promise<void> {
    await this.speak(wantedLanguage(prefs.kept.language, navigator.languages));
  }

  /** Speak a language once all its words are here. */
  async speak(language: Language): Promise<void> {
    const turn = ++this.switching;
    await Promise.all([this.load('', language), ...[...this.wanted].map((game) => this.load(game, language))]);
    if (turn !== this.switching) return;
    this.language = language;
    document.documentElement.lang = language;
    this.ready = true;
  }

  async choose(language: Language): Promise<void> {
    prefs.set('language', language);
    await this.speak(language);
  }

  /** Have the words of a game at hand from now on. */
  async need(game: string): Promise<void> {
    this.wanted.add(game);
    await this.load(game, this.language);
  }

  /** Have the words of a game's board at hand from now on. */
  async needBoard(game: string): Promise<void> {
    this.wanted.add(game + BOARD);
    await this.load(game + BOARD, this.language);
  }

  /** The words of the house and of a game. */
  game(game: string): Words {
    const { language } = this;
    const chain = [this.catalog(game, language)];
    if (this.texts.get(`${game}/${language}`) === '' && this.texts.get(`${game}/${FALLBACK}`)) {
      chain.push(this.catalog(game, FALLBACK));
    }
    return new Words(chain);
  }

  has(game: string): boolean {
    return this.texts.has(`${game}/${this.language}`);
  }

  private catalog(game: string, language: Language): Catalog {
    const key = `${game}/${language}`;
    const house = this.texts.get(`/${language}`) ?? '';
    const own = game ? this.texts.get(key) : '';
    const board = game ? (this.texts.get(`${game}${BOARD}/${language}`) ?? '') : '';
    const full = `${key}/${own === undefined ? 'bare' : 'full'}/${house.length}/${board.length}`;
    let found = this.catalogs.get(full);
    if (!found) {
      found = new Catalog(language, [house, own ?? '', board]);
      this.catalogs.set(full, found);
    }
    return found;
  }

  private readonly loading = new Map<string, Promise<void>>();

  private load(game: string, language: Language): Promise<void> {
    const key = `${game}/${language}`;
    let promise = this.loading.get(key);
    if (!promise) {
      promise = this.fetch(game, language).catch((error: unknown) => {
        this.loading.delete(key);
        if (game === '') throw error;
      });
      this.loading.set(key, promise);
    }
    return promise;
  }

  private async fetch(game: string, language: Language): Promise<void> {
    if (game === '') {
      this.texts.set(`/${language}`, (await HOUSE[language]()).default);
      return;
    }
    if (game.endsWith(BOARD)) {
      const load = BOARDS[`../games/${game.slice(0, -BOARD.length)}/lang/${language}.ftl`];
      this.texts.set(`${game}/${language}`, load ? await load() : '');
      return;
    }
    try {
      this.texts.set(`${game}/${language}`, await api.messages(game, language));
    } catch (error) {
      if (language === FALLBACK) throw error;
      await this.load(game, FALLBACK);
      this.texts.set(`${game}/${language}`, '');
    }
  }
}

export const tongue = new Tongue();

/** A message of the house in words. */
export function say(id: string, args: Record<string, Value> = {}): string {
  return tongue.words.say(id, args);
}
