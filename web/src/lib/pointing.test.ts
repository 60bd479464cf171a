import { expect, test } from 'vitest';
import { plainly, pointedAt, pointing } from './pointing';

test('words point at things', () => {
  expect(pointing('Fill [the fort](area:fort), then rest.')).toEqual([
    { text: 'Fill ' },
    { text: 'the fort', ref: 'area:fort' },
    { text: ', then rest.' },
  ]);
  expect(pointedAt('[a](area:x_1) and [b](card:y)')).toEqual(['area:x_1', 'card:y']);
  expect(plainly('Fill [the fort](area:fort).')).toBe('Fill the fort.');
});

test('other brackets are only brackets', () => {
  expect(pointing('a [b] (c)')).toEqual([{ text: 'a [b] (c)' }]);
  expect(pointing('')).toEqual([]);
});
