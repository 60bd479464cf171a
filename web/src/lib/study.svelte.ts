/** A study as this page has it: what is read, where one is, and what its author changes. */

import type { ColourName, GameModule, Option } from '$board/contract';
import type { Mark, Study, StudyMoment, StudyMove, StudyPlayed } from '$generated/api';
import { api, Refused } from './api';
import { library } from './library.svelte';
import { tell } from './problems';
import { seatNames } from './seats';
import { endOf, moveTo, noteAt, placed, type Place, rowsOf, stepped } from './study';
import { tongue } from './tongue.svelte';
import type { Lexicon } from './wire';

export class StudyModel {
  study = $state.raw<Study | null>(null);
  moves = $state.raw<readonly StudyMove[]>([]);
  module = $state.raw<GameModule | null>(null);
  lexicon = $state.raw<Lexicon | null>(null);
  moment = $state.raw<StudyMoment | null>(null);
  place = $state.raw<Place>({ line: 0, at: 0 });
  /** Whose eyes; null for whoever has to decide. */
  eyes = $state<number | null>(null);
  failed = $state('');
  busy = $state(false);
  /** Changes are sent one after the other, each with the version that the one before made. */
  private queue: Promise<unknown> = Promise.resolve();
  private asked = 0;

  constructor(readonly id: string) {}

  rows = $derived.by(() => (this.study ? rowsOf(this.study, this.moves) : []));
  note = $derived.by(() => (this.study ? noteAt(this.study, this.place) : undefined));
  last = $derived.by(() => (this.study ? moveTo(this.study, this.moves, this.place) : undefined));
  atEnd = $derived.by(() => this.study === null || this.place.at >= endOf(this.study, this.place.line));
  options: readonly Option[] = $derived.by(() => (this.study?.yours && !this.busy ? ((this.moment?.asks ?? []).flatMap((ask) => ask.options) as Option[]) : []));

  names(colours: readonly ColourName[]): string[] {
    const seats = (this.study?.players ?? []).map(({ name, bot }, seat) => ({ seat, kind: bot ? ('bot' as const) : ('person' as const), name }));
    return seatNames(seats, colours, tongue.words);
  }

  async open(place: Place): Promise<void> {
    try {
      const study = await api.study(this.id);
      const [moves, module, lexicon] = await Promise.all([
        api.studyMoves(this.id),
        library.module(study.game),
        library.lexicon(study.game),
        tongue.need(study.game),
        tongue.needBoard(study.game),
      ]);
      this.moves = moves.moves;
      this.module = module;
      this.lexicon = lexicon;
      this.study = study;
      await this.goTo(place);
    } catch (error) {
      this.fail(error);
    }
  }

  async goTo(place: Place): Promise<void> {
    if (!this.study) return;
    this.place = placed(this.study, place);
    await this.look();
  }

  step(by: number): Promise<void> {
    return this.study ? this.goTo(stepped(this.study, this.place, by)) : Promise.resolve();
  }

  async lookFrom(seat: number | null): Promise<void> {
    this.eyes = seat;
    await this.look();
  }

  /** Bring what is to be seen; what was asked last wins. */
  private async look(): Promise<void> {
    const mine = ++this.asked;
    const { line, at } = this.place;
    try {
      const moment = await api.studyMoment(this.id, line, at, this.eyes);
      if (mine !== this.asked) return;
      this.moment = moment;
      this.failed = '';
    } catch (error) {
      if (mine === this.asked) this.fail(error);
    }
  }

  // -- what the author does -------------------------------------------------------------------------------------------

  async play(option: Option): Promise<void> {
    const { moment, place } = this;
    if (moment) await this.venture(place, moment.seat, option.action, false);
  }

  /** The last move once more, with other luck. */
  async again(): Promise<void> {
    if (!this.study || !this.last) return;
    await this.venture(stepped(this.study, this.place, -1), this.last.seat, this.last.action, true);
  }

  private async venture(from: Place, seat: number, action: string, anew: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const done = await this.change((version) => api.playStudy(this.id, { version, ...from, seat, action, anew }));
    this.busy = false;
    if (done) await this.goTo({ line: done.line, at: done.at });
  }

  async cut(): Promise<void> {
    const { place, study } = this;
    if (!study || place.line === 0) return;
    const before = stepped(study, place, -1);
    if (await this.change((version) => api.cutStudy(this.id, { version, ...place }))) await this.goTo(before);
  }

  remark(place: Place, text: string, marks: readonly Mark[]): Promise<Study | null> {
    return this.change((version) => api.remark(this.id, { version, ...place, text, marks: [...marks] }));
  }

  rename(title: string): Promise<Study | null> {
    return this.change((version) => api.renameStudy(this.id, { version, title }));
  }

  /** Send a change after those before it; null if it was refused, and then the study is read anew. */
  private change<T extends Study | StudyPlayed>(send: (version: number) => Promise<T>): Promise<T | null> {
    const done = this.queue.then(async () => {
      try {
        const answer = await send(this.study?.version ?? 0);
        this.study = 'study' in answer ? answer.study : answer;
        this.failed = '';
        return answer;
      } catch (error) {
        this.fail(error);
        if (error instanceof Refused && error.code === 'study-changed') this.study = await api.study(this.id).catch(() => this.study);
        return null;
      }
    });
    this.queue = done;
    return done;
  }

  private fail(error: unknown): void {
    this.failed = tell(error, tongue.words).text;
  }
}
