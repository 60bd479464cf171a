/** The units of the Necropolis town, as icons. */

import crownedSkull from 'icon:crowned-skull';
import dinosaurBones from 'icon:dinosaur-bones';
import mountedKnight from 'icon:mounted-knight';
import shamblingZombie from 'icon:shambling-zombie';
import skeleton from 'icon:skeleton';
import spectre from 'icon:spectre';
import vampireDracula from 'icon:vampire-dracula';

const shelf: Record<string, string> = {
  skeletons: skeleton,
  zombies: shamblingZombie,
  wraiths: spectre,
  vampires: vampireDracula,
  liches: crownedSkull,
  dread_knights: mountedKnight,
  ghost_dragons: dinosaurBones,
};

export default shelf;
