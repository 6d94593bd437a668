import { describe, expect, it } from 'vitest';
import type { Analysis } from '../wire';
import { asking } from './chart';
import { blocks, extremes, spoken } from './summary';

const event = { played: 'a', better: '', cost: 0, error: 0, mark: '' };
const book = { start: 0.5, luck: 0, others: 0, revision: 0, result: 0 };
const analysis = {
  chance: 'luck',
  seats: [
    { ...book, seat: 1, own: -0.1 },
    { ...book, seat: 2, own: -0.3 },
  ],
  events: [
    { ...event, ply: 1, until: 2, kind: 'draw', seat: 0, change: [0.09, -0.09] },
    { ...event, ply: 3, until: 4, kind: 'draw', seat: 0, change: [-0.17, 0.17] },
    { ...event, ply: 5, until: 5, kind: 'choice', seat: 2, change: [-0.08, 0.08] },
    { ...event, ply: 6, until: 6, kind: 'choice', seat: 1, change: [-0.1, 0.1], mark: '?', better: 'b', cost: 0.1 },
    { ...event, ply: 7, until: 7, kind: 'choice', seat: 1, change: [0, 0], mark: 'look', better: 'b', cost: 0.2 },
    { ...event, ply: 8, until: 8, kind: 'choice', seat: 1, change: [0, 0], mark: '?!' },
  ],
} as unknown as Analysis;

describe('a game in a few words', () => {
  it('knows the best and the worst draw, and what the others did', () => {
    expect(extremes(analysis, 1)).toEqual({
      best: { ply: 2, points: 9 },
      worst: { ply: 4, points: -17 },
      hit: { ply: 5, points: -8 },
      kindest: true,
    });
    expect(extremes(analysis, 2)).toMatchObject({ hit: null, kindest: false });
  });
  it('says nothing of luck where chance decides who begins, and no more', () => {
    expect(extremes({ ...analysis, chance: 'seat' }, 1)).toMatchObject({ best: null, worst: null });
  });
  it('does not tell a few points from none', () => {
    expect([spoken(2), spoken(-2), spoken(3), spoken(-3)]).toEqual(['', '', '+3', '−3']);
  });
  it('shows chances as heights', () => {
    expect(blocks([0, 0.13, 0.5, 0.99, 1])).toBe('▁▂▅██');
  });
  it('asks again for the costliest choices that have a better one, in their order', () => {
    expect(asking(analysis, 1).map((one) => one.ply)).toEqual([6, 7]);
  });
});
