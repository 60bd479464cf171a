/** The rules as a book: its chapters, and the lessons that teach a rule. */

import type { LessonInfo, ReferenceEntry } from '$generated/api';

export interface Chapter {
  title: string;
  entries: ReferenceEntry[];
}

/** The chapters in the order of the book; entries of one chapter belong together wherever they stand. */
export function chaptersOf(entries: readonly ReferenceEntry[]): Chapter[] {
  const chapters = new Map<string, ReferenceEntry[]>();
  for (const entry of entries) chapters.set(entry.chapter, [...(chapters.get(entry.chapter) ?? []), entry]);
  return [...chapters].map(([title, found]) => ({ title, entries: found }));
}

/** Where a rule is taught: a lesson, and which of its tasks. */
export interface Taught {
  lesson: string;
  title: string;
  task: number;
}

/** The first lesson that teaches each rule; a page that is only read leads to the task after it. */
export function lessonsByRule(lessons: readonly LessonInfo[]): ReadonlyMap<string, Taught> {
  const found = new Map<string, Taught>();
  for (const { id, title, steps } of lessons) {
    let task = 0;
    for (const step of steps) {
      if (step.rule && !found.has(step.rule)) found.set(step.rule, { lesson: id, title, task });
      if (step.task) task++;
    }
  }
  return found;
}
