import { expect, it } from 'vitest';
import { clockFace, howLong, when } from './time';

it('shows clocks', () => {
  expect(clockFace(247_000, 'en')).toBe('4:07');
  expect(clockFace(3_750_000, 'en')).toBe('1:02:30');
  expect(clockFace(-5, 'en')).toBe('0:00');
});

it('tells spans and moments in words', () => {
  expect(howLong(125_000, 'en')).toBe('2 min');
  expect(when(-3_600_000, 'en')).toBe('1 hr. ago');
  expect(when(-100, 'en')).toBe('now');
});
