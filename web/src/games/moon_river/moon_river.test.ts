import { describe, expect, it } from 'vitest';
import type { Line, TableLike, Telling } from '../../game';
import { changes, named, partners, placements, turned } from './choices';
import {
  at,
  beside,
  cellMarks,
  direction,
  land,
  lines,
  names,
  next,
  printedMarks,
  tallies,
  top,
  type Facing,
} from './layout';
import { beside as drawn } from './beside';
import { counted } from './counted';
import { good } from './good';
import { advice, chance, heading } from './sentences';
import { printed, type Cell, type Territory, type View } from './position';

const cell = (kind: string, cows = 0, partner: string | null = null): Cell => ({ ...printed(kind), cows, partner });

describe('what a row of the sheet is counted from', () => {
  const territory = (landscape: string, cells: string[], cows: number) =>
    ({ landscape, cells, cows }) as unknown as Territory;
  const ranch = {
    cells: { a1: cell('farm-cow', 1), a2: cell('farm', 1), b1: cell('forest-beaver', 0, 'trapper'), c2: cell('farm') },
    territories: [territory('farm', ['a1', 'a2'], 2), territory('forest', ['b1'], 0), territory('farm', ['c2'], 0)],
  };
  it('is for a landscape each of its territories, with its product', () => {
    expect(counted(ranch, 'farm')).toEqual([
      { cells: ['a1', 'a2'], text: '2 × 2 = 4' },
      { cells: ['c2'], text: '' },
    ]);
  });
  it('is for a thing or a partner where they lie', () => {
    expect(counted(ranch, 'beaver')).toEqual([{ cells: ['b1'], text: '' }]);
    expect(counted(ranch, 'trapper')).toEqual([{ cells: ['b1'], text: '' }]);
    expect(counted(ranch, 'gold')).toEqual([]);
  });
});

describe('a better move beside what was played', () => {
  const before = { seats: [{ storage: ['farm', 'desert-gold', null] }, { storage: [] }] } as unknown as View;
  const better = { seat: 1, text: 'better +9 %', said: 'played', before };
  it('is what was stored, where it would lie', () => {
    const found = drawn({ ...better, played: 'stop', move: 'build 2 1 b3 b4' }, 1);
    expect(found?.cells.map(({ cell, parcel }) => [cell, parcel?.kind])).toEqual([
      ['b3', 'desert-gold'],
      ['b4', 'farm'],
    ]);
    expect(found?.played).toEqual([]);
  });
  it('is drawn on the ranch that it is about', () => {
    const rustled = { ...better, played: 'hire 1 cowboy a2', move: 'rustle 2 c3' };
    expect(drawn(rustled, 1)).toMatchObject({ cells: [], played: ['a2'] });
    expect(drawn(rustled, 2)).toMatchObject({ cells: [{ cell: 'c3' }], played: [] });
    expect(drawn({ ...better, played: 'pick 1', move: 'pick 2' }, 1)).toBeNull();
    expect(drawn(null, 1)).toBeNull();
  });
});

describe('the grid', () => {
  it('grows upwards from the river', () => {
    expect(names(5)).toHaveLength(25);
    expect(at('a1', 5)).toEqual({ x: 0, y: 400 });
    expect(at('e5', 5)).toEqual({ x: 400, y: 0 });
  });
  it('has four neighbours, clockwise from the right, and edges', () => {
    expect([0, 1, 2, 3].map((way) => beside('b2', way, 5))).toEqual(['c2', 'b1', 'a2', 'b3']);
    expect(beside('e5', 0, 5)).toBeNull();
    expect(beside('a1', 1, 5)).toBeNull();
    expect(direction('b2', 'b3')).toBe(3);
  });
  it('knows how high it is built', () => {
    expect(top({})).toBe(0);
    expect(top({ a4: 1, b10: 1 })).toBe(10);
  });
  it('grows away from the river to either side for two players', () => {
    expect(at('a1', 10, 'right')).toEqual({ x: 0, y: 0 });
    expect(at('e10', 10, 'right')).toEqual({ x: 900, y: 400 });
    expect(at('a1', 10, 'left')).toEqual({ x: 900, y: 0 });
    for (const facing of ['up', 'right', 'left'] as Facing[]) {
      const here = at('b2', 10, facing);
      const seen = [0, 1, 2, 3].map((way) => at(beside('b2', way, 10, facing) ?? '', 10, facing));
      expect(seen.map(({ x, y }) => [x - here.x, y - here.y])).toEqual([
        [100, 0],
        [0, 100],
        [-100, 0],
        [0, -100],
      ]);
    }
  });
  it('lets arrows reach every cell that can be chosen, from each of them', () => {
    let dice = 7;
    const roll = (below: number) => (dice = (dice * 48271) % 2147483647) % below;
    for (let game = 0; game < 300; game++) {
      const [rows, facing] = (
        [
          [5, 'up'],
          [10, 'right'],
          [10, 'left'],
          [10, 'up'],
        ] as const
      )[game % 4] ?? [5, 'up'];
      const cells = names(rows).filter(() => roll(6) === 0);
      for (const start of cells) {
        const reached = [start];
        for (const cell of reached)
          for (const way of [0, 1, 2, 3]) {
            const to = next(cells, cell, way, rows, facing);
            if (!reached.includes(to)) reached.push(to);
          }
        expect(reached.length).toBe(cells.length);
      }
    }
  });
});

describe('a parcel', () => {
  it('tells by its name what is on it', () => {
    expect(printed('meadow-2cow')).toMatchObject({ landscape: 'meadow', cow_symbols: 2, circle: false });
    expect(printed('forest-beaver-circle')).toMatchObject({ beaver: 1, circle: true, gold: 0 });
    expect(printed('forest-cow-2beaver-skull')).toMatchObject({ beaver: 2, cow_symbols: 1, skull: true });
    expect(printed('corn-5')).toMatchObject({ landscape: 'corn', corn: 5 });
    expect(printed('bonus-desert')).toMatchObject({ landscape: 'desert', circle: true, corn: 0 });
  });
  it('shows printed symbols before it is built and pieces afterwards', () => {
    expect(printedMarks(printed('farm-cow-circle')).map((mark) => mark.name)).toEqual(['circle', 'cow-print']);
    expect(cellMarks(cell('farm-cow-circle', 1, 'trapper')).map((mark) => mark.name)).toEqual([
      'partner-trapper',
      'cow',
    ]);
    expect(cellMarks(cell('desert-skull'))[0]?.spent).toBe(true);
  });
  it('has its landmark only where it is bare; corn has none', () => {
    expect(land('desert', true)).toBe('landscape-desert-landmark');
    expect(land('desert', false)).toBe('landscape-desert');
    expect(land('corn', true)).toBe('landscape-corn');
  });
});

describe('a ranch', () => {
  const cells = {
    a1: cell('desert'),
    b1: cell('desert-gold', 1),
    b2: cell('meadow', 2),
    d1: cell('corn-4'),
    e1: cell('corn-5'),
  };
  it('counts territories of two and more, never corn, in the emptiest cell', () => {
    const territories = [
      { landscape: 'desert', cells: ['a1', 'b1'], cows: 1 },
      { landscape: 'meadow', cells: ['b2'], cows: 2 },
      { landscape: 'corn', cells: ['d1', 'e1'], cows: 0 },
    ];
    expect(tallies({ cells, territories })).toEqual([{ cell: 'a1', parcels: 2, cows: 1 }]);
  });
  it('has a strong line around and a faint one inside', () => {
    const drawn = lines({ a1: cell('desert'), b1: cell('desert') }, 5, 'up');
    expect(drawn.inside).toBe('M100 400v100');
    expect(drawn.around.match(/M/g)).toHaveLength(6);
  });
});

describe('choices', () => {
  const storage = ['desert', 'corn-4', 'desert', null];
  const choices = ['build 1 2 a1 b1', 'build 1 2 b1 a1', 'build 1 2 a1 a2', 'build 1 3 a1 b1', 'stop'];
  it('name equal parcels by their lowest numbers', () => {
    expect(named(storage, 3, 2)).toEqual([1, 2]);
    expect(named(storage, 3, 1)).toEqual([1, 3]);
  });
  it('are placed by the parcel that is held first', () => {
    expect(placements(choices, storage, 2, 3).map(({ cell, other }) => [cell, other])).toEqual([
      ['b1', 'a1'],
      ['a1', 'b1'],
      ['a2', 'a1'],
    ]);
    expect(placements(choices, storage, 1, 3)).toHaveLength(1);
  });
  it('say which parcels fit together', () => {
    expect(partners(choices, storage, 'build', 2)).toEqual([1, 3]);
    expect(partners(choices, storage, 'discard', 2)).toEqual([]);
  });
  it('turn to the next way that is listed', () => {
    const found = placements(choices, storage, 1, 2);
    expect(turned(found, 'a1', 0)?.text).toBe('build 1 2 a1 b1');
    expect(turned(found, 'a1', 1)?.text).toBe('build 1 2 a1 a2');
    expect(turned(found, 'c1', 0)).toBeNull();
  });
  it('change rows of the sheet', () => {
    expect(changes({ desert: 1, corn: 4, total: 5 }, { desert: 3, corn: 4, total: 7 })).toEqual([
      ['desert', 1, 3],
      ['total', 5, 7],
    ]);
  });
});

describe('headings', () => {
  const told: Telling = {
    names: ['A', 'B', 'C'],
    you: 1,
    view: null,
    words: (id, args) => `${id} ${args?.round ?? ''}`.trim(),
  };
  const history = ['n lot 1', '1 pick 1', '2 pick 2', '3 pick 3', 'n reveal corn-4.1', '1 pick 2'];
  const all: Line[] = history.map((text, index) => ({
    number: index + 1,
    seat: Number(text[0]) || 0,
    text: text.slice(2),
    changes: [],
  }));
  const found = all.map((line, index) => heading(line, told, all.slice(0, index + 1)));
  it('begin a round after everybody has chosen', () => {
    expect(found).toEqual(['mr-setup', null, null, null, 'mr-round 1', null]);
  });
});

describe('what chance drew and no line says', () => {
  const words = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(' ');
  const say = (...draws: string[]) => chance(draws, { names: ['You', 'Bo'], you: 1, view: null, words });
  it('is whose ranchero, which parcels, and who came into the saloon', () => {
    expect(say('lot 2')).toBe('mr-chance-lot Bo no');
    expect(say('lot 1')).toBe('mr-chance-lot You yes');
    expect(say('reveal desert.3', 'reveal corn-5.4')).toBe('mr-chance-parcels mr-land-desert and mr-parcel');
    expect(say('partner gold-digger.3', 'reveal farm.1')).toBe(
      'mr-chance-parcels mr-land-farm mr-chance-partners mr-partner-gold-digger',
    );
    expect(say()).toBe('');
  });
});

describe('advice', () => {
  const counted = { points: 0, sheet: {} };
  const view = {
    phase: 'build',
    asked: [1],
    over: false,
    ended: null,
    columns: { older: [], newer: [printed('desert-gold')] },
    saloon: ['trapper'],
    seats: [
      { ...counted, storage: ['farm', 'corn-5', null] },
      { ...counted, storage: ['meadow', null, null] },
    ],
  };
  const words = (id: string, args?: Record<string, string | number>) => [id, ...Object.values(args ?? {})].join(' ');
  const say = (text: string) => advice(text, { names: ['You', 'Bo'], you: 1, view, words });
  it.each([
    ['build 1 2 a1 a2', 'mr-advice-build'],
    ['pick 1', 'mr-advice-pick'],
    ['stop', 'mr-advice-stop'],
    ['done', 'mr-advice-done'],
    ['decline', 'mr-advice-decline'],
    ['discard 1 2', 'mr-advice-discard'],
    ['dry c2', 'mr-advice-dry c2'],
    ['drive a2 a3', 'mr-advice-drive a2 a3'],
    ['rustle 2 d4', 'mr-advice-rustle Bo d4'],
    ['bonus 2 meadow c10', 'mr-advice-bonus mr-land-meadow c10'],
    ['bonus 2 out', 'mr-advice-bonus-out'],
  ])('says "%s" in words', (text, begin) => {
    expect(say(text).startsWith(begin)).toBe(true);
  });
});

describe('what is good here', () => {
  const grown = { parcel: 4, cow: 4, both: 9, skull: 0 };
  const meadow = { landscape: 'meadow', cells: ['a2', 'b2'], cows: 1, points: 2, grown };
  const seat = {
    storage: ['desert', 'meadow-cow', null],
    cells: { a2: cell('meadow-cow', 1), b2: cell('meadow'), b1: cell('desert', 2) },
    territories: [meadow, { landscape: 'desert', cells: ['b1'], cows: 2, points: 1, grown: { ...grown, parcel: 2 } }],
  };
  const newer = [printed('desert'), printed('meadow'), printed('meadow-skull'), printed('corn-4')];
  const offers = [
    { partner: 'cowboy', gain: 0 },
    { partner: 'trapper', gain: 3 },
  ];
  const view = { seats: [seat], columns: { older: [], newer }, offers };
  const say = (phase: string, choices: string[], more = {}) =>
    good({ seat: 1, choices, view: { ...view, ...more, phase } } as unknown as TableLike, (id, args) =>
      [id, args?.before, args?.after, args?.gain].filter((one) => one !== undefined).join(' '),
    );
  it('is the parcel with which a territory grows most, as the server counts it', () => {
    expect(say('pick', ['pick 1', 'pick 2', 'pick 3', 'pick 4'])).toBe('mr-good-parcel 2 4');
    expect(say('pick', ['pick 1', 'pick 3', 'pick 4'])).toBe('mr-good-parcel 1 2');
    expect(say('pick', ['pick 3', 'pick 4'])).toBeNull();
  });
  it('is a stored parcel where it joins its landscape, not beside another', () => {
    expect(say('build', ['build 1 2 d1 c1', 'build 1 2 d3 b3', 'stop'])).toBe('mr-good-parcel 2 9');
    expect(say('build', ['build 1 2 d4 e4', 'stop'])).toBeNull();
  });
  it('is a hire that brings points, and a cow that counts nothing where it stands', () => {
    expect(say('hire', ['hire 2 trapper b1'])).toBe('mr-good-hire 3');
    expect(say('hire', [], { offers: offers.slice(0, 1) })).toBeNull();
    expect(say('drive', ['drive b1 b2', 'drive a2 b2', 'done'])).toBe('mr-good-cow 2 4');
    expect(say('drive', ['drive a2 b2', 'done'])).toBeNull();
  });
});
