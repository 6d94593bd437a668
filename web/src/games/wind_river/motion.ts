// What is seen walking: pieces as the lines tell, and the stones that are paid and taken with them. How things stand is
// the server's word alone; this only leads the eye from one position that it told to the next.
import type { Line } from '../../game';
import { OUT, type View } from './position';

type Told = Pick<Line, 'seat' | 'text'>;

export interface Pieces {
  buffalo: Record<string, number>;
  tipis: Record<string, number[]>;
  plains: number[];
  reserve: number[];
  stones: number[];
}

export interface Walk {
  piece: 'buffalo' | 'tipi' | 'stone';
  count: number; // more than one: a heap of stones
  seat: number; // whose it is
  by: number; // who acts
  from: string | null; // null: from the seat
  to: string | null; // null: to the seat
}

export function pieces(view: View): Pieces {
  return {
    buffalo: Object.fromEntries(view.fields.map((field) => [field.name, field.buffalo])),
    tipis: Object.fromEntries(view.fields.map((field) => [field.name, field.tipis])),
    plains: view.seats.map((seat) => seat.open_plains),
    reserve: view.seats.map((seat) => seat.reserve),
    stones: view.seats.map((seat) => seat.stones),
  };
}

/** Which piece a line moves, if one. */
export function walk({ seat, text }: Told): Walk | null {
  const [verb, from = '', to = ''] = text.split(' ');
  const tipi = { piece: 'tipi', count: 1, seat, by: seat } as const;
  switch (verb) {
    case 'herd':
    case 'drive':
      return { ...tipi, piece: 'buffalo', from, to };
    case 'trek':
      return { ...tipi, from, to };
    case 'place':
    case 'raise':
      return { ...tipi, from: null, to: from };
    case 'lose':
      return { ...tipi, from, to: null };
    default:
      return null;
  }
}

function add(counts: number[], seat: number, by: number): number[] {
  return counts.map((count, index) => (index + 1 === seat ? count + by : count));
}

/** With the pieces of a walk put to one of its ends, or taken from it. Stones that lie on a field are the bank's. */
function put(all: Pieces, step: Walk, at: string | null, by: number): Pieces {
  if (step.piece === 'stone') return at === null ? { ...all, stones: add(all.stones, step.seat, by) } : all;
  if (step.piece === 'buffalo') {
    if (at === null || at === OUT) return all;
    return { ...all, buffalo: { ...all.buffalo, [at]: (all.buffalo[at] ?? 0) + by } };
  }
  if (at === null) return { ...all, reserve: add(all.reserve, step.seat, by) };
  if (at === OUT) return { ...all, plains: add(all.plains, step.seat, by) };
  return { ...all, tipis: { ...all.tipis, [at]: add(all.tipis[at] ?? [], step.seat, by) } };
}

/** The piece has left, and is on its way. */
export function leave(all: Pieces, step: Walk): Pieces {
  return put(all, step, step.from, -step.count);
}

/** The piece has arrived. */
export function arrive(all: Pieces, step: Walk): Pieces {
  return put(all, step, step.to, step.count);
}

/** Everything as it stood before these walks. */
export function rewind(after: Pieces, walks: Walk[]): Pieces {
  return walks.reduceRight(
    (all, step) => put(put(all, step, step.to, -step.count), step, step.from, step.count),
    after,
  );
}

// Stones

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** Heaps of at most so many stones, taken from one field after the other. */
function heaps(fields: [string, number][], most: number): [string, number][] {
  let left = most;
  return fields.flatMap(([field, stones]) => {
    const count = Math.min(stones, left);
    left -= count;
    return count > 0 ? [[field, count] as [string, number]] : [];
  });
}

/** At the supply step: a stone to each tipi that finds no buffalo, as long as there are stones. */
function feed(now: Pieces, seat: number): Walk[] {
  const short = Object.entries(now.tipis).map(([field, tipis]): [string, number] => [
    field,
    Math.max(0, Math.min(tipis[seat - 1] ?? 0, sum(tipis) - (now.buffalo[field] ?? 0))),
  ]);
  return heaps(short, now.stones[seat - 1] ?? 0).map(([to, count]) => ({
    piece: 'stone', count, seat, by: seat, from: null, to,
  })); // prettier-ignore
}

/** Stones that go with an act: those for a new tipi, of all who pay for a trek, those that are gathered. */
function paid(now: Pieces, { seat, text }: Told, after: View): Walk[] {
  const [verb, from = '', to = ''] = text.split(' ');
  const stone = { piece: 'stone', count: 1, seat, by: seat, from: null } as const;
  if (verb === 'raise') return [{ ...stone, count: after.raise_cost, to: from }];
  if (verb === 'trek') {
    const there = (now.tipis[to] ?? []).map((count, index) => ({ owner: index + 1, count }));
    if (!there.some(({ owner, count }) => count && owner !== seat)) return [];
    return there
      .filter(({ owner, count }) => owner === seat || (count && now.stones[owner - 1]))
      .map(({ owner }) => ({ ...stone, seat: owner, to }));
  }
  if (verb !== 'gather') return [];
  const left = Object.entries(now.tipis)
    .filter(([, tipis]) => tipis[seat - 1] && tipis[seat - 1] === sum(tipis))
    .map(([field, tipis]): [string, number] => [field, (now.buffalo[field] ?? 0) - sum(tipis)]);
  const gained = (after.seats[seat - 1]?.stones ?? 0) - (now.stones[seat - 1] ?? 0);
  return heaps(left, gained).map(([field, count]) => ({ ...stone, count, from: field, to: null }));
}

const eating = (view: View) => (view.phase === 'supply' || view.phase === 'act' ? view.turn : null);

/** All that walked from one position to another, in order. */
export function story(before: View, lines: Told[], after: View): Walk[] {
  let now = pieces(before);
  let fed = eating(before); // who has been through the supply step of this turn
  const walks: Walk[] = [];
  const go = (steps: Walk[]) => {
    walks.push(...steps);
    now = steps.reduce((all, step) => arrive(leave(all, step), step), now);
  };
  const supply = (seat: number) => {
    if (fed !== seat) go(feed(now, seat));
    fed = seat;
  };
  for (const line of lines) {
    const verb = line.text.split(' ', 1)[0] ?? '';
    const step = walk(line);
    const opening = verb === 'place' || verb === 'start' || verb === 'herd';
    if (!opening) supply(line.seat);
    const stones = paid(now, line, after);
    go(step ? [step] : []);
    go(stones);
    if (!opening && verb !== 'lose') fed = null;
  }
  const next = eating(after);
  if (next !== null) supply(next);
  return walks;
}

// Time

const SLOWEST = 240;
const QUICKEST = 70;
const LONGEST = 2400; // of a whole replay
const MOST = 60; // walks; more are not shown

/** How long each of so many walks takes, in ms; 0: they are not shown. */
export function pace(walks: number, move: number): number {
  if (move === 0 || walks > MOST) return 0;
  return Math.max(QUICKEST, Math.min(SLOWEST, LONGEST / walks));
}
