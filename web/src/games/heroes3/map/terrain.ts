/** What covers a tile: colours, strokes drawn by chance that is the same every time, obstacles. */

import type { Point } from './hexes';
import { SIZE } from './hexes';

export interface Ground {
  base: string;
  light: string;
  dark: string;
}

export const GROUNDS: Record<string, Ground> = {
  grass: { base: '#7f9c46', light: '#93b157', dark: '#587431' },
  dirt: { base: '#b08a58', light: '#c6a270', dark: '#80603a' },
  subterranean: { base: '#756a7c', light: '#8b8092', dark: '#4b4352' },
  snow: { base: '#dbe4ea', light: '#eef3f6', dark: '#a9bac6' },
  rough: { base: '#b98052', light: '#cf9868', dark: '#865632' },
  swamp: { base: '#64866c', light: '#7b9d80', dark: '#42604b' },
  highlands: { base: '#9aa05a', light: '#b2b772', dark: '#6c7239' },
  water: { base: '#3f86ad', light: '#5aa2c6', dark: '#28607f' },
  elemental_air: { base: '#b9cfdf', light: '#d4e3ee', dark: '#8aa5ba' },
  elemental_earth: { base: '#8d7a5b', light: '#a59170', dark: '#62523a' },
  elemental_fire: { base: '#8c4a37', light: '#a8604a', dark: '#5e2d20' },
  elemental_water: { base: '#4f93b0', light: '#6dadc8', dark: '#2f6a85' },
};
const GRASS: Ground = { base: '#7f9c46', light: '#93b157', dark: '#587431' };
export const groundOf = (terrain: string | null): Ground => GROUNDS[terrain ?? ''] ?? GRASS;

/** The backs of tiles: leather by kind, and the medallion on it. */
export const BACKS: Record<string, { leather: string; medallion: string }> = {
  starting: { leather: '#6f7f3c', medallion: '#4d5a27' },
  far: { leather: '#8a5b34', medallion: '#633d1f' },
  near: { leather: '#5d6b78', medallion: '#3f4a56' },
  center: { leather: '#8f2f2a', medallion: '#611a18' },
  subterranean: { leather: '#57496a', medallion: '#3a3048' },
  sea: { leather: '#2f6a8c', medallion: '#1f4a64' },
};
export const backOf = (kind: string): { leather: string; medallion: string } =>
  BACKS[kind] ?? { leather: '#8a5b34', medallion: '#633d1f' };

/** Numbers from 0 to 1 that look like chance and are the same every time. */
export function luck(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const seedOf = (q: number, r: number): number => (q + 60) * 977 + (r + 60) * 131;

const n1 = (n: number): string => String(Math.round(n * 10) / 10);
const TUFTS = new Set(['grass', 'highlands', 'swamp']);
const WAVES = new Set(['water', 'elemental_water']);

/** The strokes of a field, as two paths: the lighter and the darker ones. */
export function strokes(terrain: string, at: Point, seed: number): { light: string; dark: string } {
  const next = luck(seed);
  const out = { light: '', dark: '' };
  const k = SIZE / 27;
  const count = TUFTS.has(terrain) ? 10 : 8;
  for (let i = 0; i < count; i += 1) {
    const angle = next() * 6.283;
    const far = Math.sqrt(next()) * SIZE * 0.78;
    const x = at.x + Math.cos(angle) * far;
    const y = at.y + Math.sin(angle) * far * 0.95;
    const tone = next() < 0.5 ? 'light' : 'dark';
    const kind = next();
    if (TUFTS.has(terrain)) out[tone] += `M${n1(x - 2 * k)} ${n1(y)}l${n1(k)}-${n1(3.4 * k)}l${n1(k)} ${n1(3.4 * k)}l${n1(1.2 * k)}-${n1(2.6 * k)}`;
    else if (WAVES.has(terrain)) out[tone] += `M${n1(x - 6 * k)} ${n1(y)}q${n1(3 * k)}-${n1(3 * k)} ${n1(6 * k)} 0t${n1(6 * k)} 0`;
    else if (terrain === 'subterranean' && kind < 0.5) out.dark += `M${n1(x)} ${n1(y)}l${n1(4 * k)} ${n1(2 * k)}l${n1(k)}-${n1(2.5 * k)}l${n1(4 * k)} ${n1(1.5 * k)}`;
    else if (kind < 0.5) out[tone] += `M${n1(x)} ${n1(y)}h${n1((0.6 + next() * 2) * k)}`;
    else out[tone] += `M${n1(x - 4 * k)} ${n1(y)}q${n1(4 * k)}-${n1(2.5 * k)} ${n1(8 * k)} 0`;
  }
  return out;
}

/** A drawn obstacle: what stands in the way on this ground. */
export interface Bump {
  x: number;
  y: number;
  size: number;
}
export const PINES: readonly Bump[] = [
  { x: -11, y: -7, size: 0.9 },
  { x: 3, y: -12, size: 0.95 },
  { x: 13, y: -4, size: 0.9 },
  { x: -4, y: -1, size: 1.05 },
  { x: -14, y: 7, size: 0.95 },
  { x: 8, y: 7, size: 1.1 },
  { x: -3, y: 14, size: 1 },
];
export const PEAKS: readonly Bump[] = [
  { x: -9, y: -6, size: 1 },
  { x: 9, y: -8, size: 1.05 },
  { x: 1, y: 4, size: 1.35 },
  { x: -14, y: 9, size: 0.85 },
  { x: 14, y: 9, size: 0.85 },
];
export const SPIKES: readonly Bump[] = [
  { x: -10, y: -5, size: 0.95 },
  { x: 9, y: -8, size: 1 },
  { x: 0, y: 3, size: 1.2 },
  { x: 13, y: 9, size: 0.85 },
  { x: -13, y: 11, size: 0.85 },
];
export function obstacleOf(terrain: string): 'pines' | 'spikes' | 'peaks' | 'rocks' {
  if (TUFTS.has(terrain)) return 'pines';
  if (terrain === 'subterranean') return 'spikes';
  return WAVES.has(terrain) ? 'rocks' : 'peaks';
}
