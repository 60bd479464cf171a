/** What the server says, by the names used here. Everything comes from its OpenAPI document. */

export type { Ask, GameInfo, Me, Position, Problem, SeatInfo, TableInfo, Update } from '$generated/api';
export type { Vocabulary as Lexicon, VerbInfo as Verb } from '$generated/api';
