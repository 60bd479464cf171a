import { describe, expect, it } from 'vitest';
import { doubtful, origins } from './marks';

const mark = (name: string) => ({ mark: name, label: name.toUpperCase(), text: '', correct: '' });

describe('marks', () => {
  it('counts entries by origin, what is ours first', () => {
    const entries = [{ marks: [mark('rulebook')] }, { marks: [mark('own'), mark('own'), mark('rulebook')] }, { marks: [mark('ruling')] }];
    expect(origins(entries).map(({ mark, label, count }) => [mark, label, count])).toEqual([
      ['own', 'OWN', 1],
      ['ruling', 'RULING', 1],
      ['rulebook', 'RULEBOOK', 2],
    ]);
  });

  it('shows unasked what is ours', () => {
    expect(['own', 'unsure', 'ruling', 'faq', 'printed', 'rulebook'].filter((name) => doubtful(mark(name)))).toEqual(['own', 'unsure', 'ruling']);
  });
});
