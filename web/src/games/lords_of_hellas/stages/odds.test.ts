import { expect, it } from 'vitest';
import { percent, winnerOf } from './odds';

it('never calls a chance certain that is not', () => {
  expect([0, 0.0004, 0.426, 0.9996, 1].map(percent)).toEqual([0, 1, 43, 99, 100]);
});

it('gives a tie to the defender', () => {
  const battle = { attacker: { seat: 2 }, defender: { seat: 0 } } as Parameters<typeof winnerOf>[2];
  expect([winnerOf(5, 5, battle), winnerOf(6, 5, battle), winnerOf(4, 5, battle)]).toEqual([0, 2, 0]);
});
