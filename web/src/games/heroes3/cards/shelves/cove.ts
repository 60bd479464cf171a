/** The units of the Cove town, as icons. */

import blunderbuss from 'icon:blunderbuss';
import mermaid from 'icon:mermaid';
import pirateCaptain from 'icon:pirate-captain';
import seaSerpent from 'icon:sea-serpent';
import tritonHead from 'icon:triton-head';
import vulture from 'icon:vulture';
import witchFace from 'icon:witch-face';

const shelf: Record<string, string> = {
  oceanids: mermaid,
  seamen: pirateCaptain,
  sea_dogs: blunderbuss,
  ayssids: vulture,
  sorceresses: witchFace,
  nix: tritonHead,
  haspids: seaSerpent,
};

export default shelf;
