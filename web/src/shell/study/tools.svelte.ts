/** What the author of a study does with the board: plays on, or points at things. */

import { untrack } from 'svelte';
import type { Option } from '$board/contract';
import type { Mark } from '$generated/api';
import { Depicted } from '$lib/depicting.svelte';
import { toggled } from '$lib/study';
import type { StudyModel } from '$lib/study.svelte';
import { Clicks, outwards } from '../clicks.svelte';
import { refsOf } from '../table/field.svelte';

export type Tool = 'play' | 'ring' | 'arrow';

export class Tools {
  tool = $state<Tool>('play');
  /** Where an arrow begins that has no end yet. */
  origin = $state('');
  narrow = $state(false);
  /** The things on the board. */
  present = $state.raw<readonly string[]>([]);
  readonly clicks: Clicks;

  constructor(private readonly model: StudyModel) {
    this.clicks = new Clicks(
      () => (this.tool === 'play' ? this.model.options : []),
      () => this.pointedAt,
      (option: Option) => {
        this.clicks.forget();
        void this.model.play(option);
      },
    );
  }

  marks: readonly Mark[] = $derived.by(() => this.model.note?.marks ?? []);
  private pointedAt: ReadonlySet<string> = $derived.by(() => new Set([...this.marks.map(({ thing }) => thing), this.origin].filter(Boolean)));
  arrows = $derived.by(() => this.marks.filter(({ origin }) => origin));

  private ready = $derived.by(() => this.model.moment !== null);
  /** The position on the board; made once for all moments. */
  seen: Depicted | null = $derived.by(() => {
    const { module, lexicon } = this.model;
    const study = untrack(() => this.model.study);
    if (!study || !module || !lexicon || !this.ready) return null;
    const sight = () => ({ view: this.model.moment?.view, lit: this.clicks.lit, narrow: this.narrow, seat: this.model.moment?.seat ?? 0 });
    return new Depicted(study.game, module, study.players.length, 0, sight, this.clicks.doable, {
      names: (colours) => this.model.names(colours),
      lexicon,
      given: study.options as Readonly<Record<string, unknown>>,
    });
  });

  choose(tool: Tool): void {
    this.tool = tool;
    this.origin = '';
    this.clicks.forget();
  }

  rest(): void {
    this.choose('play');
  }

  /** A click on the board while something is to be marked; whether it was meant for that. */
  point(target: Element): boolean {
    if (this.tool === 'play' || !this.model.study?.yours) return false;
    const ref = refNear(target);
    if (ref === '') return true;
    if (this.tool === 'ring') this.set({ thing: ref, origin: '' });
    else if (this.origin === '') this.origin = ref;
    else {
      if (this.origin !== ref) this.set({ thing: ref, origin: this.origin });
      this.origin = '';
    }
    return true;
  }

  /** Set a mark, or take it back if it is there. */
  set(mark: Mark): void {
    const { model } = this;
    void model.remark(model.place, model.note?.text ?? '', toggled(this.marks, mark));
  }
}

/** The thing that a spot on the board stands for. */
function refNear(target: Element): string {
  for (const element of outwards(target)) {
    const ref = refsOf(element).find((each) => !each.startsWith('option:'));
    if (ref) return ref;
  }
  return '';
}
