// How Moon River draws the examples of its rules.
import { words } from '../../words';
export { SYMBOLS } from './art';
export { default as Example } from './Example.svelte';

/** The rows of an empty score sheet. */
export const SHEET = [
  'desert', 'canyon', 'meadow', 'forest', 'farm', 'gold', 'beaver', 'corn', 'gold_digger', 'trapper', 'farmer', 'scenario',
  'total',
]; // prettier-ignore
export const row = (name: string) => words(`mr-row-${name.replace('_', '-')}`);
