/** The units of the Castle town, as icons. */

import angelWings from 'icon:angel-wings';
import cavalry from 'icon:cavalry';
import crossbow from 'icon:crossbow';
import griffinSymbol from 'icon:griffin-symbol';
import prayer from 'icon:prayer';
import sharpHalberd from 'icon:sharp-halberd';
import swordman from 'icon:swordman';

const shelf: Record<string, string> = {
  halberdiers: sharpHalberd,
  marksmen: crossbow,
  griffins: griffinSymbol,
  crusaders: swordman,
  zealots: prayer,
  champions: cavalry,
  archangels: angelWings,
};

export default shelf;
