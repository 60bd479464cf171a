/** What a component of the box says, taken apart for a board that prints it: a card with its basic and expert effect. */

import type { Entry } from './contract';

/** A labelled effect: "Basic", "Expert", "Power 0/1/2" in the reader's language, and what it does. */
export interface Effect {
  label: string;
  text: string;
}

export interface Face {
  title: string;
  /** What kind of card it is, with school, level and timing: "Fire, expert, activation". Empty if the entry has no such line. */
  kind: string;
  /** What it does, or when, before the labelled effects; empty where these say all. */
  lead: string;
  effects: Effect[];
}

const RULES = / ?\([A-Z][A-Z0-9]{1,5}(?:-[A-Z0-9]+)+(?:, [A-Z][A-Z0-9]{1,5}(?:-[A-Z0-9]+)+)*\)/g;

/** The face of a component from its reference entry: first an italic line of its kind, then text, then a list with bold labels. */
export function faceOf(entry: Entry): Face {
  const face: Face = { title: entry.title, kind: '', lead: '', effects: [] };
  const lead: string[] = [];
  for (const line of entry.text.replace(RULES, '').split('\n')) {
    const effect = /^- \*\*(.+?):\*\* (.*)$/.exec(line);
    const kind = /^\*([^*]+?)\.?\*$/.exec(line);
    if (effect) face.effects.push({ label: effect[1] ?? '', text: plain(effect[2] ?? '') });
    else if (kind && face.kind === '' && lead.length === 0) face.kind = kind[1] ?? '';
    else if (line.trim() !== '') lead.push(plain(line.trim()));
  }
  face.lead = lead.join(' ');
  return face;
}

function plain(text: string): string {
  return text.replace(/\*/g, '');
}
