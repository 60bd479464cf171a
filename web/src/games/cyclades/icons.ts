/** Which icon stands for what, the same on the board, in the panels and in the picture. */

import academy from 'icon:scroll-unfurled';
import amphora from 'icon:amphora';
import anchor from 'icon:anchor';
import axe from 'icon:battle-axe';
import bust from 'icon:philosopher-bust';
import coins from 'icon:two-coins';
import cornucopia from 'icon:cornucopia';
import cowled from 'icon:cowled';
import crown from 'icon:queen-crown';
import cyclops from 'icon:cyclops';
import deck from 'icon:card-draw';
import deku from 'icon:deku-tree';
import eye from 'icon:eyeball';
import fairy from 'icon:fairy';
import flute from 'icon:pan-flute';
import giant from 'icon:giant';
import goldStack from 'icon:gold-stack';
import griffin from 'icon:griffin-symbol';
import harpy from 'icon:harpy';
import helmet from 'icon:spartan-helmet';
import hired from 'icon:gauls-helm';
import horse from 'icon:trojan-horse';
import hound from 'icon:hound';
import hydra from 'icon:hydra';
import lightning from 'icon:heavy-lightning';
import lion from 'icon:lion';
import lyre from 'icon:lyre';
import medusa from 'icon:medusa-head';
import minotaur from 'icon:minotaur';
import necklace from 'icon:pearl-necklace';
import octopus from 'icon:octopus';
import owl from 'icon:owl';
import pegasus from 'icon:pegasus';
import priestess from 'icon:sun-priest';
import ram from 'icon:ram-profile';
import shield from 'icon:round-shield';
import spartan from 'icon:spartan';
import sphinx from 'icon:greek-sphinx';
import swords from 'icon:crossed-swords';
import temple from 'icon:greek-temple';
import thrower from 'icon:throwing-ball';
import tower from 'icon:white-tower';
import trident from 'icon:trident';
import trireme from 'icon:trireme';
import wingfoot from 'icon:wingfoot';

export const GODS: Record<string, string> = {
  athena: owl,
  zeus: lightning,
  poseidon: trident,
  ares: swords,
  hera: crown,
  apollo: lyre,
};

export const BUILDINGS: Record<string, string> = { port: anchor, fortress: tower, temple, academy };

export const CREATURES: Record<string, string> = {
  charon: cowled,
  chimera: lion,
  dryad: deku,
  graeae: eye,
  griffin,
  harpy,
  cyclops,
  giant,
  pegasus,
  satyr: flute,
  sphinx,
  sylph: fairy,
  hydra,
  cerberus: hound,
  kraken: octopus,
  medusa,
  minotaur,
  polyphemus: thrower,
};

export const HEROES: Record<string, string> = {
  ajax: shield,
  hector: spartan,
  helen: necklace,
  jason: ram,
  croesus: goldStack,
  odysseus: horse,
  pandora: amphora,
  penthesilea: axe,
  perseus: wingfoot,
};

/** What a god gives for free. */
export const GAINS: Record<string, string> = {
  philosopher: bust,
  priestess,
  ship: trireme,
  soldier: helmet,
  mercenary: hired,
  gold: coins,
};

/** White houses around a dome: a metropolis, drawn by ourselves in the box of the icons. */
export const METROPOLIS =
  '<path fill="currentColor" d="M256 40a20 20 0 0 1 20 20v22c52 9 92 54 92 108v26h-224v-26c0-54 40-99 92-108V60a20 20 0 0 1 20-20zM128 240h256v84h-56v-28a24 24 0 0 0-48 0v28h-48v-28a24 24 0 0 0-48 0v28h-56zM32 312h72v36h304v-36h72v144H304v-52a48 48 0 0 0-96 0v52H32zm40 48v40h40v-40zm328 0v40h40v-40z"/>';

export {
  bust as philosopher,
  coins,
  cornucopia,
  deck,
  helmet as soldier,
  hired as mercenary,
  priestess,
  swords,
  trireme as ship,
};
