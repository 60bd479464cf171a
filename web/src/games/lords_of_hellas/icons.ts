/** The icon of everything: the same thing has the same icon on the map, in panels, on cards and on the action board. */

import amphora from 'icon:amphora';
import archer from 'icon:bow-arrow';
import axe from 'icon:battle-axe';
import bandage from 'icon:heart-plus';
import biceps from 'icon:biceps';
import boots from 'icon:sprint';
import bow from 'icon:bow-arrow';
import brokenHeart from 'icon:broken-heart';
import caduceus from 'icon:caduceus';
import cards from 'icon:card-pick';
import clash from 'icon:crossed-swords';
import claws from 'icon:claw-slashes';
import club from 'icon:wood-club';
import column from 'icon:ionic-column';
import crown from 'icon:queen-crown';
import cyclops from 'icon:cyclops';
import fireBowl from 'icon:fire-bowl';
import footsteps from 'icon:footsteps';
import helmet from 'icon:crested-helmet';
import hoplite from 'icon:spartan-helmet';
import horn from 'icon:hunting-horn';
import hound from 'icon:hound';
import hydra from 'icon:hydra';
import laurel from 'icon:laurel-crown';
import lightning from 'icon:heavy-lightning';
import lion from 'icon:lion';
import mace from 'icon:flanged-mace';
import medusa from 'icon:medusa-head';
import minotaur from 'icon:minotaur';
import mirror from 'icon:mirror-mirror';
import owl from 'icon:owl';
import prayer from 'icon:prayer';
import priest from 'icon:sun-priest';
import rally from 'icon:rally-the-troops';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:round-shield';
import sickle from 'icon:sickle';
import deathSkull from 'icon:death-skull';
import die from 'icon:rolling-dices';
import skull from 'icon:horned-skull';
import spear from 'icon:stone-spear';
import sphinx from 'icon:greek-sphinx';
import sword from 'icon:gladius';
import temple from 'icon:greek-temple';
import throne from 'icon:throne-king';
import torch from 'icon:primitive-torch';
import towerFlag from 'icon:tower-flag';
import trireme from 'icon:trireme';
import wingfoot from 'icon:wingfoot';

export { amphora, brokenHeart, cards, claws, clash, deathSkull as losses, die, fireBowl, hoplite, laurel, priest, scroll, temple, trireme };

export const HEROES: Record<string, string> = { achilles: helmet, helen: mirror, heracles: club, perseus: wingfoot };
export const MONSTERS: Record<string, string> = {
  cerberus: hound,
  chimera: lion,
  cyclops,
  hydra,
  medusa,
  minotaur,
  sphinx,
};
export const GODS: Record<string, string> = { zeus: lightning, athena: owl, hermes: caduceus };
export const ATTRIBUTES: Record<string, string> = { leadership: rally, strength: biceps, speed: boots };
export const SYMBOLS: Record<string, string> = { torch, bow, sword, mace, axe, spear, sickle, shield };
export const WAYS: Record<string, string> = { lands: towerFlag, temples: temple, monsters: skull, king: crown };
export const ACTIONS: Record<string, string> = {
  'use-artifacts': amphora,
  prayer,
  'hero-move': boots,
  'hoplite-move': hoplite,
  recruit: horn,
  march: footsteps,
  'build-temple': temple,
  prepare: bandage,
  usurp: throne,
  hunt: archer,
  'build-monument': column,
};
