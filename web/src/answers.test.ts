// The answers of all three boards, without a browser: what is touched becomes a move that the table listed.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from './game';
import { folded } from './lines';
import { TownAnswer } from './games/dice_town/answer.svelte';
import { RanchAnswer } from './games/moon_river/answer.svelte';
import { PlainAnswer } from './games/wind_river/answer.svelte';
import { StillTable, type Position } from './still.svelte';
import { learn } from './words';
import moon from './games/moon_river/position.json';
import dice from './games/dice_town/position.json';
import wind from './games/wind_river/position.json';

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await Promise.all(['moon_river', 'dice_town', 'wind_river'].map(learn));
});

type Sample = typeof moon | typeof dice | typeof wind;
const TITLES = ['You', 'Wren', 'Otis', 'Maud'];

/** A table that tells what was answered, and knows of one move what comes of it. */
function asked(sample: Sample, choices: string[] = sample.choices) {
  const heard: string[][] = [];
  const position = { ...sample, choices, game: '', board: {}, lines: folded(sample.lines) } as unknown as Position;
  const preview = (moves: string[]) => Promise.resolve(moves.join() === sample.tried ? sample.outcome : null);
  const table = new StillTable(position, { answer: (moves) => void heard.push(moves), preview });
  return { table, heard };
}

const ANSWERS: [string, Sample, (table: StillTable) => Answer][] = [
  ['moon_river', moon, (table) => new RanchAnswer(table)],
  ['dice_town', dice, (table) => new TownAnswer(table, TITLES)],
  ['wind_river', wind, (table) => new PlainAnswer(table)],
];

describe.each(ANSWERS)('an answer of %s', (_, sample, make) => {
  it('asks in words, and says aloud what can be touched', () => {
    const answer = make(asked(sample).table);
    expect(answer.question).not.toBe('');
    expect(Object.values(answer.targets).map((target) => target.label)).not.toContain('');
    expect(Object.keys(answer.targets).length).toBeGreaterThan(1);
  });
  it('has nothing to touch where nothing is asked', async () => {
    const { table, heard } = asked(sample, []);
    const answer = make(table);
    expect(answer.targets).toEqual({});
    expect([answer.chosen, answer.considered, answer.outcome]).toEqual([null, null, null]);
    await answer.confirm();
    expect(heard).toEqual([]);
  });
  it('leaves alone what is no target', async () => {
    const { table, heard } = asked(sample);
    const answer = make(table);
    await answer.place('nowhere');
    expect([answer.chosen, heard, table.staged]).toEqual([null, [], []]);
  });
});

describe('the ranch', () => {
  const [, first = '', second = '', cell = '', other = ''] = moon.tried.split(' ');

  it('takes the only two stored parcels in hand, and lays them where they are put', async () => {
    const { table, heard } = asked(moon);
    const answer = new RanchAnswer(table);
    expect(answer.held).toEqual([Number(first), Number(second)]);
    answer.place(cell);
    for (let turns = 0; turns < 3 && answer.chosen !== moon.tried; turns++) answer.turn();
    expect(answer.chosen).toBe(moon.tried);
    expect(answer.ghost?.cells.map((one) => one.cell)).toEqual([cell, other]);
    await answer.confirm();
    expect(heard).toEqual([[moon.tried]]);
  });
  it('says what would come of it as soon as the table has told', async () => {
    const answer = new RanchAnswer(asked(moon).table);
    answer.place(cell);
    for (let turns = 0; turns < 3 && answer.chosen !== moon.tried; turns++) answer.turn();
    expect(answer.outcome).toBeNull();
    await new Promise((done) => setTimeout(done));
    expect(answer.outcome).toEqual(moon.outcome);
  });
  it('lets go of a parcel that is touched again, and then has no cells', () => {
    const answer = new RanchAnswer(asked(moon).table);
    answer.hold(Number(first));
    expect(answer.held).toEqual([Number(second)]);
    expect(answer.targets).toEqual({});
    answer.clear();
    expect(answer.held).toEqual([Number(first), Number(second)]);
  });
});

describe('the town', () => {
  it('keeps the dice that are touched, in rising order', async () => {
    const { table, heard } = asked(dice);
    const answer = new TownAnswer(table, TITLES);
    const { cup } = dice.view.seats[0] as { cup: string[] };
    answer.place(`die ${cup.indexOf('A')}`);
    answer.place(`die ${cup.indexOf('K')}`);
    expect(answer.chosen).toBe('keep K A');
    answer.place(`die ${cup.indexOf('K')}`);
    expect(answer.chosen).toBe('keep A');
    await answer.confirm();
    expect(heard).toEqual([['keep A']]);
  });
  it('sends an option that is touched twice', async () => {
    const sample = { ...dice, view: { ...dice.view, phase: 'act', place: 'bank', first: 1 } } as unknown as Sample;
    const { table, heard } = asked(sample, ['rob', 'coach']);
    const answer = new TownAnswer(table, TITLES);
    answer.place('rob');
    expect([answer.chosen, heard]).toEqual(['rob', []]);
    answer.place('rob');
    await Promise.resolve();
    expect(heard).toEqual([['rob']]);
  });
});

describe('the plain', () => {
  const [, from = '', to = ''] = wind.tried.split(' ');

  it('stages a step from the field that is held to the one that is touched then', async () => {
    const { table } = asked(wind);
    const answer = new PlainAnswer(table);
    await answer.place(from);
    expect(answer.ends).toContain(to);
    answer.hover(to);
    expect(answer.considered).toBe(wind.tried);
    await answer.place(to);
    expect([table.staged, answer.held]).toEqual([[wind.tried], null]);
  });
  it('says why a turn that is not complete cannot be sent', async () => {
    const { table, heard } = asked(wind);
    await new PlainAnswer(table).confirm();
    expect(heard).toEqual([]);
    expect(table.refusal).not.toBeNull();
    table.close();
  });
  it('puts back what is touched again', async () => {
    const answer = new PlainAnswer(asked(wind).table);
    await answer.place(from);
    expect(answer.targets[from]?.does).toBe('unpick');
    await answer.place(from);
    expect(answer.picked).toBeNull();
  });
});
