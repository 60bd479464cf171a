import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leastInTheWay } from './placing';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

const room = { top: 100, bottom: 800 };

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 800);
});

describe('a menu beside a thing', () => {
  const thing = box(400, 300, 100, 40);

  it('stands to the right where nothing is', () => {
    expect(leastInTheWay(thing, 200, 100, [thing], room).left).toBe(510);
  });

  it('goes where it covers nothing that can be clicked', () => {
    const { left, top } = leastInTheWay(thing, 200, 100, [box(510, 300, 300, 40)], room);
    expect([left, top]).toEqual([350, 350]);
  });

  it('prefers the sides it is told to', () => {
    expect(leastInTheWay(thing, 200, 100, [thing], room, ['below', 'right']).top).toBe(350);
  });

  it('keeps off the prompt bar', () => {
    expect(leastInTheWay(box(400, 110, 100, 20), 200, 100, [], room).top).toBe(108);
  });

  it('stays in the window and off its thing', () => {
    const corner = box(920, 740, 70, 50);
    const { left, top } = leastInTheWay(corner, 200, 100, [], room);
    expect(left + 200 <= 910 || top + 100 <= 740).toBe(true);
    expect(left + 200).toBeLessThanOrEqual(992);
  });
});
