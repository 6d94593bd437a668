import { describe, expect, it } from 'vitest';
import type { Line, TableLike } from '../../game';
import goldenText from './golden.json?raw';
import { good } from './good';
import { camp, crossing, end, frame, herd, hex, name, outline, place, spot, walk as go, where } from './layout';
import { arrive, leave, pace, pieces, rewind, story, walk, type Pieces, type Walk } from './motion';
import { advice, heading, herded, joins, lately, sentence } from './sentences';
import { choices, type View } from './position';

interface Golden {
  lines: string[]; // told since the position before
  phase: View['phase'];
  turn: number | null;
  fields: Record<string, [number, number[]]>; // buffalo, tipis
  seats: [number, number, number][]; // stones, reserve, Open Plains
}
const golden = JSON.parse(goldenText) as Golden[]; // made by the rules: tests/contract/shown.py

const board = { lanes: 6, depth: 6, offset_lanes: [1, 3, 5] };

describe('the plain', () => {
  it('names fields and finds them again', () => {
    expect(name(2, 1)).toBe('C2');
    expect(place('C2')).toEqual({ lane: 2, position: 1 });
    expect(where(board, 'B1')).toMatchObject({ x: 100, y: 86.6 });
  });

  it('puts neighbours one hexagon apart, whichever lanes lie ahead', () => {
    for (const offset_lanes of [[1, 3, 5], [0, 2, 4]]) {
      const shape = { ...board, offset_lanes };
      const ahead = offset_lanes.includes(2) ? 1 : 0;
      const middle = spot(shape, 2, 2);
      for (const [lane, position] of [[2, 3], [2, 1], [1, 2 + ahead], [3, 2 + ahead], [1, 1 + ahead], [3, 1 + ahead]]) {
        const other = spot(shape, lane as number, position as number);
        expect(Math.hypot(other.x - middle.x, other.y - middle.y)).toBeCloseTo(100, 1);
      }
    }
  }); // prettier-ignore

  it('draws a line around all fields only', () => {
    const one = outline([spot(board, 0, 0)]);
    expect(one.split('M')).toHaveLength(1 + 6);
    const two = outline([spot(board, 0, 0), spot(board, 0, 1)]);
    expect(two.split('M')).toHaveLength(1 + 10); // the edge between them is gone
    expect(hex(spot(board, 0, 0))).toBe('M50 -57.7L100 -28.9L100 28.9L50 57.7L0 28.9L0 -28.9Z');
  });

  it('crosses the edge between two fields, and leaves straight ahead', () => {
    expect(crossing(board, 'C3', 'C4')).toEqual({ x: 300, y: 173.2, angle: 0 });
    expect(crossing(board, 'C3', 'D3').angle).toBeCloseTo(60, 0);
    expect(end(board, 'C6', 'out')).toEqual({ x: 650, y: 173.2 });
  });

  it('is one print whatever the board is', () => {
    const [small, usual, phone] = [frame({ ...board, depth: 3 }, false), frame(board, false), frame(board, true)];
    expect(usual.box).toBe('-46 -83.73502691896257 836 599.4700538379252');
    expect(small.width).toBe(usual.width - 300);
    expect(phone.width).toBe(730);
  });

  it('is walked with the arrow keys from choice to choice', () => {
    const among = ['A5', 'B2', 'B6', 'D1', 'D3', 'out'];
    expect(among.map((field) => go(board, field, 'ArrowRight', among))).toEqual([...among.slice(1), null]);
    expect(among.map((field) => go(board, field, 'ArrowLeft', among))).toEqual([null, ...among.slice(0, -1)]);
    expect(go(board, 'A5', 'ArrowDown', among)).toBe('B6');
    expect(go(board, 'B6', 'ArrowDown', among)).toBe('D3');
    expect(go(board, 'D1', 'ArrowUp', among)).toBe('B2');
    expect(go(board, 'D3', 'ArrowDown', among)).toBeNull();
    expect(go(board, 'out', 'ArrowUp', among)).toBeNull();
    expect([go(board, 'B6', 'Home', among), go(board, 'B6', 'End', among)]).toEqual(['A5', 'out']);
  });
});

describe('pieces on a field', () => {
  it('shows as many animals as there are, those that walked last', () => {
    for (let count = 0; count <= 5; count++) expect(herd(count, 0, false)).toHaveLength(count);
    expect(herd(3, 1, true).map((animal) => animal.moved)).toEqual([false, false, true]);
  });

  it('keeps every animal inside the hexagon, in width', () => {
    for (const tipis of [true, false])
      for (let count = 1; count <= 5; count++)
        for (const animal of herd(count, 0, tipis)) {
          expect(animal.x).toBeGreaterThan(-50);
          expect(animal.x + animal.width).toBeLessThan(58);
        }
  });

  it('puts my tipis at the right, and marks those that are hungry', () => {
    const shown = camp([2, 1, 0, 0], 1, [1, 1, 0, 0]);
    expect(shown.map((tipi) => tipi.seat)).toEqual([2, 1, 1]);
    expect(shown.map((tipi) => tipi.hungry)).toEqual([true, false, true]);
  });

  it('shows one tipi and a figure where many stand', () => {
    expect(camp([4, 0], 1, [])).toMatchObject([{ seat: 1, count: 4 }]);
    expect(camp([7, 7, 7, 1], 2, [0, 2, 0, 0]).map((tipi) => [tipi.seat, tipi.count])).toEqual([[1, 7], [3, 7], [4, 1], [2, 7]]);
  }); // prettier-ignore
});

describe('motion', () => {
  const start: Pieces = {
    buffalo: { C3: 2, C4: 0 },
    tipis: { C2: [1, 0], C3: [0, 0] },
    plains: [0, 0],
    reserve: [6, 7],
    stones: [1, 1],
  };
  const lines = ['herd C3 C4', 'herd C3 out', 'lose C2', 'raise C3', 'trek C3 out', 'gather'];
  const walks = lines.flatMap((text) => walk({ seat: 1, text }) ?? []);

  it('knows which piece a line moves', () => {
    expect(walk({ seat: 2, text: 'trek C2 C3' })).toMatchObject({ piece: 'tipi', seat: 2, from: 'C2', to: 'C3' });
    expect(walk({ seat: 2, text: 'place C2' })).toMatchObject({ piece: 'tipi', seat: 2, from: null, to: 'C2' });
    expect(walk({ seat: 2, text: 'pass' })).toBeNull();
    expect(walks).toHaveLength(5);
  });

  it('goes back to where everything stood, and forward again', () => {
    const play = (all: Pieces, step: Walk) => arrive(leave(all, step), step);
    const after = walks.reduce(play, start);
    expect(after).toEqual({
      buffalo: { C3: 0, C4: 1 },
      tipis: { C2: [0, 0], C3: [0, 0] },
      plains: [1, 0],
      reserve: [6, 7],
      stones: [1, 1],
    });
    expect(rewind(after, walks)).toEqual(start);
  });

  /** A position with two seats; fields as [buffalo, tipis]. */
  function at(phase: View['phase'], turn: number, stones: number[], fields: Record<string, [number, number[]]>): View {
    return {
      phase,
      turn,
      raise_cost: 3,
      fields: Object.entries(fields).map(([name, [buffalo, tipis]]) => ({ name, buffalo, tipis })),
      seats: stones.map((count) => ({ stones: count, reserve: 5, open_plains: 0 })),
    } as View;
  }
  /** Walks, short: what from where to where. */
  function told(before: View, texts: string[], after: View): string[] {
    const lines = texts.map((text) => ({ seat: Number(text[0]), text: text.slice(2) }));
    return story(before, lines, after).map(
      ({ piece, count, seat, from, to }) => `${seat} ${count > 1 ? `${count} ` : ''}${piece} ${from}>${to}`,
    );
  }

  it('shows the stones of hungry tipis after the last herd step, as many as there are', () => {
    const before = at('herd', 1, [1, 0], { C2: [1, [2, 0]], C3: [1, [1, 1]], C4: [0, [0, 0]] });
    const after = at('supply', 1, [0, 0], { C2: [1, [2, 0]], C3: [0, [1, 1]], C4: [1, [0, 0]] });
    expect(told(before, ['1 herd C3 C4'], after)).toEqual(['1 buffalo C3>C4', '1 stone null>C2']);
    const more = at('herd', 1, [1, 0], { C2: [1, [2, 0]], C3: [0, [1, 1]], C4: [1, [0, 0]] });
    expect(told(before, ['1 herd C3 C4'], more)).toEqual(['1 buffalo C3>C4']);
  });

  it('leads to where the pieces stand by the rules, step by step through a game', () => {
    const positions = golden.map(({ phase, turn, fields, seats }) => ({
      phase,
      turn,
      raise_cost: 3,
      fields: Object.entries(fields).map(([name, [buffalo, tipis]]) => ({ name, buffalo, tipis })),
      seats: seats.map(([stones, reserve, open_plains]) => ({ stones, reserve, open_plains })),
    })) as View[];
    const paid = new Set<string>();
    positions.slice(1).forEach((after, index) => {
      const lines = golden[index + 1]!.lines.flatMap((line) => {
        const seat = Number(/^[1-9]/.exec(line)?.[0] ?? 0);
        return seat ? [{ seat, text: line.slice(2) }] : [];
      });
      const found = story(positions[index]!, lines, after);
      for (const { piece, seat, by } of found)
        if (piece === 'stone') paid.add(`${lines.at(0)?.text.split(' ')[0]} ${seat === by ? 'own' : 'other'}`);
      const reached = found.reduce((all, step) => arrive(leave(all, step), step), pieces(positions[index]!));
      expect(reached, golden[index + 1]!.lines.join()).toEqual(pieces(after));
    });
    expect([...paid].sort()).toEqual(['gather own', 'herd own', 'raise own', 'trek other', 'trek own']);
  });

  it('tells a whole turn in its order: herd, supply, act', () => {
    const before = at('herd', 1, [1, 2], { C2: [1, [1, 0]], C3: [0, [0, 2]] });
    const after = at('herd', 2, [0, 2], { C2: [0, [0, 0]], C3: [1, [1, 2]] });
    expect(told(before, ['1 herd C2 C3', '1 trek C2 C3'], after)).toEqual([
      '1 buffalo C2>C3',
      '1 stone null>C2',
      '1 tipi C2>C3',
      '1 stone null>C3',
      '2 stone null>C3',
    ]);
  });

  it('shows what a new tipi costs, and what is gathered where', () => {
    const before = at('act', 1, [4, 0], { C2: [3, [1, 0]], C3: [5, [1, 0]], C4: [5, [1, 1]] });
    expect(told(before, ['1 raise C2'], at('herd', 2, [1, 0], {}))).toEqual(['1 tipi null>C2', '1 3 stone null>C2']);
    expect(told(before, ['1 gather'], at('herd', 2, [10, 0], {}))).toEqual(['1 2 stone C2>null', '1 4 stone C3>null']);
    expect(told(before, ['1 gather'], at('herd', 2, [7, 0], {}))).toEqual(['1 2 stone C2>null', '1 stone C3>null']);
  });

  it('is quick for many, and none where motion is off', () => {
    expect(pace(1, 240)).toBe(240);
    expect(pace(24, 240)).toBe(100);
    expect(pace(100, 240)).toBe(0);
    expect(pace(3, 0)).toBe(0);
  });
});

describe('the log', () => {
  const texts = [
    'n start 2', '2 place C2', '1 place C3', '2 place D2', '1 place D3', '* seat 1 bot hand',
    '2 herd A3 A4', '2 herd A4 out', '2 gather', '1 herd B1 B2', '1 lose C3', '1 trek D3 D4', '2 herd A1 A2',
  ]; // prettier-ignore
  const lines: Line[] = texts.map((whole, index) => {
    const [who = '', ...rest] = whole.split(' ');
    return {
      number: index + 1,
      seat: who === 'n' ? 0 : who === '*' ? -1 : Number(who),
      text: rest.join(' '),
      changes: [],
    };
  });
  const telling = {
    names: ['You', 'Ann'],
    you: 1,
    view: null,
    words: (id: string, args = {}) => `${id} ${JSON.stringify(args)}`,
  };
  const at = (number: number) => [lines[number - 1] as Line, telling, lines.slice(0, number)] as const;

  it('tells a turn with its act, and counts the herd before it', () => {
    expect(sentence(...at(7))).toContain('wr-log-herd {"name":"Ann","mine":"no","moved":1');
    expect(joins(at(9)[0], at(9)[2])).toBe(true);
    expect(sentence(...at(9))).toContain('wr-log-gather {"name":"Ann","mine":"no","moved":2');
    expect(sentence(...at(12))).toContain('wr-log-trek {"name":"You","mine":"yes","moved":0'); // a tipi was lost in between
    expect(sentence(...at(1))).toContain('wr-log-start {"name":"Ann"');
    expect(herded(lines, 2)).toBe(1);
    expect(herded(lines, 1)).toBe(0);
  });

  it('puts advice as an imperative', () => {
    expect(advice('herd C3 C4', telling)).toBe('wr-advise-herd {"from":"C3","to":"C4"}');
    expect(advice('trek C6 out', telling)).toContain('wr-advise-trek-out');
    expect(advice('gather', telling)).toContain('wr-advise-gather');
  });

  it('begins a round with the start player', () => {
    const headings = lines.map((_, index) => heading(...at(index + 1)));
    expect(headings.flatMap((text, index) => (text ? [[index + 1, text]] : []))).toEqual([
      [2, 'wr-set-up {}'],
      [7, 'wr-round {"number":1}'],
      [13, 'wr-round {"number":2}'],
    ]);
  });

  it('shows where the last turn of another happened', () => {
    expect(lately(lines, 1)).toEqual(['A2']);
    expect(lately(lines.slice(0, 9), 1)).toEqual(['A4']);
    expect(lately(lines.slice(0, 12), 2)).toEqual(['D4', 'C3', 'B2']);
    expect(lately([], 1)).toEqual([]);
  });
});

describe('choices', () => {
  it('sorts texts by what is touched', () => {
    const may = choices(['herd C3 C4', 'herd C3 out', 'trek A1 A2', 'raise A1', 'gather']);
    expect(may.steps.herd.get('C3')).toEqual(['C4', 'out']);
    expect([...may.fields.raise]).toEqual(['A1']);
    expect(may.gather).toBe(true);
    expect(choices(['pass']).gather).toBe(false);
  });
});

describe('what is good here', () => {
  const field = (name: string, position: number, buffalo: number, hungry = 0) => ({
    name,
    position,
    buffalo,
    hungry: [hungry, 0],
  });
  const fields = [field('B3', 2, 2), field('C3', 2, 2), field('D3', 2, 1), field('D4', 3, 0, 2), field('A1', 0, 4)];
  const mine = { on_plain: 4, hungry: 2, gather: 3, stones: 5 };
  const say = (phase: string, choices: string[], more = {}, where = fields) => {
    const view = { phase, fields: where, raise_cost: 3, seats: [{ ...mine, ...more }, mine] };
    return good({ seat: 1, choices, view } as unknown as TableLike, (id, args) =>
      [id, ...Object.values(args ?? {})].join(' '),
    );
  };
  it('is the front of the herd for a tipi', () => {
    const choices = ['place B3', 'place C3', 'place D3', 'place D4', 'place A1'];
    expect(say('place', choices)).toMatch(/^wr-good-place B3.* C3 2$/);
    expect(say('place', ['place D4'])).toBeNull();
  });
  it('is a buffalo where tipis go hungry, as the server counts them', () => {
    expect(say('herd', [])).toBe('wr-good-hungry D4 2');
    expect(say('herd', [], { hungry: 0 }, fields.slice(0, 3))).toBe('wr-good-fed 3');
  });
  it('is a tipi that can be paid, else stones; nothing without tipis', () => {
    expect(say('act', ['raise B3', 'gather', 'pass'])).toBe('wr-good-raise 5 3');
    expect(say('act', ['gather'], { stones: 1 })).toBe('wr-good-gather 3 1 3');
    expect(say('act', ['trek B3 B4'])).toBeNull();
    expect(say('act', ['drive B3 B4'], { on_plain: 0 })).toBe('');
  });
});
