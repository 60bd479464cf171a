import { expect, test } from 'vitest';
import type { CycladesView } from '$generated/views';
import { ownerOf } from './index';

test('a seat is named by its own colour only: neither its second faction nor the god it holds is it', () => {
  const factions = [
    { faction: 'purple', seat: 0, god: 'zeus' },
    { faction: 'yellow', seat: 1, god: null },
    { faction: 'blue', seat: 0, god: null },
  ];
  const view = { factions } as unknown as CycladesView;
  expect(['faction:purple', 'faction:yellow', 'faction:blue', 'god:zeus'].map((ref) => ownerOf(ref, view))).toEqual([
    0,
    1,
    null,
    null,
  ]);
});
