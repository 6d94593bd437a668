// Made from src/corral/games/moon_river/view.py by `make wire`. Do not edit.

/** What everybody sees. */
export interface View {
  phase: string; // what is being asked, or done
  asked: number[]; // the seats that are asked, as far as all may know
  over: boolean; // the game is over
  ended: "rounds" | null; // why it is over (MR-34); null while it is not
  seats: Seat[]; // the seats, in order
  mode: "camp" | "legends"; // which side of the boards is played
  scenario: string | null; // timber, gold-rush, outlaws or city; null: none, or not drawn yet
  flat: boolean; // ranches are five rows high
  pieces: string; // the set of parcels that is played with
  round: number; // from 1; 0: set-up
  rounds: number; // how many there are
  rows: number; // how high a ranch can grow
  turn: Turn | null; // the turn that is being played; null: chance has its own
  offers: Offer[]; // every hire that may be chosen now
  columns: Columns; // the parcels that are on offer
  order: number[]; // who acts after this turn
  next: number[]; // who acts next round, as far as known
  lots: number[]; // whose rancheros are still to be drawn in set-up
  saloon: (string | null)[]; // the partner on each table; null: none
  pile: number; // parcels in the pile
  stack: number; // partner tokens in the stack
  supply: number; // cows in the supply
  bonus: ([string, string] | null)[]; // the two sides of each bonus parcel; null: it is taken
}

/** A seat and its ranch. */
export interface Seat {
  points: number; // what it would have if the game ended now (MR-45)
  sheet: Record<string, number>; // the score sheet, row by row
  color: string; // of its ranchero: purple, white, orange or green
  board: string; // camp, or the legend: mary, wesley, calamity, big-jo
  fields: number; // how many storage fields the board has
  storage: (string | null)[]; // the parcel on each of them, last the one beside the board; null: none
  bridges: string[]; // cells that a bridge leads to
  blocked: string[]; // cells that the middle of the board takes
  cells: Record<string, Cell>; // what is built, by the name of the cell
  territories: Territory[]; // neighbouring cells of one landscape, together
  closed: string[]; // free cells without a free neighbour: no domino reaches them any more
  cows: number; // cows on the ranch
  bonus_claimed: boolean; // it has taken a bonus parcel (MR-37)
  scenario_group: number; // parcels of the largest group that its scenario counts from three on (MR-40)
  scenario_more: number; // points that one parcel more in this group would bring
}

/** The turn that is being played, and what of it is being resolved. */
export interface Turn {
  seat: number; // whose it is
  dominoes: number; // how many may still be built (MR-18)
  forced: boolean; // a parcel lies beside the board, so one must be built (MR-20)
  last: boolean; // the seat's last turn (MR-35)
  skulls: string[]; // cells whose skulls are still to be resolved
  circles: string[]; // cells for whose circles somebody may be hired
  token: string | null; // the cell of the partner who has just been hired; null: none
  steps: number; // steps that the cowboy has left (MR-28)
  bonus: boolean; // a bonus parcel is due
}

/** What a hire would do here and now. */
export interface Offer {
  move: string; // its text
  partner: string; // who it would be
  gain: number; // points, at the end as it looks now
  reach: number; // cows that can walk, parcels to swap for, or cows to take
  lacks: string | null; // why the effect does nothing: walk, theirs, storage, corn, cows; null: it does
}

/** The two columns, from the box; null where no parcel lies. */
export interface Columns {
  older: (Place | null)[]; // whose rancheros act this round
  newer: (Place | null)[]; // to choose from for the next
}

/** A cell of a ranch that is built on. */
export interface Cell {
  kind: string; // its name, which says all of it: canyon-cow-gold
  landscape: string; // desert, canyon, meadow, forest, farm or corn
  cow_symbols: number; // cows that come with it
  gold: number; // gold on it
  beaver: number; // beavers on it
  corn: number; // ears on it
  skull: boolean; // it brings a drought
  circle: boolean; // a partner may be hired for it
  cows: number; // cows that stand there
  partner: string | null; // the partner hired there, the side that is up; null: none
}

/** Neighbouring cells of one landscape. */
export interface Territory {
  landscape: string; // of all its cells
  cells: string[]; // their names
  cows: number; // cows on them
  points: number; // what it scores, one cow a parcel (MR-38)
  grown: Grown | null; // what it would score with one thing more; null: corn, where no cow goes
}

/** A parcel of a column. */
export interface Place {
  kind: string; // its name, which says all of it: canyon-cow-gold
  landscape: string; // desert, canyon, meadow, forest, farm or corn
  cow_symbols: number; // cows that come with it
  gold: number; // gold on it
  beaver: number; // beavers on it
  corn: number; // ears on it
  skull: boolean; // it brings a drought
  circle: boolean; // a partner may be hired for it
  back: number; // the number on its back
  ranchero: number | null; // the seat whose ranchero stands there; null: nobody's
}

/** What is printed on a parcel. */
export interface Printed {
  kind: string; // its name, which says all of it: canyon-cow-gold
  landscape: string; // desert, canyon, meadow, forest, farm or corn
  cow_symbols: number; // cows that come with it
  gold: number; // gold on it
  beaver: number; // beavers on it
  corn: number; // ears on it
  skull: boolean; // it brings a drought
  circle: boolean; // a partner may be hired for it
}

/** Points of a territory if one thing more came to it. */
export interface Grown {
  parcel: number; // a parcel without a cow
  cow: number; // a cow, on a parcel that has none
  both: number; // a parcel with a cow
  skull: number; // a parcel with a skull, whose drought takes the cow that costs least (MR-25)
}
