// What others do is shown in order, each for a while, and never delays who acts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Steps } from './steps.svelte';
import type { Position, Seen } from './wire';

interface Told {
  hear: ((message: unknown) => void) | null;
  asks: { kind: string }[];
  answers: Record<string, unknown>;
}
const told = vi.hoisted((): Told => ({ hear: null, asks: [], answers: {} }));
vi.mock('./socket', () => ({
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

const stay = (time: number) => ({ time, within: 5 * time });

describe('steps', () => {
  it('shows one after the other, in order, each for its time', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => (shown.push(step), stay(400)));
    steps.add(1, 2, 3);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(400);
    expect([shown, steps.behind]).toEqual([[1, 2], true]);
    vi.advanceTimersByTime(400);
    expect([shown, steps.behind, steps.stays]).toEqual([[1, 2, 3], false, true]);
    vi.advanceTimersByTime(400);
    expect([shown, steps.stays]).toEqual([[1, 2, 3], false]);
  });
  it('is never further behind than it should be, and leaves none out', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => (shown.push(step), stay(400)));
    for (let step = 0; step < 30; step++) steps.add(step);
    vi.advanceTimersByTime(1500);
    expect([shown.length < 30, steps.stays]).toEqual([true, true]);
    vi.advanceTimersByTime(501);
    expect([shown, steps.stays]).toEqual([Array.from({ length: 30 }, (_, step) => step), false]);
  });
  it('gives those that come one by one their time, however long it takes', () => {
    const steps = new Steps<number>(() => stay(400));
    for (let step = 0; step < 30; step++) {
      steps.add(step);
      expect(steps.stay).toBe(400);
      vi.advanceTimersByTime(500);
    }
  });
  it('waits for nothing where nothing stays', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => (shown.push(step), stay(0)));
    steps.add(1, 2, 3);
    expect(shown).toEqual([1, 2, 3]);
  });
  it('skips to the newest, after which nothing waits', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => (shown.push(step), stay(400)));
    steps.add(1, 2, 3);
    steps.skip();
    expect([shown, steps.behind, steps.stays]).toEqual([[1, 3], false, false]);
  });
  it('shows nothing more once it has ended', () => {
    const shown: number[] = [];
    const steps = new Steps<number>((step) => (shown.push(step), stay(400)));
    steps.add(1, 2);
    steps.end();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
  });
});

const SEEN: Omit<Seen, 'seats' | 'choices' | 'asked' | 'view'> = {
  table: 't',
  game: 'moon_river',
  options: {},
  pace: {},
  rated: false,
  public: false,
  daily: null,
  commit: '',
  salts: [],
  seed: null,
  host: [],
  started: true,
  over: false,
  paused: false,
  rematch: null,
  ready: [],
  clocks: [],
  wish: null,
};

describe('a table', () => {
  let first = 0;
  function tell(line: string, choices: string[], tempo = '.8s', mine = '') {
    vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => tempo }));
    const asked = choices.length ? first + 1 : null;
    const seats = [
      { name: 'Ann', bot: null },
      { name: null, bot: 'hand' },
    ].map((one) => ({ ...one, away: false, resigned: false, place: null, points: null }));
    const hands = [
      { points: 0, sheet: { [mine]: 1 } },
      { points: 0, sheet: {} },
    ];
    const view = { phase: line, asked: [], over: false, ended: null, seats: hands };
    const seen: Seen = { ...SEEN, seats, choices, asked, view };
    const news = { version: first + 1, first, lines: [line], changes: [[]], seen };
    const message: Position = { kind: 'position', table: 't', seat: 1, mine: [1], to_answer: [], ...news };
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

  it('shows the others’ moves before it asks me, those that touch me for longer', () => {
    const table = begin();
    tell('1 a', []);
    tell('2 c', []);
    tell('2 d', ['e', 'f'], '.8s', 'robbed');
    expect([table.view?.phase, table.showing, table.lines.length]).toEqual(['2 c', true, 3]);
    vi.advanceTimersByTime(480);
    expect([table.view?.phase, table.showing, table.turn, table.choices]).toEqual(['2 d', true, false, []]);
    vi.advanceTimersByTime(790);
    expect(table.turn).toBe(false);
    vi.advanceTimersByTime(10);
    expect([table.showing, table.turn, table.choices]).toEqual([false, true, ['e', 'f']]);
  });
  it('shows the newest at once to who is asked, who acts, and who wants it at once', () => {
    const table = begin();
    tell('2 c', ['a', 'b']);
    tell('2 d', ['a', 'b']);
    expect([table.view?.phase, table.turn]).toEqual(['2 d', true]);
    tell('1 a', []);
    tell('2 e', ['f', 'g']);
    void table.say('hello');
    expect([table.view?.phase, table.turn]).toEqual(['2 e', true]);
    tell('1 f', [], '0s');
    tell('2 h', ['i', 'j'], '0s');
    expect([table.view?.phase, table.showing, table.turn]).toEqual(['2 h', false, true]);
  });
  it.each(['.8s', '0s'])('shows again what happened since my last move, with moves shown for %s', (tempo) => {
    const table = begin();
    expect(table.canShowAgain).toBe(false);
    tell('1 a', [], tempo);
    tell('2 c', [], tempo);
    tell('2 d', ['e', 'f'], tempo);
    table.skip();
    expect([table.view?.phase, table.turn, table.canShowAgain]).toEqual(['2 d', true, true]);
    table.showAgain();
    expect([table.view?.phase, table.turn, table.lines.length]).toEqual(['1 a', false, 2]);
    vi.advanceTimersByTime(480);
    expect([table.view?.phase, table.turn, table.lines.length]).toEqual(['2 c', false, 3]);
    vi.advanceTimersByTime(480);
    expect([table.view?.phase, table.turn, table.canShowAgain]).toEqual(['2 d', false, false]);
    vi.advanceTimersByTime(480);
    expect([table.view?.phase, table.turn, table.choices]).toEqual(['2 d', true, ['e', 'f']]);
    tell('1 e', [], tempo);
    expect(table.canShowAgain).toBe(false);
  });
  it('asks for a hint, keeps what comes of it, and forgets it with the question', async () => {
    const table = begin();
    const hinted = { move: 'b', reason: { code: 'only', args: {} }, choices: [] };
    told.answers = { hint: hinted, tried: null };
    await table.hint();
    expect(told.asks.map((ask) => ask.kind)).toEqual(['hint']);
    expect(table.hinted).toEqual(hinted);
    tell('1 a', []);
    expect(table.hinted).toBe(null);
    await table.hint();
    expect(told.asks.length).toBe(1);
  });
});
