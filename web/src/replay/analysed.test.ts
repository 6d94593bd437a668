// What decided a game, asked for while the server is slow.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Analysis, AnalysisSeen } from '../wire';
import { Analysed } from './analysed.svelte';

type Answer = (seen: AnalysisSeen) => void;
const asked = vi.hoisted(() => ({ quick: [] as unknown[], deep: [] as unknown[] }));

vi.mock('../api', () => ({
  get: () => new Promise((answer) => asked.quick.push(answer)),
  post: () => new Promise((answer) => asked.deep.push(answer)),
}));

const found = {} as Analysis;
const NOTHING: AnalysisSeen = { quick: null, deep: null, counting: false, share: 0, preparing: false, failed: false };
/** The server answers the so many-th who asked. */
async function answer(whom: unknown[], number: number, seen: Partial<AnalysisSeen>): Promise<void> {
  (whom[number] as Answer)({ ...NOTHING, ...seen });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  asked.quick = [];
  asked.deep = [];
});

describe('an analysis', () => {
  it('is asked for until it is there', async () => {
    const analysed = new Analysed({ table: 't' });
    void analysed.ask(false);
    await answer(asked.quick, 0, {});
    await vi.runAllTimersAsync();
    await answer(asked.quick, 1, { quick: found });
    await vi.runAllTimersAsync();
    expect([asked.quick.length, analysed.found]).toEqual([2, found]);
  });

  it('is not put back by the answer to an older question, nor asked for twice at a time', async () => {
    const analysed = new Analysed({ table: 't' });
    void analysed.ask(false);
    void analysed.ask(true);
    await answer(asked.deep, 0, { counting: true, share: 0.5 });
    await answer(asked.quick, 0, {});
    expect(analysed.seen?.share).toBe(0.5);
    await vi.runAllTimersAsync();
    expect([asked.quick.length, asked.deep.length]).toEqual([1, 2]);
  });

  it('is let be when nobody looks any more', async () => {
    const analysed = new Analysed({ table: 't' });
    void analysed.ask(false);
    analysed.close();
    await answer(asked.quick, 0, {});
    void analysed.ask(true);
    await vi.runAllTimersAsync();
    expect([analysed.seen, asked.quick.length, asked.deep.length]).toEqual([null, 1, 0]);
  });
});
