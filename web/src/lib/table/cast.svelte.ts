/** Who plays, and what this table calls people and things. */

import { COLOURS } from '$board/colours';
import type { ColourName, Player } from '$board/contract';
import { coloursIn, ownerIn } from '../generic';
import { numbered } from '../naming';
import { coloursOf, seatNames } from '../seats';
import type { TableModel } from '../table.svelte';
import { tongue } from '../tongue.svelte';
import type { Words } from '../words';

/** Names of people are not inflected; where a sentence needs a form, a word before the name takes it. */
const PLAYER_FORMS: Record<string, string> = {
  gen: 'web-player-gen',
  dat: 'web-player-dat',
  acc: 'web-player-acc',
  ins: 'web-player-ins',
};

export class Cast {
  constructor(private readonly table: TableModel) {}

  words: Words = $derived.by(() => {
    const { game, seats } = this.table;
    const names = seatNames(seats, this.colours, tongue.words);
    const words = (game ? tongue.game(game) : tongue.words).withPlayers(names);
    return words.withNaming((kind, slug, form) => this.calls(words, kind, slug, form));
  });

  /** The colour of each seat, null for one that nobody knows before the game. */
  colours: readonly (ColourName | null)[] = $derived.by(() => {
    const { game, info, module, seats, view } = this.table;
    const own = view === null ? [] : module?.colours ? module.colours(view) : coloursIn(view, seats.length);
    const planned = coloursOf(game, info?.options ?? {}, seats.length);
    return planned.map((colour, i) => own[i] ?? colour);
  });

  players: readonly Player[] = $derived.by(() => {
    return this.table.seats.map((seat, i) => ({
      seat: seat.seat,
      slug: `p${seat.seat + 1}`,
      name: this.words.player(seat.seat),
      colour: this.colours[i] ?? COLOURS[i % COLOURS.length] ?? 'red',
      active: this.table.waiting.includes(seat.seat),
      yours: seat.yours,
      bot: seat.kind === 'bot' || seat.away || seat.resigned,
    }));
  });

  /** The player that a thing stands for, where a game speaks of factions. */
  playerOf(ref: string): Player | null {
    const { module, view } = this.table;
    if (view === null) return null;
    const own = module?.owner;
    const seat = own ? own(ref, view) : ownerIn(view, ref);
    return seat === null ? null : (this.players[seat] ?? null);
  }

  /** The colour in which a thing is named. */
  colourOf(ref: string): ColourName | null {
    const { module, view } = this.table;
    if (ref.startsWith('seat:p')) return this.players[Number(ref.slice(6)) - 1]?.colour ?? null;
    if (view !== null && module?.colour) return module.colour(ref, view);
    return this.playerOf(ref)?.colour ?? null;
  }

  /** What this table calls a thing: a faction by the person who leads it, other things as the board names them. */
  private calls(words: Words, kind: string, slug: string, form = ''): string | null {
    const { lexicon, module, stage, view } = this.table;
    const fallback = () => numbered(kind, slug, lexicon, (other, base) => words.thing(other, base));
    if (view === null || !module) return fallback();
    if (!module.players?.includes(kind)) return module.naming?.(kind, slug, view, stage, form) ?? fallback();
    const seat = module.owner?.(`${kind}:${slug}`, view) ?? null;
    if (seat === null) return null;
    const others = lexicon?.kinds.find((each) => each.name === kind)?.slugs ?? [];
    const several = others.filter((other) => module.owner?.(`${kind}:${other}`, view) === seat).length > 1;
    const name = several ? words.say('web-player-leads', { name: words.player(seat), thing: words.thing(kind, slug) }) : words.player(seat);
    const id = PLAYER_FORMS[form];
    return id ? words.say(id, { name }) : name;
  }
}
