/** A scenario of somebody's own: the table's options hold it as a code, which is unpacked here. */

import type { Stage } from '$board/contract';
import { scenarioFacts, type ScenarioFacts } from './facts';

const PREFIX = 'own:';
let code = '';
let unpacked = $state.raw<ScenarioFacts | null>(null);

/** The facts that a code holds. */
export async function factsOfCode(text: string): Promise<ScenarioFacts> {
  const packed = Uint8Array.from(atob(text.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return JSON.parse(await new Response(stream).text()) as ScenarioFacts;
}

/** Whether an option names a scenario by its code. */
export const isOwn = (value: unknown): value is string => typeof value === 'string' && value.startsWith(PREFIX);

/** What is known of a scenario by its id; of one's own, what was unpacked last. */
export const knownFacts = (id: string): ScenarioFacts | null => (id === 'own' ? unpacked : scenarioFacts(id));

/** What is known of the scenario that is played; null until one's own is unpacked. */
export function playedFacts(id: string, stage: Pick<Stage, 'given'>): ScenarioFacts | null {
  const wanted = stage.given['scenario'];
  if (id !== 'own' || !isOwn(wanted)) return scenarioFacts(id);
  if (code !== wanted) {
    code = wanted;
    void factsOfCode(wanted).then((found) => {
      if (code === wanted) unpacked = found;
    });
  }
  return unpacked;
}
