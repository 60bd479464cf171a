/** Names for the fields that Views often have; others are shown by their own name. */

import { humanize } from './generic';
import type { Words } from './words';

const FIELDS: Record<string, string> = {
  bank: 'web-field-bank',
  bottom: 'web-field-bottom',
  buildings: 'web-field-buildings',
  cards: 'web-field-cards',
  crew: 'web-field-crew',
  deck: 'web-field-deck',
  discard: 'web-field-discard',
  epoch: 'web-field-epoch',
  gold: 'web-field-gold',
  hand: 'web-field-hand',
  owner: 'web-field-owner',
  phase: 'web-field-phase',
  places: 'web-field-places',
  players: 'web-field-players',
  points: 'web-field-points',
  round: 'web-field-round',
  rounds: 'web-field-rounds',
  score: 'web-field-score',
  seat: 'web-field-seat',
  supply: 'web-field-supply',
  teams: 'web-field-teams',
  top: 'web-field-top',
  total: 'web-field-total',
  weather: 'web-field-weather',
  year: 'web-field-year',
  years: 'web-field-years',
};

export function fieldName(field: string, words: Words): string {
  const id = FIELDS[field];
  if (id) return words.say(id);
  // A field named like a kind of things says it with the game's own word, where there is one.
  return humanize(field);
}
