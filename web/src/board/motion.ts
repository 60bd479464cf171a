/** Things move to where they go: places before a change are compared with those after it. */

const LASTS = 300;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export type Places = Map<string, DOMRect>;

/** Where everything that can move is now, and where things with a ref are. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll('[data-ref]')) {
    for (const ref of (element.getAttribute('data-ref') ?? '').split(' ')) {
      if (!found.has(ref)) found.set(ref, element.getBoundingClientRect());
    }
  }
  for (const element of root.querySelectorAll('[data-move]')) {
    found.set(`move ${element.getAttribute('data-move')}`, element.getBoundingClientRect());
  }
  return found;
}

/** Let everything slide from where it was; returns how many things move. */
export function slide(root: ParentNode, before: Places): number {
  let count = 0;
  for (const element of root.querySelectorAll('[data-move]')) {
    const key = `move ${element.getAttribute('data-move')}`;
    const now = element.getBoundingClientRect();
    let was = before.get(key);
    if (!was) {
      const from = element.getAttribute('data-from');
      was = from ? (before.get(`move ${from}`) ?? before.get(from)) : undefined;
      if (!was) {
        element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LASTS, easing: 'ease-out' });
        count += 1;
        continue;
      }
    }
    const dx = was.left + was.width / 2 - (now.left + now.width / 2);
    const dy = was.top + was.height / 2 - (now.top + now.height / 2);
    if (Math.hypot(dx, dy) < 2) continue;
    const [x, y] = inUnits(element, dx, dy);
    element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: LASTS, easing: EASE });
    count += 1;
  }
  return count;
}

/** A way on the screen in the units of an element's parent, which may be scaled. */
function inUnits(element: Element, dx: number, dy: number): [number, number] {
  const parent = element.parentElement;
  if (element instanceof SVGGraphicsElement && parent instanceof SVGGraphicsElement) {
    const matrix = parent.getScreenCTM();
    if (matrix) {
      const det = matrix.a * matrix.d - matrix.b * matrix.c;
      if (det !== 0) return [(dx * matrix.d - dy * matrix.c) / det, (dy * matrix.a - dx * matrix.b) / det];
    }
  }
  return [dx, dy];
}
