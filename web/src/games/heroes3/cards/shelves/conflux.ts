/** The units of the Conflux town, as icons. */

import burningEmbers from 'icon:burning-embers';
import energise from 'icon:energise';
import fairy from 'icon:fairy';
import iceGolem from 'icon:ice-golem';
import lava from 'icon:lava';
import lightningStorm from 'icon:lightning-storm';
import magicSwirl from 'icon:magic-swirl';

const shelf: Record<string, string> = {
  sprites: fairy,
  storm_elementals: lightningStorm,
  ice_elementals: iceGolem,
  energy_elementals: energise,
  magma_elementals: lava,
  magic_elementals: magicSwirl,
  phoenixes: burningEmbers,
};

export default shelf;
