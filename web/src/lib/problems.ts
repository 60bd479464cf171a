/** What went wrong, in the person's language, with what to do about it. */

import { Refused } from './api';
import type { Words } from './words';

/** The messages of all codes the server refuses with (src/ludoteka/server/errors.py), and of a line that is down. */
const WORDED: ReadonlySet<string> = new Set([
  'web-problem-alone',
  'web-problem-not-kept',
  'web-problem-bad-option',
  'web-problem-bad-record',
  'web-problem-broken',
  'web-problem-busy',
  'web-problem-common-password',
  'web-problem-csrf',
  'web-problem-database',
  'web-problem-foreign-origin',
  'web-problem-full',
  'web-problem-game-missing',
  'web-problem-invited-only',
  'web-problem-is-operator',
  'web-problem-key-used',
  'web-problem-left',
  'web-problem-lesson-wrong',
  'web-problem-login-taken',
  'web-problem-long-sleep',
  'web-problem-malformed',
  'web-problem-media-type',
  'web-problem-method',
  'web-problem-muted',
  'web-problem-no-password',
  'web-problem-no-hints',
  'web-problem-no-lesson',
  'web-problem-no-review',
  'web-problem-not-absent',
  'web-problem-not-author',
  'web-problem-not-found',
  'web-problem-not-host',
  'web-problem-not-offered',
  'web-problem-not-open',
  'web-problem-not-operator',
  'web-problem-not-over',
  'web-problem-not-playing',
  'web-problem-not-seated',
  'web-problem-not-signed-in',
  'web-problem-not-started',
  'web-problem-not-welcome',
  'web-problem-not-your-seat',
  'web-problem-offline',
  'web-problem-engine',
  'web-problem-others-play',
  'web-problem-out-of-time',
  'web-problem-over',
  'web-problem-refused',
  'web-problem-removed',
  'web-problem-resigned',
  'web-problem-seat-count',
  'web-problem-seat-empty',
  'web-problem-seated',
  'web-problem-seats-free',
  'web-problem-signed-in',
  'web-problem-stale',
  'web-problem-study-changed',
  'web-problem-study-full',
  'web-problem-suspended',
  'web-problem-taken',
  'web-problem-talk-closed',
  'web-problem-time-used-up',
  'web-problem-token-reads',
  'web-problem-token-refused',
  'web-problem-too-large',
  'web-problem-too-many-blocks',
  'web-problem-too-many-bot-games',
  'web-problem-too-many-guesses',
  'web-problem-too-many-imports',
  'web-problem-too-many-reports',
  'web-problem-too-many-requests',
  'web-problem-too-many-studies',
  'web-problem-too-many-tables',
  'web-problem-too-many-tokens',
  'web-problem-unknown-bot',
  'web-problem-unknown-game',
  'web-problem-unknown-host',
  'web-problem-unknown-zone',
  'web-problem-vote-early',
  'web-problem-wrong-password',
  'web-problem-yourself',
]);

export interface Told {
  text: string;
  rule: string;
}

/** The table has moved on: what was asked no longer matters. */
export const isStale = (error: unknown): boolean => error instanceof Refused && (error.code === 'stale' || error.status === 409);

/** An error for a person: the reason the rules give, else the message of its code, else that something broke. */
export function tell(error: unknown, words: Words): Told {
  if (!(error instanceof Refused)) {
    return { text: words.say('web-problem-broken'), rule: '' };
  }
  const { problem } = error;
  if (problem.reason) return { text: sentence(words.word(problem.reason)), rule: problem.rule || problem.reason.rule };
  const id = `web-problem-${problem.error}`;
  return { text: words.say(WORDED.has(id) ? id : 'web-problem-broken', problem.args), rule: problem.rule };
}

/** A reason as a sentence of its own: games word reasons so that they can follow a colon. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
