// A table without a server: one position, to be looked at, or with something to answer.
import type { Advice, Game, Line, Outcome, View } from './game';
import { ShownTable } from './shown.svelte';
import type { SeatSeen } from './wire';

/** A position, and what leads to it as far as that is to be shown. */
export interface Position {
  game: string;
  board: Game;
  seats: SeatSeen[];
  view: View;
  id?: string; // bots are named by it
  seat?: number; // through whose eyes; none: a spectator's
  lines?: Line[];
  before?: View | null; // the position before, if what has changed since is to be seen
  fresh?: Line[]; // of the lines, what led from there to here
  stay?: number; // in milliseconds: pieces take so long at most from there to here
  choices?: string[]; // what may be answered; none: it is only looked at
  over?: boolean;
}

/** Where answers go instead of a server. */
export interface Asker {
  answer(moves: string[]): void | Promise<void>;
  /** A good move, on request; left out: there is none. */
  advice?(): Advice;
  /** What would come of moves; left out: nobody can say, and one move is a whole answer. */
  preview?(moves: string[]): Promise<Outcome | null>;
}

export class StillTable extends ShownTable {
  #now: Position;
  #number = $state(0); // of the position: another one is another question
  readonly question = $derived(this.turn ? `${this.#number} ${this.staged.join()}` : '');
  pending = $state(false);
  readonly asker: Asker | null;
  readonly hits: Line[] = [];
  readonly ready: number[] = [];
  readonly showing = false;
  readonly canUndo = false;
  readonly canShowAgain = false;
  readonly live = null;

  /** Without an asker nothing is asked, whatever the choices are. */
  constructor(position: Position, asker: Asker | null = null) {
    super();
    this.#now = $state.raw(position);
    this.asker = asker;
  }

  /** Another position takes its place: the next one of a record, or of a lesson. */
  show(position: Position): void {
    this.forget();
    this.unstage();
    this.#now = position;
    this.#number += 1;
  }

  get id(): string {
    return this.#now.id ?? '';
  }
  get game(): string {
    return this.#now.game;
  }
  get board(): Game {
    return this.#now.board;
  }
  get seats(): SeatSeen[] {
    return this.#now.seats;
  }
  get seat(): number {
    return this.#now.seat ?? 0;
  }
  get base(): View {
    return this.#now.view;
  }
  get before(): View | null {
    return this.#now.before ?? null;
  }
  get lines(): Line[] {
    return this.#now.lines ?? [];
  }
  override get fresh(): Line[] {
    return this.#now.fresh ?? super.fresh;
  }
  get stay(): number {
    return this.#now.stay ?? 0;
  }
  get over(): boolean {
    return this.#now.over ?? false;
  }
  get offered(): string[] {
    return this.asker ? (this.#now.choices ?? []) : [];
  }
  get turn(): boolean {
    return this.offered.length > 0;
  }
  get canHint(): boolean {
    return this.turn && this.asker?.advice !== undefined;
  }

  protected async outcome(texts: string[], quiet: boolean): Promise<Outcome | null> {
    if (this.asker?.preview) return this.asker.preview(texts);
    return quiet ? null : { view: this.base, choices: [], open: false };
  }

  async send(...texts: string[]): Promise<void> {
    const moves = [...this.staged, ...texts];
    if (!this.asker || moves.length === 0 || this.pending) return;
    this.pending = true;
    await this.asker.answer(moves);
    this.pending = false;
    this.unstage();
  }

  async undo(): Promise<void> {
    await this.takeBack();
  }
  hint(): Promise<void> {
    this.hinted = this.asker?.advice?.() ?? null;
    return Promise.resolve();
  }
  showAgain(): void {}
  skip(): void {}
}
