// What the answers of all games share: a new one for each question, what would come of a move, what is advised.
import { untrack } from 'svelte';
import type { Outcome, TableLike } from './game';

/** The answer to the question of a table; another question gets a new one. Boards call it in `$derived.by`. */
export function perQuestion<A>(table: TableLike, make: () => A): A {
  void table.question;
  return untrack(make);
}

/** What would come of moves. The table is asked when somebody wants to know. */
export class Outlook {
  #known = $state.raw<Record<string, Outcome | null>>({});
  #asked = new Set<string>();

  constructor(readonly table: TableLike) {}

  /** Null: it is not known yet, or nobody can say. */
  of(text: string | null): Outcome | null {
    if (text === null) return null;
    if (!this.#asked.has(text)) void this.#ask(text);
    return this.#known[text] ?? null;
  }

  async #ask(text: string): Promise<void> {
    this.#asked.add(text);
    await Promise.resolve(); // who draws may not change what is drawn
    const outcome = await this.table.preview(text);
    this.#known = { ...this.#known, [text]: outcome };
  }
}

/** Does who teaches light this? Boards give what is lit the class `lit`. */
export function lit(table: TableLike, kind: string, one?: string | number): boolean {
  const marks = table.teaching?.marks[kind];
  if (Array.isArray(marks)) return one !== undefined && marks.some((each) => `${each}` === `${one}`);
  return marks !== undefined && (marks === true || marks === one);
}

/** What was tried in a lesson and is not right, as long as nothing else is held. A board marks what it names with the
 * class `tried`, in a drawing with `tried-line` and parts/Cross.svelte. */
export function triedMove(table: TableLike, held: string | null): string | null {
  const move = table.pending ? null : (table.teaching?.tried ?? null);
  return held === null || held === move ? move : null;
}

/** The advised move, as long as it can be played. A board marks what it names with the class `hinted`. */
export function advisedMove(table: TableLike): string | null {
  const move = table.hinted?.move;
  return move !== undefined && table.choices.includes(move) ? move : null;
}
