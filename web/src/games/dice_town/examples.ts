// How Dice Town draws the examples of its rules.
import { draw } from '../../parts/art';
import { words } from '../../words';
export { default as Example } from './Example.svelte';

draw(
  import.meta.glob<string>(
    '../../art/{badge,deed,die-*,dollar,emblem-mule,emblem-dog,emblem-horse,house-*,nugget,outlaw-*,ranch-card,spirit-*}.svg',
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** Every drawing stands alone here. */
export const SYMBOLS: string[] = [];
/** The rows of an empty score sheet. */
export const SHEET = ['nuggets', 'cash', 'badge', 'store', 'deeds', 'ranches', 'total'];
export const row = (name: string) => words(`dt-sheet-${name}`);
