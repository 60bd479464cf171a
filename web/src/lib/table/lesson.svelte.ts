/** The lesson of a table: which page is shown, how far the learner has come, what was said about a wrong move. */

import type { Option } from '$board/contract';
import type { LessonInfo, LessonStanding, LessonStep } from '$generated/api';
import { api, newKey, Refused } from '../api';
import { learned } from '../learned.svelte';
import { library } from '../library.svelte';
import { plainly, pointedAt } from '../pointing';
import { tell } from '../problems';
import { router } from '../router.svelte';
import { speech } from '../speech.svelte';
import type { TableModel } from '../table.svelte';
import { tongue } from '../tongue.svelte';

/** How long a solution points at what it is going to do. */
const POINTING = 1100;
/** Tables whose solution is to be shown as soon as they are there. */
const toShow = new Set<string>();

export class TableLesson {
  all = $state.raw<LessonInfo[]>([]);
  standing = $state.raw<LessonStanding | null>(null);
  /** Why the last move was not made. */
  answer = $state('');
  hinted = $state(false);
  showing = $state(false);
  /** A task was done just now. */
  cheering = $state(false);
  /** How many pages before the task were read. */
  private read = $state(0);
  /** The word that is pointed at. */
  private at = $state('');

  constructor(private readonly table: TableModel) {}

  lesson: LessonInfo | null = $derived.by(() => this.all.find(({ id }) => id === this.table.info?.lesson) ?? null);
  next: LessonInfo | null = $derived.by(() => this.all[this.all.findIndex(({ id }) => id === this.lesson?.id) + 1] ?? null);
  done = $derived(this.standing?.done ?? false);
  lost = $derived(this.standing?.lost ?? false);
  /** Where the task that is on stands among the pages. */
  private taskAt = $derived.by(() => {
    const steps = this.lesson?.steps ?? [];
    let left = this.standing?.task ?? 0;
    return steps.findIndex((step) => step.task && left-- === 0);
  });
  private groupAt = $derived.by(() => {
    const steps = this.lesson?.steps ?? [];
    let at = this.taskAt;
    while (at > 0 && !steps[at - 1]?.task) at--;
    return at;
  });
  page = $derived(Math.min(this.groupAt + this.read, this.taskAt));
  step: LessonStep | null = $derived(this.done ? null : (this.lesson?.steps[this.page] ?? null));
  /** Whether the page is only read. */
  reading = $derived(this.step !== null && !this.step.task);
  pages = $derived(this.lesson?.steps.length ?? 0);
  text = $derived(this.done ? (this.lesson?.end ?? '') : this.lost ? (this.step?.lost ?? '') : (this.step?.text ?? ''));
  /** What is to be lit on the board. */
  refs: ReadonlySet<string> = $derived.by(() => {
    if (this.at) return new Set([this.at]);
    return new Set(this.done || this.showing ? [] : [...pointedAt(this.text), ...(this.step?.points ?? [])]);
  });

  async open(): Promise<void> {
    const { game } = this.table;
    try {
      this.all = (await library.lessons(game, tongue.language)).lessons;
    } catch (error) {
      this.table.missed(error);
    }
  }

  /** The position has changed: how does the lesson stand? */
  async look(version: number): Promise<void> {
    const { id } = this.table;
    if (this.standing && this.standing.version >= version) return;
    try {
      const found = await api.standing(id);
      if (this.table.closed || (this.standing && found.version < this.standing.version)) return;
      this.arrive(found);
    } catch (error) {
      this.table.missed(error);
    }
  }

  private arrive(found: LessonStanding): void {
    const before = this.standing;
    this.standing = found;
    if (before && found.version > before.version) this.answer = '';
    if (before?.task !== found.task) {
      this.read = 0;
      this.hinted = false;
      this.cheering = before !== null && found.task > before.task;
    } else if (found.version > (before?.version ?? 0)) this.cheering = false;
    if (found.done) {
      learned.learn(this.table.game, found.lesson);
      this.showing = false;
    }
    if (before?.task !== found.task || found.lost) speech.say(plainly(this.text));
    if (toShow.delete(this.table.id)) void this.show();
  }

  turn(by: number): void {
    this.read = Math.max(0, Math.min(this.taskAt - this.groupAt, this.page - this.groupAt + by));
    speech.say(plainly(this.text));
  }

  /** Whether there is a page before this one that was read for the same task. */
  get mayTurnBack(): boolean {
    return !this.done && this.page > this.groupAt;
  }

  point(ref: string): void {
    this.at = ref;
  }

  /** The kind answer to a move that the lesson did not ask for; false if the refusal was about something else. */
  take(error: unknown): boolean {
    if (!(error instanceof Refused) || error.code !== 'lesson-wrong') return false;
    const say = String(error.problem.args['say'] ?? '');
    const task = this.lesson?.steps[this.taskAt];
    this.answer = task?.answers[say] ?? this.table.words.say(say === 'over' ? 'web-lesson-is-over' : 'web-lesson-other');
    this.read = this.taskAt - this.groupAt;
    return true;
  }

  /** Let the solution be played, one action after another; from the beginning of the task if it was left. */
  async show(): Promise<void> {
    if (this.showing || !this.standing || this.done) return;
    if (this.standing.left.length === 0 || this.lost) {
      await this.again(true);
      return;
    }
    this.showing = true;
    this.answer = '';
    const { task } = this.standing;
    try {
      while (this.showing && !this.table.closed) {
        const now: LessonStanding = this.standing;
        const [text] = now.left;
        if (now.done || now.task !== task || text === undefined) break;
        const option = await this.offered(text);
        if (!option) break;
        this.table.lit = new Set(option.refs);
        this.table.previews.hover(option);
        await pause(POINTING);
        this.table.previews.hover(null);
        await this.table.deeds.take(option);
        await this.look((this.table.now?.version ?? now.version) || now.version + 1);
        if (this.standing.version === now.version) break;
      }
    } finally {
      this.showing = false;
      this.table.lit = new Set();
    }
  }

  /** The option with a text, as soon as it is on offer. */
  private async offered(text: string): Promise<Option | null> {
    for (let tries = 0; tries < 40 && !this.table.closed; tries++) {
      const found = this.table.options.find((option) => option.action === text);
      if (found) return found;
      await pause(100);
    }
    return null;
  }

  /** Begin the task again at a fresh table. */
  async again(showing = false, task = this.standing?.task ?? 0): Promise<void> {
    await begin(this.table.game, this.table.info?.lesson ?? '', task, showing, (error) => (this.answer = tell(error, this.table.words).text));
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Set up a lesson and go to its table. */
export async function begin(game: string, lesson: string, task: number, showing: boolean, failed: (error: unknown) => void): Promise<void> {
  try {
    const table = await api.newLesson(game, { lesson, task, key: newKey() });
    if (showing) toShow.add(table.id);
    router.go(`/table/${table.id}`, task > 0 || showing);
  } catch (error) {
    failed(error);
  }
}
