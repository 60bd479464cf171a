/** A position without a table, in a picture of the rules or a puzzle: who sits there, and what a board may ask. */

import { COLOURS } from '$board/colours';
import type { ColourName, Entry, GameModule, Option, Player, Stage } from '$board/contract';
import { coloursIn } from './generic';
import { colourName } from './seats';
import { Reference } from './table/reference.svelte';
import { tongue } from './tongue.svelte';
import type { Value, Words } from './words';

/** What can be done in the position; nothing in a picture. */
export interface Doable {
  readonly options: readonly Option[];
  readonly glowing: ReadonlySet<string>;
  readonly picked: readonly string[];
  take(option: Option): void;
  pick(ref: string): void;
  hover(option: Option | null): void;
}

const NOTHING: Doable = { options: [], glowing: new Set(), picked: [], take: () => {}, pick: () => {}, hover: () => {} };

export class Depicted {
  private readonly reference = new Reference();

  constructor(
    readonly game: string,
    readonly module: GameModule,
    readonly seats: number,
    readonly seat: number,
    private readonly now: () => { view: unknown; lit: ReadonlySet<string>; narrow: boolean },
    private readonly doable: Doable = NOTHING,
  ) {}

  colours: readonly ColourName[] = $derived.by(() => {
    const { view } = this.now();
    const own = this.module.colours ? this.module.colours(view) : coloursIn(view, this.seats);
    return Array.from({ length: this.seats }, (_, i) => own[i] ?? COLOURS[i % COLOURS.length] ?? 'red');
  });

  /** Nobody in particular sits there: players are called by their colours. */
  words: Words = $derived.by(() => {
    const words = tongue.game(this.game).withPlayers(this.colours.map((colour, i) => colourName(colour, i, tongue.words)));
    const stage = { say: (id: string, args?: Record<string, unknown>) => words.say(id, (args ?? {}) as Record<string, Value>), thing: words.thing.bind(words) };
    return words.withNaming((kind, slug, form) => (this.module.players?.includes(kind) ? null : (this.module.naming?.(kind, slug, this.now().view, stage, form) ?? null)));
  });

  players: readonly Player[] = $derived.by(() =>
    this.colours.map((colour, seat) => ({
      seat,
      slug: `p${seat + 1}`,
      name: this.words.player(seat),
      colour,
      active: seat === this.seat && this.doable.options.length > 0,
      yours: seat === this.seat,
      bot: false,
    })),
  );

  readonly stage: Stage = ((self: Depicted): Stage => ({
    get options() {
      return self.doable.options;
    },
    get glowing() {
      return self.doable.glowing;
    },
    get picked() {
      return self.doable.picked;
    },
    get lit() {
      return self.now().lit;
    },
    hovered: null,
    preview: null,
    looking: self.seat,
    motion: false,
    get compact() {
      return self.now().narrow;
    },
    given: {},
    look: () => {},
    take: (option) => self.doable.take(option),
    pick: (ref) => self.doable.pick(ref),
    hover: (option) => self.doable.hover(option),
    say: (id, args) => self.words.say(id, (args ?? {}) as Record<string, Value>),
    word: (message) => self.words.word(message),
    thing: (kind, slug, form) => self.words.thing(kind, slug, form),
    entry: (key): Entry | null => self.reference.entry(self.game, key),
  }))(this);
}
