// The client's only state of a table: what the server told, what is staged, what is on its way.
import type { Game, Line, Live, Outcome, View } from './game';
import { folded } from './lines';
import { socket, type Question } from './socket';
import { reason, type Trouble, type Why } from './errors';
import { duration } from './motion';
import { ShownTable } from './shown.svelte';
import { Steps, type Stay } from './steps.svelte';
import type { Change, ChatSeen, ClockSeen, Making, Position, SeatSeen, Seen, WishSeen } from './wire';

/** A position as it was told, and all lines until then. */
interface Step {
  message: Position;
  texts: string[];
  changes: Change[][];
  again?: true; // it is shown once more
}

const TELL = 800; // ms that a move is shown again, where moves are shown at once
const OTHER = 0.6; // of that time is enough for a move that does not touch me
const MOST = 5; // so many times that time is as much as all moves of the others take
const CONFIRM_SECONDS = 2;

export class Table extends ShownTable implements Live {
  readonly id: string;
  seen = $state.raw<Seen | null>(null);
  #board = $state.raw<Game | null>(null);
  seat = $state(0);
  mine = $state.raw<number[]>([]); // all seats of mine: several, where people share this screen
  #toAnswer = $state.raw<number[]>([]); // of these, those that must answer now
  before = $state.raw<View | null>(null);
  lines = $state.raw<Line[]>([]);
  chats = $state.raw<ChatSeen[]>([]);
  connected = $state(false);
  making = $state.raw<Making | null>(null); // its game is not ready yet
  handover = $state(0); // at one screen: the seat of mine that is asked, and may not be shown yet
  missing = $state<Why | null>(null); // there is no such table, or another reason that it cannot be shown
  #since = $state(0); // the last line that was told before I last answered
  offset = 0; // the server's clock minus ours, in seconds

  // Derived, so that whoever watches it hears of another question, not of every position that comes.
  readonly question = $derived(this.turn ? `${this.seat} ${this.seen?.asked} ${this.staged.join()}` : '');

  #texts: string[] = [];
  #changes: Change[][] = [];
  #version = 0;
  #steps = new Steps<Step>((step) => this.#show(step));
  #past = $state.raw<Step[]>([]); // what was told since I last acted; the first one is where I left
  #newest: Step | null = null;
  #held = $state(false); // what is shown was not my question before: that waits until it has been seen
  #shown = 0; // lines told of what is shown
  #end: () => void;
  #sent = $state.raw<(() => void) | null>(null); // an answer is on its way: to be called when it has arrived
  #visited = new Set<number>(); // seats of mine that were looked from since I last had a choice
  #watches: boolean;

  /** `watches`: as a spectator, also where a seat is mine. */
  constructor(id: string, watches = false) {
    super();
    this.id = id;
    this.#watches = watches;
    this.#end = socket.listen(id, {
      position: (message) => this.#position(message),
      making: (message) => (this.making = message),
      talk: (message) => {
        const known = new Set(this.chats.map((chat) => chat.number));
        this.chats = [...this.chats, ...message.chats.filter((chat) => !known.has(chat.number))];
      },
      gone: () => (this.missing = 'closed'),
      connected: (on, hello) => {
        this.connected = on;
        if (hello) this.offset = hello.now - Date.now() / 1000;
        if (on) void this.#join(this.#watches ? 0 : this.seat || null);
      },
      version: () => this.#version,
    });
  }

  override close(): void {
    super.close();
    this.#steps.end();
    this.#end();
  }

  // What is there

  /** How this game is drawn and told. */
  get board(): Game | null {
    return this.#board;
  }
  set board(board: Game | null) {
    this.#board = board;
    this.#passOn(); // only now it is known whether that must be hidden
  }
  get game(): string {
    return this.seen?.game ?? '';
  }
  get seats(): SeatSeen[] {
    return this.seen?.seats ?? [];
  }
  get names(): string[] {
    return this.seats.map((seat) => seat.name ?? '');
  }
  get clocks(): ClockSeen[] {
    return this.seen?.clocks ?? [];
  }
  get started(): boolean {
    return this.seen?.started ?? false;
  }
  get over(): boolean {
    return this.seen?.over ?? false;
  }
  get base(): View | null {
    return this.seen?.view ?? null;
  }
  get offered(): string[] {
    return this.seen?.choices ?? [];
  }
  get live(): Live {
    return this;
  }
  get daily(): string | null {
    return this.seen?.daily ?? null;
  }
  get public(): boolean {
    return this.seen?.public ?? false;
  }
  get paused(): boolean {
    return this.seen?.paused ?? false;
  }
  get wish(): WishSeen | null {
    return this.seen?.wish ?? null;
  }
  /** Sent, not confirmed: it ends with the very update that brings the next question. */
  get pending(): boolean {
    return this.#sent !== null;
  }
  /** Is something asked of me? What the table answers by itself is not among the choices. */
  get turn(): boolean {
    return this.#mine && !this.#waits;
  }
  get #mine(): boolean {
    return this.offered.length > 0;
  }
  /** The question waits for the move that led to it. */
  get #waits(): boolean {
    return this.#held && this.showing;
  }
  /** The others' moves are being shown, one after the other. */
  get showing(): boolean {
    return this.#steps.stays;
  }
  /** For how many milliseconds the move that is shown stays alone; 0: nothing waits for it. */
  get stay(): number {
    return this.#steps.stay;
  }
  /** Show at once what is there now. */
  skip(): void {
    this.#steps.skip();
  }
  /** Have the others moved since I did, and may I look at it again? */
  get canShowAgain(): boolean {
    return this.#past.length > 1 && !this.showing && !this.staged.length && !this.pending && !this.over;
  }
  /** Show again what the others did since I last acted. */
  showAgain(): void {
    if (!this.canShowAgain || !this.#newest) return;
    const since = this.#past.at(-1) === this.#newest ? [] : [this.#newest]; // nobody moved, but something else changed
    this.#steps.add(...this.#past.map((step): Step => ({ ...step, again: true })), ...since);
  }
  /** Of those asked together, who has answered already. */
  get ready(): number[] {
    return this.seen?.ready ?? [];
  }
  /** What has hit me since I last answered. */
  get hits(): Line[] {
    const { board, lines, seat } = this;
    if (!board?.hits || seat === 0 || this.over) return [];
    return lines.filter(
      (line, index) => line.number > this.#since && board.hits?.(line, seat, lines.slice(0, index + 1)),
    );
  }
  get canHint(): boolean {
    return this.turn && this.open && !this.seen?.rated && !this.seen?.daily;
  }
  get canUndo(): boolean {
    return this.seat > 0 && !this.over && this.lines.some((line) => line.seat === this.seat);
  }
  /** Seconds of the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.offset;
  }

  /** The server plays them on a copy: nothing is kept. */
  protected async outcome(texts: string[], quiet: boolean): Promise<Outcome | null> {
    const version = this.#version;
    try {
      const tried = await socket.ask({ kind: 'try', table: this.id, seat: this.seat, version, moves: texts });
      return version === this.#version ? tried : null;
    } catch (trouble) {
      if (!quiet && !(trouble as Trouble).stale) this.refuse(reason(trouble));
      return null;
    }
  }

  protected override unstage(): void {
    super.unstage();
    this.#sent = null;
  }

  // Acting

  /** Send what is staged and these, all or none. */
  async send(...texts: string[]): Promise<void> {
    const moves = [...this.staged, ...texts];
    if (moves.length === 0 || this.pending) return;
    let sent = () => {};
    const confirmed = new Promise<void>((done) => (sent = done));
    this.#sent = sent;
    try {
      await socket.ask({ kind: 'play', table: this.id, seat: this.seat, version: this.#version, moves });
      await Promise.race([confirmed, new Promise((done) => setTimeout(done, CONFIRM_SECONDS * 1000))]);
    } catch (trouble) {
      this.refuse(reason(trouble));
    }
    if (this.#sent === sent) this.unstage();
  }

  async undo(): Promise<void> {
    if (this.pending) return;
    if (this.staged.length) await this.takeBack();
    else await this.#ask({ kind: 'undo', table: this.id, seat: this.seat, steps: 1 });
  }
  agree(yes: boolean): Promise<void> {
    return this.#ask({ kind: 'agree', table: this.id, seat: this.seat, yes });
  }
  say(text: string): Promise<void> {
    return this.#ask({ kind: 'say', table: this.id, text });
  }
  resign(): Promise<void> {
    return this.#ask({ kind: 'resign', table: this.id, seat: this.seat });
  }
  pause(on: boolean): Promise<void> {
    return this.#ask({ kind: 'pause', table: this.id, seat: this.seat, on });
  }
  leave(): Promise<void> {
    return this.#ask({ kind: 'leave', table: this.id, seat: this.seat });
  }
  return(): Promise<void> {
    return this.#ask({ kind: 'return', table: this.id, seat: this.seat });
  }

  /** Ask what a good player would do. */
  async hint(): Promise<void> {
    if (!this.canHint || this.hinting || this.pending) return;
    const version = this.#version;
    const moves = [...this.staged];
    const same = () => version === this.#version && moves.join() === this.staged.join();
    this.hinting = true;
    try {
      const asked = { kind: 'hint' as const, table: this.id, seat: this.seat, version, moves };
      const { move, reason, choices } = await socket.ask(asked);
      if (same() && this.canHint) this.hinted = { move, reason, choices };
    } catch (trouble) {
      if (!(trouble as Trouble).stale) this.refuse(reason(trouble));
    }
    this.hinting = false;
  }

  async #ask(question: Question): Promise<void> {
    this.skip();
    try {
      await socket.ask(question);
    } catch (trouble) {
      this.refuse(reason(trouble));
    }
  }

  // Being told

  /** Look from a seat of mine (null: the first), or 0 as a spectator. */
  async #join(seat: number | null): Promise<void> {
    if (seat !== this.seat) {
      this.#texts = [];
      this.#changes = [];
      this.#version = 0;
    }
    const chats = this.chats.at(-1)?.number ?? 0;
    try {
      await socket.ask({ kind: 'join', table: this.id, seat, version: this.#version, chats });
    } catch (trouble) {
      const { code } = trouble as Trouble;
      if (code !== 'offline') this.missing = code;
    }
  }

  /** Look from another of my seats: people at one screen. */
  async look(seat: number): Promise<void> {
    this.handover = 0;
    this.unstage();
    await this.#join(seat);
  }

  /** At one screen, when this seat has nothing to do and another of mine has: that one is looked from. */
  #passOn(): void {
    if (this.#watches || this.#steps.behind || !this.board || this.#mine || this.over || this.handover) return;
    const next = this.#toAnswer.find((seat) => seat !== this.seat && !this.#visited.has(seat));
    if (next === undefined) return;
    this.#visited.add(next);
    if (this.board.secrets) this.handover = next;
    else void this.look(next);
  }

  #position(message: Position): void {
    this.#texts = [...this.#texts.slice(0, message.first), ...message.lines];
    this.#changes = [...this.#changes.slice(0, message.first), ...message.changes];
    this.#version = message.version;
    if (message.seat !== this.seat) this.skip();
    const step = { message, texts: this.#texts, changes: this.#changes };
    const back = message.lines.some((line) => line.startsWith('* back'));
    if (message.seat !== this.seat || message.first === 0 || back) this.#past = [step];
    else if (acted(message)) this.#past = moved(message) && this.#newest ? [this.#newest, step] : [step];
    else if (moved(message)) this.#past = [...this.#past, step];
    this.#newest = step;
    this.#steps.add(step);
  }

  /** Show a position; for how long nothing else is shown, so that one can see what somebody did. */
  #show({ message, texts, changes, again }: Step): Stay {
    const same = message.seat === this.seat;
    const news = this.seen !== null && same && message.version > this.#shown;
    const answered = message.seen.asked !== this.seen?.asked; // others' answers leave my question as it is
    const asked = this.#mine;
    this.lines = folded(texts, changes);
    if (!same || this.seen === null)
      this.#since = this.lines.findLast((line) => line.seat === message.seat)?.number ?? message.version;
    else if (asked && answered) this.#since = this.#shown;
    if (message.version !== this.#shown || !same || answered) {
      this.forget();
      if (!this.pending) this.unstage();
    }
    this.before = same && message.version >= this.#shown ? this.base : null;
    this.#shown = message.version;
    this.seat = message.seat;
    this.mine = message.mine;
    this.#toAnswer = message.to_answer;
    this.seen = message.seen;
    if (this.#mine) this.#visited.clear();
    this.#passOn();
    if (this.#sent && answered) {
      this.#sent();
      this.unstage();
    }
    this.#held = !asked || acted(message) || again === true;
    const tell = again ? duration('tell') || TELL : news && this.#held ? duration('tell') : 0;
    const moves = news ? Math.min(2, moved(message)) : 1; // told at once, they take a little longer
    return { time: moves * tell * (news && this.#touched() ? 1 : OTHER), within: MOST * tell };
  }

  /** Has what is shown now changed anything of mine? */
  #touched(): boolean {
    const mine = (view: View | null) => JSON.stringify(view?.seats[this.seat - 1]);
    return mine(this.before) !== mine(this.base);
  }
}

/** The seat whose move a line is; 0: it is chance's, or the table's. */
const mover = (line: string) => Number(/^[1-9]/.exec(line)?.[0] ?? 0);

/** How many moves of others it tells. */
const moved = ({ lines, seat }: Position) => lines.filter((line) => mover(line) > 0 && mover(line) !== seat).length;

/** Does it tell a move of mine? */
const acted = ({ lines, seat }: Position) => lines.some((line) => mover(line) > 0 && mover(line) === seat);
