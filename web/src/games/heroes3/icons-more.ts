/** What only tables with more than the core box show. */

import ancient from 'icon:ancient-columns';
import anchor from 'icon:anchor';
import astrolabe from 'icon:astrolabe';
import barbarian from 'icon:barbarian';
import barrel from 'icon:barrel';
import beast from 'icon:beast-eye';
import bookshelf from 'icon:bookshelf';
import buoy from 'icon:buoy';
import cage from 'icon:bird-cage';
import catapult from 'icon:catapult';
import chest from 'icon:locked-chest';
import crate from 'icon:wooden-crate';
import cyclops from 'icon:cyclops';
import devil from 'icon:devil-mask';
import elf from 'icon:elf-helmet';
import elven from 'icon:elven-castle';
import fairy from 'icon:fairy';
import forest from 'icon:forest';
import fort from 'icon:hill-fort';
import gate from 'icon:temple-gate';
import graduate from 'icon:graduate-cap';
import grave from 'icon:hasty-grave';
import harbor from 'icon:harbor-dock';
import hooded from 'icon:hooded-figure';
import horned from 'icon:horned-helm';
import imp from 'icon:imp';
import imprisoned from 'icon:imprisoned';
import knowledge from 'icon:classical-knowledge';
import lizard from 'icon:lizardman';
import mermaid from 'icon:mermaid';
import oak from 'icon:oak';
import orc from 'icon:orc-head';
import pagoda from 'icon:pagoda';
import pirate from 'icon:pirate-captain';
import pirateHat from 'icon:pirate-hat';
import planks from 'icon:planks';
import portal from 'icon:portal';
import profit from 'icon:profit';
import quill from 'icon:quill';
import raise from 'icon:raise-zombie';
import ring from 'icon:life-buoy';
import sands from 'icon:sands-of-time';
import scales from 'icon:scales';
import shipwreck from 'icon:ship-wreck';
import sinking from 'icon:sinking-ship';
import sparks from 'icon:spark-spirit';
import storm from 'icon:lightning-tree';
import swamp from 'icon:swamp';
import tavern from 'icon:tavern-sign';
import tied from 'icon:tied-scroll';
import totem from 'icon:totem-head';
import triorb from 'icon:triorb';
import triton from 'icon:triton-head';
import village from 'icon:huts-village';
import volcano from 'icon:volcano';
import well from 'icon:well';
import witch from 'icon:witch-face';
import wizard from 'icon:wizard-face';

export const MORE: Record<string, string> = {
  'location:library': bookshelf,
  'location:black_market': hooded,
  'location:tavern': tavern,
  'location:war_machine_factory': catapult,
  'location:market_of_time': sands,
  'location:hill_fort': fort,
  'location:prison': imprisoned,
  'location:scholar': graduate,
  'location:university': knowledge,
  'location:star_axis': astrolabe,
  'location:random_town': elven,
  'location:spell_scroll': tied,
  'location:faerie_ring': fairy,
  'location:elemental_conflux': triorb,
  'location:grave': grave,
  'location:cyclops_stockpile': cyclops,
  'location:temple_of_the_sea': triton,
  'location:sea_barrel': barrel,
  'location:shipwreck_survivor': ring,
  'location:shipwreck': shipwreck,
  'location:flotsam': planks,
  'location:buoy': buoy,
  'location:mermaid': mermaid,
  'location:derelict_ship': sinking,
  'location:jetsam': crate,
  'location:sea_chest': chest,
  'town:tower': ancient,
  'town:rampart': forest,
  'town:fortress': swamp,
  'town:inferno': volcano,
  'town:stronghold': village,
  'town:conflux': pagoda,
  'town:cove': harbor,
  'class:alchemist': graduate,
  'class:wizard': wizard,
  'class:ranger': elf,
  'class:druid': oak,
  'class:beastmaster': lizard,
  'class:witch': witch,
  'class:demoniac': devil,
  'class:heretic': imp,
  'class:barbarian': barbarian,
  'class:battle_mage': orc,
  'class:planeswalker': sparks,
  'class:elementalist': triorb,
  'class:captain': pirate,
  'class:navigator': pirateHat,
  'building:dungeon_special_1': portal,
  'building:dungeon_special_2': triorb,
  'building:necropolis_special_1': hooded,
  'building:necropolis_special_2': raise,
  'building:tower_special_1': scales,
  'building:tower_special_2': quill,
  'building:rampart_special_1': well,
  'building:rampart_special_2': oak,
  'building:fortress_special_1': totem,
  'building:fortress_special_2': cage,
  'building:inferno_special_1': gate,
  'building:inferno_special_2': storm,
  'building:stronghold_special_1': horned,
  'building:stronghold_special_2': profit,
  'building:conflux_special_1': bookshelf,
  'building:conflux_special_2': sparks,
  'building:cove_special_1': beast,
  'building:cove_special_2': anchor,
};
