/** What the table does by itself for a seat, because its player said so. */

import type { Message, Option } from '$board/contract';
import { type Habit, habitFor, next, type Question } from '../habits';
import { notices } from '../notices.svelte';
import { isSection } from '../story';
import type { TableModel } from '../table.svelte';
import type { Update } from '../wire';
import { refsIn } from '../words';

const WAIT = 1500;

export class Autopilot {
  habits = $state.raw<readonly Habit[]>([]);
  /** What it is about to do. */
  automatic = $state.raw<{ habit: Habit; option: Option } | null>(null);

  private timer = 0;

  constructor(private readonly table: TableModel) {}

  /** The question of this moment, as habits see it. */
  private get question(): Question | null {
    const { asks, mainAsk, now } = this.table;
    if (!mainAsk) return null;
    const others = asks.filter((ask) => ask !== mainAsk).flatMap((ask) => ask.options) as Option[];
    return { prompt: mainAsk.prompt as Message, options: mainAsk.options as Option[], others, mayUndo: now?.undo ?? false };
  }

  /** The habit that can be begun now, if it is not one already. */
  possible: Habit | null = $derived.by(() => {
    const { deeds, module, ownSeats } = this.table;
    if (deeds.sending || ownSeats.length > 1 || !this.question) return null;
    const habit = habitFor(this.question, module?.passes, module?.grave);
    return habit && !this.habits.some((each) => each.kind === habit.kind && each.prompt === habit.prompt) ? habit : null;
  });

  begin(habit: Habit): void {
    this.habits = [...this.habits, habit];
    this.consider();
  }

  drop(habit: Habit): void {
    this.habits = this.habits.filter((each) => each !== habit);
    this.stop();
    this.consider();
  }

  dropAll(): void {
    this.habits = [];
    this.stop();
  }

  /** Updates have arrived: passing ends where they touch the seat. */
  hear(updates: readonly Update[]): void {
    if (updates.some((update) => this.touches(update))) this.endPassing();
  }

  /** Let a habit answer what is asked now, after a moment in which it can be stopped. Never in the past. */
  consider(): void {
    this.stop();
    const { question, table } = this;
    if (!question || this.habits.length === 0 || table.playback.at !== null || table.curtain !== null) return;
    for (const habit of this.habits) {
      const action = next(habit, question);
      if (action === 'end') {
        this.endPassing();
        return this.consider();
      }
      const option = question.options.find((each) => each.action === action);
      if (!option) continue;
      const decision = table.now?.decision;
      this.automatic = { habit, option };
      this.timer = window.setTimeout(() => {
        this.automatic = null;
        const still = table.now?.decision === decision && table.playback.at === null;
        if (still && !table.deeds.sending && table.connection === 'open') void table.deeds.take(option);
      }, WAIT);
      return;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.automatic = null;
  }

  /** A new part of the game begins, or somebody else did something to this seat. */
  private touches(update: Update): boolean {
    const { table } = this;
    const opens = table.isSection ?? isSection;
    const me = `seat:p${(table.seat ?? -1) + 1}`;
    const mine = (ref: string): boolean => ref === me || table.cast.playerOf(ref)?.seat === table.seat;
    return (update.events as Message[]).some((event) => opens(event.id) || (update.seat !== table.seat && refsIn(event).some(mine)));
  }

  private endPassing(): void {
    if (!this.habits.some((habit) => habit.kind === 'pass')) return;
    this.habits = this.habits.filter((habit) => habit.kind !== 'pass');
    this.stop();
    notices.say(this.table.words.say('web-auto-ended'));
  }
}
