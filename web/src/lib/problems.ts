/** What went wrong, in the person's language, with what to do about it. */

import { Refused } from './api';
import type { Words } from './words';

/** The messages for the codes of the server's refusals. */
const BY_CODE: Record<string, string> = {
  offline: 'web-problem-offline',
  busy: 'web-problem-busy',
  broken: 'web-problem-broken',
  database: 'web-problem-busy',
  stale: 'web-problem-stale',
  'not-offered': 'web-problem-not-offered',
  'not-signed-in': 'web-problem-not-signed-in',
  csrf: 'web-problem-csrf',
  'not-found': 'web-problem-not-found',
  'too-many-requests': 'web-problem-too-many',
  'too-many-tables': 'web-problem-too-many-tables',
  'too-large': 'web-problem-too-large',
  taken: 'web-problem-taken',
  seated: 'web-problem-seated',
  'not-seated': 'web-problem-not-seated',
  'not-host': 'web-problem-not-host',
  'seats-free': 'web-problem-seats-free',
  full: 'web-problem-full',
  'no-seat': 'web-problem-full',
  over: 'web-problem-over',
  'not-playing': 'web-problem-over',
  started: 'web-problem-started',
  'not-open': 'web-problem-started',
  resigned: 'web-problem-resigned',
  'others-play': 'web-problem-others-play',
  'login-taken': 'web-problem-login-taken',
  'wrong-password': 'web-problem-wrong-password',
  'bad-option': 'web-problem-bad-option',
  'seat-count': 'web-problem-seat-count',
  malformed: 'web-problem-malformed',
};

export interface Told {
  text: string;
  rule: string;
}

/** An error for a person: the reason the rules give, else the message of its code, else what the server said. */
export function tell(error: unknown, words: Words): Told {
  if (!(error instanceof Refused)) {
    return { text: words.say('web-problem-broken'), rule: '' };
  }
  const { problem } = error;
  if (problem.reason) return { text: words.word(problem.reason), rule: problem.rule || problem.reason.rule };
  const id = BY_CODE[problem.error];
  return { text: id ? words.say(id) : words.say('web-problem-other', { message: problem.message }), rule: problem.rule };
}
