/** Who plays, and what this table calls people and things. */

import { COLOURS } from '$board/colours';
import type { ColourName, Player } from '$board/contract';
import { calls } from '../calling';
import { coloursIn, ownerIn } from '../generic';
import { coloursOf, seatNames } from '../seats';
import type { TableModel } from '../table.svelte';
import { tongue } from '../tongue.svelte';
import type { Words } from '../words';

/** A list that stays the same one as long as nothing in it changes, so that nobody has to look at it again. */
function lasting<T>(): (now: readonly T[]) => readonly T[] {
  let kept: readonly T[] = [];
  return (now) => {
    if (now.length !== kept.length || now.some((each, i) => each !== kept[i])) kept = now;
    return kept;
  };
}

export class Cast {
  private readonly sameNames = lasting<string>();
  private readonly sameColours = lasting<ColourName | null>();

  constructor(private readonly table: TableModel) {}

  /** Every word on the page comes from here: while nobody changes their name, it need not be said anew. */
  words: Words = $derived.by(() => {
    const { game } = this.table;
    const words = (game ? tongue.game(game) : tongue.words).withPlayers(this.names);
    return words.withNaming((kind, slug, form) => calls(this.table, words, kind, slug, form));
  });

  private readonly names: readonly string[] = $derived.by(() => this.sameNames(seatNames(this.table.seats, this.colours, tongue.words)));

  /** The colour of each seat, null for one that nobody knows before the game. */
  colours: readonly (ColourName | null)[] = $derived.by(() => {
    const { game, info, module, seats, view } = this.table;
    const own = view === null ? [] : module?.colours ? module.colours(view) : coloursIn(view, seats.length);
    const planned = coloursOf(game, info?.options ?? {}, seats.length);
    return this.sameColours(planned.map((colour, i) => own[i] ?? colour));
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
}
