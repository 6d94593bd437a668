// A lesson as it is played: the real board, with a question of its own. The server says what is right, and why.
import { get, post } from '../api';
import type { Advice, Game, Marks, Outcome, Teaching } from '../game';
import { folded } from '../lines';
import { StillTable, type Position } from '../still.svelte';
import { reason } from '../errors';
import type { AnswerBody, AnswerSeen, LessonPosition, LessonSeen, LookSeen, QuestionSeen } from '../wire';
import { language, type Language } from '../words';
import { learned } from './learned.svelte';
import type { Snippet } from 'svelte';

const ENOUGH = 3; // wrong tries, then a way out is offered
const NOBODY = { bot: null, away: false, resigned: false, place: null, points: null };

/** A lesson, at its first question. */
export function lesson(game: string, name: string, language: Language): Promise<LessonSeen> {
  return get<LessonSeen>(`/learn/${game}/${name}?language=${language}`);
}

export class Lesson implements Teaching {
  readonly table: StillTable;
  question: QuestionSeen = $state.raw() as QuestionSeen;
  verdict = $state.raw<AnswerSeen | null>(null);
  /** Tries at this question that were not right. */
  wrong = $state(0);
  buttons?: Snippet;
  course?: Snippet;
  aims?: Snippet;
  #path: string[] = [];
  #tried = $state.raw<string | null>(null);

  constructor(
    readonly seen: LessonSeen,
    readonly board: Game,
  ) {
    this.question = seen.question;
    this.table = new LessonTable(this.#position(seen.question.position), {
      answer: (moves) => this.#answer(moves),
      preview: (moves) => this.#look(moves),
      advice: () => this.#advice(),
    });
    this.table.teaching = this;
  }

  // What is said

  get tone(): Teaching['tone'] {
    if (!this.verdict) return 'asks';
    return this.verdict.right ? 'right' : 'wrong';
  }
  get say(): string {
    return this.verdict?.say ?? this.question.say;
  }
  get goal(): string {
    return this.seen.goals[this.question.number] ?? '';
  }
  get marks(): Marks {
    return this.tone === 'right' ? {} : this.question.marks;
  }
  get tried(): string | null {
    return this.tone === 'wrong' ? this.#tried : null;
  }
  /** Somebody may want to be shown it now. */
  get stuck(): boolean {
    return this.tone === 'wrong' && this.wrong >= ENOUGH;
  }
  /** Every question is answered. */
  get done(): boolean {
    return this.verdict?.right === true && this.verdict.next === null;
  }

  /** After a right answer: the next question. */
  goOn(): void {
    const next = this.verdict?.next;
    if (next) this.#ask(next);
  }
  /** The same question again. */
  again(): void {
    if (this.tone === 'right') this.#path.pop();
    this.#ask(this.question);
  }

  #ask(question: QuestionSeen): void {
    this.verdict = null;
    this.wrong = 0;
    this.question = question;
    this.table.show(this.#position(question.position));
  }

  // What is tried

  async #answer([move = '']: string[]): Promise<void> {
    const { game, id } = this.seen;
    try {
      const told = this.table.offered.includes(move)
        ? await post<AnswerSeen>(`/learn/${game}/${id}`, this.#body(move))
        : { right: false, say: this.board.unfit?.(move, this.table) ?? this.goal, position: null, next: null };
      this.verdict = told;
      if (!told.right) {
        this.wrong += 1;
        this.#tried = move;
      }
      if (!told.position) return;
      this.#path.push(move);
      if (!told.next) learned.add(id);
      this.table.show({ ...this.#position(told.position), before: this.table.base });
    } catch (error) {
      this.table.refuse(reason(error));
    }
  }

  /** One move is a whole answer: nothing follows it. */
  async #look([move = '']: string[]): Promise<Outcome | null> {
    const { game, id } = this.seen;
    const answered = this.tone === 'right'; // the path has the answer already
    if (answered || !this.question.position.choices.includes(move)) return null;
    const told = await post<LookSeen>(`/learn/${game}/${id}/look`, this.#body(move)).catch(() => null);
    return told && { view: told.view, choices: [], open: false };
  }

  #body(move: string): AnswerBody {
    return { move, path: this.#path, language: language() };
  }

  #advice(): Advice {
    return { move: this.question.show, reason: { code: 'only', args: {} }, choices: [] };
  }

  #position({ view, choices, first, lines, changes }: LessonPosition): Position {
    const { game, id, seat, names } = this.seen;
    const told = folded(lines, changes).map((line) => ({ ...line, number: line.number + first }));
    const seats = names.map((name) => ({ ...NOBODY, name }));
    return { game, board: this.board, id, seat, seats, view, choices, lines: told };
  }
}

/** A step that would be staged is the whole answer. */
class LessonTable extends StillTable {
  override async stage(...texts: string[]): Promise<void> {
    await super.stage(...texts);
    await this.send();
  }
}
