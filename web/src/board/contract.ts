/** What the shell and a board agree on. docs/web.md explains it. A board draws; the shell knows how one plays. */

import type { Component } from 'svelte';
import type { FileRead } from '$generated/api';

/** An argument of a message: a number, or a thing as its kind and slug, `["god", "ares"]`. */
export type Argument = number | [kind: string, slug: string];

/** A sentence to be worded in the reader's language. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
  rule: string;
}

/** Something the seat may do now: what to send, how to word it, the things it touches in click order. */
export interface Option {
  action: string;
  label: Message;
  refs: string[];
}

/** The colours players can have; each has a light, a dark and a colour-blind form and an emblem of its own. */
export type ColourName = 'red' | 'blue' | 'green' | 'yellow' | 'purple' | 'black' | 'white' | 'orange';

/** Somebody at the table as a board needs to know them. */
export interface Player {
  seat: number;
  /** `p1` for seat 0: the slug in refs, `seat:p1`. */
  slug: string;
  name: string;
  colour: ColourName;
  /** Whether the table waits for this seat. */
  active: boolean;
  /** Whether it is played from this screen. */
  yours: boolean;
  bot: boolean;
}

/** What an option would lead to, up to the first chance or reveal. */
export interface Foresight<V = unknown> {
  option: Option;
  events: Message[];
  view: V;
  stoppedBy: '' | 'chance' | 'reveal';
  /** What the dice of the option may do, in the game's own form; null where none are rolled. */
  odds: unknown;
}

/** A rule or component of the rules reference in the reader's language; `faceOf` of `$board` takes a card apart. */
export interface Entry {
  key: string;
  title: string;
  chapter: string;
  text: string;
  /** Where it comes from: `own` is our own figure, `unsure` not confirmed, `ruling` our answer; in words. */
  marks?: readonly { mark: string; label: string; text: string }[];
}

/** What a board can ask of the shell. Every field is reactive. */
export interface Stage<V = unknown> {
  /** What the seat may do now; empty while others are waited for, in the past and for spectators. */
  readonly options: readonly Option[];
  /** The refs that are clickable at this moment. */
  readonly glowing: ReadonlySet<string>;
  /** The refs clicked so far of an option that needs several. */
  readonly picked: readonly string[];
  /** The refs lit by pointing at a log line, a panel or an option. */
  readonly lit: ReadonlySet<string>;
  /** The option pointed at or focused, and what it would lead to once the server has answered. */
  readonly hovered: Option | null;
  readonly preview: Foresight<V> | null;
  /** Whose things the board shows, where it shows one player's at a time. */
  readonly looking: number;
  /** False when the person or the system wants no motion. */
  readonly motion: boolean;
  /** True on a phone (below 720 px). */
  readonly compact: boolean;
  /** Show another player's things; the panels do the same when clicked. */
  look(seat: number): void;
  /** Take an option: for gestures of the board's own (a pattern turned under the pointer). */
  take(option: Option): void;
  /** The same as a click on an element with this ref. */
  pick(ref: string): void;
  /** Point at an option (or at nothing): lights its refs and asks for its preview. */
  hover(option: Option | null): void;
  /** What the table was set up with, by the names of the options. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Words a message of the game or of the house. */
  say(id: string, args?: Record<string, Argument | string>): string;
  /** Words what the server sent: a prompt, an event, an option's label. */
  word(message: Message): string;
  /** The name of a thing: `thing('god', 'ares')`, in a grammatical form where it has one. */
  thing(kind: string, slug: string, form?: string): string;
  /** The entry of the rules reference with this key, `card:fireball`; null until it has come, or if there is none. */
  entry(key: string): Entry | null;
}

export interface BoardProps<V> {
  /** What this seat sees: live, in the past, or at the end. */
  view: V;
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** By seat. */
  players: readonly Player[];
  /** What led from the last view to this one; the same list while nothing moves, empty after a jump in history. */
  events: readonly Message[];
  when: 'live' | 'past' | 'over';
  stage: Stage<V>;
}

/** What a game's pictures of the rules get: a small position, and which part of the board is to be drawn. */
export interface DepictionProps<V> extends BoardProps<V> {
  part: string;
  /** Whether it has no more room than a phone. */
  narrow: boolean;
  /** All events since the picture's first moment. */
  told: readonly Message[];
}

export interface PanelProps<V> {
  view: V;
  player: Player;
  /** The view the hovered option would lead to, for numbers such as 7 → 5. */
  preview: V | null;
  stage: Stage<V>;
}

/** A line of the score sheet: what it counts, and the points of each seat (null where it does not apply). */
export interface ScoreLine {
  label: string;
  values: (number | string | null)[];
  total?: boolean;
}

/** A line of the chart of the course: what it measures, and the figure of each seat. */
export interface Course {
  label: string;
  values: (number | null)[];
}

/** One thing in a purse: gold, wood, movement. */
export interface PurseItem {
  /** From `import coins from 'icon:two-coins'`. */
  icon: string;
  label: string;
  value: number;
}

/** What a game's `index.ts` exports as default. Everything but `board` may be left out. */
export interface GameModule<V = unknown> {
  board: () => Promise<{ default: Component<BoardProps<V>> }>;
  panel?: () => Promise<{ default: Component<PanelProps<V>> }>;
  /** The accent of the frame around this game's tables, as CSS colours for the light and the dark theme. */
  accent?: { light: string; dark: string };
  /** The colour of each seat; by default in the order of `ColourName`. */
  colours?: (view: V) => ColourName[];
  /** What the header says of the moment: "Epoch 3 · Actions of Ares". */
  status?: (view: V, stage: Pick<Stage, 'say' | 'thing'>) => string;
  /** The score sheet, now or at the end. */
  scores?: (view: V, stage: Pick<Stage, 'say' | 'thing'>) => ScoreLine[];
  /** One figure per seat that tells how it stands, for panels and for the chart of the game's course. */
  standing?: (view: V) => (number | null)[];
  /** Whether that figure is a share in percent. */
  percent?: boolean;
  /** What else the chart of the course can show, each a figure per seat; by default every number of the View that there is one of per seat. */
  courses?: (view: V, stage: Pick<Stage, 'say' | 'thing'>) => Course[];
  /** How the game was won, in a sentence below the winner. */
  outcome?: (view: V, stage: Pick<Stage, 'say' | 'thing'>, players: readonly Player[]) => string;
  /** Draws parts of the board for the pictures of the rules (`pictures.toml` of the game names the parts). */
  depiction?: () => Promise<{ default: Component<DepictionProps<V>> }>;
  /** What the page of the result shows of the end besides the score sheet: the map as it stood, say. */
  end?: () => Promise<{ default: Component<BoardProps<V>> }>;
  /** The seat a thing stands for, where a game speaks of factions or colours instead of players. */
  owner?: (ref: string, view: V) => number | null;
  /** Kinds whose things are the players themselves (`['faction']`): the table calls them by the name of their `owner`. */
  players?: string[];
  /** What a seat has to spend, for the prompt bar of a phone, where the panels are out of sight. */
  purse?: (view: V, seat: number, stage: Pick<Stage, 'say' | 'thing'>) => PurseItem[];
  /** The colour of a thing in prompts and log lines, where a seat plays several colours; null for plain text. By default that of its owner. */
  colour?: (ref: string, view: V) => ColourName | null;
  /**
   * The name of a thing whose kind has no messages (a field of the map, a place on a card), in prompts, options, log lines
   * and for screen readers; null if the thing itself is not a word for a person. Things without a name are offered by the
   * words of their options.
   */
  naming?: (kind: string, slug: string, view: V, stage: Pick<Stage, 'say' | 'thing'>, form?: string) => string | null;
  /** The board needs width: up to 1900 px the players' panels stand above the log instead of in a column of their own. */
  roomy?: boolean;
  /** Events that open a new part of the log (`['epoch']`); by default round, epoch, year and the like. */
  sections?: string[];
  /** Verbs that end a turn (key `e`), most wanted first; by default those named end…, done, pass, rest. */
  ends?: string[];
  /** A part of the page for a new table that draws some options in the game's own way, and the names of those options. */
  setup?: () => Promise<{ default: Component<SetupProps<V>> }>;
  sets?: readonly string[];
  /** What a table is set to when somebody only wants to play now, by the number of seats: a good first game. */
  quick?: (seats: number) => Readonly<Record<string, OptionValue>>;
  /** Bare verbs that pass, besides pass…, decline… and skip…: the table may repeat them until something changes. */
  passes?: string[];
  /** Verbs that stand last and apart among the buttons because they give something up. */
  grave?: string[];
}

// -- before the game ----------------------------------------------------------------------------------------------

export type OptionValue = boolean | number | string;

/**
 * What `seats.ts` of a game exports as default: the colour of each seat as it will be in the game, by the options of the
 * table; null if nobody knows before the game. Without the file seats have the usual colours in order.
 */
export type SeatColours = (options: Readonly<Record<string, unknown>>) => readonly ColourName[] | null;

/** A choice that the rules would refuse as things stand, and why. */
export interface ClosedValue {
  option: string;
  value: OptionValue;
  /** In the reader's words. */
  why: string;
}

/** What a game's own set-up part gets (`GameModule.setup`): it draws the options it names in `GameModule.sets`. */
export interface SetupProps<V = unknown> {
  seats: number;
  options: Readonly<Record<string, OptionValue>>;
  choose: (name: string, value: OptionValue) => void;
  closed: readonly ClosedValue[];
  /** Why the set-up as it is now is refused, and the option that is to blame; null if it is not. */
  refused: { option: string; why: string } | null;
  /** The game as it would begin with these options, as a spectator would see it; null if it is refused. */
  show: (options: Readonly<Record<string, OptionValue>>) => Promise<V | null>;
  /** What a map or scenario file of the person's own sets, or what is wrong with it. */
  file: (name: string, text: string) => Promise<FileRead>;
  say: (id: string, args?: Record<string, Argument | string>) => string;
  thing: (kind: string, slug: string, form?: string) => string;
}
