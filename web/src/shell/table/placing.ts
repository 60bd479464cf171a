/** Where something that pops up beside a thing covers least of what can be clicked. */

export interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

/** How far up and down something may stand. */
export interface Room {
  top: number;
  bottom: number;
}

/** The room above or below the prompt bar, which nothing may cover. */
export function besideThePrompt(): Room {
  const bar = document.querySelector('.prompt')?.getBoundingClientRect();
  if (!bar) return { top: 0, bottom: innerHeight };
  return bar.top < innerHeight / 2 ? { top: bar.bottom, bottom: innerHeight } : { top: 0, bottom: bar.top };
}

export type Side = 'right' | 'below' | 'left' | 'above';

/** The best of the four sides of a thing, inside the window; of equal ones the first. */
export function leastInTheWay(
  thing: DOMRect,
  width: number,
  height: number,
  hot: readonly DOMRect[],
  room: Room,
  order: readonly Side[] = ['right', 'below', 'left', 'above'],
): Spot {
  const middle = { left: thing.left + thing.width / 2 - width / 2, top: thing.top + thing.height / 2 - height / 2 };
  const sides: Record<Side, Spot> = {
    right: { left: thing.right + GAP, top: middle.top },
    below: { left: middle.left, top: thing.bottom + GAP },
    left: { left: thing.left - width - GAP, top: middle.top },
    above: { left: middle.left, top: thing.top - height - GAP },
  };
  const spots = order.map((side) => inside(sides[side], width, height, room));
  const costs = spots.map(
    (spot) => 4 * shared(spot, width, height, thing) + hot.reduce((sum, box) => sum + shared(spot, width, height, box), 0),
  );
  return spots[costs.indexOf(Math.min(...costs))] as Spot;
}

function inside(spot: Spot, width: number, height: number, room: Room): Spot {
  return {
    left: Math.max(EDGE, Math.min(spot.left, innerWidth - width - EDGE)),
    top: Math.max(room.top + EDGE, Math.min(spot.top, room.bottom - height - EDGE)),
  };
}

/** How many square pixels two boxes share. */
function shared(spot: Spot, width: number, height: number, box: DOMRect): number {
  const across = Math.min(spot.left + width, box.right) - Math.max(spot.left, box.left);
  const down = Math.min(spot.top + height, box.bottom) - Math.max(spot.top, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}
