/** What a screen reader says of a region: whose it is, and what stands in it. */

import type { Player, Stage } from '$board/contract';
import type { LordsOfHellasView } from '$generated/views';
import type { RegionView } from '$generated/view_lords_of_hellas';
import { playerOf } from '../reading';

export function regionLabel(
  view: LordsOfHellasView,
  region: RegionView,
  players: readonly Player[],
  stage: Pick<Stage, 'say' | 'thing'>,
): string {
  const who = (seat: number): string => players[seat]?.name ?? '';
  const parts = [stage.thing('region', region.region)];
  parts.push(
    region.owner === null
      ? stage.say('board-neutral', { population: region.population })
      : stage.say('board-owned', { seat: who(region.owner) }),
  );
  for (const army of region.armies) parts.push(stage.say('board-army', { seat: who(army.seat), hoplites: army.hoplites }));
  for (const seat of region.heroes) parts.push(stage.thing('hero', playerOf(view, seat)?.hero ?? ''));
  for (const monster of region.monsters) parts.push(stage.thing('monster', monster));
  for (const quest of region.quests) parts.push(stage.thing('quest', quest));
  return parts.join(', ');
}
