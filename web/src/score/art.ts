// The drawings of all three pads, put in the page once.
import { SYMBOLS } from '../games/moon_river/art';
import { draw } from '../parts/art';

const files = import.meta.glob<string>(
  [
    '../art/{badge,nugget,dollar,outlaw-1,ranch-card,deed,store-card,emblem-*}.svg',
    '../art/{tipi-*,supply-stone,marker-open-plains}.svg',
  ],
  { query: '?raw', import: 'default', eager: true },
);
draw(files);
const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.svg$/g, ''));
export const DRAWINGS = [...SYMBOLS, ...names];
