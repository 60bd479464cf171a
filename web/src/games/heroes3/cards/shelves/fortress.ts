/** The units of the Fortress town, as icons. */

import bull from 'icon:bull';
import dragonfly from 'icon:dragonfly';
import flail from 'icon:flail';
import gecko from 'icon:gecko';
import hydra from 'icon:hydra';
import lizardman from 'icon:lizardman';
import wyvern from 'icon:wyvern';

const shelf: Record<string, string> = {
  gnolls: flail,
  lizardmen: lizardman,
  dragon_flies: dragonfly,
  basilisks: gecko,
  gorgons: bull,
  wyverns: wyvern,
  hydras: hydra,
};

export default shelf;
