import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leastInTheWay } from './placing';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
});

describe('a menu beside a thing', () => {
  const thing = box(400, 300, 100, 40);

  it('stands to the right where nothing is', () => {
    expect(leastInTheWay(thing, 200, 100, [thing]).left).toBe(510);
  });

  it('goes where it covers nothing that can be clicked', () => {
    const { left, top } = leastInTheWay(thing, 200, 100, [box(510, 300, 300, 40)]);
    expect([left, top]).toEqual([350, 350]);
  });

  it('stays in the window and off its thing', () => {
    const corner = box(920, 740, 70, 50);
    const { left, top } = leastInTheWay(corner, 200, 100, []);
    expect(left + 200 <= 910 || top + 100 <= 740).toBe(true);
    expect(left + 200).toBeLessThanOrEqual(992);
  });
});
