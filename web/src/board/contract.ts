/** What the shell and a board agree on. docs/web.md explains it. A board draws; the shell knows how one plays. */

import type { Component } from 'svelte';

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
  /** Words a message of the game or of the house. */
  say(id: string, args?: Record<string, Argument | string>): string;
  /** Words what the server sent: a prompt, an event, an option's label. */
  word(message: Message): string;
  /** The name of a thing: `thing('god', 'ares')`, in a grammatical form where it has one. */
  thing(kind: string, slug: string, form?: string): string;
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
   * and for screen readers; null if the thing itself is no word for a person. Things without a name are offered by the
   * words of their options.
   */
  naming?: (kind: string, slug: string, view: V, stage: Pick<Stage, 'say' | 'thing'>, form?: string) => string | null;
  /** The board needs width: up to 1900 px the players' panels stand above the log instead of in a column of their own. */
  roomy?: boolean;
  /** Events that open a new part of the log (`['epoch']`); by default round, epoch, year and the like. */
  sections?: string[];
  /** Verbs that end a turn (key `e`), most wanted first; by default those named end…, done, pass, rest. */
  ends?: string[];
  /** Bare verbs that pass, besides pass…, decline… and skip…: the table may repeat them until something changes. */
  passes?: string[];
  /** Verbs that stand last and apart among the buttons because they give something up. */
  grave?: string[];
}
