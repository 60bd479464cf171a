import { describe, expect, it } from 'vitest';
import { fit } from './fit';

const measure = (text: string, font: string): number => text.length * 0.5 * Number.parseFloat(font.split(' ')[1] ?? '0');

describe('fitting words', () => {
  it('leaves what fits as it is', () => {
    expect(fit('Wall', 100, { size: 14 }, measure)).toEqual({ lines: ['Wall'], size: 14 });
  });
  it('breaks before it shrinks, into even lines', () => {
    expect(fit('one two three four', 70, { size: 14, lines: 2 }, measure)).toEqual({
      lines: ['one two', 'three four'],
      size: 14,
    });
  });
  it('shrinks what cannot be broken', () => {
    const { lines, size } = fit('Apparitores', 55, { size: 14, least: 10, lines: 2 }, measure);
    expect(lines).toEqual(['Apparitores']);
    expect(size).toBe(10);
  });
  it('never sticks out', () => {
    const { lines, size } = fit('Immeasurable', 20, { size: 14, least: 10 }, measure);
    expect(measure(lines[0] ?? '', `500 ${size}px x`)).toBeLessThanOrEqual(20);
  });
});
