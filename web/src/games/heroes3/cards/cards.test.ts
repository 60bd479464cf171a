import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures, unitFacts } from './army';
import { cardFacts, usedIn } from './deck';
import castle from './shelves/castle';
import conflux from './shelves/conflux';
import cove from './shelves/cove';
import dungeon from './shelves/dungeon';
import fortress from './shelves/fortress';
import inferno from './shelves/inferno';
import necropolis from './shelves/necropolis';
import neutral from './shelves/neutral';
import rampart from './shelves/rampart';
import stronghold from './shelves/stronghold';
import tower from './shelves/tower';
import { unitText } from './texts';

const shelves: Record<string, Record<string, string>> = {
  castle, conflux, cove, dungeon, fortress, inferno, necropolis, neutral, rampart, stronghold, tower,
};

/** The slugs of a kind in a language of the game, as the server names them. */
function slugs(kind: string): string[] {
  const text = readFileSync(new URL('../../../../../src/ludoteka/games/heroes3/lang/en.ftl', import.meta.url), 'utf8');
  return [...text.matchAll(new RegExp(`^${kind}-([a-z0-9_]+) =`, 'gm'))].map((match) => match[1] ?? '');
}

function entries(language: string): Map<string, string> {
  const text = readFileSync(new URL(`../../../../../src/ludoteka/games/heroes3/reference/${language}.md`, import.meta.url), 'utf8');
  return new Map([...text.matchAll(/^### (\S+:\S+) .*\n((?:(?!^#).*\n?)*)/gm)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]));
}

describe('cards and units', () => {
  it('knows the kind of every card', () => {
    const cards = slugs('card');
    expect(cards.length).toBeGreaterThan(400);
    expect(cards.filter((card) => cardFacts(card) === null)).toEqual([]);
    expect(cardFacts('fireball')).toMatchObject({ kind: 'spell', rank: 'fire', timings: ['activation'] });
    expect(cardFacts('empowered_armorer')).toMatchObject({ kind: 'ability', empowered: true });
  });

  it('says where a card is of use', () => {
    expect(usedIn(cardFacts('town_portal')!, 'combat')).toBe(false);
    expect(usedIn(cardFacts('fireball')!, 'map')).toBe(false);
    expect(usedIn(cardFacts('fireball')!, 'combat')).toBe(true);
  });

  it('has figures and an icon for every unit', () => {
    const units = slugs('unit').filter((unit) => unit !== 'arrow_tower');
    expect(units.length).toBeGreaterThan(180);
    const bare = units.filter((unit) => !shelves[unitFacts(unit).shelf]?.[unitFacts(unit).face] || figures(unit, false).hp === 0);
    expect(bare).toEqual([]);
    expect(figures('griffins', true).initiative).toBe(9);
    expect(figures('arrow_tower', false).hp).toBe(3);
  });

  it.each(['en', 'cs', 'pl'])('leaves the figures out of what a unit card says (%s)', (language) => {
    const book = entries(language);
    const few = unitText(book.get('unit:griffins') ?? '').few;
    expect(few).not.toBe('');
    expect(unitText(book.get('unit:crusaders') ?? '')).toMatchObject({ few: '' });
    expect(unitText(book.get('unit:neutral_harpies') ?? '').few).not.toMatch(/\d/);
    for (const [key, text] of book)
      if (key.startsWith('unit:')) {
        const words = unitText(text);
        expect(`${words.few} ${words.pack}`, key).not.toMatch(/HP \d|PZ \d|\*|H3-/);
      }
  });
});
