// What others do is shown in order, each for a while, and never delays who acts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Steps } from './steps.svelte';
import type { Position, Seen } from './wire';

const told = vi.hoisted(() => ({
  hear: null as ((message: unknown) => void) | null,
  asks: [] as { kind: string }[],
  answers: {} as Record<string, unknown>,
}));
vi.mock('./socket', () => ({
  Refusal: class extends Error {},
  socket: {
    listen: (_: string, listener: { position(message: unknown): void }) => {
      told.hear = (message) => listener.position(message);
      return () => {};
    },
    ask: (question: { kind: string }) => {
      told.asks.push(question);
      return Promise.resolve(told.answers[question.kind] ?? null);
    },
  },
}));
import { Table } from './table.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, documentElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '400ms' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('steps', () => {
  it('shows one after the other, in order, each for its time', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => shown.push(step) && 400);
    [1, 2, 3].forEach((step) => steps.add(step));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(400);
    expect([shown, steps.behind]).toEqual([[1, 2], true]);
    vi.advanceTimersByTime(400);
    expect([shown, steps.behind, steps.stays]).toEqual([[1, 2, 3], false, true]);
    vi.advanceTimersByTime(400);
    expect([shown, steps.stays]).toEqual([[1, 2, 3], false]);
  });
  it('goes quicker when many wait, and leaves none out', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => shown.push(step) && 400);
    for (let step = 0; step < 30; step++) steps.add(step);
    vi.advanceTimersByTime(400 * 6);
    expect(shown).toEqual(Array.from({ length: 30 }, (_, step) => step));
  });
  it('waits for nothing where nothing stays', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => shown.push(step) && 0);
    [1, 2, 3].forEach((step) => steps.add(step));
    expect(shown).toEqual([1, 2, 3]);
  });
  it('skips to the newest, after which nothing waits', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => shown.push(step) && 400);
    [1, 2, 3].forEach((step) => steps.add(step));
    steps.skip();
    expect([shown, steps.behind]).toEqual([[1, 3], false]);
  });
  it('shows nothing more once it has ended', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => shown.push(step) && 400);
    [1, 2].forEach((step) => steps.add(step));
    steps.end();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
  });
});

describe('a table', () => {
  let first = 0;
  function tell(line: string, choices: string[], motion = '400ms') {
    vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => motion }));
    const asked = choices.length ? first + 1 : null;
    const seats = [{ name: 'Ann' }, { name: null, bot: 'hand' }];
    const seen = { seats, choices, asked, view: { line }, started: true, ready: [], clocks: [] } as unknown as Seen;
    const message: Position = { kind: 'position', table: 't', seat: 1, version: first + 1, first, lines: [line], seen };
    told.hear?.(message);
    first += 1;
  }
  function begin(): Table {
    first = 0;
    told.asks = [];
    const table = new Table('t');
    tell('n reveal x', ['a', 'b']);
    return table;
  }

  it('shows the others’ moves before it asks me', () => {
    const table = begin();
    tell('1 a', []);
    tell('2 c', []);
    tell('2 d', ['e', 'f']);
    expect([table.view?.line, table.replaying, table.turn, table.choices]).toEqual(['1 a', true, false, []]);
    vi.advanceTimersByTime(400);
    expect([table.view?.line, table.lines.length]).toEqual(['2 c', 3]);
    vi.advanceTimersByTime(400);
    expect([table.view?.line, table.replaying, table.turn, table.choices]).toEqual(['2 d', false, true, ['e', 'f']]);
  });
  it('shows the newest at once to who is asked, who acts, and who wants no motion', () => {
    const table = begin();
    tell('2 c', ['a', 'b']);
    tell('2 d', ['a', 'b']);
    expect([table.view?.line, table.turn]).toEqual(['2 d', true]);
    tell('1 a', []);
    tell('2 e', ['f', 'g']);
    void table.say('hello');
    expect([table.view?.line, table.turn]).toEqual(['2 e', true]);
    tell('1 f', [], '0ms');
    tell('2 h', ['i', 'j'], '0ms');
    expect([table.view?.line, table.replaying, table.turn]).toEqual(['2 h', false, true]);
  });
  it('asks for a hint, keeps what comes of it, and forgets it with the question', async () => {
    const table = begin();
    told.answers = { hint: { move: 'b', choices: [] }, tried: null, try: { view: { line: 'after' }, choices: [] } };
    await table.hint();
    expect(told.asks.map((ask) => ask.kind)).toEqual(['hint', 'try']);
    expect(table.hinted).toEqual({ move: 'b', choices: [], after: { line: 'after' } });
    tell('1 a', []);
    expect(table.hinted).toBe(null);
    await table.hint();
    expect(told.asks.length).toBe(2);
  });
});
