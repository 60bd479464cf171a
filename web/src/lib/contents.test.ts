import { expect, test } from 'vitest';
import type { LessonInfo, ReferenceEntry } from '$generated/api';
import { chaptersOf, lessonsByRule } from './contents';

const entry = (key: string, chapter: string): ReferenceEntry => ({ key, chapter, title: key, text: '', marks: [] });
const step = (id: string, task: boolean, rule: string) => ({ id, task, rule, text: '', hint: '', lost: '', answers: {}, points: [] });
const lesson = (id: string, ...steps: ReturnType<typeof step>[]): LessonInfo => ({ id, title: id, idea: '', end: '', minutes: 1, seat: 0, steps });

test('chapters keep the order of the book', () => {
  const chapters = chaptersOf([entry('a', 'One'), entry('b', 'Two'), entry('c', 'One')]);
  expect(chapters.map(({ title, entries }) => [title, entries.map(({ key }) => key)])).toEqual([
    ['One', ['a', 'c']],
    ['Two', ['b']],
  ]);
});

test('a rule leads to the first task that teaches it', () => {
  const found = lessonsByRule([lesson('x', step('read', false, 'R-1'), step('do', true, 'R-2'), step('more', true, 'R-3')), lesson('y', step('again', true, 'R-2'))]);
  expect(found.get('R-1')).toEqual({ lesson: 'x', title: 'x', task: 0 });
  expect(found.get('R-2')).toEqual({ lesson: 'x', title: 'x', task: 0 });
  expect(found.get('R-3')?.task).toBe(1);
  expect(found.get('R-9')).toBeUndefined();
});
