/** Buttons that were there when the same thing was asked before: a player looks for them, so they stay, grey. */

import type { Message, Option } from '$board/contract';

/** What is asked, whatever its numbers. */
function question(prompt: Message): string {
  const things = Object.entries(prompt.args).filter(([, value]) => typeof value !== 'number');
  return JSON.stringify([prompt.id, things]);
}

/** Actions of one word: buttons that are always in the same place. */
const bare = (options: readonly Option[]): string[] => options.map((option) => option.action).filter((action) => !action.includes(' '));

export class Memory {
  private readonly seen = new Map<string, Set<string>>();

  /** Keep what is on offer, and tell what was on offer to this question before and is not now. */
  missing(prompt: Message, options: readonly Option[]): string[] {
    const key = question(prompt);
    const now = new Set(bare(options));
    const before = this.seen.get(key) ?? new Set<string>();
    this.seen.set(key, new Set([...before, ...now]));
    return [...before].filter((action) => !now.has(action));
  }
}
