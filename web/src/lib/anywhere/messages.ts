/** What the page and its worker say to each other. */

import type { Site } from './site';

export type ToHouse =
  | { kind: 'open'; root: string; site: Site }
  | { kind: 'ask'; id: number; name: string; method: string; path: string; body: string }
  | { kind: 'watch'; line: number; table: string; seat: number | null; after: number | null }
  | { kind: 'say'; line: number; text: string }
  /** What was told last is on the screen. */
  | { kind: 'drawn'; line: number }
  | { kind: 'hang-up'; line: number };

export type FromHouse =
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready' }
  | { kind: 'fetched'; game: string }
  | { kind: 'failed'; problem: string }
  | { kind: 'answer'; id: number; status: number; type: string; text: string }
  | { kind: 'broken'; id: number; problem: string }
  | { kind: 'watching'; line: number }
  /** A message on each line of the text. */
  | { kind: 'told'; line: number; text: string };

export type ToBots =
  | { kind: 'open'; root: string; site: Site; module: WebAssembly.Module }
  | { kind: 'load'; game: string }
  | { kind: 'think'; id: number; question: Uint8Array };

export type FromBots =
  | { kind: 'begun'; id: number }
  | { kind: 'thought'; id: number; answer: Uint8Array }
  | { kind: 'failed'; problem: string };
