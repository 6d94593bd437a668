// Made from src/corral/learn/rules/page.py by `make wire`. Do not edit.

export type Verdict = "" | "right" | "wrong";

export type Color = "purple" | "white" | "orange" | "green";

export interface Page {
  game: string;
  language: string;
  goal: string;
  chapters: Chapter[];
  search: Words[];
}

export interface Chapter {
  number: number;
  title: string;
  blocks: (Rule | Steps | Table | Terms | Figure)[];
}

/** Words of the players, and the rules that they mean. */
export interface Words {
  words: string[];
  rules: string[];
}

/** A sentence or two, and the exact rules that they tell. */
export interface Rule {
  type: "rule";
  said: string;
  more: string;
  rules: string[];
}

export interface Steps {
  type: "steps";
  steps: Rule[];
}

export interface Table {
  type: "table";
  head: Cell[];
  rows: Cell[][];
}

/** Words of the box. */
export interface Terms {
  type: "terms";
  terms: Term[];
  rules: string[];
}

export interface Figure {
  type: "figure";
  name: string;
  caption: string;
  rules: string[];
  panels: (RiverPanel | PlainPanel | TownPanel)[];
}

export interface Cell {
  text: string;
  rules: string[];
  pictures: string[];
}

export interface Term {
  name: string;
  text: string;
}

/** Moon River. */
export interface RiverPanel {
  type: "river";
  board: string;
  bridges: string[];
  rows: number;
  letters: string[];
  numbers: number[];
  cells: Laid[];
  blocked: boolean;
  seams: Seam[];
  marks: Mark[];
  tallies: Tally[];
  arrows: Arrow[];
  storage: string[];
  beside: string;
  column: Place[];
  label: string;
  verdict: Verdict;
  follows: boolean;
  result: string;
  sheet: Row[];
}

/** Wind River. */
export interface PlainPanel {
  type: "plain";
  fields: Ground[];
  arrows: Arrow[];
  stones: Record<string, number>;
  plains: Record<string, number>;
  turn: Color | null;
  label: string;
  verdict: Verdict;
  follows: boolean;
  result: string;
  sheet: Row[];
}

/** Dice Town. */
export interface TownPanel {
  type: "town";
  hands: Hand[];
  street: Stand[];
  sheriff: string;
  offers: Hand[];
  bank: string;
  coach: string;
  row: string[];
  wanted: number[];
  rolled: string[];
  rolls: Roll[];
  dice: Hand[];
  prices: Hand[];
  poker: Hand[];
  houses: Hand[];
  spirits: Spirit[];
  doc: string[];
  nuggets: number;
  cash: string;
  caught: number[];
  hand: string[];
  fenced: string[];
  ranches: number;
  label: string;
  verdict: Verdict;
  follows: boolean;
  result: string;
  sheet: Row[];
}

/** One picture of a figure. */
export interface Panel {
  label: string;
  verdict: Verdict;
  follows: boolean;
  result: string;
  sheet: Row[];
}

/** A cell of a ranch with its parcel. */
export interface Laid {
  cell: string;
  kind: string;
  cows: number;
  partner: string;
  fresh: boolean;
}

/** Where two cells meet; the first may be `river`: at a bridge. */
export interface Seam {
  one: string;
  other: string;
  verdict: Verdict;
}

export interface Mark {
  cell: string;
  verdict: Verdict;
}

export interface Tally {
  cell: string;
  text: string;
}

/** A step from here to there; `thing` takes it, if that has to be said. */
export interface Arrow {
  start: string;
  end: string;
  thing: string;
  verdict: Verdict;
}

/** A parcel of the column. */
export interface Place {
  kind: string;
  color: Color | null;
  number: number;
}

/** A row of a score sheet. */
export interface Row {
  name: string;
  points: number;
}

/** A field of the plain. */
export interface Ground {
  field: string;
  open: boolean;
  buffalo: number;
  moved: number;
  tipis: number[];
}

/** Dice, and whose they are or what they are. */
export interface Hand {
  name: string;
  dice: string[];
}

/** Who is best at a house, then second; equal ones together. */
export interface Stand {
  house: string;
  order: string[][];
}

export interface Roll {
  number: number;
  name: string;
  dice: string[];
  price: string;
}

export interface Spirit {
  name: string;
  faces: number;
  text: string;
}
