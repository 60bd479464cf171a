/** The units of the Dungeon town, as icons. */

import behold from 'icon:behold';
import harpy from 'icon:harpy';
import medusaHead from 'icon:medusa-head';
import minotaur from 'icon:minotaur';
import scorpionTail from 'icon:scorpion-tail';
import spikedDragonHead from 'icon:spiked-dragon-head';
import troglodyte from 'icon:troglodyte';

const shelf: Record<string, string> = {
  troglodytes: troglodyte,
  harpies: harpy,
  evil_eyes: behold,
  medusas: medusaHead,
  minotaurs: minotaur,
  manticores: scorpionTail,
  black_dragons: spikedDragonHead,
};

export default shelf;
