/** Clicking on a board without a live table, in a puzzle or a study: what glows, what is lit, and what a click means. */

import type { Option } from '$board/contract';
import type { Doable } from '$lib/depicting.svelte';
import { refsOf } from './table/field.svelte';

const THINGS = '[data-ref], [data-option]';

export class Clicks {
  picked = $state.raw<readonly string[]>([]);
  pointed = $state.raw<Option | null>(null);

  constructor(
    private readonly all: () => readonly Option[],
    private readonly shown: () => ReadonlySet<string>,
    private readonly take: (option: Option) => void,
  ) {}

  /** What is still meant after the clicks so far. */
  options: readonly Option[] = $derived.by(() => this.all().filter((option) => this.picked.every((ref) => option.refs.includes(ref))));
  glowing: ReadonlySet<string> = $derived.by(() => new Set(this.options.flatMap((option) => option.refs.filter((ref) => !this.picked.includes(ref)))));
  lit: ReadonlySet<string> = $derived.by(() => (this.pointed ? new Set(this.pointed.refs) : this.shown()));

  readonly doable: Doable = ((self: Clicks): Doable => ({
    get options() {
      return self.options;
    },
    get glowing() {
      return self.glowing;
    },
    get picked() {
      return self.picked;
    },
    take: (option) => self.take(option),
    pick: (ref) => self.pick(ref),
    hover: (option) => (self.pointed = option),
  }))(this);

  forget(): void {
    this.picked = [];
    this.pointed = null;
  }

  pick(ref: string): void {
    const meant = this.options.filter((option) => option.refs.includes(ref));
    const [only] = meant;
    if (meant.length === 1 && only) this.take(only);
    else if (meant.length > 1) this.picked = [...this.picked, ref];
  }

  readonly onclick = (event: MouseEvent): void => {
    for (const element of outwards(event.target as Element)) {
      const option = this.options.find(({ action }) => action === element.getAttribute('data-option'));
      if (option) return this.take(option);
      const ref = refsOf(element).find((each) => this.glowing.has(each));
      if (ref) return this.pick(ref);
    }
  };

  /** Mark what can be clicked and what is lit, as the table does, now and whenever the board changes. */
  watch(board: HTMLElement, changed: () => void = () => {}): () => void {
    const { glowing, lit, picked, options } = this;
    const actions = new Set(options.map(({ action }) => action));
    const mark = (): void => {
      for (const element of board.querySelectorAll(THINGS)) {
        const refs = refsOf(element);
        const flag = (name: string, on: boolean) => on !== element.hasAttribute(name) && element.toggleAttribute(name, on);
        flag('data-glow', refs.some((ref) => glowing.has(ref)) || actions.has(element.getAttribute('data-option') ?? ''));
        flag('data-lit', refs.some((ref) => lit.has(ref)));
        flag('data-picked', refs.some((ref) => picked.includes(ref)));
      }
      changed();
    };
    const watcher = new MutationObserver(mark);
    watcher.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-ref', 'data-option'] });
    mark();
    return () => watcher.disconnect();
  }
}

/** The things a spot lies in, the nearest first. */
export function* outwards(from: Element): Generator<Element> {
  for (let element = from.closest(THINGS); element; element = element.parentElement?.closest(THINGS) ?? null) yield element;
}
