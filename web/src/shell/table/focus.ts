/** Keeps the place of somebody who plays by keyboard: what had the focus goes away with every move. */

import type { TableModel } from '$lib/table.svelte';
import type { Field } from './field.svelte';

const BAR = '.prompt .deeds button:not([aria-disabled]), .prompt .end, .generic .options button:not([aria-disabled])';

export class FocusKeeper {
  /** Where the keyboard was last: on the board or among the buttons; null if the pointer leads or something else has the focus. */
  private home: 'board' | 'bar' | null = null;
  private box: DOMRect | null = null;
  /** What glowed on the board and had the focus last. */
  private last: Element | null = null;

  constructor(
    private readonly model: TableModel,
    private readonly field: Field,
  ) {
    document.addEventListener('focusin', this.note);
    document.addEventListener('pointerdown', this.forget);
    field.settled = () => this.restore();
  }

  close(): void {
    document.removeEventListener('focusin', this.note);
    document.removeEventListener('pointerdown', this.forget);
  }

  private readonly forget = (): void => {
    this.home = null;
  };

  private readonly note = (event: FocusEvent): void => {
    const target = event.target;
    if (!(target instanceof Element) || target.matches('.prompt')) return;
    if (!target.matches(':focus-visible')) this.home = null;
    else if (target.hasAttribute('data-glow')) {
      this.home = 'board';
      this.last = target;
      this.box = target.getBoundingClientRect();
    } else this.home = target.matches(BAR) || target.closest('.menu[role=group]') ? 'bar' : null;
  };

  /** Once a move is through, go where one can go on. */
  private restore(): void {
    const { model } = this;
    const now = document.activeElement;
    // What glowed and glows no more loses its tab index now, and with it the focus in a moment.
    const faded = this.home === 'board' && now !== null && now === this.last && !now.hasAttribute('data-glow');
    const lost = now === null || now === document.body || now.matches('.prompt') || faded;
    if (!this.home || !lost || model.deeds.sending || model.arrivals.behind || model.curtain !== null || document.querySelector('dialog[open]')) return;
    if (model.mustAct) {
      if (this.home === 'board' && this.field.enter(this.box)) return;
      const button = document.querySelector<HTMLElement>(BAR);
      if (button) button.focus();
      else this.field.enter(this.box);
    } else if (!now?.matches('.prompt')) document.querySelector<HTMLElement>('.prompt')?.focus();
  }
}
