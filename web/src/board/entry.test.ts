import { expect, it } from 'vitest';
import { faceOf } from './entry';

const entry = (text: string) => ({ key: 'card:x', title: 'X', chapter: '', text });

it('takes a card apart into its kind, what it does and its labelled effects', () => {
  const text = '*Fire, expert, activation.*\n\nBurns two spaces.\n\n- **Power 0/2/4:** Damage 1/2/3.';
  expect(faceOf(entry(text))).toEqual({
    title: 'X',
    kind: 'Fire, expert, activation',
    lead: 'Burns two spaces.',
    effects: [{ label: 'Power 0/2/4', text: 'Damage 1/2/3.' }],
  });
});

it('keeps basic and expert effect apart and shows no ids of rules', () => {
  const face = faceOf(entry('*Ability.*\n\n- **Basic, on the map:** Draw units (H3-TOWN-05).\n- **Expert:** Skip the *combat*.'));
  expect(face.effects).toEqual([
    { label: 'Basic, on the map', text: 'Draw units.' },
    { label: 'Expert', text: 'Skip the combat.' },
  ]);
});

it('reads an entry without a line of its kind', () => {
  expect(faceOf(entry('Gold, flying. **Few**: attack 4.'))).toMatchObject({ kind: '', lead: 'Gold, flying. Few: attack 4.', effects: [] });
});
