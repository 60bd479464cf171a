/**
 * One icon for each location, resource, town and kind of hero, the same on map, in town and in panels.
 *
 * What the core box has is here; the rest comes when a table first shows something of it.
 */

import { SvelteMap } from 'svelte/reactivity';
import anvil from 'icon:anvil';
import boot from 'icon:walking-boot';
import campfire from 'icon:campfire';
import capitol from 'icon:capitol';
import castle from 'icon:castle';
import cave from 'icon:cave-entrance';
import cavalry from 'icon:mounted-knight';
import church from 'icon:church';
import coins from 'icon:two-coins';
import compass from 'icon:compass';
import crypt from 'icon:crypt-entrance';
import dragon from 'icon:dragon-head';
import evilTower from 'icon:evil-tower';
import flowers from 'icon:flowers';
import fountain from 'icon:fountain';
import gems from 'icon:gems';
import grail from 'icon:holy-grail';
import hammer from 'icon:claw-hammer';
import heaven from 'icon:heaven-gate';
import helm from 'icon:visored-helm';
import hood from 'icon:warlock-hood';
import horseshoe from 'icon:horseshoe';
import lockedBox from 'icon:locked-box';
import magicGate from 'icon:magic-gate';
import magicPortal from 'icon:magic-portal';
import monk from 'icon:monk-face';
import necromancer from 'icon:crowned-skull';
import hill from 'icon:hills';
import obelisk from 'icon:obelisk';
import overlord from 'icon:overlord-helm';
import palm from 'icon:magic-palm';
import pendant from 'icon:gem-pendant';
import people from 'icon:three-friends';
import rune from 'icon:rune-stone';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:templar-shield';
import skull from 'icon:skull-crossed-bones';
import spellBook from 'icon:spell-book';
import spyglass from 'icon:spyglass';
import staff from 'icon:wizard-staff';
import star from 'icon:star-medal';
import temple from 'icon:greek-temple';
import tomb from 'icon:tombstone';
import tower from 'icon:white-tower';
import trade from 'icon:trade';
import treasure from 'icon:open-treasure-chest';
import tree from 'icon:tree-face';
import village from 'icon:medieval-village-01';
import wall from 'icon:defensive-wall';
import water from 'icon:water-mill';
import well from 'icon:well';
import windmill from 'icon:windmill';
import witch from 'icon:witch-flight';
import wood from 'icon:log';

export { boot, cavalry, compass, grail, hammer, people, skull, spellBook, star, trade };

export const RESOURCES = ['gold', 'building_materials', 'valuables'] as const;
export type Resource = (typeof RESOURCES)[number];
const RESOURCE_ICONS: Record<string, string> = { gold: coins, building_materials: wood, valuables: gems };
export const resourceIcon = (resource: string): string => RESOURCE_ICONS[resource] ?? coins;

const here = new SvelteMap<string, string>(
  Object.entries({
    'location:settlement': village,
    'location:artifact': pendant,
    'location:resource': campfire,
    'location:treasure': treasure,
    'location:fountain_of_youth': fountain,
    'location:water_wheel': water,
    'location:warriors_tomb': tomb,
    'location:temple': temple,
    'location:mystical_garden': flowers,
    'location:pandoras_box': lockedBox,
    'location:learning_stone': rune,
    'location:windmill': windmill,
    'location:shrine_of_magic_incantation': scroll,
    'location:shrine_of_magic_gesture': palm,
    'location:sanctuary': church,
    'location:trading_post': trade,
    'location:stables': horseshoe,
    'location:tree_of_knowledge': tree,
    'location:redwood_observatory': spyglass,
    'location:grail': grail,
    'location:magic_spring': well,
    'location:witch_hut': witch,
    'location:obelisk': obelisk,
    'location:dragon_utopia': dragon,
    'location:astral_gate': magicPortal,
    'location:the_hill': hill,
    'location:portal': magicPortal,
    'location:subterranean_gate': cave,
    'location:monolith_one_way': magicGate,
    'location:monolith_two_way': magicPortal,
    'town:castle': castle,
    'town:dungeon': evilTower,
    'town:necropolis': crypt,
    'class:knight': helm,
    'class:cleric': monk,
    'class:overlord': overlord,
    'class:warlock': hood,
    'class:necromancer': necromancer,
    'class:death_knight': skull,
    'building:city_hall': capitol,
    'building:citadel': wall,
    'building:mage_guild': staff,
    'building:dwelling_bronze': tower,
    'building:dwelling_silver': church,
    'building:dwelling_gold': heaven,
    'building:castle_special_1': shield,
    'building:castle_special_2': anvil,
  }),
);
let asked = false;

/** An icon by kind and slug, empty until it is there. Reading it in a template is enough. */
export function iconOf(kind: 'location' | 'town' | 'class' | 'building', slug: string): string {
  const found = here.get(`${kind}:${slug}`);
  if (found !== undefined) return found;
  if (!asked) {
    asked = true;
    void import('./icons-more').then(
      ({ MORE }) => {
        for (const [key, icon] of Object.entries(MORE)) here.set(key, icon);
      },
      () => (asked = false),
    );
  }
  return '';
}

/** The icon of a building of a faction: its special ones have their own, the others one for all towns. */
export function buildingIcon(faction: string, building: string): string {
  return building.startsWith('special') ? iconOf('building', `${faction}_${building}`) : iconOf('building', building);
}
