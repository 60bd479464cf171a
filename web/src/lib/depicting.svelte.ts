/** A position without a live table, in a picture of the rules, a puzzle or a study: who sits there, and what a board may ask. */

import { COLOURS } from '$board/colours';
import type { ColourName, Entry, GameModule, Option, Player, Stage } from '$board/contract';
import { calls, ledBy } from './calling';
import { coloursIn } from './generic';
import { colourName } from './seats';
import { Reference } from './table/reference.svelte';
import { tongue } from './tongue.svelte';
import type { Lexicon } from './wire';
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

/** What is to be seen: the position, what is lit, how much room there is, and whose eyes if they change. */
export interface Sight {
  readonly view: unknown;
  readonly lit: ReadonlySet<string>;
  readonly narrow: boolean;
  readonly seat?: number;
}

/** Who played, where that is known, and what the game declares about its words. */
export interface Known {
  readonly names?: (colours: readonly ColourName[]) => readonly string[];
  readonly lexicon?: Lexicon;
  readonly given?: Readonly<Record<string, unknown>>;
}

export class Depicted {
  private readonly reference = new Reference();
  /** Whose things are looked at instead of one's own, until somebody else looks. */
  private turned = $state.raw<{ from: number; to: number } | null>(null);

  constructor(
    readonly game: string,
    readonly module: GameModule,
    readonly seats: number,
    private readonly first: number,
    private readonly now: () => Sight,
    private readonly doable: Doable = NOTHING,
    private readonly known: Known = {},
  ) {}

  get seat(): number {
    return this.now().seat ?? this.first;
  }

  colours: readonly ColourName[] = $derived.by(() => {
    const { view } = this.now();
    const own = this.module.colours ? this.module.colours(view) : coloursIn(view, this.seats);
    return Array.from({ length: this.seats }, (_, i) => own[i] ?? COLOURS[i % COLOURS.length] ?? 'red');
  });

  words: Words = $derived.by(() => {
    const names = this.known.names?.(this.colours) ?? this.colours.map((_, seat) => this.sideName(seat));
    const words = tongue.game(this.game).withPlayers(names);
    const stage = { say: (id: string, args?: Record<string, unknown>) => words.say(id, (args ?? {}) as Record<string, Value>), thing: words.thing.bind(words) };
    const known = { module: this.module, lexicon: this.known.lexicon ?? null, stage };
    return words.withNaming((kind, slug, form) => {
      if (!this.known.names && this.module.players?.includes(kind)) return null;
      return calls({ ...known, view: this.now().view }, words, kind, slug, form);
    });
  });

  /** Where nobody in particular sits, a player is called by the factions they lead, or by their colour. */
  private sideName(seat: number): string {
    const words = tongue.game(this.game);
    const { view } = this.now();
    const led = (this.module.players ?? []).flatMap((kind) =>
      ledBy(this.module, this.known.lexicon ?? null, kind, seat, view).map((slug) => words.thing(kind, slug)),
    );
    return led.length > 1 ? new Intl.ListFormat(tongue.language).format(led) : colourName(this.colours[seat], seat, tongue.words);
  }

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
    get looking() {
      return self.turned?.from === self.seat ? self.turned.to : self.seat;
    },
    motion: false,
    get compact() {
      return self.now().narrow;
    },
    get given() {
      return self.known.given ?? {};
    },
    look: (seat) => (self.turned = { from: self.seat, to: seat }),
    take: (option) => self.doable.take(option),
    pick: (ref) => self.doable.pick(ref),
    hover: (option) => self.doable.hover(option),
    say: (id, args) => self.words.say(id, (args ?? {}) as Record<string, Value>),
    word: (message) => self.words.word(message),
    thing: (kind, slug, form) => self.words.thing(kind, slug, form),
    entry: (key): Entry | null => self.reference.entry(self.game, key),
  }))(this);
}
