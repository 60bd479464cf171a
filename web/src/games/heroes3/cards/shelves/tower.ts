/** The units of the Tower town, as icons. */

import djinn from 'icon:djinn';
import gargoyle from 'icon:gargoyle';
import impLaugh from 'icon:imp-laugh';
import lightningHelix from 'icon:lightning-helix';
import rockGolem from 'icon:rock-golem';
import snakeTotem from 'icon:snake-totem';
import wizardFace from 'icon:wizard-face';

const shelf: Record<string, string> = {
  gremlins: impLaugh,
  gargoyles: gargoyle,
  iron_golems: rockGolem,
  magi: wizardFace,
  genies: djinn,
  nagas: snakeTotem,
  titans: lightningHelix,
};

export default shelf;
