import { describe, expect, it } from 'vitest';
import type { Update } from '$generated/api';
import { entryOf, kept, lastActionOf, latest, momentOf, NOTHING, told, turns } from './story';

let n = 0;
const event = (id: string) => ({ id, args: {}, rule: '' });
function update(kind: Update['kind'], more: Partial<Update> = {}): Update {
  n += 1;
  return { n, at: n, kind, seat: null, by: '', action: null, do: null, events: [], what: '', text: '', places: null, table: null, ...more };
}
const act = (seat: number, action: number, ...ids: string[]) => update('action', { seat, action, events: ids.map(event) });

describe('the story of a table', () => {
  it('takes each update once, whatever comes twice', () => {
    n = 0;
    const updates = [update('created'), act(0, 1, 'event-a'), act(1, 2, 'event-b')];
    const story = told(told(NOTHING, updates.slice(0, 2)), updates);
    expect(story.last).toBe(3);
    expect(story.entries.map((entry) => entry.action)).toEqual([null, 1, 2]);
  });

  it('takes out what was undone and moves the later actions up', () => {
    n = 0;
    const story = told(NOTHING, [act(0, 1, 'event-a'), act(1, 2, 'event-b'), update('undo', { seat: 0, action: 1 }), act(0, 2, 'event-c')]);
    expect(story.entries.map((entry) => [entry.seat, entry.action])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    expect(lastActionOf(story.entries, 0)).toBe(2);
    expect(entryOf(story.entries, 1)?.seat).toBe(1);
  });

  it('finds the moment of a line', () => {
    n = 0;
    const story = told(NOTHING, [update('started'), act(0, 1), update('chat'), act(1, 2)]);
    expect(story.entries.map((entry) => momentOf(story.entries, entry.n))).toEqual([0, 1, 1, 2]);
  });
});

describe('turns', () => {
  it('go together while one seat acts, and a new round opens a section', () => {
    n = 0;
    const { entries } = told(NOTHING, [
      update('started', { events: [event('event-round'), event('event-weather')] }),
      act(0, 1, 'event-a'),
      act(0, 2, 'event-b'),
      act(1, 3, 'event-c', 'event-round', 'event-d'),
      update('chat', { text: 'hi' }),
    ]);
    expect(turns(entries).map((turn) => [turn.section?.id ?? null, turn.seat, turn.entries.flatMap((e) => e.events.map((x) => x.id))])).toEqual([
      [null, null, []],
      ['event-round', null, []],
      [null, null, ['event-weather']],
      [null, 0, ['event-a', 'event-b']],
      [null, 1, ['event-c']],
      ['event-round', null, []],
      [null, null, ['event-d']],
    ]);
  });

  it('tell once that the game begins, before anything else', () => {
    n = 0;
    const { entries } = told(NOTHING, [
      update('started', { events: [event('event-deal'), event('event-round'), event('event-weather'), event('event-round')] }),
    ]);
    const pieces = turns(entries).flatMap((turn) => turn.entries.map((entry) => [entry.kind, entry.events.map((each) => each.id)]));
    expect(pieces).toEqual([
      ['started', []],
      ['action', ['event-deal']],
      ['action', ['event-weather']],
    ]);
  });

  it('stay the same ones while nothing in them changes', () => {
    n = 0;
    const first = told(NOTHING, [act(0, 1, 'event-a'), act(1, 2, 'event-b')]);
    const before = turns(first.entries);
    const more = kept(before, turns(told(first, [act(1, 3, 'event-c'), act(0, 4, 'event-d')]).entries));
    expect(more.map((turn) => turn === before.find((old) => old.key === turn.key))).toEqual([true, false, false]);
    expect(more[1]?.entries[0]).toBe(before[1]?.entries[0]);
    expect(more[1]?.entries.map((entry) => entry.action)).toEqual([2, 3]);
    const undone = kept(more, turns(told(first, [act(1, 3, 'event-c'), update('undo', { seat: 0, action: 1 })]).entries));
    expect(undone.flatMap((turn) => turn.entries.map((entry) => entry.action))).toEqual([1, 2]);
  });

  it('change where the same update tells another seat something else', () => {
    const updates = (id: string) => [{ ...act(0, 1, id), n: 1 }];
    const before = turns(told(NOTHING, updates('event-a')).entries);
    const after = kept(before, turns(told(NOTHING, updates('event-b')).entries));
    expect(after[0]?.entries[0]?.events[0]?.id).toBe('event-b');
  });
});

describe('the latest lines', () => {
  it('cuts a long turn, and shows what is looked at whole', () => {
    n = 0;
    const all = turns(told(NOTHING, [act(0, 1, 'event-a'), act(1, 2, 'event-b'), act(1, 3, 'event-c'), act(1, 4, 'event-d')]).entries);
    const told3 = (lines: number, least?: number) => latest(all, lines, least).map(({ turn, from }) => [turn.seat, from]);
    expect(told3(2)).toEqual([[1, 1]]);
    expect(told3(3)).toEqual([[1, 0]]);
    expect(told3(9)).toEqual([[0, 0], [1, 0]]);
    expect(told3(1, 0)).toEqual([[0, 0], [1, 0]]);
    expect(latest(all, 9)[0]).toBe(latest(all, 9)[0]);
  });
});
