// What is said of a step in which chance drew: the log's own sentences, and the game's for what the log leaves out.
import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../game';
import type { Event, ReplaySeen } from '../wire';
import { Replay } from './replay.svelte';

const LINES = ['n die ?', 'n die 9', 'n spirit ambush.1', '2 mine', 'n draw ?', 'n die K', '1 keep K'];
const step = (ply: number, seat: number) => ({ ply, seat, told: ply, patches: [{ path: [], value: {} }] });
const seats = [{ name: 'Ann', place: 1 }, { name: 'Bo', place: 2 }] as ReplaySeen['seats']; // prettier-ignore
const seen = {
  ...{ table: 't', game: 'g', options: {}, views: [0, 1, 2], mine: [], ended: null, seat: 0, seats },
  lines: LINES,
  changes: [],
  proof: {} as ReplaySeen['proof'],
  steps: [step(0, 0), step(3, 0), step(4, 2), step(6, 0), step(7, 1)],
} as ReplaySeen;
vi.mock('../api', () => ({
  get: () => new Promise(() => {}),
  post: (path: string) => (path === '/replay' ? Promise.resolve(seen) : new Promise(() => {})),
}));
const game: Partial<Game> = {
  sentence: ({ seat, text }) => (seat > 0 || text.startsWith('spirit') ? `${text} was told.` : null),
  heading: () => null,
  ended: () => null,
  chance: (draws) => draws.join(', '),
};
vi.mock('../games.svelte', () => ({ board: () => Promise.resolve(game) }));

const draw = {
  ...{ ply: 1, until: 6, kind: 'draw', seat: 0 },
  played: 'die A, die 9, spirit ambush.1, mine, draw gold-2.1, die K',
} as Event;
const choice = { ply: 7, until: 7, kind: 'choice', seat: 1, played: 'keep K' } as Event;

describe('what chance drew', () => {
  it('is told as far as the visitor saw it, beside the log', async () => {
    const replay = new Replay({ record: 'text' });
    await replay.open();
    expect(replay.said(replay.told, 1)).toBe('spirit ambush.1 was told. die ?, die 9');
    expect(replay.said(replay.told, 3)).toBe('draw ?, die K');
    expect(replay.said(replay.told, 2)).toBe('mine was told.');
  });
  it('is told whole where it decided the game, all of a stretch, without what others did in between', async () => {
    const replay = new Replay({ record: 'text' });
    await replay.open();
    expect(replay.saidOf(replay.told, draw)).toBe('spirit ambush.1 was told. die A, die 9 draw gold-2.1, die K');
    expect(replay.saidOf(replay.told, choice)).toBe('keep K was told.');
  });
});
