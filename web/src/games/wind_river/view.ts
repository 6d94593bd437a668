// What the server tells of a position (src/corral/games/wind_river/view.py), and of what may be chosen.
import type { View as AnyView } from '../../table.svelte';

export const OUT = 'out'; // the Open Plains, as the end of a step

export interface Field {
  name: string;
  lane: number;
  position: number;
  open: boolean;
  buffalo: number;
  moved: number; // of these: arrived in this herd step
  tipis: number[]; // by seat
  hungry: number[]; // by seat, as things stand
  gather: number[]; // by seat: stones that gathering would take here
  paying: number[][]; // by seat: who pays a stone when it treks here
}

export interface Seat {
  points: number;
  sheet: Record<string, number>;
  on_plain: number;
  reserve: number;
  stones: number;
  open_plains: number;
  gather: number;
}

export interface View {
  phase: 'lot' | 'place' | 'herd' | 'supply' | 'act' | 'over';
  asked: number[];
  over: boolean;
  house_variant: boolean;
  lanes: number;
  depth: number;
  closed_lane: number | null;
  offset_lanes: number[];
  fields: Field[];
  herd: number;
  start: number | null;
  turn: number | null;
  herd_left: number;
  lose_left: number;
  raise_cost: number;
  supply: { seat: number | null; hungry: number; stones: number; paid: number; lost: number };
  seats: Seat[];
}

/** The shell knows no game: its views are of any kind. */
export function wind(view: AnyView): View {
  return view as unknown as View;
}

export function fieldOf(view: View, name: string): Field | undefined {
  return view.fields.find((field) => field.name === name);
}

/** One's own tipis on the plain, as things stand. */
export function meals(view: View, seat: number): { fed: number; hungry: number } {
  let fed = 0;
  let hungry = 0;
  for (const field of view.fields) {
    hungry += field.hungry[seat - 1] ?? 0;
    fed += (field.tipis[seat - 1] ?? 0) - (field.hungry[seat - 1] ?? 0);
  }
  return { fed, hungry };
}

// Choices

export type Stepping = 'herd' | 'trek' | 'drive';
export type Standing = 'place' | 'lose' | 'raise';

export interface Choices {
  steps: Record<Stepping, Map<string, string[]>>; // from -> to
  fields: Record<Standing, Set<string>>;
  gather: boolean;
}

export function choices(texts: readonly string[]): Choices {
  const found: Choices = {
    steps: { herd: new Map(), trek: new Map(), drive: new Map() },
    fields: { place: new Set(), lose: new Set(), raise: new Set() },
    gather: false,
  };
  for (const text of texts) {
    const [verb = '', from = '', to = ''] = text.split(' ');
    if (verb === 'herd' || verb === 'trek' || verb === 'drive') {
      const ends = found.steps[verb].get(from);
      if (ends) ends.push(to);
      else found.steps[verb].set(from, [to]);
    } else if (verb === 'place' || verb === 'lose' || verb === 'raise') found.fields[verb].add(from);
    else if (verb === 'gather') found.gather = true;
  }
  return found;
}
