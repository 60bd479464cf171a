/** The units of the Inferno town, as icons. */

import daemonSkull from 'icon:daemon-skull';
import devilMask from 'icon:devil-mask';
import fireRay from 'icon:fire-ray';
import flameSpin from 'icon:flame-spin';
import hornedSkull from 'icon:horned-skull';
import hound from 'icon:hound';
import imp from 'icon:imp';

const shelf: Record<string, string> = {
  familiars: imp,
  magogs: fireRay,
  cerberi: hound,
  demons: hornedSkull,
  pit_lords: daemonSkull,
  efreet: flameSpin,
  arch_devils: devilMask,
};

export default shelf;
