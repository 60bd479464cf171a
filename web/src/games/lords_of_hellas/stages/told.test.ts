import { describe, expect, it } from 'vitest';
import type { Message } from '$board/contract';
import { scenesOf } from './told';

const event = (name: string, args: Message['args'] = {}): Message => ({ id: `event-${name}`, args, rule: '' });
const kinds = (...names: string[]) => scenesOf(names.map((name) => event(name))).map((scene) => [scene.kind, ...scene.lines.map((line) => line.id.slice(6))]);

describe('scenes', () => {
  it('shows each roll of the monster die with what follows from it', () => {
    expect(kinds('monster-phase', 'rolled', 'monster-moved', 'rolled', 'region-attack', 'hoplites-died', 'evolved')).toEqual([
      ['monster-phase'],
      ['rolled', 'monster-moved'],
      ['rolled', 'region-attack', 'hoplites-died'],
      ['evolved'],
    ]);
  });

  it('tells what a monument brings as one scene', () => {
    expect(kinds('special', 'level-built', 'activation', 'renewal', 'priests-gained')).toEqual([['level-built', 'activation', 'renewal', 'priests-gained']]);
  });

  it('ends a scene with the next turn and leaves the rest to the log', () => {
    expect(kinds('temple-built', 'priests-gained', 'turn', 'attribute-raised', 'moved')).toEqual([['temple-built', 'priests-gained']]);
    expect(kinds('moved', 'recruited', 'fortified')).toEqual([]);
  });

  it('never tells what one seat alone has heard', () => {
    expect(kinds('hunt-lost', 'card-drawn', 'injured')).toEqual([['hunt-lost', 'injured']]);
  });
});
