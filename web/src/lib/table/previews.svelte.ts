/** The option under the pointer and what it would do. */

import type { Foresight, Message, Option } from '$board/contract';
import { api } from '../api';
import type { TableModel } from '../table.svelte';

const WAIT = 140;

export class Previews {
  hovered = $state.raw<Option | null>(null);
  foresight = $state.raw<Foresight | null>(null);

  private timer = 0;
  private readonly known = new Map<string, Foresight | null>();

  constructor(private readonly table: TableModel) {}

  hover(option: Option | null): void {
    if (option?.action === this.hovered?.action) return;
    this.hovered = option;
    this.foresight = null;
    clearTimeout(this.timer);
    if (!option || this.table.seat === null || !this.table.now) return;
    const known = this.known.get(option.action);
    if (known !== undefined) this.foresight = known;
    else this.timer = window.setTimeout(() => void this.foresee(option), WAIT);
  }

  /** Something else is asked now. */
  forget(): void {
    this.known.clear();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async foresee(option: Option): Promise<void> {
    const { table } = this;
    const { seat, now } = table;
    if (seat === null || !now || table.deeds.sending) return;
    try {
      const shown = await api.preview(table.id, seat, option.action);
      const foresight = { option, events: shown.events as Message[], view: shown.view, stoppedBy: shown.stopped_by, odds: (shown.odds ?? null) as unknown };
      if (table.now?.decision !== now.decision) return;
      this.known.set(option.action, foresight);
      if (this.hovered?.action === option.action) this.foresight = foresight;
    } catch (error) {
      this.known.set(option.action, null);
      table.missed(error);
    }
  }
}
