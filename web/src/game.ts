// The contract of a board: what web/src/games/X offers the table, and what it gets. No rule is derived in the browser.
import type { Component } from 'svelte';
import type { Table, View } from './table.svelte';
import type { Words } from './words';

/** One entry of the log: who did what, as this viewer may read it. `seat` 0 is chance, -1 the table itself. */
export interface Line {
  number: number;
  seat: number;
  text: string; // "build 1 3 b1 b2"; "..." while it is a secret of somebody
}

/** What a sentence of the log needs besides its line. */
export interface Telling {
  names: string[]; // by seat - 1; one's own is the word for "you"
  you: number; // one's own seat; 0: none
  view: View | null; // the position as it is now
  words: Words;
}

export interface Game {
  /** The whole of the table between bar and edges: it uses parts/Frame.svelte and gives it its own snippets. */
  Board: Component<{ table: Table }>;
  /** A line of the log as one sentence, from the catalogue; null: not worth telling (it is left out of the log).
   * `lines`: all of them so far, this one is the last. */
  sentence(line: Line, telling: Telling, lines: Line[]): string | null;
  /** A move that is advised, as an imperative without a full stop ("Choose the desert with gold"). */
  advice(text: string, telling: Telling): string;
  /** The heading that begins with this line ("Round 15"), if one does. */
  heading(line: Line, telling: Telling, lines: Line[]): string | null;
  /** The rows of the score sheet, in order, each with its words and a value per seat; the last one is the sum. */
  sheet(view: View, words: Words): { rows: { key: string; label: string; values: number[] }[]; winners?: number[] };
  /** What stands beside the game's name in the bar: "Round 15 of 24", "Camp boards". */
  facts(view: View, words: Words, lines: Line[]): string[];
  /** Which chapters of the rules belong to the question that is asked: ids as "MR-23". */
  rules(view: View): string[];
  /** Somebody at the same screen must not see what a seat sees. */
  secrets?: true;
}
