/** Which stage is on: what the table is busy with beside the map. */

import type { Option } from '$board/contract';
import type { LordsOfHellasView } from '$generated/views';

export type StageName = 'battle' | 'hunt' | 'draft' | 'artifacts' | 'peek' | 'quest' | 'prayer' | 'temple' | 'monument' | 'monsters' | 'hero';

/** The choices that have a stage of their own for whoever is asked, by the verb of an option. */
const ASKED: Record<string, StageName> = {
  'start-quest': 'quest',
  'use-power': 'prayer',
  'build-temple': 'temple',
  'add-level': 'monument',
  roll: 'monsters',
  'move-monster': 'monsters',
  'region-attack': 'monsters',
  'attack-region': 'monsters',
  'draw-card': 'hero',
  heal: 'hero',
  raise: 'hero',
  injure: 'hero',
};

/** The stage that the position, or the question one is asked, calls for; null while there is none. */
export function stageOn(view: LordsOfHellasView, options: readonly Option[] = []): StageName | null {
  if (view.phase === 'over') return null;
  if (view.battle) return 'battle';
  if (view.hunt) return 'hunt';
  if (view.draft_count > 0) return 'draft';
  if (view.looked_count > 0) return 'artifacts';
  if (view.peeked_count > 0) return 'peek';
  for (const { action } of options) {
    const asked = ASKED[action.split(' ', 1)[0] ?? ''];
    if (asked && (asked !== 'prayer' || view.prayed_to !== null)) return asked;
  }
  return null;
}
