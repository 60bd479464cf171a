/** The statues of the three gods in five pieces, from the plinth up, in a box of 72 by 104. */

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

interface Shape {
  d?: string;
  /** A circle: centre and radius. */
  c?: readonly [number, number, number];
  /** `lit` glows, `fine` is an engraved line, `staff` a thin thing held. */
  kind?: 'lit' | 'fine' | 'staff';
}
type Piece = readonly Shape[];

const PLINTH: Piece = [{ d: 'M4 104h64v-8h-6v-7H10v7H4z' }];
const ROBE: Piece = [
  { d: 'M20 89Q25 74 27 61H45Q47 74 52 89z' },
  { d: 'M26 88q4-13 5-25M33 88q1-13 1-25M39 88q-1-13-1-25M46 88q-4-13-5-25', kind: 'fine' },
];
const CHEST: Piece = [
  { d: 'M27 61Q25 54 19 51Q15 46 19 41Q25 37 32 37V32H40V37Q47 37 53 41Q57 46 53 51Q47 54 45 61z' },
  { d: 'M27 58h18M20 43q16 13 32 0M36 52v6', kind: 'fine' },
  { c: [36, 47, 3.2], kind: 'lit' },
];
const FACE: Shape = { d: 'M29 30a7 8 0 0 1 14 0q0 9-7 11q-7-2-7-11z' };

export const STATUES: Record<string, readonly Piece[]> = {
  zeus: [
    PLINTH,
    ROBE,
    CHEST,
    [
      { d: 'M21 42L9 34l1-12 6 0 0 9 10 6zM51 41l11 8-2 14-6-1 1-9-8-5z' },
      { d: 'M14 2L4 15h6l-4 11 12-15h-6l5-9z', kind: 'lit' },
      { d: 'M58 34v54', kind: 'fine' },
    ],
    [FACE, { d: 'M27 20l3 4 3-7 3 7 3-7 3 7 3-4-2 8H29z', kind: 'lit' }],
  ],
  athena: [
    PLINTH,
    ROBE,
    CHEST,
    [
      { d: 'M21 42L8 48l2 6 13-5zM51 41l7 10-5 4-5-7z' },
      { d: 'M8 10v78', kind: 'staff' },
      { d: 'M8 2l4 11H4z', kind: 'lit' },
      { c: [57, 62, 13] },
      { c: [57, 62, 7], kind: 'fine' },
    ],
    [FACE, { d: 'M26 26q2-13 12-14q10 1 10 16q-4-9-10-9q-7 0-8 8z', kind: 'lit' }],
  ],
  hermes: [
    PLINTH,
    ROBE,
    CHEST,
    [
      { d: 'M21 42l-9 14 5 3 8-11zM51 41l9 6-3 8-8-6z' },
      { d: 'M60 16v56', kind: 'staff' },
      { d: 'M60 14q-10-8-14-4q6 0 7 5q4 2 7-1q3 3 7 1q1-5 5-5q-3-5-12 4z', kind: 'lit' },
      { d: 'M55 26q10 6 0 12q-8 6 5 12M65 26q-10 6 0 12q8 6-5 12', kind: 'fine' },
    ],
    [FACE, { d: 'M26 24h20q-1-8-10-8t-10 8zM26 22q-8-2-9-9q7 1 10 5zM46 22q8-2 9-9q-7 1-10 5z', kind: 'lit' }],
  ],
};
