// The position of Moon River as the server shows it (src/corral/games/moon_river/view.py).
import type { View } from '../../table.svelte';

export interface Printed {
  kind: string;
  landscape: string;
  'cow symbols': number;
  gold: number;
  beaver: number;
  corn: number;
  skull: boolean;
  circle: boolean;
}
export interface Place extends Printed {
  back: number;
  ranchero: number | null;
}
export interface Cell extends Printed {
  cows: number;
  partner: string | null;
}
export interface RanchSeen {
  color: string;
  board: string;
  fields: number;
  storage: (string | null)[]; // the last: beside the board
  bridges: string[];
  blocked: string[];
  cells: Record<string, Cell>;
  cows: number;
  'bonus claimed': boolean;
  points: number;
  sheet: Record<string, number>;
}
export interface RiverView {
  phase: string;
  asked: number[];
  over: boolean;
  mode: 'camp' | 'legends';
  scenario: string | null;
  flat: boolean;
  round: number;
  rounds: number;
  rows: number;
  turn: {
    seat: number;
    dominoes: number;
    forced: boolean;
    last: boolean;
    skulls: string[];
    circles: string[];
    token: string | null;
    steps: number;
    bonus: boolean;
  } | null;
  columns: { older: (Place | null)[]; newer: (Place | null)[] };
  order: number[];
  next: number[];
  saloon: (string | null)[];
  pile: number;
  stack: number;
  supply: number;
  bonus: ([string, string] | null)[];
  seats: RanchSeen[];
}

export const river = (view: View): RiverView => view as unknown as RiverView;

/** What is printed on a parcel, from its name: landscape, -cow or -2cow, -gold or -beaver, -skull or -circle; corn-5. */
export function printed(kind: string): Printed {
  const [first = '', ...rest] = kind.split('-');
  const bonus = first === 'bonus';
  const landscape = bonus ? (rest[0] ?? '') : first;
  return {
    kind,
    landscape,
    'cow symbols': rest.includes('2cow') ? 2 : rest.includes('cow') ? 1 : 0,
    gold: Number(rest.includes('gold')),
    beaver: Number(rest.includes('beaver')),
    corn: landscape === 'corn' && !bonus ? Number(rest[0]) : 0,
    skull: rest.includes('skull'),
    circle: bonus || rest.includes('circle'),
  };
}
