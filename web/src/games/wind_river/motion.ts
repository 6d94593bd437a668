// Pieces as they stood before a line, and after it: only what is seen walking. The rules stay with the server.
import type { Line } from '../../game';
import { OUT, type View } from './view';

export interface Pieces {
  buffalo: Record<string, number>;
  tipis: Record<string, number[]>;
  plains: number[];
}

export interface Walk {
  piece: 'buffalo' | 'tipi';
  seat: number;
  from: string | null; // null: from the reserve
  to: string | null; // null: to the reserve
}

export function pieces(view: View): Pieces {
  return {
    buffalo: Object.fromEntries(view.fields.map((field) => [field.name, field.buffalo])),
    tipis: Object.fromEntries(view.fields.map((field) => [field.name, field.tipis])),
    plains: view.seats.map((seat) => seat.open_plains),
  };
}

/** Which piece a line moves, if one. */
export function walk({ seat, text }: Pick<Line, 'seat' | 'text'>): Walk | null {
  const [verb, from = '', to = ''] = text.split(' ');
  switch (verb) {
    case 'herd':
    case 'drive':
      return { piece: 'buffalo', seat, from, to };
    case 'trek':
      return { piece: 'tipi', seat, from, to };
    case 'place':
    case 'raise':
      return { piece: 'tipi', seat, from: null, to: from };
    case 'lose':
      return { piece: 'tipi', seat, from, to: null };
    default:
      return null;
  }
}

function put(all: Pieces, step: Walk, at: string | null, by: 1 | -1): Pieces {
  if (at === null) return all;
  if (step.piece === 'buffalo') {
    if (at === OUT) return all;
    return { ...all, buffalo: { ...all.buffalo, [at]: (all.buffalo[at] ?? 0) + by } };
  }
  const change = (counts: number[]) => counts.map((count, index) => (index + 1 === step.seat ? count + by : count));
  if (at === OUT) return { ...all, plains: change(all.plains) };
  return { ...all, tipis: { ...all.tipis, [at]: change(all.tipis[at] ?? []) } };
}

/** The piece has left, and is on its way. */
export function leave(all: Pieces, step: Walk): Pieces {
  return put(all, step, step.from, -1);
}

/** The piece has arrived. */
export function arrive(all: Pieces, step: Walk): Pieces {
  return put(all, step, step.to, 1);
}

/** Everything as it stood before these walks. */
export function rewind(after: Pieces, walks: Walk[]): Pieces {
  return walks.reduceRight((all, step) => put(put(all, step, step.to, -1), step, step.from, 1), after);
}

const SLOWEST = 240;
const QUICKEST = 70;
const LONGEST = 2400; // of a whole replay
const MOST = 40; // walks; more are not shown

/** How long each of so many walks takes, in ms; 0: they are not shown. */
export function pace(walks: number, move: number): number {
  if (move === 0 || walks > MOST) return 0;
  return Math.max(QUICKEST, Math.min(SLOWEST, LONGEST / walks));
}
