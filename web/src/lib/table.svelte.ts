/** A table as this browser has it: what is known, what is being clicked, and what can be done about it. */

import { COLOURS } from '$board/colours';
import type { ColourName, Entry, Foresight, GameModule, Message, Option, Player, Stage } from '$board/contract';
import type { Done, Move } from '$generated/api';
import { api, newKey, problem, Refused } from './api';
import { bell } from './bell.svelte';
import { copyText } from './clipboard';
import { coloursIn, ownerIn } from './generic';
import { type Habit, habitFor, next, type Question } from './habits';
import { library } from './library.svelte';
import { type Connection, Live, type Listener } from './live';
import { Memory } from './missing';
import { numbered } from './naming';
import { notices } from './notices.svelte';
import { people } from './people.svelte';
import { prefs } from './prefs.svelte';
import { tell, type Told } from './problems';
import { readingOf } from './reading';
import { decided, endingOf, situation } from './refs';
import { coloursOf, seatNames, speaker } from './seats';
import { speech } from './speech.svelte';
import { entryOf, isSection, lastActionOf, NOTHING, type Story, told } from './story';
import { tongue } from './tongue.svelte';
import { labelOf, meant } from './why';
import type { Lexicon, Position, Problem, SeatInfo, TableInfo, Update } from './wire';
import { refsIn, type Value, Words } from './words';

const STEP = 320;
const LONGEST_QUEUE = 3000;
const PREVIEW_WAIT = 140;
const PLAYBACK_STEP = 1100;
const KEPT_VIEWS = 80;
const FEED_PATIENCE = 1500;
const BACK_SHOWN = 2500;
const MISS_WAIT = 400;
const STALE_PATIENCE = 2000;
const LONGEST_INSISTING = 2000;
const MOST_TRIES = 30;
const AUTOMATIC_WAIT = 1500;

/** Names of people are not inflected; where a sentence needs a form, a word before the name takes it. */
const PLAYER_FORMS: Record<string, string> = {
  gen: 'web-player-gen',
  dat: 'web-player-dat',
  acc: 'web-player-acc',
  ins: 'web-player-ins',
};

/** Why something cannot be done, shown beside what was pointed at. */
export interface Refusal extends Told {
  ref: string;
  /** It was asked by a click and stays until something else is done. */
  pinned: boolean;
}

/** A button that was there before, and why it is closed now. */
export interface Closed {
  action: string;
  label: Message;
  reason: Message;
  rule: string;
}

interface Waiting {
  position: Position;
  events: Message[];
}

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
  /** Something newer waits to be shown; what is shown cannot be acted on. */
  behind = $state(false);
  /** What makes the whole page impossible. */
  fatal = $state.raw<Problem | null>(null);
  /** What was refused last, until something is done. */
  refused = $state.raw<Told | null>(null);
  /** An action is on its way. */
  sending = $state(false);
  module = $state.raw<GameModule | null>(null);
  lexicon = $state.raw<Lexicon | null>(null);
  loaded = $state(false);
  /** The seat this screen is to be handed to. */
  curtain = $state<number | null>(null);

  /** Refs on the board, told by whoever draws it. */
  shownRefs = $state.raw<ReadonlySet<string> | null>(null);
  picked = $state.raw<readonly string[]>([]);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  hovered = $state.raw<Option | null>(null);
  foresight = $state.raw<Foresight | null>(null);
  whyNot = $state.raw<Refusal | null>(null);
  /** What was on offer when the same was asked before and is not now. */
  closedDeeds = $state.raw<readonly Closed[]>([]);
  lookingAt = $state<number | null>(null);
  compact = $state(false);
  /** The board is shown as text, with all options listed. */
  generic = $state(false);

  /** The moment looked at, null for now. */
  at = $state<number | null>(null);
  past = $state.raw<unknown>(null);
  playing = $state(false);
  /** What the table does by itself for this seat, and what it is about to do. */
  habits = $state.raw<readonly Habit[]>([]);
  automatic = $state.raw<{ habit: Habit; option: Option } | null>(null);
  /** What the playback tells. */
  caption = $state.raw<Message[]>([]);
  /** What led to the shown view. */
  events = $state.raw<Message[]>([]);

  private live: Live | null = null;
  /** As whom the live connection was opened. */
  private watcher = '';
  private readonly queue: Waiting[] = [];
  private timer = 0;
  private fresh: Message[] = [];
  private skew = 0;
  private previewTimer = 0;
  private readonly previews = new Map<string, Foresight | null>();
  private readonly views = new Map<string, unknown>();
  private undone = $state.raw<string[]>([]);
  private readonly memory = new Memory();
  private missTimer = 0;
  /** The rules reference by key, in the language it was asked for. */
  private book = $state.raw<{ language: string; entries: ReadonlyMap<string, Entry> } | null>(null);
  private bookAsked = '';
  private autoTimer = 0;
  /** What is to be tried again as soon as the line is back. */
  private readonly waiters: (() => void)[] = [];
  /** A deed waits to be sent again; what is said about it goes with the line coming back. */
  private unsent = false;
  private doubts = 0;
  private pinning = false;
  private closed = false;
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
  }

  close(): void {
    this.closed = true;
    this.live?.close();
    clearTimeout(this.timer);
    clearTimeout(this.previewTimer);
    clearTimeout(this.missTimer);
    clearTimeout(this.autoTimer);
    this.playing = false;
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
    this.queue.length = 0;
    this.behind = false;
    clearTimeout(this.timer);
    this.timer = 0;
    this.fresh = [];
    this.undone = [];
    this.caughtUp = false;
    this.views.clear();
    this.previews.clear();
    this.step([]);
    this.dropHabits();
    this.goLive();
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
    if (news.some((update) => ['created', 'seat', 'started', 'ended', 'rematch', 'closed'].includes(update.kind))) {
      if (this.caughtUp) void this.refresh();
    }
    if (news.some((update) => update.kind === 'undo')) {
      this.views.clear();
      if (this.at !== null) this.goLive();
    }
    if (!this.caughtUp) return;
    if (news.some((update) => this.touchesMe(update))) this.endPassing();
    for (const update of news) {
      this.fresh.push(...(update.events as Message[]));
      if (update.kind === 'chat' && update.text) speech.say(this.words.say('web-said', { name: speaker(update.by, update.seat ?? null, this.words), text: update.text }));
    }
  }

  position(position: Position): void {
    this.skew = position.now - Date.now();
    const newest = this.queue.at(-1)?.position ?? this.now;
    if (newest && newest.seat === position.seat && position.version <= newest.version && newest.table === position.table) {
      if (position.version === newest.version) this.comeLate();
      return;
    }
    const events = this.heard();
    this.queue.push({ position, events });
    this.behind = true;
    if (!this.caughtUp || !prefs.motion || document.hidden || this.queue.length * STEP > LONGEST_QUEUE) this.flush();
    else if (!this.timer) this.advance();
  }

  problem(problem: Problem): void {
    if (problem.error === 'busy') return;
    this.fatal = problem;
  }

  connected(state: Connection, tries: number): void {
    if (state === 'open') {
      for (const again of this.waiters.splice(0)) again();
      if (this.unsent) this.refused = null;
    }
    const back = state === 'open' && this.connection !== 'open';
    if (state === 'open' && this.tries > 0) {
      speech.say(this.words.say('web-connected-again'));
      this.backAgain = true;
      window.setTimeout(() => (this.backAgain = false), BACK_SHOWN);
    }
    if (state === 'lost' && this.connection === 'open') speech.say(this.words.say('web-disconnected'));
    this.connection = state;
    if (back) this.consider();
    this.tries = state === 'open' ? 0 : tries + 1;
  }

  presence(seats: number[], spectators: number): void {
    this.present = new Set(seats);
    this.spectators = spectators;
  }

  /** Show the next position that waits its turn. */
  private advance(): void {
    const next = this.queue.shift();
    if (!next) {
      this.timer = 0;
      return;
    }
    this.behind = this.queue.length > 0;
    this.show(next);
    this.timer = window.setTimeout(() => this.advance(), next.events.length > 0 ? STEP : 0);
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
    const last = this.queue.at(-1);
    if (last) last.events = [...last.events, ...events];
    else if (this.at === null) this.events = events;
  }

  /** Show the newest position at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const events = this.queue.flatMap((each) => each.events);
    const last = this.queue.pop();
    this.queue.length = 0;
    this.behind = false;
    if (last) this.show({ position: last.position, events });
  }

  private show({ position, events }: Waiting): void {
    const asked = this.now?.decision;
    const before = this.now;
    const again = before !== null && events.length === 0 && unmoved(before, position);
    this.now = again ? { ...position, view: before.view } : position;
    if (!again) this.events = events;
    if (asked !== position.decision || before?.seat !== position.seat) {
      this.step([]);
      this.previews.clear();
      this.miss(position);
    }
    if (position.decision !== asked && this.mustAct && this.caughtUp) speech.sayNow(this.words.say('web-your-turn-says', { prompt: this.promptText }));
    const turn = this.caughtUp && this.mustAct && !(before?.waiting.includes(position.seat ?? -1) ?? false);
    if (turn) bell.ring(this.info?.title || this.words.say('game-title'), this.promptText, this.id);
    this.caughtUp = true;
    this.consider();
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
  view: unknown = $derived(this.at === null ? (this.now?.view ?? null) : this.past);
  when: 'live' | 'past' | 'over' = $derived(this.at !== null ? 'past' : this.over ? 'over' : 'live');

  get ownSeats(): number[] {
    return this.seats.filter((seat) => seat.yours && !seat.resigned).map((seat) => seat.seat);
  }

  words: Words = $derived.by(() => {
    const names = seatNames(this.seats, this.colours, tongue.words);
    const words = (this.game ? tongue.game(this.game) : tongue.words).withPlayers(names);
    return words.withNaming((kind, slug, form) => this.calls(words, kind, slug, form));
  });

  /** What this table calls a thing: a faction by the person who leads it, other things as the board names them. */
  private calls(words: Words, kind: string, slug: string, form = ''): string | null {
    const { module, view } = this;
    const fallback = () => numbered(kind, slug, this.lexicon, (other, base) => words.thing(other, base));
    if (view === null || !module) return fallback();
    if (!module.players?.includes(kind)) return module.naming?.(kind, slug, view, this.stage, form) ?? fallback();
    const seat = module.owner?.(`${kind}:${slug}`, view) ?? null;
    if (seat === null) return null;
    const others = this.lexicon?.kinds.find((each) => each.name === kind)?.slugs ?? [];
    const several = others.filter((other) => module.owner?.(`${kind}:${other}`, view) === seat).length > 1;
    const name = several ? words.say('web-player-leads', { name: words.player(seat), thing: words.thing(kind, slug) }) : words.player(seat);
    const id = PLAYER_FORMS[form];
    return id ? words.say(id, { name }) : name;
  }

  /** The colour of each seat, null for one that nobody knows before the game. */
  colours: readonly (ColourName | null)[] = $derived.by(() => {
    const own = this.view === null ? [] : this.module?.colours ? this.module.colours(this.view) : coloursIn(this.view, this.seats.length);
    const planned = coloursOf(this.game, this.info?.options ?? {}, this.seats.length);
    return planned.map((colour, i) => own[i] ?? colour);
  });

  players: readonly Player[] = $derived.by(() => {
    return this.seats.map((seat, i) => ({
      seat: seat.seat,
      slug: `p${seat.seat + 1}`,
      name: this.words.player(seat.seat),
      colour: this.colours[i] ?? COLOURS[i % COLOURS.length] ?? 'red',
      active: this.waiting.includes(seat.seat),
      yours: seat.yours,
      bot: seat.kind === 'bot' || seat.away || seat.resigned,
    }));
  });

  /** A bot plays for the seat looked from until its player says they are back. */
  away = $derived(this.status === 'playing' && this.seat !== null && this.seats.some((seat) => seat.seat === this.seat && seat.away && !seat.resigned));
  asks = $derived(this.at === null && this.status === 'playing' && !this.away ? (this.now?.asks ?? []) : []);
  /** Whether the table waits for the seat looked from. */
  mustAct = $derived(this.asks.some((ask) => !ask.optional));
  options: readonly Option[] = $derived(this.sending || this.behind ? [] : (this.asks.flatMap((ask) => ask.options) as Option[]));
  mainAsk = $derived(this.asks.find((ask) => !ask.optional) ?? null);
  asides = $derived(this.asks.filter((ask) => ask.optional));
  /** What the game declares about its words. */
  reading = $derived(readingOf(this.lexicon, (ref) => this.words.hasName(ref)));
  situation = $derived(situation(this.options, this.picked, this.shownRefs, this.reading));
  glowing: ReadonlySet<string> = $derived(new Set(this.situation.glow.keys()));
  ending = $derived(endingOf(this.options, this.module?.ends));
  promptText = $derived(this.mainAsk ? this.words.word(this.mainAsk.prompt as Message) : '');
  mayUndo = $derived(this.at === null && !this.sending && (this.now?.undo ?? false));
  redoAction = $derived.by(() => {
    void this.now;
    const top = this.undone.at(-1);
    return top === undefined ? null : (this.options.find((option) => option.action === top) ?? null);
  });
  looking = $derived(this.lookingAt ?? this.seat ?? 0);
  myLast = $derived(this.seat === null ? 0 : lastActionOf(this.story.entries, this.seat));

  /** The player that a thing stands for, where a game speaks of factions. */
  playerOf(ref: string): Player | null {
    if (this.view === null) return null;
    const own = this.module?.owner;
    const seat = own ? own(ref, this.view) : ownerIn(this.view, ref);
    return seat === null ? null : (this.players[seat] ?? null);
  }

  /** The colour in which a thing is named. */
  colourOf(ref: string): ColourName | null {
    if (ref.startsWith('seat:p')) return this.players[Number(ref.slice(6)) - 1]?.colour ?? null;
    if (this.view !== null && this.module?.colour) return this.module.colour(ref, this.view);
    return this.playerOf(ref)?.colour ?? null;
  }

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
      return model.hovered;
    },
    get preview() {
      return model.foresight;
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
    look: (seat) => (model.lookingAt = seat),
    take: (option) => void model.take(option),
    pick: (ref) => model.pick(ref),
    hover: (option) => model.hover(option),
    say: (id, args) => model.words.say(id, (args ?? {}) as Record<string, Value>),
    word: (message) => model.words.word(message),
    thing: (kind, slug, form) => model.words.thing(kind, slug, form),
    entry: (key) => model.entry(key),
  }))(this);

  /** An entry of the rules reference, which is asked for when the first one is wanted. */
  entry(key: string): Entry | null {
    const { language } = tongue;
    if (this.book?.language !== language && this.bookAsked !== language) {
      this.bookAsked = language;
      library.book(this.game, language).then(
        ({ entries }) => (this.book = { language, entries: new Map(entries.map((entry) => [entry.key, entry])) }),
        () => (this.bookAsked = ''),
      );
    }
    return this.book?.language === language ? (this.book.entries.get(key) ?? null) : null;
  }

  // -- clicking ------------------------------------------------------------------------------------------------------

  private step(picked: readonly string[]): void {
    this.picked = picked;
    this.whyNot = null;
    this.hover(null);
  }

  /** A click on a thing: takes the option it decides, or goes one step towards it. */
  pick(ref: string): void {
    this.refused = null;
    const options = this.situation.glow.get(ref) ?? this.situation.offBoard.get(ref);
    if (!options) return;
    const only = decided(options);
    if (only) void this.take(only);
    else this.step([...this.picked, ref]);
  }

  /** One step back in clicking; false if there was none. */
  stepBack(): boolean {
    if (this.whyNot || this.refused) {
      this.whyNot = null;
      this.refused = null;
      return true;
    }
    if (this.picked.length === 0) return false;
    this.step(this.picked.slice(0, -1));
    return true;
  }

  hover(option: Option | null): void {
    if (option?.action === this.hovered?.action) return;
    this.hovered = option;
    this.foresight = null;
    clearTimeout(this.previewTimer);
    if (!option || this.seat === null || !this.now) return;
    const known = this.previews.get(option.action);
    if (known !== undefined) this.foresight = known;
    else this.previewTimer = window.setTimeout(() => void this.foresee(option), PREVIEW_WAIT);
  }

  private async foresee(option: Option): Promise<void> {
    const { seat, now } = this;
    if (seat === null || !now || this.sending) return;
    try {
      const shown = await api.preview(this.id, seat, option.action);
      const foresight = { option, events: shown.events as Message[], view: shown.view, stoppedBy: shown.stopped_by, odds: (shown.odds ?? null) as unknown };
      if (this.now?.decision !== now.decision) return;
      this.previews.set(option.action, foresight);
      if (this.hovered?.action === option.action) this.foresight = foresight;
    } catch (error) {
      this.previews.set(option.action, null);
      this.missed(error);
    }
  }

  /** Ask why a thing cannot be chosen. */
  async askWhy(ref: string, pinned = false): Promise<void> {
    const { seat, now, lexicon } = this;
    if (seat === null || !now || !lexicon || this.options.length === 0 || this.glowing.has(ref)) return;
    // What was asked by a click is not overtaken by what the pointer passes on its way to the answer.
    if (!pinned && this.pinning) return;
    const actions = meant(ref, this.options, this.picked, lexicon);
    if (actions.length === 0) return;
    const turn = ++this.doubts;
    this.pinning = pinned;
    try {
      const { answers } = await api.why(this.id, seat, actions);
      if (this.now?.decision !== now.decision || turn !== this.doubts) return;
      const closed = answers.find((answer) => !answer.allowed && answer.reason);
      if (closed?.reason) this.doubt({ ref, text: this.words.word(closed.reason), rule: closed.rule || closed.reason.rule, pinned });
      else if (pinned && answers.every((answer) => !answer.allowed)) this.doubt({ ref, text: this.words.say('web-problem-not-offered'), rule: '', pinned });
    } catch (error) {
      if (pinned && turn === this.doubts && !isStale(error)) this.doubt({ ref, ...tell(error, this.words), pinned });
      else this.missed(error);
    } finally {
      if (turn === this.doubts) this.pinning = false;
    }
  }

  private doubt(refusal: Refusal): void {
    this.whyNot = refusal;
    speech.sayNow(refusal.text);
  }

  /** Something asked in the background failed: it is said, unless the screen says so already. */
  missed(error: unknown): void {
    const unreached = error instanceof Refused && error.status === 0;
    if (this.closed || isStale(error) || (unreached && this.connection !== 'open')) return;
    notices.say(tell(error, this.words).text, true);
  }

  /** Find out why buttons that were there before are gone. */
  private miss(position: Position): void {
    this.closedDeeds = [];
    clearTimeout(this.missTimer);
    const ask = position.asks.find((each) => !each.optional);
    const { seat, lexicon } = this;
    if (!ask || seat === null || !lexicon) return;
    const gone = this.memory.missing(ask.prompt as Message, ask.options as Option[]);
    if (gone.length === 0) return;
    this.missTimer = window.setTimeout(() => {
      void api.why(this.id, seat, gone).then(
        ({ answers }) => {
          if (this.now?.decision !== position.decision || this.seat !== seat) return;
          this.closedDeeds = answers.flatMap((answer) => {
            const { action, allowed, reason, rule } = answer;
            return allowed || !reason ? [] : [{ action, label: labelOf(action, lexicon), reason: reason as Message, rule: rule || reason.rule }];
          });
        },
        (error: unknown) => this.missed(error),
      );
    }, MISS_WAIT);
  }

  /** Tell why a grey button is grey. */
  explain(deed: Closed): void {
    const text = this.words.word(deed.reason);
    this.refused = { text, rule: deed.rule };
    speech.sayNow(text);
  }

  /** The address of the table or of a moment, with the code that a private table asks for. */
  linkTo(at: number | null): string {
    const code = this.info?.code ?? this.code;
    return `${location.origin}/table/${this.id}${code && !this.info?.public ? `?code=${code}` : ''}${at === null ? '' : `#move-${at}`}`;
  }

  async copyMoment(at: number): Promise<void> {
    const link = this.linkTo(at);
    if (await copyText(link)) notices.say(this.words.say('web-moment-copied', { at }));
    else notices.say(this.words.say('web-moment-not-copied', { link }), true);
  }

  // -- doing ---------------------------------------------------------------------------------------------------------

  async take(option: Option, again = false): Promise<void> {
    const { seat, now } = this;
    if (seat === null || !now || this.sending) return;
    const move = { seat, decision: now.decision, action: option.action, key: newKey() };
    if (!again) this.undone = [];
    await this.send(() => this.insist(async () => this.catchUp(move, await this.attempt(move))));
  }

  /** Send an action; null if the table has moved on in the meantime. */
  private async attempt(move: Move): Promise<Done | null> {
    try {
      return await api.act(this.id, move);
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') return null;
      throw error;
    }
  }

  /** Where others moved at the same moment but the same option is still there, it is taken from the new position. */
  private async catchUp(move: Move, done: Done | null): Promise<Done> {
    if (done) return done;
    for (let waited = 0; waited < STALE_PATIENCE; waited += 20) {
      const newest = this.queue.at(-1)?.position ?? this.now;
      if (newest && newest.decision !== move.decision) {
        const offered = newest.asks.some((ask) => ask.options.some((option) => option.action === move.action));
        if (offered) return api.act(this.id, { ...move, decision: newest.decision, key: newKey() });
        break;
      }
      await new Promise((next) => setTimeout(next, 20));
    }
    throw new Refused(409, problem('stale', 'the table has moved on'));
  }

  async undo(): Promise<void> {
    const { seat } = this;
    if (seat === null || this.sending) return;
    const last = entryOf(this.story.entries, this.myLast);
    this.dropHabits();
    await this.send(async () => {
      const done = await api.undo(this.id, seat);
      if (last?.do) this.undone = [...this.undone, last.do];
      return done;
    }, 'web-undo-closed');
  }

  async redo(): Promise<void> {
    const option = this.redoAction;
    if (!option) return;
    this.undone = this.undone.slice(0, -1);
    await this.take(option, true);
  }

  async endTurn(): Promise<void> {
    if (this.ending) await this.take(this.ending);
  }

  async do(work: () => Promise<Done | void>): Promise<boolean> {
    return this.send(work);
  }

  /** A message that must arrive is sent again with the same key until the server answers. */
  private async insist(work: () => Promise<Done>): Promise<Done> {
    for (let tries = 0; ; tries++) {
      try {
        return await work();
      } catch (error) {
        const again = error instanceof Refused && (error.status === 0 || error.code === 'busy') && tries < MOST_TRIES && !this.closed;
        if (!again) throw error;
        this.refused = tell(error, this.words);
        this.unsent = true;
        await new Promise<void>((done) => {
          this.waiters.push(done);
          setTimeout(done, Math.min(500 * 2 ** tries, LONGEST_INSISTING));
        });
      }
    }
  }

  private async send(work: () => Promise<Done | void>, otherwise = ''): Promise<boolean> {
    this.sending = true;
    this.refused = null;
    this.whyNot = null;
    try {
      const done = await work();
      this.refused = null;
      if (done && done.position.seat === this.seat) await this.reach(done);
      return true;
    } catch (error) {
      const why = otherwise && error instanceof Refused && error.status === 409 ? { text: this.words.say(otherwise), rule: '' } : tell(error, this.words);
      this.refused = why;
      speech.sayNow(why.text);
      return false;
    } finally {
      this.sending = false;
      this.unsent = false;
      this.step([]);
    }
  }

  /** Wait for the live feed to tell what a deed led to; if it does not, the answer itself does. */
  private async reach(done: Done): Promise<void> {
    for (let waited = 0; waited < FEED_PATIENCE && this.connection === 'open'; waited += 20) {
      const newest = this.queue.at(-1)?.position ?? this.now;
      if (newest && newest.version >= done.version) return;
      await new Promise((next) => setTimeout(next, 20));
    }
    this.position(done.position);
  }

  // -- by itself -----------------------------------------------------------------------------------------------------

  /** The question of this moment, as habits see it. */
  private get question(): Question | null {
    const { mainAsk } = this;
    if (!mainAsk) return null;
    const others = this.asks.filter((ask) => ask !== mainAsk).flatMap((ask) => ask.options) as Option[];
    return { prompt: mainAsk.prompt as Message, options: mainAsk.options as Option[], others, mayUndo: this.now?.undo ?? false };
  }

  /** The habit that can be begun now, if it is not one already. */
  possibleHabit: Habit | null = $derived.by(() => {
    if (this.sending || this.ownSeats.length > 1 || !this.question) return null;
    const habit = habitFor(this.question, this.module?.passes, this.module?.grave);
    return habit && !this.habits.some((each) => each.kind === habit.kind && each.prompt === habit.prompt) ? habit : null;
  });

  beginHabit(habit: Habit): void {
    this.habits = [...this.habits, habit];
    this.consider();
  }

  dropHabit(habit: Habit): void {
    this.habits = this.habits.filter((each) => each !== habit);
    clearTimeout(this.autoTimer);
    this.automatic = null;
    this.consider();
  }

  private dropHabits(): void {
    this.habits = [];
    clearTimeout(this.autoTimer);
    this.automatic = null;
  }

  /** A new part of the game begins, or somebody else did something to this seat. */
  private touchesMe(update: Update): boolean {
    const opens = this.isSection ?? isSection;
    return (update.events as Message[]).some(
      (event) => opens(event.id) || (update.seat !== this.seat && refsIn(event).some((ref) => ref === `seat:p${(this.seat ?? -1) + 1}` || this.playerOf(ref)?.seat === this.seat)),
    );
  }

  private endPassing(): void {
    if (!this.habits.some((habit) => habit.kind === 'pass')) return;
    this.habits = this.habits.filter((habit) => habit.kind !== 'pass');
    clearTimeout(this.autoTimer);
    this.automatic = null;
    notices.say(this.words.say('web-auto-ended'));
  }

  /** Let a habit answer what is asked now, after a moment in which it can be stopped. Never in the past. */
  private consider(): void {
    clearTimeout(this.autoTimer);
    this.automatic = null;
    const { question } = this;
    if (!question || this.habits.length === 0 || this.at !== null || this.curtain !== null) return;
    for (const habit of this.habits) {
      const action = next(habit, question);
      if (action === 'end') {
        this.endPassing();
        return this.consider();
      }
      const option = question.options.find((each) => each.action === action);
      if (!option) continue;
      const decision = this.now?.decision;
      this.automatic = { habit, option };
      this.autoTimer = window.setTimeout(() => {
        this.automatic = null;
        if (this.now?.decision === decision && this.at === null && !this.sending && this.connection === 'open') void this.take(option);
      }, AUTOMATIC_WAIT);
      return;
    }
  }

  // -- history -------------------------------------------------------------------------------------------------------

  async goTo(at: number, events: Message[] = []): Promise<void> {
    const last = this.actions;
    const wanted = Math.max(0, Math.min(at, last));
    if (wanted === last && !this.playing && at >= last) {
      this.goLive();
      return;
    }
    const key = `${this.seat} ${wanted}`;
    let view = this.views.get(key);
    if (view === undefined) {
      try {
        view = (await api.past(this.id, wanted, this.seat, this.code)).view;
      } catch (error) {
        this.refused = tell(error, this.words);
        return;
      }
      if (this.views.size > KEPT_VIEWS) this.views.clear();
      this.views.set(key, view);
    }
    if (this.closed) return;
    this.step([]);
    this.past = view;
    this.at = wanted;
    this.events = events;
  }

  goLive(): void {
    this.playing = false;
    this.caption = [];
    this.at = null;
    this.past = null;
    this.events = [];
    this.consider();
  }

  async walk(by: number): Promise<void> {
    this.playing = false;
    await this.goTo((this.at ?? this.actions) + by);
  }

  /** Play what has happened since the seat's last action. */
  async playSince(from = this.myLast): Promise<void> {
    const until = this.actions;
    this.playing = true;
    for (let at = from; at <= until && this.playing && !this.closed; at++) {
      const entry = at > from ? entryOf(this.story.entries, at) : null;
      await this.goTo(at, entry?.events ?? []);
      this.caption = entry?.events ?? [];
      for (const event of this.caption) speech.say(this.words.word(event));
      const lines = this.caption.length;
      if (at > from && lines === 0) continue;
      await new Promise((done) => setTimeout(done, PLAYBACK_STEP * (1 + Math.min(lines, 5) * 0.18)));
    }
    if (this.playing) this.goLive();
  }
}

/** The table has moved on: what was asked no longer matters. */
const isStale = (error: unknown): boolean => error instanceof Refused && (error.code === 'stale' || error.status === 409);

/** Whether nothing has moved between two positions: somebody came or went, or spoke. */
function unmoved(before: Position, after: Position): boolean {
  const told = (position: Position): unknown[] => [position.seat, position.status, position.actions, position.decision];
  return told(before).every((part, i) => part === told(after)[i]);
}
