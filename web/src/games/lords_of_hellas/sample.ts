/** A View for tests: an empty Greece, and players without anything. */

import * as content from '$generated/content/lords_of_hellas.json';
import type { LordsOfHellasView } from '$generated/views';
import type { PlayerView, RegionView } from '$generated/view_lords_of_hellas';

const ARMIES = ['yellow', 'blue', 'red', 'green'];
const HEROES = ['achilles', 'helen', 'heracles', 'perseus'];

function region(one: (typeof content.region)[number]): RegionView {
  return {
    region: one.id,
    land: one.land,
    population: one.population,
    city: one.city !== 'none',
    recruits: 0,
    bonus: 0,
    shrine: one.holy_place === 'shrine',
    delphi: one.holy_place === 'delphi',
    neighbours: [...one.land_links, ...one.sea_links],
    centre: [0, 0],
    owner: null,
    temple: false,
    god: null,
    armies: [],
    heroes: [],
    monsters: [],
    quests: [],
  };
}

function player(seat: number): PlayerView {
  const attributes = { leadership: 2, strength: 1, speed: 3 };
  return {
    seat,
    army: ARMIES[seat] ?? null,
    hero: HEROES[seat] ?? null,
    region: 'crete',
    quest: null,
    quest_step: null,
    attributes,
    stored: attributes,
    injured: [],
    priests: 0,
    priests_in_supply: 4,
    hoplites_in_supply: 13,
    cards: 1,
    hand: null,
    hand_limit: 4,
    covered: [],
    exhausted: false,
    glory: [],
    artifacts: [],
    blessings: [],
    kept_quests: [],
    regions: 0,
    lands: 0,
    temples: 0,
    monsters: [],
  };
}

/** A position of this many players; `more` replaces what a test is about. */
export function sample(players: number, more: Partial<LordsOfHellasView> = {}): LordsOfHellasView {
  const view: Partial<LordsOfHellasView> = {
    seat: 0,
    turn: 15,
    phase: 'regular',
    active: 0,
    done: [],
    hoplites_left: null,
    lands_to_win: players === 2 ? 3 : 2,
    lands_left_out: players === 3 ? ['blue'] : [],
    temples_to_win: content.victory.temples,
    monsters_to_win: content.victory.monsters,
    regions: content.region.map(region),
    players: Array.from({ length: players }, (_, seat) => player(seat)),
    monuments: content.god.map(({ id, region: where }) => ({ god: id, region: where, level: 1, places: 2, priests: [], power: 0 })),
    king: null,
    king_god: null,
    countdown: 0,
    battle: null,
    hunt: null,
    ...more,
  };
  return view as LordsOfHellasView;
}

/** Give regions to a seat. */
export function held(view: LordsOfHellasView, seat: number, ...regions: string[]): LordsOfHellasView {
  return { ...view, regions: view.regions.map((one) => (regions.includes(one.region) ? { ...one, owner: seat } : one)) };
}
