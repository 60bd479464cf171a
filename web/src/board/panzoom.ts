/** The words of the zoom buttons and what a screen reader hears, handed in by the shell. */

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
