/** A seat of a table that is being planned. */
import type { Plan } from '$lib/seating';

export interface Place {
  use: 'me' | 'here' | 'open' | 'invited' | 'bot';
  name: string;
  bot: string;
}

/** The seat as the server reads it. */
export function planOf(place: Place): Plan {
  if (place.use === 'me') return { kind: 'me', name: null };
  if (place.use === 'here') return { kind: 'me', name: place.name.trim() || null };
  if (place.use === 'bot') return { kind: 'bot', bot: place.bot };
  return { kind: place.use };
}
