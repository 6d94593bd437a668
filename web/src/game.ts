// The contract of a board: what web/src/games/X offers the table, and what it gets. No legality is derived in the browser:
// what may be answered is the server's list, what comes of it the server's view. What a board pictures before it is told
// (how dice that are only chosen would stand, which stones walk) is held against golden views of the rules in vitest.
import type { Component, Snippet } from 'svelte';
import type { Change, ChatSeen, ClockSeen, Hinted, QuestionSeen, SeatSeen, View, WishSeen } from './wire';
import type { Words } from './words';

export type { View };

/** What comes of moves that were tried and not sent. */
export interface Outcome {
  view: View;
  choices: string[]; // what may be answered then
  open: boolean; // is the turn still mine?
}

/** What a good player would do. */
export type Advice = Pick<Hinted, 'move' | 'reason' | 'choices'>;

/** One entry of the log: who did what, as this viewer may read it. `seat` 0 is chance, -1 the table itself. */
export interface Line {
  number: number;
  seat: number;
  text: string; // "build 1 3 b1 b2"; "..." while it is a secret of somebody
  changes: Change[]; // what it changed, as far as this viewer may know
}

/** What a sentence of the log needs besides its line. */
export interface Telling {
  names: string[]; // by seat - 1; one's own is the word for "you"
  you: number; // one's own seat; 0: none
  view: View | null; // the position as it is now
  words: Words;
}

/** A table as a board, and the frame around it, see it: a position, what may be answered, and where answers go. No
 * server is meant: `table.svelte.ts` is a live table, `still.svelte.ts` one position of a record, a lesson or a puzzle.
 * Boards read it where they draw, so whoever implements it keeps what changes in `$state`. */
export interface TableLike {
  /** Bots are named by it. */
  readonly id: string;
  readonly game: string;
  /** How this game is drawn and told; null: not loaded yet. */
  readonly board: Game | null;
  /** Who sits there, by seat - 1. */
  readonly seats: SeatSeen[];
  /** Through whose eyes the position is seen, and whose answer it is; 0: a spectator's, who answers nothing. */
  readonly seat: number;

  // The position

  /** As it was told; null: not yet. */
  readonly base: View | null;
  /** With what is staged. */
  readonly view: View | null;
  /** The position before this one, if this one followed from it: what has changed since may be shown. */
  readonly before: View | null;
  /** How it came to this, from the first line on. */
  readonly lines: Line[];
  /** Of these, what the others did since I last acted, */
  readonly fresh: Line[];
  /** and what hit me since I last answered. */
  readonly hits: Line[];
  readonly over: boolean;
  /** Who is asked, who of these has answered, and who is still waited for. */
  readonly asked: number[];
  readonly ready: number[];
  readonly waited: number[];
  /** The move of somebody else is being shown: nothing is asked so long. */
  readonly showing: boolean;
  /** For how many milliseconds what is shown stays alone; 0: nothing waits for it. */
  readonly stay: number;
  /** Places on the board that a line of the log is about, as the board names them. */
  marked: string[];
  /** The colour, and with it the shape, of a seat. */
  color(seat: number): string;

  // The answer

  /** Is something asked of me? */
  readonly turn: boolean;
  /** Another word for every question: as long as it is the same, what I chose for it still holds. */
  readonly question: string;
  /** All that may be answered, after what is staged; empty: nothing is asked, or an answer is on its way. */
  readonly choices: string[];
  /** All that might have been answered before anything was staged. */
  readonly offered: string[];
  /** Moves that are played here but not sent. */
  readonly staged: string[];
  /** More may follow what is staged. */
  readonly open: boolean;
  /** An answer is on its way. */
  readonly pending: boolean;
  /** The advice that was asked for. */
  readonly hinted: Advice | null;
  /** Where a game is gone through: a better move, drawn beside what was played. */
  readonly better: Better | null;
  /** Why the last wish was refused, for a few seconds. */
  readonly refusal: string | null;
  stage(...texts: string[]): Promise<void>;
  /** Take back the last that is staged, or this one; those after it stay where they still can. Gives those that cannot. */
  takeBack(index?: number): Promise<string[]>;
  /** Take back all that is staged. */
  startOver(): Promise<void>;
  /** What would come of it, after what is staged; null: nobody can say, or it is refused. */
  preview(texts: string | string[]): Promise<Outcome | null>;
  /** Answer: what is staged and these, all or none. */
  send(...texts: string[]): Promise<void>;
  refuse(reason: string): void;

  // What the frame offers beside the answer

  readonly canUndo: boolean;
  undo(): Promise<void>;
  readonly canHint: boolean;
  readonly hinting: boolean;
  hint(): Promise<void>;
  readonly canShowAgain: boolean;
  showAgain(): void;
  skip(): void;
  /** What only a table among people has; null: there are none. */
  readonly live: Live | null;

  /** Who teaches here; null: nobody does. */
  teaching: Teaching | null;
}

/** A choice that was marked, and a move that would have been better. */
export interface Better {
  seat: number;
  played: string;
  move: string;
  text: string; // what stands at its place: "better +13 %"
  said: string; // what stands at the place of what was played
  before: View; // the position that was asked about
}

/** What is lit, by what kind of thing it is: some of them, the only one, or all. */
export type Marks = QuestionSeen['marks'];

/** Who teaches stands where the question stands: a lesson, which takes its place, or the notes of a guided game. */
export interface Teaching {
  /** Instead of the board's own question: what is asked, or what came of the answer. Null: the board asks. */
  readonly say: string | null;
  readonly tone: 'asks' | 'right' | 'wrong';
  /** The move that was tried and is not right: boards show it crossed as long as nothing else is held (`triedMove`). */
  readonly tried?: string | null;
  readonly marks: Marks;
  /** Below the question; */
  readonly note?: Snippet;
  /** in place of its buttons, after a right answer; */
  readonly buttons?: Snippet;
  /** the way through the lessons, left, and what this one is about, in place of the log. */
  readonly course?: Snippet;
  readonly aims?: Snippet;
}

/** What a table has that goes on among people, at the server. */
export interface Live {
  readonly daily: string | null; // the day, where it is a deal of the day
  /** Strangers may look at it, too. */
  readonly public: boolean;
  readonly paused: boolean;
  readonly clocks: ClockSeen[];
  readonly wish: WishSeen | null;
  readonly chats: ChatSeen[];
  /** Seconds of the server's clock. */
  now(): number;
  say(text: string): Promise<void>;
  agree(yes: boolean): Promise<void>;
  pause(on: boolean): Promise<void>;
  leave(): Promise<void>;
  return(): Promise<void>;
}

/** What can be touched on a board, and what it is called aloud. */
export interface Target {
  label: string;
}

/** My answer to one question while I am looking for it; the next question gets a new one. It is headless: the board
 * draws it and says what is touched. Nothing is legal here that the table did not list. */
export interface Answer<T extends Target = Target> {
  /** What is asked, as a sentence; empty: nothing. */
  readonly question: string;
  /** What can be touched now, by the name that the board gives it. */
  readonly targets: Record<string, T>;
  /** The move that `confirm` would send; null: none yet. */
  readonly chosen: string | null;
  /** The move that is looked at: what is pointed at, else what is chosen. */
  readonly considered: string | null;
  /** What would come of that; null: not known yet. */
  readonly outcome: Outcome | null;
  /** Touch a target: it is held, chosen, or let go again. What is no target is left alone, or refused with a reason. */
  place(target: string): void | Promise<void>;
  /** Hold and choose nothing any more. */
  clear(): void;
  /** Send what is chosen, if anything is. */
  confirm(): Promise<void>;
}

/** A fact in the bar that explains itself. */
export interface Explained {
  text: string;
  about: string; // the thing, as parts/about.ts names it
  kept?: true; // where there is little room, too
}

/** What a thing means here and now. What it is says its note, by the same name. */
export interface Meaning {
  title?: string; // where its note has none, or says less
  art?: string; // its drawing
  now: Fact[]; // figures of this position
  rule: string; // its id: "MR-38"
}
export interface Fact {
  text: string;
  art?: string;
  figure?: string | number;
  change?: number; // in points, or in what the thing counts
}

/** A thing on the board (a selector within the table) and the note that explains it ("number.back"). */
export interface Coach {
  at: string;
  note: string;
  text?: string; // what it means here, with its figures, instead of the note
}

/** A row of the score sheet: a value for each seat, and what it was counted from ("9 × 7"). */
export interface SheetRow {
  key: string;
  label: string;
  values: number[];
  detail?: string[];
}

export interface Game {
  /** The whole of the table between bar and edges: it uses parts/Frame.svelte and gives it its own snippets. */
  Board: Component<{ table: TableLike }>;
  /** While the score sheet fills: what this row is counted from, drawn. */
  Counted?: Component<{ table: TableLike; row: string }>;
  /** A line of the log as one sentence, from the catalogue; null: not worth telling (it is left out of the log).
   * `lines`: all of them so far, this one is the last. */
  sentence(line: Line, telling: Telling, lines: Line[]): string | null;
  /** The line goes on with what the line before it tells: one sentence tells both, this one. */
  joins?(line: Line, lines: Line[]): boolean;
  /** What the line is about on the board, as the board itself names it: cells, fields or houses. */
  places?(line: Line, lines: Line[]): string[];
  /** What chance has drawn and no line of the log says, as sentences. `draws` are its moves, each whole ("reveal
   * desert-gold.3"), or with "?" for what this viewer may not know; the telling has the position after them. */
  chance?(draws: string[], telling: Telling): string;
  /** Somebody else's doing that costs this seat something, or goes against it. */
  hits?(line: Line, you: number, lines: Line[]): boolean;
  /** What these lines, those of a round, have brought me, in one sentence; null: nothing. */
  recap?(lines: Line[], telling: Telling): string | null;
  /** What is good at this question, with figures of this position, instead of its note; null: its note says it, empty:
   * nothing is. */
  good?(table: TableLike, words: Words): string | null;
  /** What on the board is worth a word at this question, for somebody who plays for the first time. */
  coach?(view: View, seat: number): Coach[];
  /** Why the game is over, as a sentence; null while it is not. */
  ended(view: View, words: Words): string | null;
  /** A move that is advised, as an imperative without a full stop ("Choose the desert with gold"). */
  advice(text: string, telling: Telling): string;
  /** The heading that begins with this line ("Round 15"), if one does. */
  heading(line: Line, telling: Telling, lines: Line[]): string | null;
  /** The rows of the score sheet, in order, each with its words and a value per seat; the last one is the sum. */
  sheet(view: View, words: Words): { rows: SheetRow[]; winners?: number[] };
  /** What stands beside the game's name in the bar: "Round 15 of 24", "Camp boards". */
  facts(view: View, words: Words, lines: Line[], you: number): (string | Explained)[];
  /** What a thing on the board means now, by the words of its name ("partner trapper"); null: nothing beside its note. */
  about?(thing: string[], table: TableLike): Meaning | null;
  /** Why what a lesson let somebody try cannot be played at all, as a sentence. */
  unfit?(move: string, table: TableLike): string;
  /** Which chapters of the rules belong to the question that is asked: ids as "MR-23". */
  rules(view: View): string[];
  /** What was hidden and is open once the game is over: by seat - 1, each thing in words. */
  opened?(view: View, words: Words): string[][];
  /** What decides: points, where nothing is said. */
  counts?: 'tipis';
  /** Options that mean nothing with these: they are not asked for. */
  idle?(options: Record<string, string>): string[];
  /** A better move is drawn where it would be (TableLike.better). Where it has no place of its own, the position that it
   * leads to can be looked at instead. */
  beside?: true;
  /** Somebody at the same screen must not see what a seat sees. */
  secrets?: true;
}
