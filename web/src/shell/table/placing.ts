/** Where something that pops up beside a thing covers least of what can be clicked. */

export interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;
const TOP = 60;

/** The best of the four sides of a thing, inside the window. */
export function leastInTheWay(thing: DOMRect, width: number, height: number, hot: readonly DOMRect[]): Spot {
  const middle = { left: thing.left + thing.width / 2 - width / 2, top: thing.top + thing.height / 2 - height / 2 };
  const sides: Spot[] = [
    { left: thing.right + GAP, top: middle.top },
    { left: middle.left, top: thing.bottom + GAP },
    { left: thing.left - width - GAP, top: middle.top },
    { left: middle.left, top: thing.top - height - GAP },
  ];
  const spots = sides.map((side) => inside(side, width, height));
  const costs = spots.map(
    (spot) => 4 * shared(spot, width, height, thing) + hot.reduce((sum, box) => sum + shared(spot, width, height, box), 0),
  );
  return spots[costs.indexOf(Math.min(...costs))] as Spot;
}

function inside(spot: Spot, width: number, height: number): Spot {
  return {
    left: Math.max(EDGE, Math.min(spot.left, innerWidth - width - EDGE)),
    top: Math.max(TOP, Math.min(spot.top, innerHeight - height - EDGE)),
  };
}

/** How many square pixels two boxes share. */
function shared(spot: Spot, width: number, height: number, box: DOMRect): number {
  const across = Math.min(spot.left + width, box.right) - Math.max(spot.left, box.left);
  const down = Math.min(spot.top + height, box.bottom) - Math.max(spot.top, box.top);
  return across > 0 && down > 0 ? across * down : 0;
}
