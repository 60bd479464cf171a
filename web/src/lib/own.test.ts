import { describe, expect, it } from 'vitest';
import { ownText } from './own';

const words = { has: (id: string) => id === 'option-scenario-own', say: (id: string) => `«${id}»` };

describe('an option that holds a code', () => {
  it('is told in words', () => {
    expect(ownText('scenario', 'own:eJzd1k', words)).toBe('«option-scenario-own»');
  });

  it('stays as it is where the game has no words for codes', () => {
    expect(ownText('map', 'own:eJzd1k', words)).toBe('own:eJzd1k');
    expect(ownText('scenario', 7, words)).toBe('7');
  });
});
