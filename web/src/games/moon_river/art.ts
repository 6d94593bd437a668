import { draw } from '../../parts/art';

const files = import.meta.glob<string>(
  '../../art/{cow,cow-print,skull,circle,gold,beaver,corn-ear,bridge,bonus-moon,landscape-*,partner-*,ranchero-*,board-*}.svg',
  { query: '?raw', import: 'default', eager: true },
);
draw(files);

/** The drawings that are put in the page once. */
export const SYMBOLS = Object.keys(files)
  .map((path) => path.replace(/^.*\/|\.svg$/g, ''))
  .filter((name) => !/^ranchero|^partner-back/.test(name))
  .concat('hint');
