import { expect, it } from 'vitest';
import { blocks } from './prose';

it('reads paragraphs, lists, bold words and ids of rules', () => {
  const known = (key: string) => key === 'HW-NEUTRAL-01';
  expect(blocks('A **worker** is\nhere (HW-NEUTRAL-01, HW-NONE-01).\n\n- one\n- *two*', known)).toEqual([
    {
      paragraph: [
        { text: 'A ' },
        { text: 'worker', strong: true },
        { text: ' is here (' },
        { text: 'HW-NEUTRAL-01', rule: 'HW-NEUTRAL-01' },
        { text: ', HW-NONE-01).' },
      ],
    },
    { list: [[{ text: 'one' }], [{ text: 'two', em: true }]] },
  ]);
});

it('finds ids of one letter and leaves hyphenated capitals that are no rule', () => {
  const known = (key: string) => key === 'R-02';
  expect(blocks('In the order of R-02, not of UV-A.', known)).toEqual([
    { paragraph: [{ text: 'In the order of ' }, { text: 'R-02', rule: 'R-02' }, { text: ', not of UV-A.' }] },
  ]);
});
