// How Wind River draws the examples of its rules.
import { draw } from '../../parts/art';
import { words } from '../../words';
export { default as Example } from './Example.svelte';

const files = import.meta.glob<string>(
  '../../art/{plain,plain-grass,plain-closed,buffalo-piece,buffalo-moved,supply-stone,tipi-green,tipi-orange,tipi-purple,tipi-white}.svg',
  { query: '?raw', import: 'default', eager: true },
);
draw(files);

export const SYMBOLS = Object.keys(files).map((path) => path.replace(/^.*\/|\.svg$/g, ''));
/** The rows of an empty score sheet. */
export const SHEET = ['open_plains', 'stones'];
export const row = (name: string) => words(`wr-row-${name.replace('_', '-')}`);
