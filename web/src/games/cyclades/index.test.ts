import { expect, test } from 'vitest';
import type { CycladesView } from '$generated/views';
import { colourOf, ownerOf } from './index';

test('a faction has a seat and a colour of its own, a god held by somebody has neither', () => {
  const factions = [
    { faction: 'purple', seat: 0, god: 'zeus' },
    { faction: 'yellow', seat: 1, god: null },
    { faction: 'blue', seat: 0, god: null },
  ];
  const view = { factions } as unknown as CycladesView;
  const refs = ['faction:purple', 'faction:yellow', 'faction:blue', 'god:zeus'];
  expect(refs.map((ref) => ownerOf(ref, view))).toEqual([0, 1, 0, null]);
  expect(refs.map((ref) => colourOf(ref, view))).toEqual(['purple', 'yellow', 'blue', null]);
});
