// Made from src/corral/games/wind_river/view.py by `make wire`. Do not edit.

export type Phase = "lot" | "place" | "herd" | "supply" | "act" | "over";

/** What everybody sees. */
export interface View {
  phase: Phase; // what is asked, which is also the step of a turn: herd, supply, act
  asked: number[]; // the seat that is asked
  over: boolean; // the game is over
  ended: "tipis" | null; // why it is over (WR-23); null while it is not
  seats: Seat[]; // the seats, in order
  house_variant: boolean; // two play, by house rules (WR-1)
  lanes: number; // how many lanes the board has, the closed one counted
  depth: number; // how many fields a lane has
  closed_lane: number | null; // the lane that is out of play (WR-4); null: none
  offset_lanes: number[]; // the lanes that lie half a field ahead
  fields: Field[]; // every field, lane by lane
  herd: number; // buffalo on the board
  start: number | null; // the start player; null before the lot
  turn: number | null; // whose turn it is; null before the lot
  herd_left: number; // buffalo still to be moved in this step
  lose_left: number; // tipis still to be lost in this step
  raise_cost: number; // stones that a new tipi costs (WR-18)
  supply: Supply; // the supply step that is being resolved or comes next
}

/** One seat. */
export interface Seat {
  points: number; // tipis on the Open Plains
  sheet: Record<string, number>; // the score sheet, row by row
  on_plain: number; // tipis on the board
  reserve: number; // tipis in the reserve
  stones: number; // stones at hand
  open_plains: number; // tipis on the Open Plains
  gather: number; // stones that gathering would give, as things stand
  fed: number; // tipis that would find a buffalo, as things stand
  hungry: number; // tipis that would find none
  lost: number; // and those of them that no stone would save
}

/** One field of the board. The lists are by seat. */
export interface Field {
  name: string; // as moves call it: C3
  lane: number; // from 0
  position: number; // in its lane, from 0; the highest lies at the Open Plains
  open: boolean; // in play with so many seats (WR-4)
  buffalo: number; // buffalo that stand here
  moved: number; // of these: arrived in this herd step (WR-10)
  tipis: number[]; // tipis that stand here
  hungry: number[]; // tipis that would find no buffalo, as things stand (WR-13)
  gather: number[]; // stones that gathering would take here, as things stand (WR-17)
  paying: number[][]; // the seats that pay a stone when this one treks here (WR-16)
}

/** The supply step that is being resolved or comes next, as things stand (WR-14). */
export interface Supply {
  seat: number | null; // whose it is; null: nobody's yet
  hungry: number; // tipis that find no buffalo
  stones: number; // stones at hand
  paid: number; // stones that save a tipi each
  lost: number; // tipis that no stone saves
}
