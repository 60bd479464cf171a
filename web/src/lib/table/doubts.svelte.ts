/** Why something cannot be done: what was pointed at, and buttons that were there before. */

import type { Message, Option } from '$board/contract';
import { api } from '../api';
import { Memory } from '../missing';
import { isStale, tell, type Told } from '../problems';
import { speech } from '../speech.svelte';
import type { TableModel } from '../table.svelte';
import { labelOf, meant } from '../why';
import type { Position } from '../wire';

const MISS_WAIT = 400;

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

export class Doubts {
  whyNot = $state.raw<Refusal | null>(null);
  /** What was on offer when the same was asked before and is not now. */
  closed = $state.raw<readonly Closed[]>([]);

  private readonly memory = new Memory();
  private timer = 0;
  private asked = 0;
  private pinning = false;

  constructor(private readonly table: TableModel) {}

  /** Ask why a thing cannot be chosen. */
  async ask(ref: string, pinned = false): Promise<void> {
    const { table } = this;
    const { seat, now, lexicon, words } = table;
    if (seat === null || !now || !lexicon || table.options.length === 0 || table.glowing.has(ref)) return;
    // What was asked by a click is not overtaken by what the pointer passes on its way to the answer.
    if (!pinned && this.pinning) return;
    const actions = meant(ref, table.options, table.picked, lexicon);
    if (actions.length === 0) return;
    const turn = ++this.asked;
    this.pinning = pinned;
    try {
      const { answers } = await api.why(table.id, seat, actions);
      if (table.now?.decision !== now.decision || turn !== this.asked) return;
      const closed = answers.find((answer) => !answer.allowed && answer.reason);
      if (closed?.reason) this.show({ ref, text: words.word(closed.reason), rule: closed.rule || closed.reason.rule, pinned });
      else if (pinned && answers.every((answer) => !answer.allowed)) this.show({ ref, text: words.say('web-problem-not-offered'), rule: '', pinned });
    } catch (error) {
      if (pinned && turn === this.asked && !isStale(error)) this.show({ ref, ...tell(error, words), pinned });
      else table.missed(error);
    } finally {
      if (turn === this.asked) this.pinning = false;
    }
  }

  /** Find out why buttons that were there before are gone. */
  miss(position: Position): void {
    this.closed = [];
    clearTimeout(this.timer);
    const { table } = this;
    const { seat, lexicon } = table;
    const ask = position.asks.find((each) => !each.optional);
    if (!ask || seat === null || !lexicon) return;
    const gone = this.memory.missing(ask.prompt as Message, ask.options as Option[]);
    if (gone.length === 0) return;
    this.timer = window.setTimeout(() => {
      void api.why(table.id, seat, gone).then(
        ({ answers }) => {
          if (table.now?.decision !== position.decision || table.seat !== seat) return;
          this.closed = answers.flatMap(({ action, allowed, reason, rule }) =>
            allowed || !reason ? [] : [{ action, label: labelOf(action, lexicon), reason: reason as Message, rule: rule || reason.rule }],
          );
        },
        (error: unknown) => table.missed(error),
      );
    }, MISS_WAIT);
  }

  /** Tell why a grey button is grey. */
  explain(deed: Closed): void {
    const text = this.table.words.word(deed.reason);
    this.table.deeds.refused = { text, rule: deed.rule };
    speech.sayNow(text);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private show(refusal: Refusal): void {
    this.whyNot = refusal;
    speech.sayNow(refusal.text);
  }
}
