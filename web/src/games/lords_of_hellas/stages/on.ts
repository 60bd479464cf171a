/** Which stage is on: what the table is busy with beside the map. */

import type { LordsOfHellasView } from '$generated/views';

export type StageName = 'battle' | 'hunt' | 'draft' | 'artifacts' | 'peek';

/** The stage that the position itself asks for, null while there is none. What the table has just seen (dice, a temple) is told by events. */
export function stageOn(view: LordsOfHellasView): StageName | null {
  if (view.battle) return 'battle';
  if (view.hunt) return 'hunt';
  if (view.draft_count > 0) return 'draft';
  if (view.looked_count > 0) return 'artifacts';
  if (view.peeked_count > 0) return 'peek';
  return null;
}
