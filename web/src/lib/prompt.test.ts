import { expect, it } from 'vitest';
import { addressed } from './prompt';

const isMe = (ref: string) => ref === 'faction:red';

it('takes the name of whoever is asked off the front', () => {
  expect(addressed([{ text: 'Jana', ref: 'faction:red' }, { text: ': choose a god, ' }, { text: 'Ares', ref: 'god:ares' }], isMe)).toEqual({
    ref: 'faction:red',
    parts: [{ text: 'Choose a god, ' }, { text: 'Ares', ref: 'god:ares' }],
  });
});

it('leaves every other prompt as it is', () => {
  const others = [{ text: 'Petr', ref: 'faction:blue' }, { text: ': choose a god' }];
  expect(addressed(others, isMe)).toEqual({ ref: null, parts: others });
  const inside = [{ text: 'Jana', ref: 'faction:red' }, { text: ' retreats?' }];
  expect(addressed(inside, isMe)).toEqual({ ref: null, parts: inside });
  expect(addressed([{ text: 'Choose' }], isMe)).toEqual({ ref: null, parts: [{ text: 'Choose' }] });
});
