/** What went wrong, in the person's language, with what to do about it. */

import { Refused } from './api';
import type { Words } from './words';

export interface Told {
  text: string;
  rule: string;
}

/** An error for a person: the reason the rules give, else the message of its code, else that something broke. */
export function tell(error: unknown, words: Words): Told {
  if (!(error instanceof Refused)) {
    return { text: words.say('web-problem-broken'), rule: '' };
  }
  const { problem } = error;
  if (problem.reason) return { text: sentence(words.word(problem.reason)), rule: problem.rule || problem.reason.rule };
  const id = `web-problem-${problem.error}`;
  return { text: words.say(words.has(id) ? id : 'web-problem-broken', problem.args), rule: problem.rule };
}

/** A reason as a sentence of its own: games word reasons so that they can follow a colon. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
