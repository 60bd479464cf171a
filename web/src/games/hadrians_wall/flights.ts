/** Symbols that fly over the board from one spot to another. */

import { type Flight } from './chain';
import { lookOf } from './tokens';

const LASTS = 520;
const SVG = 'http://www.w3.org/2000/svg';

/** Let symbols fly, one step after the other; returns how to stop them. */
export function launch(board: HTMLElement, flights: readonly Flight[], pace: number): () => void {
  const layer = document.createElement('div');
  layer.className = 'hw-flights';
  layer.setAttribute('aria-hidden', 'true');
  const frame = board.getBoundingClientRect();
  let last = 0;
  for (const flight of flights) {
    const from = flight.from === null ? null : placeOf(board, flight.from, frame);
    const to = placeOf(board, flight.to, frame);
    if (!from || !to) continue;
    const icon = picture(flight.token);
    layer.append(icon);
    const delay = flight.step * pace;
    last = Math.max(last, delay + LASTS);
    const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 4);
    icon.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) scale(0.6)`, opacity: 0 },
        { transform: `translate(${from.x}px, ${from.y}px) scale(1.25)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${(from.x + to.x) / 2}px, ${(from.y + to.y) / 2 - lift}px) scale(1.25)`, opacity: 1, offset: 0.6 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.9)`, opacity: 1, offset: 0.95 },
        { transform: `translate(${to.x}px, ${to.y}px) scale(0.9)`, opacity: 0 },
      ],
      { duration: LASTS, delay, easing: 'ease-in-out', fill: 'both' },
    );
  }
  if (last === 0) return () => {};
  board.append(layer);
  const end = setTimeout(() => layer.remove(), last + 80);
  return () => {
    clearTimeout(end);
    layer.remove();
  };
}

/** The middle of a spot on the scrolled board; null if it is not drawn. */
function placeOf(board: HTMLElement, spot: string, frame: DOMRect): { x: number; y: number } | null {
  const element = board.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
  if (!element) return null;
  const box = element.getBoundingClientRect();
  return {
    x: box.left + Math.min(box.width, 400) / 2 - frame.left + board.scrollLeft - 14,
    y: box.top + box.height / 2 - frame.top + board.scrollTop - 14,
  };
}

function picture(token: string): SVGSVGElement {
  const look = lookOf(token);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-16 -16 32 32');
  svg.setAttribute('class', `hw hw-token hw-flying ${look.tone}`);
  if (look.shape !== 'ink') {
    const ground = document.createElementNS(SVG, look.shape === 'chip' ? 'rect' : 'circle');
    ground.setAttribute('class', 'ground');
    if (look.shape === 'chip') {
      for (const [name, value] of [['x', -14], ['y', -14], ['width', 28], ['height', 28], ['rx', 6]] as const) {
        ground.setAttribute(name, String(value));
      }
    } else ground.setAttribute('r', '14');
    svg.append(ground);
  }
  const glyph = document.createElementNS(SVG, 'svg');
  for (const [name, value] of [['x', -10], ['y', -10], ['width', 20], ['height', 20]] as const) {
    glyph.setAttribute(name, String(value));
  }
  glyph.setAttribute('viewBox', '0 0 512 512');
  glyph.setAttribute('class', 'glyph');
  glyph.innerHTML = look.icon;
  svg.append(glyph);
  return svg;
}
