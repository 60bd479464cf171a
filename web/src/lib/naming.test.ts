import { describe, expect, it } from 'vitest';
import { joined, numbered } from './naming';

const lexicon = {
  kinds: [
    { name: 'monster', slugs: ['medusa', 'hydra'], on_board: true, worded: true },
    { name: 'place', slugs: ['medusa-3', 'hydra-1'], on_board: true, worded: false },
    { name: 'field', slugs: ['t1-c'], on_board: true, worded: false },
  ],
  verbs: [],
};
const thing = (kind: string, slug: string) => (kind === 'monster' && slug === 'medusa' ? 'Medúza' : slug);

describe('names of things without a message', () => {
  it('are those of the thing they are numbered after', () => {
    expect(numbered('place', 'medusa-3', lexicon, thing)).toBe('Medúza 3');
  });

  it('are none where there is no such thing', () => {
    expect(numbered('field', 't1-c', lexicon, thing)).toBeNull();
    expect(numbered('monster', 'medusa', lexicon, thing)).toBeNull();
    expect(numbered('place', 'kraken-2', lexicon, thing)).toBeNull();
  });
});

describe('a thing and what it does', () => {
  it('says the name once', () => {
    expect(joined('Mining', 'Mining: pay a servant')).toBe('Mining: pay a servant');
    expect(joined('Mining', 'Pay a servant')).toBe('Mining: Pay a servant');
    expect(joined('Těžba', 'těžba: zaplatit služebníka')).toBe('těžba: zaplatit služebníka');
    expect(joined('Man', 'Mantis appears')).toBe('Man: Mantis appears');
  });
});
