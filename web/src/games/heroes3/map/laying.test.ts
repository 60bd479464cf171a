import { describe, expect, it } from 'vitest';
import type { Option } from '$board/contract';
import { layingOption, sitesOf, turnsOf } from './laying';

const rotate = (sixths: number): Option => ({ action: `rotate ${sixths}`, label: { id: 'verb-rotate', args: { sixths }, rule: '' }, refs: [] });
const place = (site: string, sixths: number): Option => ({
  action: `place-tile ${site} ${sixths}`,
  label: { id: 'verb-place-tile', args: { site: ['site', site], sixths }, rule: '' },
  refs: [`site:${site}`],
});
const pass: Option = { action: 'pass', label: { id: 'verb-pass', args: {}, rule: '' }, refs: [] };

describe('a tile in the hand', () => {
  it('turns as the options allow', () => {
    expect(turnsOf([pass, rotate(0), rotate(4)])).toEqual([0, 4]);
    expect(layingOption([rotate(0), rotate(4)], 4, null)?.action).toBe('rotate 4');
    expect(layingOption([rotate(0)], 4, null)).toBeNull();
  });

  it('goes to the sites on offer, with the turns that fit there', () => {
    const options = [place('3,-2', 0), place('3,-2', 5), place('-1,4', 2)];
    expect(sitesOf(options)).toEqual([
      { slug: '3,-2', q: 3, r: -2, turns: [0, 5] },
      { slug: '-1,4', q: -1, r: 4, turns: [2] },
    ]);
    expect(layingOption(options, 5, '3,-2')?.action).toBe('place-tile 3,-2 5');
    expect(layingOption(options, 5, '-1,4')).toBeNull();
  });
});
