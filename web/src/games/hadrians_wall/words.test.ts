import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LOOKS } from './tokens';

const sources = import.meta.glob<string>(['./**/*.svelte', './*.ts', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });
const words = import.meta.glob<string>('./lang/*.ftl', { query: '?raw', import: 'default', eager: true });
const text = Object.values(sources).join('\n');

/** Ids that are put together where they are said. */
const COMPOSED = [
  ...['table', 'left-sheet', 'right-sheet'],
  ...['turn', 'flip'],
  ...['paths', 'penalty', 'total'],
  ...['path', 'prospect'],
  ...['neutral-come', 'neutral-gone'],
  ...Object.values(LOOKS).flatMap((look) => (look.kind === 'board' ? [look.slug] : [])),
].map((name) => `board-${name}`);

const said = new Set([...COMPOSED, ...[...text.matchAll(/'(board-[a-z-]+[a-z])'/g)].map(([, id]) => id ?? '')]);

test.each(['en', 'cs', 'pl'])('the board has its words in %s, and says all of them', (language) => {
  const resource = new FluentResource(words[`./lang/${language}.ftl`] ?? '');
  expect(resource.body.map((message) => message.id).sort()).toEqual([...said].sort());
});
