import { describe, expect, it } from 'vitest';
import type { Analysis, Book } from '../wire';
import { balanced, hundredths, upTo, whole } from './whole';

/** Numbers from 0 to 1 that are always the same. */
function lots(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Books that close, as a ledger's do: starts and results sum to 1, luck to 0, own and others' play to 0. */
function books(seats: number, seed: number): Book[] {
  const lot = lots(seed);
  const shares = () => {
    const all = Array.from({ length: seats }, lot);
    const sum = all.reduce((so, one) => so + one, 0);
    return all.map((one) => one / sum);
  };
  const zero = () => {
    const all = Array.from({ length: seats }, () => lot() - 0.5);
    const mean = all.reduce((so, one) => so + one, 0) / seats;
    return all.map((one) => one - mean);
  };
  const [start, result, luck, own, play] = [shares(), shares(), zero(), zero(), zero()];
  return start.map((first, index) => {
    const one = {
      seat: index + 1,
      start: first,
      luck: luck[index] as number,
      own: own[index] as number,
      others: (play[index] as number) - (own[index] as number),
      result: result[index] as number,
    };
    return { ...one, revision: one.result - one.start - one.luck - one.own - one.others };
  });
}
const sum = (all: number[]) => all.reduce((so, one) => so + one, 0);

describe('whole points', () => {
  it('are the largest remainders', () => {
    expect(whole([33.4, 33.3, 33.3], 100)).toEqual([34, 33, 33]);
    expect(whole([-1.6, 0.9, 0.7], 0)).toEqual([-2, 1, 1]);
    expect(whole([], 100)).toEqual([]);
    expect(hundredths([1, 0, 0])).toEqual([100, 0, 0]);
  });

  it.each([2, 3, 4, 5, 6])('add up in every direction with %i seats', (seats) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const exact = books(seats, seed);
      const rows = balanced(exact) ?? [];
      expect(rows).toHaveLength(seats);
      for (const [index, row] of rows.entries()) {
        expect(row.start + row.luck + row.own + row.others + row.revision).toBe(row.result);
        const book = exact[index] as Book;
        for (const lane of ['start', 'luck', 'own', 'others', 'result'] as const)
          expect(Math.abs(row[lane] - book[lane] * 100)).toBeLessThan(1.001);
        expect(Math.abs(row.revision - book.revision * 100)).toBeLessThan(3);
      }
      expect(sum(rows.map((row) => row.luck))).toBe(0);
      expect(sum(rows.map((row) => row.own + row.others))).toBe(0);
      expect(sum(rows.map((row) => row.start))).toBe(100);
      expect(sum(rows.map((row) => row.result))).toBe(100);
    }
  });

  it('are not shown where the books do not close', () => {
    const torn = books(3, 7).map((book) => ({ ...book, luck: book.luck + 0.2 }));
    expect(balanced(torn)).toBeNull();
  });
});

describe('the books so far', () => {
  const event = { played: '', better: '', cost: 0, error: 0, mark: '' };
  const analysis: Analysis = {
    judge: 'j',
    game: 'gulch',
    deep: false,
    chance: 'luck',
    looked: true,
    seats: [
      { seat: 1, start: 0.5, luck: 0.1, own: -0.2, others: 0.6, revision: 0, result: 1 },
      { seat: 2, start: 0.5, luck: -0.1, own: -0.6, others: 0.2, revision: 0, result: 0 },
    ],
    events: [
      { ...event, ply: 1, until: 2, kind: 'draw', seat: 0, change: [0.1, -0.1] },
      { ...event, ply: 3, until: 3, kind: 'choice', seat: 1, change: [-0.2, 0.2] },
      { ...event, ply: 4, until: 4, kind: 'choice', seat: 2, change: [0.6, -0.6] },
    ],
    chart: [
      { ply: 0, shares: [0.5, 0.5], points: [], leads: [] },
      { ply: 2, shares: [0.62, 0.38], points: [], leads: [] },
      { ply: 3, shares: [0.4, 0.6], points: [], leads: [] },
      { ply: 4, shares: [1, 0], points: [], leads: [] },
    ],
  };

  it('begin with nothing', () => {
    expect(upTo(analysis, 0)[0]).toMatchObject({ start: 0.5, luck: 0, own: 0, others: 0, result: 0.5 });
  });
  it('hold what has happened, and what the judge thought again', () => {
    const [one, two] = upTo(analysis, 3) as [Book, Book];
    expect([one.luck, one.own, one.others, one.result]).toEqual([0.1, -0.2, 0, 0.4]);
    expect(one.revision).toBeCloseTo(0);
    expect(two.others).toBe(0.2);
    expect(upTo(analysis, 2)[0]?.revision).toBeCloseTo(0.02);
  });
  it('are at the end those of the whole game', () => {
    expect(upTo(analysis, 4)).toBe(analysis.seats);
  });
});
