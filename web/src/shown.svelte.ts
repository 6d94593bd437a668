// What every table has in common: what follows from its position and lines, and moves that are staged.
import type { Advice, Better, Game, Line, Live, Outcome, TableLike, Teaching, View } from './game';
import type { SeatSeen, SeatView } from './wire';

const COLORS = ['purple', 'white', 'orange', 'green', 'blue', 'coal'];
const REFUSAL_SECONDS = 4;

export abstract class ShownTable implements TableLike {
  abstract readonly id: string;
  abstract readonly game: string;
  abstract readonly board: Game | null;
  abstract readonly seats: SeatSeen[];
  abstract readonly seat: number;
  abstract readonly base: View | null;
  abstract readonly before: View | null;
  abstract readonly lines: Line[];
  abstract readonly hits: Line[];
  abstract readonly over: boolean;
  abstract readonly ready: number[];
  abstract readonly showing: boolean;
  abstract readonly stay: number;
  abstract readonly turn: boolean;
  abstract readonly question: string;
  abstract readonly offered: string[];
  abstract readonly pending: boolean;
  abstract readonly canUndo: boolean;
  abstract readonly canHint: boolean;
  abstract readonly canShowAgain: boolean;
  abstract readonly live: Live | null;
  teaching = $state.raw<Teaching | null>(null);
  marked = $state.raw<string[]>([]);
  staged = $state.raw<string[]>([]);
  refusal = $state<string | null>(null);
  hinting = $state(false);
  hinted = $state.raw<Advice | null>(null); // for the question that is asked now
  better = $state.raw<Better | null>(null);
  #tried = $state.raw<Outcome | null>(null);
  #previews = new Map<string, Promise<Outcome | null>>();
  #refusing: ReturnType<typeof setTimeout> | undefined;

  /** What would come of these moves; null: it is refused, with a reason unless `quiet`. */
  protected abstract outcome(texts: string[], quiet: boolean): Promise<Outcome | null>;
  abstract send(...texts: string[]): Promise<void>;
  abstract undo(): Promise<void>;
  abstract hint(): Promise<void>;
  abstract showAgain(): void;
  abstract skip(): void;

  get view(): View | null {
    return this.#tried?.view ?? this.base;
  }
  get choices(): string[] {
    if (this.pending || !this.turn) return [];
    return this.#tried?.choices ?? this.offered;
  }
  get open(): boolean {
    return this.#tried?.open ?? true;
  }
  get asked(): number[] {
    return this.base?.asked ?? [];
  }
  get waited(): number[] {
    return this.asked.filter((number) => !this.ready.includes(number));
  }
  get fresh(): Line[] {
    if (this.seat === 0) return [];
    const last = this.lines.findLastIndex((line) => line.seat === this.seat);
    return this.lines.slice(last + 1).filter((line) => line.seat > 0);
  }
  color(seat: number): string {
    const shown: (SeatView & { color?: string }) | undefined = this.base?.seats[seat - 1];
    return shown?.color ?? COLORS[seat - 1] ?? 'coal';
  }

  // Staging: played on a copy, nothing is kept

  async stage(...texts: string[]): Promise<void> {
    await this.#restage([...this.staged, ...texts]);
  }

  async takeBack(index = this.staged.length - 1): Promise<string[]> {
    const kept = this.staged.slice(0, index);
    const dropped: string[] = [];
    for (const text of this.staged.slice(index + 1)) {
      const choices = kept.length ? (await this.#outcome(kept, true))?.choices : this.offered;
      (choices?.includes(text) ? kept : dropped).push(text);
    }
    await this.#restage(kept);
    return dropped;
  }

  async startOver(): Promise<void> {
    await this.#restage([]);
  }

  async #restage(texts: string[]): Promise<void> {
    if (texts.length === 0) {
      this.unstage();
      return;
    }
    const outcome = await this.#outcome(texts);
    if (!outcome) return;
    this.hinted = null;
    this.staged = texts;
    this.#tried = outcome;
  }

  protected unstage(): void {
    if (this.staged.length) this.hinted = null;
    this.staged = [];
    this.#tried = null;
  }

  preview(texts: string | string[]): Promise<Outcome | null> {
    return this.#outcome([...this.staged, ...(Array.isArray(texts) ? texts : [texts])], true);
  }

  #outcome(texts: string[], quiet = false): Promise<Outcome | null> {
    const key = texts.join('\n');
    const known = this.#previews.get(key);
    if (known) return known;
    const asked = this.outcome(texts, quiet).then((outcome) => {
      if (!outcome && this.#previews.get(key) === asked) this.#previews.delete(key);
      return outcome;
    });
    this.#previews.set(key, asked);
    return asked;
  }

  /** Another position: what would have come of moves in the old one says nothing. */
  protected forget(): void {
    this.#previews.clear();
    this.hinted = null;
    this.better = null;
  }

  refuse(reason: string): void {
    this.refusal = reason;
    clearTimeout(this.#refusing);
    this.#refusing = setTimeout(() => (this.refusal = null), REFUSAL_SECONDS * 1000);
  }

  close(): void {
    clearTimeout(this.#refusing);
  }
}
