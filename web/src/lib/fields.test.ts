import { describe, expect, it } from 'vitest';
import { fieldName, valueName } from './fields';
import { Catalog, Words } from './words';

const lexicon = { kinds: [{ name: 'area', slugs: ['mining'], on_board: true, worded: true }], verbs: [] };
const words = new Words([new Catalog('cs', ['web-field-gold = Zlato\nfield-crew-size = Posádka\narea-mining = těžba\noption-length-short = krátká\nverb-fill-hand = Doplnit ruku\nverb-play = Zahrát { $card }\nmachine-spell-book = kniha kouzel'])]);

describe('names of fields', () => {
  it('come from the game, the house, the things, and the field itself, in this order', () => {
    expect(fieldName('crew_size', words, lexicon)).toBe('Posádka');
    expect(fieldName('gold', words, lexicon)).toBe('Zlato');
    expect(fieldName('mining', words, lexicon)).toBe('Těžba');
    expect(fieldName('odd_field', words, lexicon)).toBe('Odd field');
  });

  it('know the values of options', () => {
    expect(valueName('length', 'short', words)).toBe('krátká');
    expect(valueName('map', 'b03@0', words)).toBe('b03@0');
  });

  it('never show an id where there is a word, or else as words', () => {
    expect(valueName('phase', 'fill-hand', words)).toBe('Doplnit ruku');
    expect(valueName('way', 'two_rounds', words)).toBe('Two rounds');
    expect(valueName('deed', 'play', words)).toBe('Play');
    expect(valueName('machine', 'spell_book', words)).toBe('kniha kouzel');
  });
});
