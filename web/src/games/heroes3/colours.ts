/** The colour of each town's player; those the house has no colour for take the next that nobody has. */

import type { ColourName, SeatColours } from '$board/contract';
import type { Heroes3View } from '$generated/views';

const OF_TOWN: Record<string, ColourName> = {
  castle: 'blue',
  dungeon: 'purple',
  necropolis: 'black',
  tower: 'white',
  rampart: 'green',
  fortress: 'yellow',
  inferno: 'red',
  stronghold: 'orange',
  conflux: 'white',
  cove: 'green',
};
const FREE: readonly ColourName[] = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black', 'white'];

/** The colour that a town has before anybody has chosen it. */
export const townColour = (faction: string): ColourName => OF_TOWN[faction] ?? 'white';

/** By seat: the colour of the chosen town, never one colour twice. */
export function coloursOf(view: Pick<Heroes3View, 'players'>): ColourName[] {
  const out: (ColourName | null)[] = view.players.map(() => null);
  view.players.forEach((player, seat) => {
    const wish = player.faction === null ? null : (OF_TOWN[player.faction] ?? null);
    if (wish !== null && !out.includes(wish)) out[seat] = wish;
  });
  return out.map((colour, seat) => {
    if (colour !== null) return colour;
    const next = FREE.find((one) => !out.includes(one)) ?? 'white';
    out[seat] = next;
    return next;
  });
}

/** Towns are chosen in the game, and colours with them: nobody knows them before. */
const beforeTheGame: SeatColours = () => null;

export default beforeTheGame;
