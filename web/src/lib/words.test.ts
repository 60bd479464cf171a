import { describe, expect, it } from 'vitest';
import { Catalog, refsIn, wantedLanguage, Words } from './words';

const ENGLISH = `
web-player = Player { $number }
god-ares = Ares
god-zeus = Zeus
event-bid = { $seat } bids { $amount } for { $god }.
event-gains = { $amount ->
    [one] { $seat } gains one coin.
   *[other] { $seat } gains { $amount } coins.
 }
only-english = English { $god }
select = { $god-id ->
    [ares] war
   *[other] peace
 }
`;
const CZECH = `
web-player = Hráč { $number }
god-ares = Áres
    .gen = Área
god-zeus = Zeus
event-bid = { $seat } nabízí { $amount } za { $god-gen }.
event-gains = { $amount ->
    [one] { $seat } získává minci.
    [few] { $seat } získává { $amount } mince.
   *[other] { $seat } získává { $amount } mincí.
 }
broken = { $nobody }
`;

const words = new Words([new Catalog('cs', [CZECH]), new Catalog('en', [ENGLISH])], ['Jana', '']);
const bid = { id: 'event-bid', args: { seat: ['seat', 'p1'], amount: 3, god: ['god', 'ares'] }, rule: '' } as const;
const message = (id: string, args: object) => ({ id, args: args as Record<string, number>, rule: '' });

describe('wording', () => {
  it('names things in the form a message asks for', () => {
    expect(words.word({ ...bid, args: { ...bid.args } } as never)).toBe('Jana nabízí 3 za Área.');
  });

  it('lets the nominative speak where a form is missing', () => {
    expect(words.thing('god', 'zeus', 'gen')).toBe('Zeus');
  });

  it('counts as the language does', () => {
    const gains = (amount: number) => words.say('event-gains', { seat: ['seat', 'p2'], amount });
    expect([1, 3, 7].map(gains)).toEqual([
      'Hráč 2 získává minci.',
      'Hráč 2 získává 3 mince.',
      'Hráč 2 získává 7 mincí.',
    ]);
  });

  it('falls back to English with English names, then to the notation', () => {
    expect(words.say('only-english', { god: ['god', 'ares'] })).toBe('English Ares');
    expect(words.word(message('verb-bid', { god: ['god', 'ares'], amount: 2 }))).toBe('bid ares 2');
    expect(words.say('broken')).toBe('broken');
  });

  it('calls a thing what the board calls it, and a player of a faction by name and form', () => {
    const named = words.withNaming((kind, slug, form) => (kind === 'god' && slug === 'ares' ? (form === 'gen' ? 'hráče Petr' : 'Petr') : null));
    expect(named.word({ ...bid, args: { ...bid.args } } as never)).toBe('Jana nabízí 3 za hráče Petr.');
    expect(named.thing('god', 'zeus')).toBe('Zeus');
    expect(named.hasName('god:ares')).toBe(true);
    expect(named.hasName('field:t1-c')).toBe(false);
    expect(named.say('select', { god: ['god', 'ares'] })).toBe('war');
  });

  it('gives the slug to selectors', () => {
    expect(words.say('select', { god: ['god', 'ares'] })).toBe('war');
  });

  it('tells players and things apart from text', () => {
    expect(words.parts(bid as never)).toEqual([
      { text: 'Jana', ref: 'seat:p1' },
      { text: ' nabízí 3 za ' },
      { text: 'Área', ref: 'god:ares' },
      { text: '.' },
    ]);
    expect(refsIn(bid as never)).toEqual(['seat:p1', 'god:ares']);
  });
});

describe('the language', () => {
  it('is the chosen one, else the browser’s, else English', () => {
    expect(wantedLanguage('pl', ['cs-CZ'])).toBe('pl');
    expect(wantedLanguage(null, ['de-DE', 'cs-CZ'])).toBe('cs');
    expect(wantedLanguage(null, ['de'])).toBe('en');
  });
});
