/** Parts of a board that are shown only now and then: fetched when they are first drawn. */

import type { Component } from 'svelte';

/** Milliseconds until a part is asked for again when the line was cut. */
const AGAIN = 3000;

/** A part by how it is fetched: call it in a template to get the part, null until it is there. */
export function later<Props extends object>(
  load: () => Promise<{ default: Component<Props> }>,
): () => Component<Props> | null {
  let here = $state.raw<Component<Props> | null>(null);
  let asked = false;
  function fetchIt(): void {
    load().then(
      (loaded) => (here = loaded.default),
      () => setTimeout(fetchIt, AGAIN),
    );
  }
  return () => {
    if (!asked) {
      asked = true;
      fetchIt();
    }
    return here;
  };
}
