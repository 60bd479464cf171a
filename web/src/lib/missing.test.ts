import { describe, expect, it } from 'vitest';
import type { Message, Option } from '$board/contract';
import { Memory } from './missing';

const prompt = (id: string, args: Message['args'] = {}): Message => ({ id, args, rule: '' });
const offer = (...actions: string[]): Option[] => actions.map((action) => ({ action, label: prompt(`verb-${action}`), refs: [] }));

describe('what was on offer before', () => {
  it('is missed when the same is asked again', () => {
    const memory = new Memory();
    expect(memory.missing(prompt('act', { left: 3 }), offer('rest', 'swear', 'sell 1'))).toEqual([]);
    expect(memory.missing(prompt('act', { left: 2 }), offer('rest'))).toEqual(['swear']);
    expect(memory.missing(prompt('act', { left: 1 }), offer('swear'))).toEqual(['rest']);
  });

  it('is not missed when something else is asked', () => {
    const memory = new Memory();
    memory.missing(prompt('act', { god: ['god', 'ares'] }), offer('buy'));
    expect(memory.missing(prompt('act', { god: ['god', 'zeus'] }), offer('end'))).toEqual([]);
    expect(memory.missing(prompt('bid'), offer())).toEqual([]);
  });
});
