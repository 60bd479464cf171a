/** What the server says, by short names, and what its OpenAPI document leaves untyped. */

export type { Ask, GameInfo, Me, Position, Problem, SeatInfo, TableInfo, Update } from '$generated/api';

export interface Kind {
  name: string;
  slugs: string[];
  on_board: boolean;
  worded: boolean;
}

export interface Verb {
  name: string;
  arguments: { name: string; kind: string }[];
  rule: string;
}

export interface Lexicon {
  kinds: Kind[];
  verbs: Verb[];
}

import type { Message } from '$board/contract';

export interface Why {
  answers: { action: string; allowed: boolean; reason: Message | null; rule: string }[];
}

export interface Course {
  points: { n: number; scores: number[] }[];
}
