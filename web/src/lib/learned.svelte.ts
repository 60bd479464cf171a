/**
 * Which lessons were learned, and which kinds of prompts the coach has explained.
 *
 * Lessons are kept in this browser and, for whoever has come in, with the account or the guest; both are brought together
 * whenever the two meet. What the coach has said stays in the browser.
 */

import { api } from './api';
import { people } from './people.svelte';
import { ANYWHERE } from './place';

const KEY = 'ludoteka-learned';

interface Kept {
  /** Lessons by game. */
  lessons: Record<string, string[]>;
  /** Prompts that were explained, by game. */
  explained: Record<string, string[]>;
  /** Tables at which the coach sits, the latest last. */
  coached: string[];
  /** Puzzles that were solved, by game. */
  solved: Record<string, string[]>;
}

const MOST_COACHED = 20;

function read(): Kept {
  const empty: Kept = { lessons: {}, explained: {}, coached: [], solved: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return empty;
  }
}

class Learned {
  private kept = $state<Kept>(read());

  has(game: string, lesson: string): boolean {
    return this.kept.lessons[game]?.includes(lesson) ?? false;
  }

  count(game: string, lessons: readonly { id: string }[]): number {
    return lessons.filter(({ id }) => this.has(game, id)).length;
  }

  learn(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.kept.lessons[game] = [...(this.kept.lessons[game] ?? []), lesson];
    this.keep();
    this.tell(() => api.learn({ [game]: [lesson] }));
  }

  /** Bring together what this browser knows and what is kept with the person who is here. */
  meet(): void {
    const here = $state.snapshot(this.kept.lessons);
    this.tell(() => (Object.values(here).some((lessons) => lessons.length > 0) ? api.learn(here) : api.learned()));
  }

  /** The person has signed out: what they have learned is kept with them, and somebody else may sit here next. */
  leave(): void {
    this.kept.lessons = {};
    this.kept.explained = {};
    this.kept.solved = {};
    this.keep();
  }

  forget(game: string): void {
    delete this.kept.lessons[game];
    delete this.kept.explained[game];
    this.keep();
    this.tell(() => api.unlearn(game));
  }

  /** Tell the server, if there is one and it knows us. It need not work: the next time makes up for it. */
  private tell(asking: () => Promise<{ lessons: Record<string, string[]> }>): void {
    if (ANYWHERE || !people.me) return;
    asking().then(
      ({ lessons }) => {
        this.kept.lessons = lessons;
        this.keep();
      },
      () => {},
    );
  }

  solved(game: string, puzzle: string): boolean {
    return this.kept.solved[game]?.includes(puzzle) ?? false;
  }

  solve(game: string, puzzle: string): void {
    if (this.solved(game, puzzle)) return;
    this.kept.solved[game] = [...(this.kept.solved[game] ?? []), puzzle];
    this.keep();
  }

  coached(table: string): boolean {
    return this.kept.coached.includes(table);
  }

  /** The coach sits down at a table, or leaves it. */
  coach(table: string, sits: boolean): void {
    const others = this.kept.coached.filter((id) => id !== table);
    this.kept.coached = sits ? [...others, table].slice(-MOST_COACHED) : others;
    this.keep();
  }

  explained(game: string, prompt: string): boolean {
    return this.kept.explained[game]?.includes(prompt) ?? false;
  }

  explain(game: string, prompt: string): void {
    if (this.explained(game, prompt)) return;
    this.kept.explained[game] = [...(this.kept.explained[game] ?? []), prompt];
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Private windows may keep nothing; it then holds until the page is closed.
    }
  }
}

export const learned = new Learned();
