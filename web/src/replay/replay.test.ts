// Going through a game that is over, while the server is slow.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../game';
import type { ReplaySeen } from '../wire';
import { Replay } from './replay.svelte';

type Answer = (seen: ReplaySeen) => void;
const asked = vi.hoisted(() => ({ answers: new Map<number | null, unknown>() }));

vi.mock('../api', () => ({
  get: () => new Promise(() => {}),
  post: (path: string, { seat }: { seat: number | null }) =>
    path === '/replay' ? new Promise((answer) => asked.answers.set(seat, answer)) : new Promise(() => {}),
}));
vi.mock('../games.svelte', () => ({ board: () => Promise.resolve({ secrets: true } as Game) }));

/** What the server sends: ten steps, as one seat of three saw them. */
function seen(seat: number): ReplaySeen {
  const steps = Array.from({ length: 10 }, (_, ply) => ({
    ply,
    seat: 0,
    told: 0,
    patches: [{ path: [], value: { seenBy: seat } }],
  }));
  const seats = [1, 2, 3].map((place) => ({ place })) as ReplaySeen['seats'];
  return {
    ...{ table: 't', game: 'g', options: {}, views: [0, 1, 2, 3], mine: [], ended: null },
    lines: [],
    changes: [],
    proof: {} as ReplaySeen['proof'],
    seats,
    seat,
    steps,
  };
}
/** The server answers who asked for this seat. */
async function answer(seat: number | null, as = seat ?? 0): Promise<void> {
  await vi.waitFor(() => expect(asked.answers.has(seat)).toBe(true));
  (asked.answers.get(seat) as Answer)(seen(as));
}
async function opened(): Promise<Replay> {
  const replay = new Replay({ record: 'text' });
  const opening = replay.open();
  await answer(null, 1);
  await opening;
  return replay;
}

afterEach(() => asked.answers.clear());

describe('whose eyes one looks through', () => {
  it('who goes on while they are fetched is not put back', async () => {
    const replay = await opened();
    const looking = replay.look(2);
    replay.goto(5);
    await answer(2);
    await looking;
    expect([replay.at, replay.seen.seat]).toEqual([5, 2]);
  });

  it('the last ones asked for count, whoever is answered first', async () => {
    const replay = await opened();
    const [second, third] = [replay.look(2), replay.look(3)];
    await answer(3);
    await answer(2);
    await Promise.all([second, third]);
    expect([replay.focus, replay.seen.seat]).toEqual([3, 3]);
    const again = replay.look(2); // known already
    await again;
    expect(replay.seen.seat).toBe(2);
  });
});
