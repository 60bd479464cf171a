/** A table as this browser has it: what arrives and what is true of it. What is done with it is in its parts. */

import type { GameModule, Message, Option, Stage } from '$board/contract';
import { whole } from './place';
import { api, problem, Refused } from './api';
import { bell } from './bell.svelte';
import { copyText } from './clipboard';
import { library } from './library.svelte';
import { type Connection, Live, type Listener } from './live';
import { notices } from './notices.svelte';
import { people } from './people.svelte';
import { prefs } from './prefs.svelte';
import { isStale, tell } from './problems';
import { readingOf } from './reading';
import { decided, endingOf, situation } from './refs';
import { speaker } from './seats';
import { speech } from './speech.svelte';
import { lastActionOf, NOTHING, type Story, told } from './story';
import { type Arrival, Arrivals } from './table/arrivals.svelte';
import { Autopilot } from './table/autopilot.svelte';
import { Cast } from './table/cast.svelte';
import { Company } from './table/company.svelte';
import { Coach } from './table/coach.svelte';
import { Deeds } from './table/deeds.svelte';
import { Hints } from './table/hints.svelte';
import { Doubts } from './table/doubts.svelte';
import { TableLesson } from './table/lesson.svelte';
import { Playback } from './table/playback.svelte';
import { Previews } from './table/previews.svelte';
import { TableReview } from './table/review.svelte';
import { Reference } from './table/reference.svelte';
import { tongue } from './tongue.svelte';
import type { Lexicon, Position, Problem, SeatInfo, TableInfo, Update } from './wire';
import type { Value, Words } from './words';

const BACK_SHOWN = 2500;

export class TableModel implements Listener {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<Position | null>(null);
  seat = $state<number | null>(null);
  story = $state.raw<Story>(NOTHING);
  connection = $state<Connection>('connecting');
  tries = $state(0);
  /** The line was lost and has just come back. */
  backAgain = $state(false);
  present = $state.raw<ReadonlySet<number> | null>(null);
  spectators = $state(0);
  /** What makes the whole page impossible. */
  fatal = $state.raw<Problem | null>(null);
  module = $state.raw<GameModule | null>(null);
  lexicon = $state.raw<Lexicon | null>(null);
  loaded = $state(false);
  /** The seat this screen is to be handed to. */
  curtain = $state<number | null>(null);

  /** Refs on the board, told by whoever draws it. */
  shownRefs = $state.raw<ReadonlySet<string> | null>(null);
  picked = $state.raw<readonly string[]>([]);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  lookingAt = $state<number | null>(null);
  compact = $state(false);
  /** The board is shown as text, with all options listed. */
  generic = $state(false);

  /** What led to the shown view. */
  events = $state.raw<Message[]>([]);

  closed = false;

  readonly arrivals = new Arrivals(
    () => this.now,
    (arrival) => this.show(arrival),
  );
  readonly cast = new Cast(this);
  readonly company = new Company(this);
  readonly deeds = new Deeds(this);
  readonly doubts = new Doubts(this);
  readonly previews = new Previews(this);
  readonly autopilot = new Autopilot(this);
  readonly playback = new Playback(this);
  readonly lesson = new TableLesson(this);
  readonly coach = new Coach(this);
  readonly hints = new Hints(this);
  readonly review = new TableReview(this);
  private readonly reference = new Reference();

  private live: Live | null = null;
  /** As whom the live connection was opened. */
  private watcher = '';
  private fresh: Message[] = [];
  private skew = 0;
  private caughtUp = false;

  constructor(
    readonly id: string,
    readonly code: string,
  ) {}

  // -- opening -------------------------------------------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      const info = await api.table(this.id, this.code);
      const module = library.module(info.game);
      const lexicon = library.lexicon(info.game).catch((error: unknown) => {
        this.missed(error);
        return null;
      });
      await Promise.all([tongue.need(info.game), tongue.needBoard(info.game)]);
      this.module = await module;
      this.lexicon = await lexicon;
      if (this.closed) return;
      this.info = info;
    } catch (error) {
      this.fatal = error instanceof Refused ? error.problem : problem('broken', String(error));
      return;
    }
    const own = this.ownSeats;
    if (own.length > 1 && this.info.status === 'playing' && !prefs.kept.trusting) {
      this.curtain = own.find((seat) => this.info?.waiting.includes(seat)) ?? own[0] ?? null;
    } else {
      this.sit(own.find((seat) => this.info?.waiting.includes(seat)) ?? own[0] ?? null);
    }
    this.loaded = true;
    this.company.open();
  }

  close(): void {
    this.closed = true;
    this.live?.close();
    this.company.close();
    this.review.close();
    this.arrivals.clear();
    this.previews.close();
    this.doubts.close();
    this.autopilot.stop();
    this.playback.playing = false;
  }

  async refresh(): Promise<void> {
    try {
      this.info = await api.table(this.id, this.code);
    } catch (error) {
      this.missed(error);
      return;
    }
    const mine = this.info.seats.find((seat) => seat.yours);
    if (mine && this.seat === null && this.curtain === null && !this.closed) this.sit(mine.seat);
  }

  /** Look from a seat: what was known from another is forgotten. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.curtain = null;
    this.story = NOTHING;
    this.now = null;
    this.arrivals.clear();
    this.fresh = [];
    this.caughtUp = false;
    this.deeds.forget();
    this.playback.forget();
    this.previews.forget();
    this.step([]);
    this.autopilot.dropAll();
    this.playback.goLive();
    this.lookingAt = null;
    const who = people.me?.id ?? '';
    if (this.live && this.watcher === who) {
      this.live.watch(seat);
      return;
    }
    this.live?.close();
    this.watcher = who;
    this.live = new Live(this.id, this.code, seat, this);
  }

  /** Put up the curtain for another seat of this screen. */
  passTo(seat: number): void {
    if (prefs.kept.trusting) this.sit(seat);
    else this.curtain = seat;
  }

  // -- what arrives --------------------------------------------------------------------------------------------------

  last(): number {
    return this.story.last;
  }

  updates(updates: Update[]): void {
    const before = this.story.last;
    this.story = told(this.story, updates);
    const news = updates.filter((update) => update.n > before);
    if (news.some((update) => ['created', 'seat', 'started', 'ended', 'rematch', 'closed', 'talk'].includes(update.kind))) {
      if (this.caughtUp) void this.refresh();
    }
    if (this.caughtUp && news.some((update) => ['seat', 'vote', 'talk'].includes(update.kind))) void this.company.look();
    if (news.some((update) => update.kind === 'undo')) {
      this.playback.forget();
      if (this.playback.at !== null) this.playback.goLive();
    }
    if (!this.caughtUp) return;
    this.autopilot.hear(news);
    for (const update of news) {
      this.fresh.push(...(update.events as Message[]));
      if (update.kind === 'chat' && update.text) speech.say(this.words.say('web-said', { name: speaker(update.by, update.seat ?? null, this.words), text: update.text }));
    }
  }

  position(position: Position): void {
    this.skew = position.now - Date.now();
    const { newest } = this.arrivals;
    if (newest && newest.seat === position.seat && position.version <= newest.version && newest.table === position.table) {
      if (position.version === newest.version) this.comeLate();
      return;
    }
    this.arrivals.add({ position, events: this.heard() }, !this.caughtUp);
  }

  problem(problem: Problem): void {
    if (problem.error === 'busy') return;
    this.fatal = problem;
  }

  connected(state: Connection, tries: number): void {
    if (state === 'open') {
      this.deeds.resume();
    }
    const back = state === 'open' && this.connection !== 'open';
    if (state === 'open' && this.tries > 0) {
      speech.say(this.words.say('web-connected-again'));
      this.backAgain = true;
      window.setTimeout(() => (this.backAgain = false), BACK_SHOWN);
    }
    if (state === 'lost' && this.connection === 'open') speech.say(this.words.say('web-disconnected'));
    this.connection = state;
    if (state !== 'open') this.arrivals.giveUp();
    if (back) this.autopilot.consider();
    this.tries = state === 'open' ? 0 : tries + 1;
  }

  presence(seats: number[], spectators: number): void {
    const gone = this.present !== null && [...this.present].some((seat) => !seats.includes(seat));
    this.present = new Set(seats);
    this.spectators = spectators;
    if (gone) void this.company.look();
  }

  /** The events that have arrived and were not shown, said aloud. */
  private heard(): Message[] {
    const events = this.fresh;
    this.fresh = [];
    for (const event of events) speech.say(this.words.word(event));
    return events;
  }

  /** Where the answer to a deed was faster than the feed, what led to it is told afterwards. */
  private comeLate(): void {
    const events = this.heard();
    if (events.length === 0) return;
    if (!this.arrivals.tellLate(events) && this.playback.at === null) this.events = events;
  }

  private show({ position, events }: Arrival): void {
    const asked = this.now?.decision;
    const before = this.now;
    const again = before !== null && events.length === 0 && unmoved(before, position);
    this.now = again ? { ...position, view: before.view } : position;
    if (!again) this.events = events;
    if (asked !== position.decision || before?.seat !== position.seat) {
      this.step([]);
      this.previews.forget();
      this.doubts.miss(position);
    }
    if (position.decision !== asked && this.mustAct && this.caughtUp) speech.sayNow(this.words.say('web-your-turn-says', { prompt: this.promptText }));
    const turn = this.caughtUp && this.mustAct && !(before?.waiting.includes(position.seat ?? -1) ?? false);
    if (turn) bell.ring(this.info?.title || this.words.say('game-title'), this.promptText, this.id);
    this.caughtUp = true;
    this.autopilot.consider();
    if (before?.status === 'playing' && position.status !== 'playing') void this.refresh();
    this.handOver(position);
  }

  /** Where several seats share a screen, hand it to the one that must act. */
  private handOver(position: Position): void {
    const own = this.ownSeats;
    if (own.length < 2 || position.status !== 'playing' || this.seat === null) return;
    if (position.waiting.includes(this.seat)) return;
    const order = [...own.filter((seat) => seat > (this.seat ?? 0)), ...own];
    const next = order.find((seat) => position.waiting.includes(seat));
    if (next !== undefined) this.passTo(next);
  }

  // -- what is true --------------------------------------------------------------------------------------------------

  seats: readonly SeatInfo[] = $derived(this.now?.seats ?? this.info?.seats ?? []);
  status = $derived(this.now?.status ?? this.info?.status ?? 'open');
  game = $derived(this.info?.game ?? '');
  actions = $derived(this.now?.actions ?? 0);
  waiting: readonly number[] = $derived(this.now?.waiting ?? this.info?.waiting ?? []);
  over = $derived(this.status === 'finished' || (this.status === 'closed' && this.now?.view != null));
  view: unknown = $derived(this.playback.at === null ? (this.now?.view ?? null) : this.playback.past);
  when: 'live' | 'past' | 'over' = $derived(this.playback.at !== null ? 'past' : this.over ? 'over' : 'live');

  get ownSeats(): number[] {
    return this.seats.filter((seat) => seat.yours && !seat.resigned).map((seat) => seat.seat);
  }

  get words(): Words {
    return this.cast.words;
  }

  /** A bot plays for the seat looked from until its player says they are back. */
  away = $derived(this.status === 'playing' && this.seat !== null && this.seats.some((seat) => seat.seat === this.seat && seat.away && !seat.resigned));
  asks = $derived(this.playback.at === null && this.status === 'playing' && !this.away ? (this.now?.asks ?? []) : []);
  /** Whether the table waits for the seat looked from. */
  mustAct = $derived(this.asks.some((ask) => !ask.optional));
  options: readonly Option[] = $derived(this.deeds.sending || this.arrivals.behind ? [] : (this.asks.flatMap((ask) => ask.options) as Option[]));
  mainAsk = $derived(this.asks.find((ask) => !ask.optional) ?? null);
  asides = $derived(this.asks.filter((ask) => ask.optional));
  /** What the game declares about its words. */
  reading = $derived(readingOf(this.lexicon, (ref) => this.words.hasName(ref)));
  situation = $derived(situation(this.options, this.picked, this.shownRefs, this.reading));
  glowing: ReadonlySet<string> = $derived(new Set(this.situation.glow.keys()));
  ending = $derived(endingOf(this.options, this.module?.ends));
  promptText = $derived(this.mainAsk ? this.words.word(this.mainAsk.prompt as Message) : '');
  looking = $derived(this.lookingAt ?? this.seat ?? 0);
  myLast = $derived(this.seat === null ? 0 : lastActionOf(this.story.entries, this.seat));

  isSection = $derived.by(() => {
    const own = this.module?.sections;
    return own ? (id: string) => own.some((name) => id === `event-${name}`) : undefined;
  });

  /** The server's time now. */
  clock(): number {
    return Date.now() + this.skew;
  }

  /** What boards get of this. */
  readonly stage: Stage = ((model: TableModel): Stage => ({
    get options() {
      return model.options;
    },
    get glowing() {
      return model.glowing;
    },
    get picked() {
      return model.picked;
    },
    get lit() {
      return model.lit;
    },
    get hovered() {
      return model.previews.hovered;
    },
    get preview() {
      return model.previews.foresight;
    },
    get looking() {
      return model.looking;
    },
    get motion() {
      return prefs.motion;
    },
    get compact() {
      return model.compact;
    },
    get given() {
      return (model.info?.options ?? {}) as Readonly<Record<string, unknown>>;
    },
    look: (seat) => (model.lookingAt = seat),
    take: (option) => void model.deeds.take(option),
    pick: (ref) => model.pick(ref),
    hover: (option) => model.previews.hover(option),
    say: (id, args) => model.words.say(id, (args ?? {}) as Record<string, Value>),
    word: (message) => model.words.word(message),
    thing: (kind, slug, form) => model.words.thing(kind, slug, form),
    entry: (key) => model.reference.entry(model.game, key),
  }))(this);

  // -- clicking ------------------------------------------------------------------------------------------------------

  step(picked: readonly string[]): void {
    this.picked = picked;
    this.doubts.whyNot = null;
    this.previews.hover(null);
  }

  /** A click on a thing: takes the option it decides, or goes one step towards it. */
  pick(ref: string): void {
    this.deeds.refused = null;
    const options = this.situation.glow.get(ref) ?? this.situation.offBoard.get(ref);
    if (!options) return;
    const only = decided(options);
    if (only) void this.deeds.take(only);
    else this.step([...this.picked, ref]);
  }

  /** One step back in clicking; false if there was none. */
  stepBack(): boolean {
    if (this.doubts.whyNot || this.deeds.refused) {
      this.doubts.whyNot = null;
      this.deeds.refused = null;
      return true;
    }
    if (this.picked.length === 0) return false;
    this.step(this.picked.slice(0, -1));
    return true;
  }

  /** Something asked in the background failed: it is said, unless the screen says so already. */
  missed(error: unknown): void {
    const unreached = error instanceof Refused && error.status === 0;
    if (this.closed || isStale(error) || (unreached && this.connection !== 'open')) return;
    notices.say(tell(error, this.words).text, true);
  }

  /** The address of the table or of a moment, with the code that a private table asks for. */
  linkTo(at: number | null): string {
    const code = this.info?.code ?? this.code;
    return whole(`/table/${this.id}${code && !this.info?.public ? `?code=${code}` : ''}${at === null ? '' : `#move-${at}`}`);
  }

  async copyMoment(at: number): Promise<void> {
    const link = this.linkTo(at);
    if (await copyText(link)) notices.say(this.words.say('web-moment-copied', { at }));
    else notices.say(this.words.say('web-moment-not-copied', { link }), true);
  }
}

/** Whether nothing has moved between two positions: somebody came or went, or spoke. */
function unmoved(before: Position, after: Position): boolean {
  const told = (position: Position): unknown[] => [position.seat, position.status, position.actions, position.decision];
  return told(before).every((part, i) => part === told(after)[i]);
}
