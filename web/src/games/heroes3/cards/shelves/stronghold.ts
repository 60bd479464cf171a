/** The units of the Stronghold town, as icons. */

import beastEye from 'icon:beast-eye';
import cyclops from 'icon:cyclops';
import goblinHead from 'icon:goblin-head';
import ogre from 'icon:ogre';
import orcHead from 'icon:orc-head';
import thunderStruck from 'icon:thunder-struck';
import wolfHead from 'icon:wolf-head';

const shelf: Record<string, string> = {
  goblins: goblinHead,
  wolf_raiders: wolfHead,
  orcs: orcHead,
  ogres: ogre,
  thunderbirds: thunderStruck,
  cyclopes: cyclops,
  behemoths: beastEye,
};

export default shelf;
