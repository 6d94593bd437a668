import { expect, it } from 'vitest';
import { blocks, points } from './ledger';

const chart = (...shares: number[]) => ({
  chart: shares.map((share, ply) => ({ ply, shares: [share, 1 - share], points: [0, 0], leads: [0, 0] })),
});

it('says points of chance with their sign', () => {
  expect([0.094, -0.271, 0, -0.001].map(points)).toEqual(['+9', '−27', '+0', '+0']);
});

it('draws the chance of a seat from the start to the end', () => {
  expect(blocks(chart(0, 0.25, 0.5, 1), 1)).toBe('▁▃▅█');
  expect(blocks(chart(0, 0.25, 0.5, 1), 2)).toBe('█▇▅▁');
  expect(blocks(chart(), 1)).toBe('');
});

it('takes no more blocks than a message has room for, the first and the last among them', () => {
  const many = blocks(chart(...Array.from({ length: 200 }, (_, index) => index / 199)), 1);
  expect([many.length, many[0], many.at(-1)]).toEqual([18, '▁', '█']);
});
