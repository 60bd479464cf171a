/** What each symbol of the sheets looks like: its icon, the shape of its chip and its colour. */

import amphora from 'icon:amphora';
import banner from 'icon:vertical-banner';
import drama from 'icon:drama-masks';
import dove from 'icon:dove';
import eagle from 'icon:eagle-emblem';
import gavel from 'icon:gavel';
import gladius from 'icon:gladius';
import hammers from 'icon:stone-crafting';
import hands from 'icon:shaking-hands';
import helmet from 'icon:centurion-helmet';
import horse from 'icon:horse-head';
import incense from 'icon:incense';
import laurels from 'icon:laurels';
import prayer from 'icon:prayer';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:roman-shield';
import stone from 'icon:stone-block';
import thumbDown from 'icon:thumb-down';
import thumbUp from 'icon:thumb-up';
import toga from 'icon:roman-toga';
import trowel from 'icon:trowel';

import anvil from 'icon:anvil';
import bed from 'icon:bed';
import bust from 'icon:stone-bust';
import column from 'icon:ionic-column';
import fountain from 'icon:water-fountain';
import gate from 'icon:temple-gate';
import granary from 'icon:granary';
import jury from 'icon:tribunal-jury';
import obelisk from 'icon:obelisk';
import path from 'icon:stone-path';
import shop from 'icon:shop';
import stage from 'icon:theater-curtains';
import swords from 'icon:crossed-swords';
import temple from 'icon:greek-temple';
import tree from 'icon:fruit-tree';
import village from 'icon:village';

import fort from 'icon:guarded-tower';
import forum from 'icon:ancient-columns';
import guards from 'icon:spears';
import miner from 'icon:miner';
import palisade from 'icon:palisade';
import wall from 'icon:defensive-wall';

/** Items are square chips, attributes round medals, citizens diamonds; the rest are drawn in plain ink. */
export type Shape = 'chip' | 'medal' | 'diamond' | 'ink';

export interface Look {
  icon: string;
  shape: Shape;
  /** The name of its colour: `--hw-soldier`. */
  tone: string;
  /** Under which kind and slug it is worded. */
  kind: string;
  slug: string;
}

const item = (slug: string, icon: string): Look => ({ icon, shape: 'chip', tone: slug, kind: 'item', slug });
const attribute = (slug: string, icon: string): Look => ({ icon, shape: 'medal', tone: slug, kind: 'attribute', slug });
const citizen = (slug: string, icon: string): Look => ({ icon, shape: 'diamond', tone: slug, kind: 'area', slug });
const ink = (icon: string, kind: string, slug: string): Look => ({ icon, shape: 'ink', tone: 'ink', kind, slug });

export const LOOKS: Readonly<Record<string, Look>> = {
  soldier: item('soldier', helmet),
  builder: item('builder', trowel),
  servant: item('servant', amphora),
  civilian: item('civilian', toga),
  resource: item('resource', stone),
  renown: attribute('renown', laurels),
  piety: attribute('piety', prayer),
  valour: attribute('valour', eagle),
  discipline: attribute('discipline', banner),
  trader: citizen('traders', scales),
  performer: citizen('performers', drama),
  priest: citizen('priests', incense),
  apparitor: citizen('apparitores', gavel),
  patrician: citizen('patricians', scroll),
  cohort: ink(shield, 'board', 'cohort'),
  sword: ink(gladius, 'area', 'guard'),
  production: ink(hammers, 'area', 'production'),
  favour: ink(dove, 'favour', 'temple'),
  'cohort-favour': ink(hands, 'favour', 'diplomat'),
  'remove-disdain': ink(thumbUp, 'board', 'forgive'),
  disdain: ink(thumbDown, 'area', 'disdain'),
  scout: ink(horse, 'area', 'scouts'),
};

export function lookOf(token: string): Look {
  const look = LOOKS[token];
  if (look === undefined) throw new Error(`no picture for the symbol ${token}`);
  return look;
}

/** How large the picture on a symbol of some size is. */
export const glyphSize = (shape: Shape, size: number): number =>
  size * (shape === 'ink' ? 1 : shape === 'diamond' ? 0.62 : 0.74);

/** The citizen tracks by the symbol of one of their people. */
export const CITIZEN_SYMBOLS: Readonly<Record<string, string>> = {
  traders: 'trader',
  performers: 'performer',
  priests: 'priest',
  apparitores: 'apparitor',
  patricians: 'patrician',
};

const FAMILIES: Readonly<Record<string, string>> = {
  granary,
  hotel: bed,
  workshop: anvil,
  road: path,
  precinct: village,
  gardens: tree,
  temple,
  market: shop,
  theatre: stage,
  ludus: swords,
  baths: fountain,
  courthouse: jury,
  archway: gate,
  monolith: obelisk,
  column,
  statue: bust,
};

/** The icon of a building; small, medium and large ones share it. */
export function buildingIcon(id: string): string {
  const icon = FAMILIES[id.replace(/^(small|medium|large)-/, '')];
  if (icon === undefined) throw new Error(`no picture for the building ${id}`);
  return icon;
}

/** The icons of areas that are drawn as such. */
export const AREA_ICONS: Readonly<Record<string, string>> = {
  mining: miner,
  guard: guards,
  cippi: palisade,
  wall,
  fort,
  training: gladius,
  forum,
  production: hammers,
  diplomats: hands,
  scouts: horse,
  disdain: thumbDown,
};
