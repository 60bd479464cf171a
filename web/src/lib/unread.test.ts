import { describe, expect, it } from 'vitest';
import type { Entry } from './story';
import { unread } from './unread';

const line = (n: number, seat: number | null, by: string): Entry => ({
  n,
  at: n,
  kind: 'chat',
  seat,
  by,
  action: null,
  do: null,
  events: [],
  what: '',
  text: 'hello',
  table: null,
});

describe('unread lines of the chat', () => {
  const lines = [line(1, 1, 'Petr'), line(2, 0, 'Jana'), line(3, null, 'Eva'), line(4, 1, 'Petr')];

  it('are those of others after the last one seen', () => {
    expect(unread(lines, 0, [0], 'Jana')).toBe(3);
    expect(unread(lines, 3, [0], 'Jana')).toBe(1);
    expect(unread(lines, 4, [0], 'Jana')).toBe(0);
  });

  it('are never one\'s own, seated or watching', () => {
    expect(unread([line(5, 0, 'Jana')], 0, [0], 'Jana')).toBe(0);
    expect(unread([line(5, null, 'Eva')], 0, [], 'Eva')).toBe(0);
    expect(unread([line(5, 0, 'Petr'), line(6, 1, 'Jana')], 0, [0, 1], 'Jana')).toBe(0);
  });
});
