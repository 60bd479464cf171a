/**
 * From events to what flies where: every symbol of a filled box goes to the box it fills or to the pool.
 *
 * A spot is a place on the board: `fort:4` the fourth box of the fort, `item:civilian` the pool, `building:market`.
 */

import type { Message } from '$board/contract';
import {
  attributeBoxes,
  type Attribute,
  ATTRIBUTES,
  BRIBES,
  buildingOf,
  cardOf,
  CITIZENS,
  citizenBoxes,
  type Citizen,
  cohortBoxes,
  content,
  fateOf,
  HEXAGONS,
  itemsOf,
  rulingBoxes,
  SHOWS,
  type Side,
  SIDES,
  templeBoxes,
} from './content';
import { CITIZEN_SYMBOLS } from './tokens';

export interface Flight {
  token: string;
  from: string | null;
  to: string;
  /** When it starts, counted in steps of the chain. */
  step: number;
}

interface Source {
  spot: string;
  gives: string[];
}

/** The symbols in a box of a track. */
export function boxGain(area: string, number: number): string[] {
  const at = (boxes: readonly { gain: string[] }[]): string[] => boxes[number - 1]?.gain ?? [];
  if ((ATTRIBUTES as readonly string[]).includes(area)) return at(attributeBoxes(area as Attribute));
  if ((CITIZENS as readonly string[]).includes(area)) return at(citizenBoxes(area as Citizen));
  if (area.endsWith('-cohort')) return at(cohortBoxes(area.replace('-cohort', '') as Side));
  if (area.endsWith('-temple')) return at(templeBoxes(area));
  switch (area) {
    case 'mining':
      return at(content.mining_box);
    case 'guard':
      return at(content.guard_box);
    case 'cippi':
      return at(content.cippi_box);
    case 'wall':
      return at(content.wall_box);
    case 'fort':
      return at(content.fort_box);
    case 'training':
      return at(content.training_box);
    default:
      return [];
  }
}

/** The symbol that fills a box of an area without payment. */
export function symbolOf(area: string): string {
  if (area.endsWith('-cohort')) return 'cohort';
  if (area === 'guard') return 'sword';
  return CITIZEN_SYMBOLS[area] ?? area;
}

const named = (message: Message, argument: string): string => {
  const value = message.args[argument];
  return Array.isArray(value) ? value[1] : '';
};
const number = (message: Message, argument: string): number => {
  const value = message.args[argument];
  return typeof value === 'number' ? value : 0;
};

/** Follows the events of one player; remembers symbols that still wait for a choice. */
export class Chain {
  private sources: Source[] = [];

  constructor(readonly seat: string) {}

  /** What flies, and the step in which each spot is inked. */
  read(events: readonly Message[]): { flights: Flight[]; inked: Map<string, number> } {
    const flights: Flight[] = [];
    const inked = new Map<string, number>();
    let step = 0;
    const give = (spot: string, gives: string[]): void => {
      if (gives.length > 0) this.sources.push({ spot, gives: [...gives] });
    };
    const begin = (spot: string, gives: string[]): void => {
      this.sources = [];
      inked.set(spot, step);
      give(spot, gives);
    };
    const fly = (token: string, to: string): boolean => {
      const from = this.parent(token);
      if (from === null) return false;
      flights.push({ token, from, to, step });
      step += 1;
      return true;
    };
    for (const event of events) {
      const kind = event.id.replace(/^event-/, '');
      if (kind === 'year-began') {
        const fate = fateOf(named(event, 'fate'));
        this.sources = [{ spot: 'fate', gives: itemsOf(fate.items) }];
        continue;
      }
      if (named(event, 'seat') !== this.seat) continue;
      switch (kind) {
        case 'filled': {
          const area = named(event, 'area');
          const spot = `${area}:${number(event, 'number')}`;
          const gives = boxGain(area, number(event, 'number'));
          if (fly(symbolOf(area), spot)) {
            inked.set(spot, step);
            give(spot, gives);
          } else begin(spot, gives);
          break;
        }
        case 'gained':
          for (let i = 0; i < number(event, 'count'); i++) fly(named(event, 'item'), `item:${named(event, 'item')}`);
          break;
        case 'built': {
          const building = buildingOf(named(event, 'building'));
          begin(`building:${building.id}`, [...building.gain, ...(building.gain_one_of ?? [])]);
          break;
        }
        case 'revealed': {
          const prospect = cardOf(named(event, 'prospect'));
          this.sources = [{ spot: `card:${prospect.id}`, gives: itemsOf(prospect.items) }];
          break;
        }
        case 'show-given': {
          const place = SHOWS.indexOf(named(event, 'show'));
          begin(`show:${named(event, 'show')}`, content.show_box[place]?.gain ?? []);
          break;
        }
        case 'bribed':
          if (BRIBES.includes(named(event, 'bribe'))) begin(`bribe:${named(event, 'bribe')}`, []);
          break;
        case 'ruled': {
          const side = named(event, 'side') as Side;
          if (SIDES.includes(side)) begin(`ruling:${side}`, rulingBoxes(side)[0]?.gain ?? []);
          break;
        }
        case 'good-entered': {
          const place = HEXAGONS.indexOf(named(event, 'hexagon'));
          const most = content.new_good.at(-1)?.gain ?? [];
          begin(`hexagon:${named(event, 'hexagon')}`, [...(content.trade_box[place]?.gain ?? []), ...most]);
          break;
        }
        case 'scouted': {
          this.sources = [];
          for (const argument of ['first', 'second', 'third', 'fourth']) {
            const cell = named(event, argument);
            inked.set(`cell:${cell}`, step);
            give(`cell:${cell}`, content.map_symbol.find((symbol) => symbol.id === cell)?.gain ?? []);
          }
          break;
        }
        case 'row-completed':
          give('area:scouts', content.map.row_gain);
          break;
        case 'diplomat-serves':
          inked.set(`diplomat:${named(event, 'side')}`, step);
          break;
        case 'gladiator-survived':
        case 'gladiator-died': {
          const most = content.strength_box.flatMap((box) => (kind === 'gladiator-died' ? box.on_death : box.on_survival));
          this.sources = [{ spot: `gladiator:${named(event, 'gladiator')}`, gives: most }];
          break;
        }
        case 'favour-earned':
          fly('favour', 'favour:temple');
          break;
        case 'settled':
          this.sources = [{ spot: 'attack', gives: Array.from({ length: number(event, 'valour') }, () => 'valour') }];
          break;
        case 'exchanged':
          this.sources = [];
          for (const paid of ['first', 'second']) {
            flights.push({ token: named(event, paid), from: `item:${named(event, paid)}`, to: 'area:forum', step });
          }
          step += 1;
          flights.push({ token: named(event, 'gained'), from: 'area:forum', to: `item:${named(event, 'gained')}`, step });
          break;
        case 'paid-neutral':
          flights.push({ token: named(event, 'item'), from: `item:${named(event, 'item')}`, to: `card:${named(event, 'card')}`, step });
          step += 1;
          break;
        case 'paid-neighbour':
          flights.push({ token: named(event, 'item'), from: `item:${named(event, 'item')}`, to: `offer:${named(event, 'other')}`, step });
          step += 1;
          break;
      }
    }
    return { flights, inked };
  }

  /** The last place that shows a symbol and has not given it yet. */
  private parent(token: string): string | null {
    for (let i = this.sources.length - 1; i >= 0; i--) {
      const source = this.sources[i];
      const place = source?.gives.indexOf(token) ?? -1;
      if (source && place >= 0) {
        source.gives.splice(place, 1);
        return source.spot;
      }
    }
    return null;
  }
}
