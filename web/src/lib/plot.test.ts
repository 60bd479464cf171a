import { expect, test } from 'vitest';
import { across, dashOf, down, valueAt } from './plot';

const FRAME = { width: 120, height: 70, left: 10, right: 10, top: 5, bottom: 15 };

test('values lie between the margins', () => {
  expect(across(FRAME, 0, 50)).toBe(10);
  expect(across(FRAME, 50, 50)).toBe(110);
  expect(down(FRAME, -5, -5, 5)).toBe(55);
  expect(down(FRAME, 5, -5, 5)).toBe(5);
});

test('a place tells the value that lies there', () => {
  for (const value of [0, 7, 50]) expect(valueAt(FRAME, across(FRAME, value, 50), 50)).toBeCloseTo(value);
});

test('players have lines of their own, and more players begin again', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(dashOf)).size).toBe(6);
  expect(dashOf(6)).toBe(dashOf(0));
});
