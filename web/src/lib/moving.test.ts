import { describe, expect, it } from 'vitest';
import { addressOf, moved, packed, unpacked } from './moving';

describe('a game on its way', () => {
  it('arrives as it left', async () => {
    const record = `{"game":"cyclades"}\n${'{"do":"bid ares 7"}\n'.repeat(500)}ž`;
    const letters = await packed(record);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(record.length / 10);
    expect(await unpacked(letters)).toBe(record);
  });

  it('is refused if it is not a game', async () => {
    await expect(unpacked('nonsense')).rejects.toThrow();
  });

  it('goes to a page, whatever somebody writes of it', () => {
    expect(addressOf('play.example.org')).toBe('https://play.example.org/');
    expect(addressOf(' http://localhost:8000/x?y#z ')).toBe('http://localhost:8000/x');
    expect(addressOf('javascript:alert(1)')).toBeNull();
    expect(addressOf('')).toBeNull();
  });

  it('goes below the page of plain files', async () => {
    expect(await moved('https://example.org/play/', 'a')).toMatch(/^https:\/\/example\.org\/play\/#\/arrive#[\w-]+$/);
  });
});
