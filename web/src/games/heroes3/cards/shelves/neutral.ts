/** The units of no town, as icons. */

import bigWave from 'icon:big-wave';
import boar from 'icon:boar';
import butterfly from 'icon:butterfly';
import camel from 'icon:camel';
import clover from 'icon:clover';
import crystalEye from 'icon:crystal-eye';
import crystalGrowth from 'icon:crystal-growth';
import dragonBreath from 'icon:dragon-breath';
import dragonSpiral from 'icon:dragon-spiral';
import fangs from 'icon:fangs';
import farmer from 'icon:farmer';
import fireSilhouette from 'icon:fire-silhouette';
import highShot from 'icon:high-shot';
import hobbitDwelling from 'icon:hobbit-dwelling';
import hoodedAssassin from 'icon:hooded-assassin';
import metalGolemHead from 'icon:metal-golem-head';
import mummyHead from 'icon:mummy-head';
import panFlute from 'icon:pan-flute';
import robotGolem from 'icon:robot-golem';
import stonePile from 'icon:stone-pile';
import tornado from 'icon:tornado';
import troll from 'icon:troll';
import wizardStaff from 'icon:wizard-staff';

const shelf: Record<string, string> = {
  air_elementals: tornado,
  boars: boar,
  halflings: hobbitDwelling,
  leprechaun: clover,
  peasants: farmer,
  rogues: hoodedAssassin,
  fangarm: fangs,
  fire_elementals: fireSilhouette,
  mummies: mummyHead,
  nomads: camel,
  satyrs: panFlute,
  sharpshooters: highShot,
  steel_golems: robotGolem,
  water_elementals: bigWave,
  diamond_golems: crystalGrowth,
  earth_elementals: stonePile,
  enchanters: wizardStaff,
  gold_golems: metalGolemHead,
  trolls: troll,
  azure_dragons: dragonSpiral,
  crystal_dragons: crystalEye,
  faerie_dragons: butterfly,
  rust_dragons: dragonBreath,
};

export default shelf;
