/** Fields that lie apart and are joined by gates of the scenario. */

import type { Heroes3View } from '$generated/views';
import type { TileView } from '$generated/view_heroes3';
import type { Atlas, Place } from './atlas';
import { centre, type Point } from './hexes';

export interface LinkOnMap {
  tiles: [TileView, TileView];
  /** The slugs of the gates as far as their tiles lie open. */
  gates: [string | null, string | null];
  /** A bow from end to end. */
  path: string;
  /** Whether a hero can enter at one end at least. */
  open: boolean;
}

/** The links between tiles of this map. */
export function linksOf(view: Pick<Heroes3View, 'links'>, atlas: Atlas): LinkOnMap[] {
  return view.links.flatMap((link) => {
    const one = atlas.tiles.find((tile) => tile.place === link.tile);
    const other = atlas.tiles.find((tile) => tile.place === link.other_tile);
    if (!one || !other) return [];
    const from = atlas.fields.get(link.gate ?? '')?.at ?? centre(one);
    const to = atlas.fields.get(link.other_gate ?? '')?.at ?? centre(other);
    return [{ tiles: [one, other], gates: [link.gate, link.other_gate], path: bow(from, to), open: link.gate_open || link.other_gate_open }];
  });
}

/** It bends aside, so that links through one middle can be told apart. */
function bow(from: Point, to: Point): string {
  const x = (from.x + to.x) / 2 + (to.y - from.y) * 0.12;
  const y = (from.y + to.y) / 2 - (to.x - from.x) * 0.12;
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

/** The tile at the other end of a gate, null for a field that is none. */
export function beyond(links: readonly LinkOnMap[], place: Place): TileView | null {
  for (const { gates, tiles } of links) {
    if (gates[0] === place.view.field) return tiles[1];
    if (gates[1] === place.view.field) return tiles[0];
  }
  return null;
}
