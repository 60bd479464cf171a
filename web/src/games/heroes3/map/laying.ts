/** The tile in the hand: which turns and sites are open, and the option that lays it like this. */

import type { Option } from '$board/contract';
import type { Hex } from './hexes';

const verb = (option: Option): string => option.action.split(' ', 1)[0] ?? '';

export interface Site extends Hex {
  /** The slug in refs, `site:3,-2`. */
  slug: string;
  turns: number[];
}

/** The turns that a tile whose place is given may take. */
export function turnsOf(options: readonly Option[]): number[] {
  return options.filter((option) => verb(option) === 'rotate').map((option) => Number(option.label.args['sixths']));
}

/** The sites a new tile may be laid on, each with the turns that fit there. */
export function sitesOf(options: readonly Option[]): Site[] {
  const sites = new Map<string, Site>();
  for (const option of options) {
    const where = option.label.args['site'];
    if (verb(option) !== 'place-tile' || !Array.isArray(where)) continue;
    const [q, r] = where[1].split(',').map(Number);
    if (q === undefined || r === undefined) continue;
    const site = sites.get(where[1]) ?? { slug: where[1], q, r, turns: [] };
    site.turns.push(Number(option.label.args['sixths']));
    sites.set(where[1], site);
  }
  return [...sites.values()];
}

/** The option that lays the tile so. */
export function layingOption(options: readonly Option[], turn: number, site: string | null): Option | null {
  return (
    options.find((option) => {
      if (Number(option.label.args['sixths']) !== turn) return false;
      if (site === null) return verb(option) === 'rotate';
      const where = option.label.args['site'];
      return verb(option) === 'place-tile' && Array.isArray(where) && where[1] === site;
    }) ?? null
  );
}
