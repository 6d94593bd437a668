// Every board without a server: looked at, and with an answer that goes to a callback.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, View } from './game';
import { board } from './games.svelte';
import { folded } from './lines';
import { StillTable, type Position } from './still.svelte';
import type { SeatSeen } from './wire';

/** What `python -m tests.web.positions` has written. */
interface Sample {
  seat: number;
  seats: SeatSeen[];
  view: View;
  choices: string[];
  lines: string[];
  tried: string;
  outcome: { view: View; choices: string[]; open: boolean };
}
const samples = import.meta.glob<Sample>('./games/*/position.json', { import: 'default', eager: true });
const GAMES = Object.keys(samples).map((path) => path.split('/')[2] ?? '');
const games: Record<string, Game> = {};
beforeAll(async () => {
  // What the frame's modules look for when they are loaded.
  globalThis.document ??= { documentElement: {}, querySelectorAll: () => [] } as unknown as Document;
  globalThis.location ??= new URL('http://corral.test/') as unknown as Location;
  globalThis.addEventListener ??= () => {};
  for (const name of GAMES) games[name] = await board(name);
}, 60_000); // everything that draws is compiled first

function position(name: string): Sample & Position {
  const sample = samples[`./games/${name}/position.json`];
  const game = games[name];
  if (!sample || !game) throw new Error(`no position of ${name}`);
  return { ...sample, game: name, board: game, lines: folded(sample.lines) } as Sample & Position;
}
const drawn = (table: StillTable) => render(table.board.Board, { props: { table } }).body;

describe.each(GAMES)('a board of %s', (name) => {
  it('is drawn from a position alone, with nothing to choose', () => {
    const page = drawn(new StillTable(position(name)));
    expect(page).toContain(`data-game="${name}"`);
    expect(page).toContain('Player2');
    expect(page).not.toContain('data-choice');
    expect(page).not.toContain('data-hint');
  });
  it('offers choices where somebody waits for the answer', () => {
    const page = drawn(new StillTable(position(name), { answer: () => {} }));
    expect(page).toContain('data-choice');
  });
});

describe('an answer', () => {
  it('goes to the callback with all that was staged, and then nothing is staged any more', async () => {
    const { tried, outcome, ...rest } = position('wind_river');
    const heard: string[][] = [];
    const table = new StillTable(rest, {
      answer: (moves) => void heard.push(moves),
      preview: () => Promise.resolve(outcome),
    });
    await table.stage(tried);
    expect([table.staged, table.choices, table.view]).toEqual([[tried], outcome.choices, outcome.view]);
    await table.send('gather');
    expect(heard).toEqual([[tried, 'gather']]);
    expect([table.staged, table.view]).toEqual([[], rest.view]);
  });
  it('is the whole turn where nobody can say what would come of a move', async () => {
    const heard: string[][] = [];
    const { tried, ...rest } = position('wind_river');
    const table = new StillTable(rest, { answer: (moves) => void heard.push(moves) });
    await table.stage(tried);
    expect([table.open, table.view]).toEqual([false, rest.view]);
    expect(await table.preview('anything')).toBeNull();
    await table.send();
    expect(heard).toEqual([[tried]]);
  });
  it('is none where nobody waits for it', async () => {
    const table = new StillTable(position('dice_town'));
    await table.send('keep A');
    expect([table.turn, table.choices, table.question]).toEqual([false, [], '']);
  });
  it('keeps the staged steps that still can be when one before them is taken back', async () => {
    const rest = { ...position('wind_river'), choices: ['first', 'second'] };
    const preview = (moves: string[]) =>
      Promise.resolve({
        view: rest.view,
        choices: moves.includes('first') ? ['second', 'third'] : [],
        open: true,
      });
    const table = new StillTable(rest, { answer: () => {}, preview });
    await table.stage('first', 'second', 'third');
    expect(await table.takeBack(0)).toEqual(['third']);
    expect(table.staged).toEqual(['second']);
  });
});

it('is another question when another position is shown', () => {
  const { tried: _, ...rest } = position('moon_river');
  const table = new StillTable(rest, { answer: () => {} });
  const before = table.question;
  table.show({ ...rest, choices: rest.choices?.slice(1) });
  expect(table.question).not.toBe(before);
  expect(table.choices).toEqual(rest.choices?.slice(1));
});
