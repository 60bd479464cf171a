/** The games that can be played here, and what belongs to them: words, lexicon, rules, board. */

import type { GameModule } from '$board/contract';
import type { Games, Lessons, PictureInfo, ReferenceBook, Scenes } from '$generated/api';
import { api } from './api';
import { tongue } from './tongue.svelte';
import type { GameInfo, Lexicon } from './wire';

const MODULES = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

class Library {
  all = $state.raw<Games | null>(null);
  private asking: Promise<Games> | null = null;
  private readonly lexicons = new Map<string, Promise<Lexicon>>();
  private readonly books = new Map<string, Promise<ReferenceBook>>();
  private readonly courses = new Map<string, Promise<Lessons>>();
  private readonly drawn = new Map<string, Promise<PictureInfo[]>>();
  private readonly seen = new Map<string, Promise<Scenes>>();

  async games(): Promise<Games> {
    this.asking ??= api.games().then(
      (games) => (this.all = games),
      (error: unknown) => {
        this.asking = null;
        throw error;
      },
    );
    const games = await this.asking;
    await Promise.all(games.games.map((game) => tongue.need(game.id)));
    return games;
  }

  info(game: string): GameInfo | null {
    return this.all?.games.find((each) => each.id === game) ?? null;
  }

  title(game: string): string {
    return tongue.has(game) ? tongue.game(game).say('game-title') : game;
  }

  lexicon(game: string): Promise<Lexicon> {
    return kept(this.lexicons, game, () => api.lexicon(game));
  }

  book(game: string, language: string): Promise<ReferenceBook> {
    return kept(this.books, `${game}/${language}`, () => api.reference(game, language));
  }

  lessons(game: string, language: string): Promise<Lessons> {
    return kept(this.courses, `${game}/${language}`, () => api.lessons(game, language));
  }

  pictures(game: string, language: string): Promise<PictureInfo[]> {
    return kept(this.drawn, `${game}/${language}`, async () => (await api.pictures(game, language)).pictures);
  }

  scenes(game: string, picture: string): Promise<Scenes> {
    return kept(this.seen, `${game}/${picture}`, () => api.scenes(game, picture));
  }

  /** The game's own board, null if it has none. */
  async module(game: string): Promise<GameModule | null> {
    const load = MODULES[`../games/${game}/index.ts`];
    return load ? (await load()).default : null;
  }
}

/** What was asked before; a failure is not kept. */
function kept<T>(cache: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = cache.get(key);
  if (!found) {
    found = ask();
    found.catch(() => cache.delete(key));
    cache.set(key, found);
  }
  return found;
}

export const library = new Library();
