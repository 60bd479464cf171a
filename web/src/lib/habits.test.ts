import { describe, expect, it } from 'vitest';
import type { Message, Option } from '$board/contract';
import { habitFor, next, type Question } from './habits';

const option = (action: string): Option => {
  const [verb, ...words] = action.split(' ');
  return { action, label: { id: `verb-${verb}`, args: Object.fromEntries(words.map((word, i) => [String(i), ['card', word]])), rule: '' }, refs: words.map((word) => `card:${word}`) };
};
const prompt = (id: string, args: Message['args'] = {}): Message => ({ id, args, rule: '' });
const ask = (id: string, actions: string[], more: Partial<Question> = {}): Question => ({
  prompt: prompt(id),
  options: actions.map(option),
  others: [],
  mayUndo: false,
  ...more,
});

describe('what can be made a habit', () => {
  it('is passing, where something else could be done too', () => {
    const habit = habitFor(ask('prompt-play', ['play owl', 'pass']));
    expect(habit).toMatchObject({ kind: 'pass', action: 'pass', prompt: 'prompt-play' });
  });

  it('is taking the only choice', () => {
    expect(habitFor(ask('prompt-roll', ['roll hydra']))).toMatchObject({ kind: 'only', prompt: 'prompt-roll' });
  });

  it('is never what gives something up, ends what could be undone, or has a thing to choose', () => {
    expect(habitFor(ask('prompt-fight', ['retreat']), [], ['retreat'])).toBeNull();
    expect(habitFor(ask('prompt-turn', ['end-turn'], { mayUndo: true }))).toBeNull();
    expect(habitFor(ask('prompt-play', ['pass owl', 'play owl']))).toBeNull();
    expect(habitFor(ask('prompt-turn', ['end-turn', 'build']))).toBeNull();
  });

  it('is what a game calls passing', () => {
    expect(habitFor(ask('prompt-window', ['stay', 'play owl']), ['stay'])).toMatchObject({ kind: 'pass', action: 'stay' });
  });
});

describe('passing until something changes', () => {
  const habit = habitFor(ask('prompt-play', ['play owl', 'pass']))!;

  it('passes while the very same is asked', () => {
    expect(next(habit, ask('prompt-play', ['pass', 'play owl']))).toBe('pass');
  });

  it('ends when another card, another figure in the prompt or another question comes', () => {
    expect(next(habit, ask('prompt-play', ['play owl', 'play boar', 'pass']))).toBe('end');
    expect(next(habit, { ...ask('prompt-play', ['play owl', 'pass']), prompt: prompt('prompt-play', { strength: 7 }) })).toBe('end');
    expect(next(habit, ask('prompt-turn', ['march', 'pass']))).toBe('end');
    expect(next(habit, ask('prompt-play', ['play owl', 'pass'], { others: [option('use horn')] }))).toBe('end');
  });
});

describe('taking the only choice', () => {
  const habit = habitFor(ask('prompt-roll', ['roll hydra']))!;

  it('takes whatever is the only one, for this question alone', () => {
    expect(next(habit, ask('prompt-roll', ['roll medusa']))).toBe('roll medusa');
    expect(next(habit, ask('prompt-roll', ['roll medusa', 'roll hydra']))).toBe('ask');
    expect(next(habit, ask('prompt-other', ['go']))).toBe('ask');
  });

  it('asks where something could still be taken back or done besides', () => {
    expect(next(habit, ask('prompt-roll', ['roll medusa'], { mayUndo: true }))).toBe('ask');
    expect(next(habit, ask('prompt-roll', ['roll medusa'], { others: [option('use horn')] }))).toBe('ask');
  });
});
