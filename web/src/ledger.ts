// A game in short: what luck and own play did, and the chance from the start to the end, in blocks.
import type { Analysis } from './wire';

const BLOCKS = '▁▂▃▄▅▆▇█';
const MOST_BLOCKS = 18;

/** A share of the win as points of chance, with its sign. */
export function points(share: number): string {
  const whole = Math.round(100 * share);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** The chance of a seat, from the start to the end of the game; a block is an eighth. */
export function blocks({ chart }: Pick<Analysis, 'chart'>, seat: number): string {
  const many = Math.min(MOST_BLOCKS, chart.length);
  return Array.from({ length: many }, (_, index) => {
    const point = chart[Math.round((index * (chart.length - 1)) / Math.max(1, many - 1))];
    return BLOCKS[Math.min(BLOCKS.length - 1, Math.floor((point?.shares[seat - 1] ?? 0) * BLOCKS.length))];
  }).join('');
}
