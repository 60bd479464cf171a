/** How many lines of the chat somebody has not seen: one's own never count. */

import type { Entry } from './story';

/** The lines after the last one seen, without those said from one's own seats or, watching, under one's own name. */
export function unread(entries: readonly Entry[], seen: number, own: readonly number[], name: string): number {
  return entries.filter((entry) => {
    const mine = entry.seat === null ? entry.by === name : own.includes(entry.seat);
    return entry.kind === 'chat' && entry.text !== '' && entry.n > seen && !mine;
  }).length;
}

const KEPT = 'ludoteka-chat';
const MOST = 40;

/** The last line seen at a table, as this browser remembers it. */
export function lastSeen(table: string): number {
  return remembered().find(([id]) => id === table)?.[1] ?? 0;
}

export function remember(table: string, n: number): void {
  if (n <= lastSeen(table)) return;
  const others = remembered().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEPT, JSON.stringify([[table, n], ...others].slice(0, MOST)));
  } catch {
    return; // Without storage the lines are unread again after a reload.
  }
}

function remembered(): [table: string, n: number][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}
