/** What has just happened, cut into scenes that are shown one after the other: dice, events, a temple, the end of a battle. */

import type { Message } from '$board/contract';

export interface Scene {
  /** What kind of thing it is about: the name of its first event. */
  kind: string;
  head: Message;
  lines: Message[];
}

/** The events that open a scene. */
const HEADS = new Set([
  'prayed',
  'temple-built',
  'level-built',
  'monster-phase',
  'rolled',
  'monster-appears',
  'evolved',
  'quest-appears',
  'quest-discarded',
  'quest-step',
  'quest-completed',
  'battle-won',
  'battle-called-off',
  'hunt-won',
  'hunt-lost',
  'artifact-gained',
  'activation',
]);

/** Told elsewhere, or to nobody in particular. */
const SILENT = new Set(['turn', 'card-drawn', 'card-seen', 'artifact-seen', 'blessing-seen', 'attack-seen', 'moved', 'hero-moved', 'special', 'draft', 'played', 'passed']);

/** Events after which the lines no longer belong to the scene before. */
const CUTS = new Set(['turn', 'special', 'battle', 'hunt', 'moved', 'hero-moved']);

const nameOf = (message: Message): string => message.id.replace(/^event-/, '');

/** The scenes that a list of events makes; what belongs to none is left to the log. */
export function scenesOf(events: readonly Message[]): Scene[] {
  const scenes: Scene[] = [];
  let open: Scene | null = null;
  for (const event of events) {
    const name = nameOf(event);
    if (HEADS.has(name) && !(open && belongs(open.kind, name))) {
      open = { kind: name, head: event, lines: [] };
      scenes.push(open);
    } else if (CUTS.has(name)) open = null;
    else if (open && !SILENT.has(name)) open.lines.push(event);
  }
  return scenes;
}

/** An artifact won in a hunt or by a quest is part of that. */
function belongs(kind: string, name: string): boolean {
  if (name === 'artifact-gained') return true;
  return kind === 'level-built' && name === 'activation';
}
