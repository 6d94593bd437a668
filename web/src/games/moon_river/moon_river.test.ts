import { describe, expect, it } from 'vitest';
import type { Line, Telling } from '../../game';
import { column } from './column';
import { changes, named, partners, placements, turned } from './choices';
import {
  at,
  beside,
  cellMarks,
  dead,
  direction,
  land,
  lines,
  needed,
  names,
  printedMarks,
  tallies,
  territories,
} from './layout';
import { advice, heading } from './sentences';
import { printed, type Cell } from './view';

const cell = (kind: string, cows = 0, partner: string | null = null): Cell => ({ ...printed(kind), cows, partner });

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
  it('is drawn as high as it is needed', () => {
    expect(needed({}, 10)).toBe(5);
    expect(needed({ a4: 1 }, 10)).toBe(7);
    expect(needed({ a9: 1 }, 10)).toBe(10);
    expect(needed({ a5: 1 }, 5)).toBe(5);
  });
});

describe('a parcel', () => {
  it('tells by its name what is on it', () => {
    expect(printed('meadow-2cow')).toMatchObject({ landscape: 'meadow', 'cow symbols': 2, circle: false });
    expect(printed('forest-beaver-circle')).toMatchObject({ beaver: 1, circle: true, gold: 0 });
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
  it('has territories of neighbours of one landscape', () => {
    const found = territories(cells, 5);
    expect(found.map(({ landscape, cells, cows }) => [landscape, cells.length, cows])).toEqual([
      ['desert', 2, 1],
      ['meadow', 1, 2],
      ['corn', 2, 0],
    ]);
  });
  it('counts territories of two and more, never corn, in the emptiest cell', () => {
    expect(tallies(cells, 5)).toEqual([{ cell: 'a1', parcels: 2, cows: 1 }]);
  });
  it('has a strong line around and a faint one inside', () => {
    const drawn = lines({ a1: cell('desert'), b1: cell('desert') }, 5);
    expect(drawn.inside).toBe('M100 400v100');
    expect(drawn.around.match(/M/g)).toHaveLength(6);
  });
  it('has dead cells where no domino fits any more', () => {
    expect(dead({ b1: cell('desert'), a2: cell('desert') }, ['c1'], 5)).toEqual(['a1']);
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
  }));
  const found = all.map((line, index) => heading(line, told, all.slice(0, index + 1)));
  it('begin a round after everybody has chosen', () => {
    expect(found).toEqual(['mr-setup', null, null, null, 'mr-round 1', null]);
  });
});

describe('the new column', () => {
  it('is the last four parcels drawn, by back number, of equal ones the first drawn', () => {
    const kinds = ['corn-4', 'desert-gold', 'desert-skull', 'desert-cow', 'desert'];
    const drawn = kinds.map((kind, index): Line => ({ number: index + 1, seat: 0, text: `reveal ${kind}.1` }));
    const token: Line = { number: 6, seat: 0, text: 'partner trapper.2' };
    expect(column([...drawn, token])).toEqual(['desert-skull', 'desert', 'desert-gold', 'desert-cow']);
  });
});

describe('advice', () => {
  const view = {
    columns: { older: [], newer: [printed('desert-gold')] },
    saloon: ['trapper'],
    seats: [{ storage: ['farm', 'corn-5', null] }, { storage: ['meadow', null, null] }],
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
