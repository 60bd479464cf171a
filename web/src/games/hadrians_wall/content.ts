/** The printed facts of the game, typed, in the groupings in which the sheets draw them. */

import raw from '$generated/content/hadrians_wall.json';

export const ITEMS = ['soldier', 'builder', 'servant', 'civilian', 'resource'] as const;
export const ATTRIBUTES = ['renown', 'piety', 'valour', 'discipline'] as const;
export const CITIZENS = ['traders', 'performers', 'priests', 'apparitores', 'patricians'] as const;
export const SIDES = ['left', 'centre', 'right'] as const;
export const COLUMNS = ['small', 'medium', 'large'] as const;

export type Item = (typeof ITEMS)[number];
export type Attribute = (typeof ATTRIBUTES)[number];
export type Citizen = (typeof CITIZENS)[number];
export type Side = (typeof SIDES)[number];
export type Column = (typeof COLUMNS)[number];

/** How many of each item; those not named are none. */
export type Items = Partial<Record<Item, number>>;
/** What must be there before: a number for a track, the id of a building for `built` and `filled`. */
export type Needs = Partial<Record<Citizen | Attribute | 'infrastructure' | 'fort' | 'disdain', number>> & {
  built?: string;
  filled?: string;
};

export interface Box {
  id: string;
  n: number;
  gain: string[];
  needs?: Needs;
  column?: Column;
  infrastructure?: number;
}
export interface PlacedBox extends Omit<Box, 'column'> {
  row: number;
  column: number;
  cost?: Items;
}
export interface Building {
  id: string;
  needs?: Needs;
  cost?: Items;
  gain: string[];
  gain_one_of?: string[];
  opens?: Column;
  circles?: number;
  yearly?: string;
  large?: boolean;
}
export interface PlayerCard {
  id: string;
  measure: string;
  reach: 'at-least' | 'at-most';
  at: number[];
  vp: number[];
  items: Items;
  good: number;
  pattern: string;
}
export interface Fate {
  id: string;
  attack: Side;
  good: number;
  damage: number;
  items: Items;
}
export interface Pattern {
  id: string;
  cells: [row: number, column: number][];
}
export interface Year {
  n: number;
  flag: number;
  attack_cards: Record<'easy' | 'medium' | 'hard', number>;
}
interface Area {
  cost_one_of: Items[];
  per_year?: number;
}

interface Content {
  building: Building[];
  landmark: Building[];
  fate: Fate[];
  player_card: PlayerCard[];
  cohort_box: (Box & { cohort: Side })[];
  mining: Area;
  mining_box: Box[];
  guard: Area;
  guard_box: Box[];
  cippi: Area;
  cippi_box: Box[];
  wall: Area;
  wall_box: Box[];
  fort: Area;
  fort_box: Box[];
  production: { boxes: number; yearly: Item };
  training: Area;
  training_box: Box[];
  forum: { pay_from: Item[]; gain_from: Item[] };
  forum_box: Box[];
  attribute_box: (Box & { attribute: Attribute })[];
  map_symbol: { id: string; row: number; column: number; gain: string[] }[];
  pattern: Pattern[];
  map: { rows: number; columns: number; row_gain: string[] };
  citizen: { id: Citizen; symbol: string; cost_one_of: Items[] }[];
  citizen_box: (Box & { track: Citizen })[];
  trade: Area;
  trade_box: PlacedBox[];
  new_good: Box[];
  show: Area;
  show_box: PlacedBox[];
  strength: Area;
  strength_box: (Box & { on_death: string[]; on_survival: string[] })[];
  battle: { year_boxes: number };
  temple_box: (Box & { temple: string; row: number })[];
  temple: (Area & { id: string })[];
  bribe_box: PlacedBox[];
  ruling_box: (Omit<Box, 'column'> & { column: Side; cost: Items })[];
  diplomat: Area;
  diplomat_box: Box[];
  scout: Area;
  scout_box: Box[];
  disdain_penalty: { disdain: number; vp: number }[];
  disdain: { boxes: number; rows: number; columns: number };
  rank: { id: string; at_least: number }[];
  year: Year[];
  difficulty: { id: 'easy' | 'medium' | 'hard'; colour: string }[];
  neutral: { attacks_per_item: number };
}

export const content = raw as unknown as Content;

const BUILDINGS = new Map([...content.building, ...content.landmark].map((each) => [each.id, each]));
const CARDS = new Map(content.player_card.map((each) => [each.id, each]));
const FATES = new Map(content.fate.map((each) => [each.id, each]));
const PATTERNS = new Map(content.pattern.map((each) => [each.id, each]));

function known<T>(table: Map<string, T>, id: string): T {
  const found = table.get(id);
  if (found === undefined) throw new Error(`Hadrian's Wall has no ${id}`);
  return found;
}

export const buildingOf = (id: string): Building => known(BUILDINGS, id);
export const cardOf = (id: string): PlayerCard => known(CARDS, id);
export const fateOf = (id: string): Fate => known(FATES, id);
export const patternOf = (id: string): Pattern => known(PATTERNS, id);

export const attributeBoxes = (attribute: Attribute): Box[] =>
  content.attribute_box.filter((box) => box.attribute === attribute);
export const citizenBoxes = (track: Citizen): Box[] => content.citizen_box.filter((box) => box.track === track);
export const cohortBoxes = (side: Side): Box[] => content.cohort_box.filter((box) => box.cohort === side);
export const templeBoxes = (temple: string) => content.temple_box.filter((box) => box.temple === temple);
export const rulingBoxes = (side: Side) => content.ruling_box.filter((box) => box.column === side);

/** The single item of each way to pay for a box: `["builder", "soldier"]` for the fort. */
export const payments = (area: Area): Item[] => area.cost_one_of.flatMap((cost) => itemsOf(cost));

/** A cost or a yield as one entry a piece, in the order in which items are always shown. */
export const itemsOf = (items: Items | undefined): Item[] =>
  ITEMS.flatMap((item) => Array.from({ length: items?.[item] ?? 0 }, () => item));

/** Short names of boxes in refs by the value on their flags, `s3`; equal values are told apart, `h5a` and `h5b`. */
export function slugsByValue(letter: string, boxes: readonly { needs?: Needs }[]): string[] {
  const values = boxes.map((box) => Math.max(...CITIZENS.map((citizen) => box.needs?.[citizen] ?? 0)));
  return values.map((value, i) => {
    const twins = values.filter((other) => other === value).length;
    const before = values.slice(0, i).filter((other) => other === value).length;
    return `${letter}${value}${twins > 1 ? 'abcdefgh'[before] : ''}`;
  });
}

export const HEXAGONS = slugsByValue('h', content.trade_box);
export const SHOWS = slugsByValue('s', content.show_box);
export const BRIBES = slugsByValue('b', content.bribe_box);

/** Rows that the granaries divide into columns. */
export const inColumn = (boxes: readonly Box[], column: Column): Box[] => boxes.filter((box) => box.column === column);
/** The granary that opens each column. */
export const GRANARIES: Record<Column, string> = Object.fromEntries(
  content.building.filter((each) => each.opens).map((each) => [each.opens, each.id]),
) as Record<Column, string>;

/** Points lost for so much active disdain; the last line holds for more as well. */
export function penaltyOf(disdain: number): number {
  const last = content.disdain_penalty.length - 1;
  return Math.abs(content.disdain_penalty[Math.min(disdain, last)]?.vp ?? 0);
}
