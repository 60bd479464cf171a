/** The words of the zoom buttons and what a screen reader hears, handed in by the shell. */

import { getContext, setContext } from 'svelte';

export interface ZoomWords {
  tools: string;
  closer: string;
  farther: string;
  whole: string;
}

let source: () => ZoomWords = () => ({ tools: '', closer: '', farther: '', whole: '' });
let speak: (percent: number) => void = () => {};

export function lendZoomWords(words: () => ZoomWords, say: (percent: number) => void): void {
  source = words;
  speak = say;
}

export const panzoomWords = (): ZoomWords => source();
export const announceZoom = (factor: number): void => speak(Math.round(factor * 100));

const NEAR = Symbol('near');

/** In a picture of the rules: what is to be large in it. */
export const lendNear = (refs: () => readonly string[]): unknown => setContext(NEAR, refs);
export const nearOf = (): (() => readonly string[]) | null => getContext<(() => readonly string[]) | undefined>(NEAR) ?? null;
