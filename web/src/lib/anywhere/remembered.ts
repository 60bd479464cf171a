/** One's own tables as they were when the lobby was last seen: they are shown at once, before the engine is there to ask. */

import type { TableInfo } from '$generated/api';

const KEPT = 'ludoteka-lobby';
const MOST = 8;

/** Another version of the site may tell other things of a table. */
const version = (): string => document.querySelector<HTMLMetaElement>('meta[name=site]')?.content ?? '';

export function remembered(): TableInfo[] | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as { version: string; tables: TableInfo[] } | null;
    return found?.version === version() ? found.tables : null;
  } catch {
    return null;
  }
}

export function remember(tables: readonly TableInfo[]): void {
  const running = tables.filter((table) => table.status === 'open' || table.status === 'playing');
  try {
    localStorage.setItem(KEPT, JSON.stringify({ version: version(), tables: running.slice(0, MOST) }));
  } catch {
    /* then the lobby waits for the engine */
  }
}
