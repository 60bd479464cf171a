/** The colours of players. Each comes with an emblem, so that colour is never the only sign. */

import type { ColourName, Player } from './contract';

export const COLOURS: readonly ColourName[] = ['red', 'blue', 'green', 'yellow', 'purple', 'black', 'orange', 'white'];

/** The emblem of each colour in a 24 x 24 box. */
export const EMBLEMS: Record<ColourName, string> = {
  red: 'M12 2.5 20.5 12 12 21.5 3.5 12Z',
  blue: 'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17Z',
  green: 'M12 3 21.5 20H2.5Z',
  yellow: 'm12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7Z',
  purple: 'M8.5 3h7v5.5H21v7h-5.5V21h-7v-5.500H3v-7h5.500Z',
  black: 'M4 4h16v16H4Z',
  orange: 'M12 2.500 20.500 7.250v9.500L12 21.500 3.500 16.750v-9.500Z',
  white: 'M15.500 3A9.500 9.500 0 1 0 21 14.500A7.800 7.800 0 0 1 15.500 3Z',
};

/** `var(--red)`, or with a part: `-ink` for text on it, `-line` for lines and text on paper. */
export function colourVar(colour: ColourName, part: '' | 'ink' | 'line' = ''): string {
  return `var(--${colour}${part ? `-${part}` : ''})`;
}

export function seatColour(player: Pick<Player, 'colour'>, part: '' | 'ink' | 'line' = ''): string {
  return colourVar(player.colour, part);
}
