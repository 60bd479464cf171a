/** The units of the Rampart town, as icons. */

import centaur from 'icon:centaur';
import dwarfFace from 'icon:dwarf-face';
import pegasus from 'icon:pegasus';
import seaDragon from 'icon:sea-dragon';
import treeFace from 'icon:tree-face';
import unicorn from 'icon:unicorn';
import womanElfFace from 'icon:woman-elf-face';

const shelf: Record<string, string> = {
  centaurs: centaur,
  dwarves: dwarfFace,
  elves: womanElfFace,
  pegasi: pegasus,
  dendroids: treeFace,
  unicorns: unicorn,
  gold_dragons: seaDragon,
};

export default shelf;
