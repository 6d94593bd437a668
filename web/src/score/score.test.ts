// The browser's own counting says what the server's rules say, on random pads that those have counted.
import { describe, expect, it } from 'vitest';
import { checks, count } from './count';
import dice_town from './golden/dice_town.json';
import moon_river from './golden/moon_river.json';
import wind_river from './golden/wind_river.json';
import { COLORS, fresh, pack, places, read, unpack, write, type GameName, type Pad } from './pad';

interface Golden {
  game: string;
  facts: string[];
  rows: string[];
  ties: string[];
  values: string[];
  options: Record<string, string>[];
  pads: unknown[];
}
type Row = [number, number[][], number[][], number[][], number[]];

function pad(golden: Golden, [option, seats]: Row): Pad {
  const { colors, ...options } = golden.options[option] as Record<string, string>;
  const worn = colors?.split(',') ?? COLORS;
  return {
    ...fresh(golden.game as GameName, 0),
    options,
    seats: seats.map((numbers, seat) => ({
      name: '',
      color: worn[seat] ?? '',
      facts: Object.fromEntries(
        numbers.flatMap((number, fact) => (number ? [[golden.facts[fact], golden.values[number]]] : [])),
      ) as Record<string, string>,
    })),
  };
}

describe.each([moon_river, dice_town, wind_river] as Golden[])('$game', (golden) => {
  it('is counted as the rules count it, 1,000 times', () => {
    expect(golden.pads).toHaveLength(1000);
    for (const row of golden.pads as Row[]) {
      const told = pad(golden, row);
      const { sheets, ties, places } = count(told);
      expect(
        [sheets.map((sheet) => golden.rows.map((name) => sheet[name])), ties.map((tie) => Object.values(tie)), places],
        write(told),
      ).toEqual([row[2], row[3], row[4]]);
    }
  });

  it('is the same after it has been a text and a link', async () => {
    for (const row of (golden.pads as Row[]).slice(0, 40)) {
      const told = pad(golden, row);
      const same = { game: told.game, options: told.options, seats: told.seats };
      expect(read(write(told))).toMatchObject(same);
      expect(await unpack(await pack(told))).toMatchObject(same);
    }
  });
});

describe('a pad', () => {
  const ranch = (...seats: Record<string, string>[]): Pad => ({
    ...fresh('moon_river', 3),
    seats: [0, 1, 2].map((seat) => ({ name: `p${seat}`, color: COLORS[seat] ?? '', facts: seats[seat] ?? {} })),
  });

  it('shares places between equals', () => {
    expect(places([{ total: 4 }, { total: 9 }, { total: 4 }], [{ a: 1 }, { a: 0 }, { a: 1 }])).toEqual([2, 1, 2]);
    expect(
      places(
        [{ total: 4 }, { total: 4 }],
        [
          { a: 0, b: 9 },
          { a: 1, b: 0 },
        ],
      ),
    ).toEqual([2, 1]);
  });

  it('says what the box of Moon River cannot have', () => {
    const wrong = (pad: Pad) =>
      checks(pad, 0)
        .filter((check) => !check.fine)
        .map(({ id }) => id);
    expect(wrong(ranch({ a1: 'farm cow', a2: 'canyon gold' }))).toEqual([]);
    expect(wrong(ranch({ a1: 'farm cow cow' }))).toEqual(['odd', 'crowd']);
    expect(wrong(ranch({ a1: 'farm gold', a2: 'desert gold trapper' }))).toEqual(['parcels', 'circles']);
    const farmers = { a1: 'farm farmer', a2: 'farm farmer' };
    expect(wrong(ranch(farmers, { a1: 'farm farmer' }))).toEqual(['partners']);
  });

  it('says what the box of Dice Town cannot have', () => {
    const told = fresh('dice_town', 2);
    const wrong = () =>
      checks(told, 0)
        .filter((check) => !check.fine)
        .map(({ id }) => id);
    expect(wrong()).toEqual(['badge']);
    Object.assign(told.seats[0]?.facts ?? {}, { badge: 'yes', nuggets: '31', dollars: '22', deeds: '1 1 1 1 1' });
    expect(wrong()).toEqual(['nuggets', 'dollars', 'deeds']);
  });

  it('of figures only adds them up', () => {
    const told = { ...fresh('dice_town', 2), figures: true };
    Object.assign(told.seats[0]?.facts ?? {}, { nuggets: '3', badge: '5', deeds: '7' });
    expect(count(told).sheets.map(({ total }) => total)).toEqual([15, 0]);
    expect(read(write(told))).toMatchObject({ figures: true, seats: told.seats });
  });

  it('is none if the text is of something else', async () => {
    expect(read('seat Ada\n')).toBeNull();
    expect(read('game wind_river\nseat Ada\n')).toBeNull();
    expect(await unpack('nonsense')).toBeNull();
  });
});
