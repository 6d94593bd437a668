// A live table without a server: what it is told, and what it asks, over a socket that is played here.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { board } from './games.svelte';
import { Table } from './table.svelte';
import { learn } from './words';
import type { Ask, Position, Tell } from './wire';
import sample from './games/wind_river/position.json';

let line: FakeSocket; // the newest
const connect = (socket: FakeSocket) => (line = socket);

/** The page's end of a socket, and in `tell` the server's. */
class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly asks: Ask[] = [];

  constructor() {
    connect(this);
  }
  send(text: string): void {
    this.asks.push(JSON.parse(text) as Ask);
  }
  close(): void {}

  tell(message: Tell): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  last<K extends Ask['kind']>(kind: K): Extract<Ask, { kind: K }> & { id: number } {
    const found = this.asks.findLast((ask): ask is Extract<Ask, { kind: K }> => ask.kind === kind);
    if (found?.id === undefined) throw new Error(`nobody asked ${kind}`);
    return { ...found, id: found.id };
  }
}

const HELLO: Tell = { kind: 'hello', now: 0, name: 'Ann', every: 20 };

/** A position that the server tells; `asked` is the version at which the question was put. */
function position(version: number, choices: string[], how: Partial<Position> = {}): Position {
  const first = how.first ?? 0;
  const lines = how.lines ?? sample.lines.slice(first, version);
  const seen = {
    table: 't',
    game: 'wind_river',
    seats: sample.seats,
    view: sample.view,
    choices,
    ready: [],
    clocks: [],
  };
  const state = { asked: choices.length ? version : null, started: true, over: false, paused: false, wish: null };
  return {
    kind: 'position',
    table: 't',
    seat: 1,
    mine: [1],
    to_answer: choices.length ? [1] : [],
    version,
    first,
    lines,
    changes: lines.map(() => []),
    ...how,
    seen: { ...seen, ...state, ...how.seen } as unknown as Position['seen'],
  };
}

/** Until what was promised so far has been kept. */
const settled = () => new Promise((done) => setTimeout(done));

let table: Table;

beforeAll(async () => {
  // What the frame's modules look for when they are loaded.
  globalThis.document ??= { documentElement: {}, querySelectorAll: () => [] } as unknown as Document;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('location', new URL('http://corral.test/'));
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' })); // moves are shown at once
  await learn('wind_river');
  await Promise.all([board('wind_river'), board('dice_town')]);
}, 60_000); // all that draws is compiled first
beforeEach(async () => {
  table = new Table('t');
  line.tell(HELLO);
  await settled();
});
afterEach(async () => {
  table.close();
  await settled(); // nobody listens any more: the socket is closed, the next table opens another
});

async function asked(choices = sample.choices): Promise<void> {
  line.tell(position(4, choices));
  await settled();
}

describe('a table', () => {
  it('joins as soon as it is connected, and knows nothing yet', () => {
    expect(table.connected).toBe(true);
    expect(line.last('join')).toMatchObject({ table: 't', seat: null, version: 0 });
    expect([table.started, table.turn, table.choices, table.lines]).toEqual([false, false, [], []]);
  });
  it('shows what it is told', async () => {
    await asked();
    expect([table.seat, table.turn, table.game]).toEqual([1, true, 'wind_river']);
    expect(table.choices).toEqual(sample.choices);
    expect(table.lines.map((one) => one.text)).toEqual(['herd B2 C3', 'herd E3 E4', 'drive B6 out', 'herd C2 B2']);
  });
  it('takes lines from the first one that is told anew', async () => {
    await asked();
    line.tell(position(5, [], { first: 4, lines: ['3 gather'] }));
    expect(table.lines.map((one) => one.text).slice(3)).toEqual(['herd C2 B2', 'gather']);
    line.tell(position(6, [], { first: 4, lines: ['3 pass', '1 pass'] }));
    expect(table.lines.map((one) => one.text).slice(3)).toEqual(['herd C2 B2', 'pass', 'pass']);
  });
  it('keeps each word of the chat once', () => {
    const hello = { number: 1, name: 'Bob', text: 'hello', at: 0 };
    line.tell({ kind: 'talk', table: 't', chats: [hello] });
    line.tell({ kind: 'talk', table: 't', chats: [hello, { ...hello, number: 2, text: 'again' }] });
    expect(table.chats.map((chat) => chat.text)).toEqual(['hello', 'again']);
  });
  it('says why it cannot be shown', async () => {
    line.tell({ kind: 'refused', id: line.last('join').id, code: 'private', reason: '', stale: false });
    await settled();
    expect(table.missing).toBe('private');
    line.tell({ kind: 'gone', table: 't' });
    expect(table.missing).toBe('closed');
  });
  it('knows that it is cut off, and refuses to ask then', async () => {
    await asked();
    line.onclose?.();
    expect(table.connected).toBe(false);
    await table.send(sample.tried);
    expect(table.refusal).not.toBeNull();
    expect(table.pending).toBe(false);
  });
});

describe('a move', () => {
  it('is sent with the version that is known, and is on its way until the next question comes', async () => {
    await asked();
    const sent = table.send(sample.tried);
    await settled();
    const { id, ...play } = line.last('play');
    expect(play).toEqual({ kind: 'play', table: 't', seat: 1, version: 4, moves: [sample.tried] });
    expect([table.pending, table.choices]).toEqual([true, []]);
    line.tell({ kind: 'done', id });
    await settled();
    expect(table.pending).toBe(true);
    line.tell(position(5, ['pass'], { first: 4, lines: [`1 ${sample.tried}`] }));
    await sent;
    expect([table.pending, table.choices]).toEqual([false, ['pass']]);
  });
  it('is sent once, however often it is said', async () => {
    await asked();
    void table.send(sample.tried);
    void table.send(sample.tried);
    await settled();
    expect(line.asks.filter((ask) => ask.kind === 'play')).toHaveLength(1);
  });
  it('that is refused says why, and the same is asked as before', async () => {
    await asked();
    const sent = table.send('pass');
    await settled();
    line.tell({ kind: 'refused', id: line.last('play').id, code: 'not-asked', reason: '', stale: false });
    await sent;
    expect(table.refusal).not.toBeNull();
    expect([table.pending, table.choices]).toEqual([false, sample.choices]);
  });
  it('is tried on a copy, and what was staged goes with the next one', async () => {
    await asked();
    const staged = table.stage(sample.tried);
    await settled();
    const { id, moves } = line.last('try');
    expect(moves).toEqual([sample.tried]);
    const outcome = { view: sample.view, choices: ['pass'], open: true };
    line.tell({ kind: 'tried', id, ...outcome } as unknown as Tell);
    await staged;
    expect([table.staged, table.choices]).toEqual([[sample.tried], ['pass']]);
    void table.send('pass');
    await settled();
    expect(line.last('play').moves).toEqual([sample.tried, 'pass']);
  });
  it('that was staged is gone when something else is asked', async () => {
    await asked();
    const staged = table.stage(sample.tried);
    await settled();
    line.tell({ kind: 'tried', id: line.last('try').id, ...sample.outcome } as unknown as Tell);
    await staged;
    line.tell(position(5, ['pass'], { first: 4, lines: ['* back 2'] }));
    expect([table.staged, table.choices]).toEqual([[], ['pass']]);
  });
  it('that was played is taken back by the server', async () => {
    line.tell(position(6, sample.choices));
    expect(table.canUndo).toBe(true);
    const back = table.undo();
    await settled();
    expect(line.last('undo')).toMatchObject({ table: 't', seat: 1, steps: 1 });
    line.tell({ kind: 'done', id: line.last('undo').id });
    await back;
  });
});

describe('two people at one screen', () => {
  const both = { mine: [1, 2], to_answer: [2] };

  it('are asked in turn, where nothing is secret', async () => {
    table.board = await board('wind_river');
    line.tell(position(4, [], both));
    await settled();
    expect(line.last('join')).toMatchObject({ seat: 2, version: 0 });
  });
  it('hand the screen over first, where something is', async () => {
    table.board = await board('dice_town');
    line.tell(position(4, [], both));
    expect(table.handover).toBe(2);
    void table.look(2);
    await settled();
    expect(table.handover).toBe(0);
    expect(line.last('join')).toMatchObject({ seat: 2 });
  });
});
