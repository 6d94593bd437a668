// The guided first game: against beginners, with a note at every question, and after a round what it brought.
import type { Snippet } from 'svelte';
import type { Coach, Line, TableLike, Teaching } from '../game';
import { latest } from '../latest';
import { make } from '../lobby';
import { me, type Notes as Wish } from '../me.svelte';
import { notes, type Notes } from '../notes';
import { telling } from '../parts/log';
import type { CourseSeen, LessonLine } from '../wire';
import { words, type Language } from '../words';
import { helping, learned } from './learned.svelte';

const SEEN = 'corral-coached'; // what was read and closed, in this browser
const MOST = 2; // marks at a time

/** Begin it. False: the person did not say a name, or went elsewhere. */
export async function begin({ game, first_game: first }: CourseSeen): Promise<boolean> {
  const seats = ['me', ...Array.from({ length: first.seats - 1 }, () => first.bots)];
  const made = await make({ game, seats, options: first.options, start: true });
  if (made) await wish(game, 'all');
  return made;
}

/** How many notes somebody wants in a game. */
export const wished = (game: string): Wish => me.likings[`notes-${game}`] ?? 'off';
export const wish = (game: string, notes: Wish) => me.like({ [`notes-${game}` as const]: notes });

export class Guide implements Teaching {
  readonly say = null;
  readonly tone = 'asks';
  readonly marks = {};
  note?: Snippet;
  #notes = $state.raw<Notes>({});
  #anew = latest();
  #known = new Set<string>(); // kinds of questions that were put before this one
  #kind = ''; // of this question
  #new = $state(true); // it is the first of its kind
  #closed = $state.raw<string[]>(closed());
  #round: number | null = null;
  #from = 0; // the last line before this round
  #last = $state.raw<Line[]>([]); // the lines of the round before

  constructor(readonly table: TableLike) {}

  async load(language: Language): Promise<void> {
    const last = this.#anew();
    const found = await notes(this.table.game, language);
    if (!last()) return; // another language is wanted
    this.#notes = found;
    if (!learned.courses.length) await learned.look().catch(() => {}); // notes do without lessons
  }

  get level(): Wish {
    return wished(this.table.game);
  }
  /** What is asked and what it means; empty: nothing is said. Who wants fewer notes hears it where nothing is good; what
   * the round has brought takes its place. */
  get what(): string {
    const known = this.level === 'fewer' || this.recap;
    return this.#speaks && !(known && this.good) ? this.#note(this.#asked) : '';
  }
  /** What is good there: with figures of this position, else what usually is. */
  get good(): string {
    if (!this.#speaks) return '';
    const here = this.table.board?.good?.(this.table, words);
    return here ?? this.#note(this.#asked.replace(/^phase/, 'good'));
  }
  get #speaks(): boolean {
    return this.#asked !== '' && (this.level === 'all' || (this.level === 'fewer' && this.#new));
  }
  /** What the last round brought, at the first question of a round, unless that needs to be explained first. */
  get recap(): string {
    const { board, lines, seat, turn, staged } = this.table;
    if (!board?.recap || !turn || staged.length || this.level === 'off' || !this.#last.length) return '';
    if (this.#new && this.level === 'all') return '';
    if (lines.some((line) => line.seat === seat && line.number > this.#from)) return '';
    return board.recap(this.#last, telling(this.table)) ?? '';
  }
  /** Things on the board that are explained now, each with its sentence. */
  get coached(): Required<Coach>[] {
    const { board, view, seat } = this.table;
    if (this.level !== 'all' || !this.#asked || !view) return [];
    return (board?.coach?.(view, seat) ?? [])
      .filter(({ note }) => !this.#closed.includes(this.table.game + note))
      .map((one) => ({ ...one, text: one.text ?? this.#note(one.note) }))
      .filter(({ text }) => text)
      .slice(0, MOST);
  }
  /** Who asks for a hint may want a lesson on it. */
  get lesson(): LessonLine | null {
    const { board, base, game, hinted } = this.table;
    const course = learned.courses.find((one) => one.game === game);
    return hinted && board && base && course && this.level !== 'off' ? helping(course, board.rules(base)) : null;
  }
  /** It was read. */
  close(note: string): void {
    this.#closed = [...this.#closed, this.table.game + note];
    localStorage.setItem(SEEN, JSON.stringify(this.#closed));
  }

  /** Look at the table whenever it has changed. */
  follow(): void {
    if (!this.table.base) return;
    const kind = this.#asked;
    if (kind !== this.#kind) {
      this.#known.add(this.#kind);
      this.#kind = kind;
      this.#new = !this.#known.has(kind);
    }
    const round = this.#now;
    if (round === this.#round) return;
    const before = this.#from;
    this.#last = this.#round ? this.table.lines.filter((line) => line.number > before) : [];
    this.#from = this.table.lines.at(-1)?.number ?? 0;
    this.#round = round;
  }

  #note(path: string): string {
    const [section = '', key = ''] = path.split('.');
    return this.#notes[section]?.[key] ?? '';
  }
  /** The kind of question, as the notes name it; empty: nothing is asked. */
  get #asked(): string {
    const { turn, base } = this.table;
    if (!turn || !base) return '';
    const { phase, window } = base as { phase: string; window?: { card: string } | null };
    return window && this.#notes.window?.[window.card] ? `window.${window.card}` : `phase.${phase}`;
  }
  /** The number of the round; where a game does not count them, of my own turns. */
  get #now(): number {
    const { base, lines, seat } = this.table;
    const { round } = (base ?? {}) as { round?: number };
    if (round !== undefined) return round;
    const turns = lines.filter((line, index) => line.seat === seat && lines[index - 1]?.seat !== seat).length;
    return lines.at(-1)?.seat === seat ? turns : turns + 1;
  }
}

function closed(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? '[]') as string[];
  } catch {
    return [];
  }
}
