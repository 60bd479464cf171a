import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import * as content from '$generated/content/lords_of_hellas.json';
import { doubtOf } from './figures';

const words = import.meta.glob<string>('../lang/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['./*.svelte', './*.ts', '../stages/*.svelte', '../*.svelte', '../end.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });

/** Ids that are put together from the content. */
const composed = [
  ...content.combat_card.map(({ effect }) => `board-effect-${effect}`),
  ...content.quest.flatMap(({ steps }) => steps.flatMap((step) => Object.keys(step)))
    .filter((what) => !['leadership', 'strength', 'speed'].includes(what))
    .map((what) => `board-asks-${what.replaceAll('_', '-')}`),
  ...content.god.map(({ id }) => `board-power-${id}`),
  ...['draft', 'artifacts', 'peek'].flatMap((on) => ['', '-yours', '-theirs'].map((end) => `board-stage-${on}${end}`)),
  ...['quest', 'prayer', 'temple', 'monument', 'monsters'].map((on) => `board-stage-${on}`),
  ...['hoplites', 'fortified', 'cards', 'blessings', 'hero'].map((part) => `board-part-${part}`),
  ...['priest', 'artifact'].map((reward) => `board-wound-${reward}`),
];
const said = new Set([...composed, ...[...Object.values(sources).join('\n').matchAll(/'(board-[a-z-]+[a-z])'/g)].map(([, id]) => id ?? '')]);

test.each(['en', 'cs', 'pl'])('cards and stages have all their words in %s', (language) => {
  const known = new Set(new FluentResource(words[`../lang/${language}.ftl`] ?? '').body.map((message) => message.id));
  expect([...said].filter((id) => !known.has(id))).toEqual([]);
});

test('what is our own comes before what is not confirmed, and what is printed says nothing', () => {
  const mark = (name: string) => ({ mark: name, label: name, text: '' });
  const entry = (...marks: string[]) => ({ key: 'monster:cerberus', title: '', chapter: '', text: '', marks: marks.map(mark) });
  expect(doubtOf(entry('rulebook', 'unsure', 'own'))?.mark).toBe('own');
  expect(doubtOf(entry('printed', 'unsure'))?.mark).toBe('unsure');
  expect(doubtOf(entry('rulebook', 'ruling'))).toBe(null);
  expect(doubtOf(null)).toBe(null);
});
