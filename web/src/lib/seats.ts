/** Who sits where, in the reader's words: names, colours, levels of bots. */

import { COLOURS } from '$board/colours';
import type { ColourName, SeatColours } from '$board/contract';
import type { Words } from './words';

const BY_GAME = import.meta.glob<SeatColours>('../games/*/seats.ts', { eager: true, import: 'default' });

const COLOUR_WORDS: Record<ColourName, string> = {
  red: 'web-colour-red',
  blue: 'web-colour-blue',
  green: 'web-colour-green',
  yellow: 'web-colour-yellow',
  purple: 'web-colour-purple',
  black: 'web-colour-black',
  orange: 'web-colour-orange',
  white: 'web-colour-white',
};
const LEVEL_WORDS: Record<string, string> = {
  random: 'web-bot-random',
  greedy: 'web-bot-greedy',
  easy: 'web-bot-easy',
  normal: 'web-bot-normal',
  hard: 'web-bot-hard',
  expert: 'web-bot-expert',
};
const MANNER_WORDS: Record<string, string> = {
  easy: 'web-bot-easy-how',
  normal: 'web-bot-normal-how',
  hard: 'web-bot-hard-how',
  expert: 'web-bot-expert-how',
};

/** The name of a guest who chose none, as the server writes it. */
const GUEST = /^guest:(\d+)$/;

/** The colour each seat will have in the game; null for one that nobody knows yet. */
export function coloursOf(game: string, options: Readonly<Record<string, unknown>>, seats: number): (ColourName | null)[] {
  const rule = BY_GAME[`../games/${game}/seats.ts`];
  const own = rule ? rule(options) : COLOURS;
  return Array.from({ length: seats }, (_, i) => (own === null ? null : (own[i % own.length] ?? 'red')));
}

/** What a seat without a name is called: its colour, or its number where the colour is chosen in the game. */
export function colourName(colour: ColourName | null | undefined, seat: number, words: Words): string {
  return colour ? words.say(COLOUR_WORDS[colour]) : words.say('web-player', { number: seat + 1 });
}

/** What somebody is called: guests who chose no name by their number. */
export function called(name: string, words: Words): string {
  const guest = GUEST.exec(name);
  return guest ? words.say('web-guest-name', { number: guest[1] ?? '' }) : name;
}

/** Whoever did or said something: the player of the seat, else a name. */
export function speaker(by: string, seat: number | null, words: Words): string {
  return seat === null ? called(by, words) : words.player(seat);
}

export interface Sitting {
  seat: number;
  kind: 'open' | 'invited' | 'person' | 'bot';
  name: string;
}

/**
 * The names of all seats, no two people alike: who has none is called by colour, and the colour is added where two have
 * the same name.
 */
export function seatNames(seats: readonly Sitting[], colours: readonly (ColourName | null)[], words: Words): string[] {
  const colour = (i: number) => colourName(colours[i], i, words);
  const names = seats.map((seat, i) => {
    if (seat.kind === 'bot') return words.say('web-bot-name', { number: seat.seat + 1 });
    return seat.name ? called(seat.name, words) : seat.kind === 'person' ? colour(i) : '';
  });
  return names.map((name, i) => {
    const alike = seats.some((other, j) => j !== i && other.kind === 'person' && names[j] === name);
    return alike && seats[i]?.kind === 'person' && name ? words.say('web-name-and-colour', { name, colour: colour(i) }) : name;
  });
}

/** A bot in a word or two: its level, or what is left of its name. */
export function botLevel(bot: string, words: Words): string {
  const [family = ''] = bot.split(':');
  const id = LEVEL_WORDS[family];
  return id ? words.say(id) : bot;
}

/** How a level plays and how long it thinks, in a sentence each. */
export function botManner(level: { name: string; seconds: number }, words: Words): string {
  const id = MANNER_WORDS[level.name];
  const how = id ? words.say(id) : '';
  const time =
    level.seconds > 0
      ? words.say('web-bot-thinks', { seconds: Math.round(level.seconds * 10) / 10 })
      : words.say('web-bot-at-once');
  return [how, time].filter(Boolean).join(' ');
}
