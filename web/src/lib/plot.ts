/** Lines drawn over the course of a game: where a value lies in a frame, and how the lines of players are told apart. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Dashes by player, so that colour is not the only sign. */
const DASHES = ['', '7 4', '2 4', '9 3 2 3', '4 4', '12 5'];
export const dashOf = (player: number): string => DASHES[player % DASHES.length] ?? '';

/** How far to the right a value from 0 to `most` lies. */
export const across = ({ width, left, right }: Frame, value: number, most: number): number => left + (value / most) * (width - left - right);

/** How far down a value from `low` to `high` lies. */
export const down = ({ height, top, bottom }: Frame, value: number, low: number, high: number): number =>
  height - bottom - ((value - low) / (high - low)) * (height - top - bottom);

/** The value from 0 to `most` at a place that is this far to the right. */
export const valueAt = ({ width, left, right }: Frame, x: number, most: number): number => ((x - left) / (width - left - right)) * most;
