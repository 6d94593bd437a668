import { describe, expect, it } from 'vitest';
import type { Analysis } from '../wire';
import { across, apart, course, decisive, draws, line, marked, others, thinned } from './chart';
import { rounds } from './rounds';
import { patched, views } from './views';

const event = { played: '', better: '', cost: 0, error: 0, mark: '' };
const analysis = {
  events: [
    { ...event, ply: 1, until: 2, kind: 'draw', seat: 0, change: [0.1, -0.1] },
    { ...event, ply: 3, until: 3, kind: 'choice', seat: 1, change: [-0.3, 0.3], mark: '??', better: 'x' },
    { ...event, ply: 4, until: 4, kind: 'choice', seat: 2, change: [0.05, -0.05], mark: 'look' },
    { ...event, ply: 5, until: 5, kind: 'choice', seat: 1, change: [0.2, -0.2] },
  ],
  chart: [
    { ply: 0, shares: [0.5, 0.5] },
    { ply: 5, shares: [1, 0] },
  ],
} as unknown as Analysis;

describe('the chart', () => {
  it('runs from edge to edge', () => {
    const x = across(10, 20, 120);
    expect([x(0), x(5), x(10)]).toEqual([20, 70, 120]);
    const places = course(analysis, 2, across(5, 0, 100), (share) => 100 - 100 * share);
    expect(line(places)).toBe('M0.0 50.0L100.0 100.0');
  });
  it('keeps names apart, in their order, between top and bottom', () => {
    expect(apart([50, 50, 50], 20, 0, 100)).toEqual([50, 70, 90]);
    expect(apart([100, 100], 20, 0, 100)).toEqual([80, 100]);
    expect(apart([10, 90], 20, 0, 100)).toEqual([10, 90]);
  });
  it('finds what decided it, in the order of the game', () => {
    expect(decisive(analysis).map((one) => one.ply)).toEqual([1, 3, 5]);
  });
  it('gives each seat its draws, its marks and those of the others', () => {
    expect(draws(analysis, 2)).toEqual([{ ply: 2, change: -0.1 }]);
    expect(marked(analysis, 1).map((one) => one.ply)).toEqual([3]);
    expect(others(analysis, 1).map((one) => one.ply)).toEqual([4]);
  });
  it('names few rounds of many', () => {
    expect(thinned([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
    expect(thinned([1, 2], 5)).toEqual([1, 2]);
  });
  it('knows rounds by their headings', () => {
    const heading = (number: number, text: string) => ({ number, seat: 0, heading: true, name: '', text, places: [] });
    const told = [heading(-1, 'Round 1, the dice'), heading(-4, 'Round 1, the town'), heading(-9, 'Round 2')];
    expect(rounds(told, (number) => number * 2)).toEqual([
      { number: '1', ply: 2, text: 'Round 1, the dice' },
      { number: '2', ply: 18, text: 'Round 2' },
    ]);
  });
});

describe('views', () => {
  it('follow from one another, and share what has not changed', () => {
    const first = { seats: [{ points: 0 }, { points: 0 }], phase: 'a' };
    const second = patched(first, [{ path: ['seats', 1, 'points'], value: 3 }]) as typeof first;
    expect(second).toEqual({ seats: [{ points: 0 }, { points: 3 }], phase: 'a' });
    expect(second.seats[0]).toBe(first.seats[0]);
    expect(first.seats[1]?.points).toBe(0);
    const steps = [
      { ply: 0, seat: 0, told: 0, patches: [{ path: [], value: first }] },
      { ply: 1, seat: 1, told: 1, patches: [{ path: ['phase'], value: 'b' }] },
    ];
    expect(views(steps)).toEqual([first, { ...first, phase: 'b' }]);
  });
});
