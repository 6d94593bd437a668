// The client's only state of a table: what the server told, what is staged, what is on its way.
import { get } from './api';
import type { Game, Line } from './game';
import { Refusal, socket, type Question } from './socket';
import { Steps, story } from './steps.svelte';
import type { ChatSeen, ChoiceSeen, ClockSeen, Position, SeatSeen, Seen } from './wire';

export type View = Record<string, unknown>;
export interface Outcome {
  view: View;
  choices: string[];
  open: boolean;
}
/** What a good player would do. */
export interface Advice {
  move: string;
  choices: ChoiceSeen[]; // what was considered
  after: View | null; // what comes of the move at once
}

const COLORS = ['purple', 'white', 'orange', 'green', 'blue', 'coal'];
const REFUSAL_SECONDS = 4;
const CONFIRM_SECONDS = 2;

/** The lines that still hold, after everything that was taken back. The table's own lines stay. */
export function folded(texts: readonly string[]): Line[] {
  let lines: Line[] = [];
  texts.forEach((whole, index) => {
    const space = whole.indexOf(' ');
    const who = whole.slice(0, space);
    const text = whole.slice(space + 1);
    const seat = who === 'n' ? 0 : who === '*' ? -1 : Number(who);
    if (seat === -1 && text.startsWith('back ')) {
      const kept = Number(text.slice(5));
      lines = lines.filter((line) => line.number <= kept || line.seat === -1);
    }
    lines.push({ number: index + 1, seat, text });
  });
  return lines;
}

export class Table {
  readonly id: string;
  seen = $state.raw<Seen | null>(null);
  #board = $state.raw<Game | null>(null);
  seat = $state(0);
  mine = $state<number[]>([]);
  before = $state.raw<View | null>(null);
  lines = $state.raw<Line[]>([]);
  chats = $state.raw<ChatSeen[]>([]);
  staged = $state<string[]>([]);
  refusal = $state<string | null>(null);
  hinting = $state(false);
  hinted = $state.raw<Advice | null>(null); // for the question that is asked now
  connected = $state(false);
  skipped = false; // what is shown was skipped to: moves before it were not shown
  handover = $state(0); // at one screen: the seat of mine that is asked, and may not be shown yet
  missing = $state<string | null>(null); // there is no such table, or another reason that it cannot be shown
  offset = 0; // the server's clock minus ours, in seconds

  #texts: string[] = [];
  #version = 0;
  #steps = new Steps<{ message: Position; texts: string[] }>((step) => this.#show(step));
  #shown = 0; // lines told of what is shown
  #tried = $state.raw<Outcome | null>(null);
  #previews = new Map<string, Promise<Outcome | null>>();
  #end: () => void;
  #refusing: ReturnType<typeof setTimeout> | undefined;
  #sent = $state.raw<(() => void) | null>(null); // an answer is on its way: to be called when it has arrived
  #visited = new Set<number>(); // seats of mine that were looked from since I last had a choice

  constructor(id: string) {
    this.id = id;
    this.#end = socket.listen(id, {
      position: (message) => this.#position(message),
      talk: (message) => {
        const known = new Set(this.chats.map((chat) => chat.number));
        this.chats = [...this.chats, ...message.chats.filter((chat) => !known.has(chat.number))];
      },
      connected: (on, hello) => {
        this.connected = on;
        if (hello) this.offset = hello.now - Date.now() / 1000;
        if (on) void this.#join(this.seat || null);
      },
      version: () => this.#version,
    });
  }

  close(): void {
    clearTimeout(this.#refusing);
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
    void this.#passOn(); // only now it is known whether that must be hidden
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
  get asked(): number[] {
    return (this.base?.asked as number[] | undefined) ?? [];
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
  get view(): View | null {
    return this.#tried?.view ?? this.base;
  }
  get choices(): string[] {
    if (this.pending) return [];
    return this.#tried ? this.#tried.choices : (this.seen?.choices ?? []);
  }
  /** Sent, not confirmed: it ends with the very update that brings the next question. */
  get pending(): boolean {
    return this.#sent !== null;
  }
  get open(): boolean {
    return this.#tried ? this.#tried.open : true;
  }
  /** Is something asked of me? What the table answers by itself is not among the choices. */
  get turn(): boolean {
    return (this.seen?.choices ?? []).length > 0;
  }
  /** The others' moves are being shown, one after the other. */
  get replaying(): boolean {
    return this.#steps.behind;
  }
  /** A move that was just made is being shown. */
  get showing(): boolean {
    return this.#steps.stays;
  }
  /** For how many milliseconds the move that is shown stays alone; 0: nothing waits for it. */
  get stay(): number {
    return this.#steps.stay;
  }
  /** Show at once what is there now. */
  skip(): void {
    this.skipped = this.replaying;
    this.#steps.skip();
  }
  /** Of those asked together, who has answered already. */
  get ready(): number[] {
    return this.seen?.ready ?? [];
  }
  /** Who is still waited for. */
  get waited(): number[] {
    return this.asked.filter((number) => !this.ready.includes(number));
  }
  /** What the others, and chance, did since I last acted. */
  get fresh(): Line[] {
    if (this.seat === 0) return [];
    const last = this.lines.findLastIndex((line) => line.seat === this.seat);
    return this.lines.slice(last + 1).filter((line) => line.seat > 0);
  }
  /** The colour, and with it the shape, of a seat. */
  color(seat: number): string {
    const seats = this.base?.seats as { color?: string }[] | undefined;
    return seats?.[seat - 1]?.color ?? COLORS[seat - 1] ?? 'coal';
  }
  get canHint(): boolean {
    return this.turn && !this.staged.length && !this.seen?.rated;
  }
  get canUndo(): boolean {
    return this.seat > 0 && !this.over && this.lines.some((line) => line.seat === this.seat);
  }
  /** Seconds of the server's clock. */
  now(): number {
    return Date.now() / 1000 + this.offset;
  }

  // Staging: played on a copy by the server, nothing is kept

  async stage(...texts: string[]): Promise<void> {
    await this.#restage([...this.staged, ...texts]);
  }

  async takeBack(count = 1): Promise<void> {
    await this.#restage(this.staged.slice(0, Math.max(0, this.staged.length - count)));
  }

  async startOver(): Promise<void> {
    await this.#restage([]);
  }

  async #restage(texts: string[]): Promise<void> {
    if (texts.length === 0) {
      this.#unstage();
      return;
    }
    const outcome = await this.#outcome(texts);
    if (!outcome) return;
    this.staged = texts;
    this.#tried = outcome;
  }

  #unstage(): void {
    this.staged = [];
    this.#tried = null;
    this.#sent = null;
  }

  /** What would come of it, after what is staged; null if it is refused. */
  preview(texts: string | string[]): Promise<Outcome | null> {
    return this.#outcome([...this.staged, ...(Array.isArray(texts) ? texts : [texts])], true);
  }

  #outcome(texts: string[], quiet = false): Promise<Outcome | null> {
    const key = texts.join('\n');
    const known = this.#previews.get(key);
    if (known) return known;
    const version = this.#version;
    const asked = socket.ask({ kind: 'try', table: this.id, seat: this.seat, version, moves: texts }).then(
      (tried) => (version === this.#version ? tried : null),
      (refusal: Refusal) => {
        this.#previews.delete(key);
        if (!quiet && !refusal.stale) this.refuse(refusal.message);
        return null;
      },
    );
    this.#previews.set(key, asked);
    return asked;
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
    } catch (refusal) {
      this.refuse((refusal as Refusal).message);
    }
    if (this.#sent === sent) this.#unstage();
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
    this.hinting = true;
    try {
      const { move, choices } = await socket.ask({ kind: 'hint', table: this.id, seat: this.seat, version });
      const after = version === this.#version ? await this.preview(move) : null;
      if (version === this.#version && this.canHint) this.hinted = { move, choices, after: after?.view ?? null };
    } catch (refusal) {
      if (!(refusal as Refusal).stale) this.refuse((refusal as Refusal).message);
    }
    this.hinting = false;
  }

  async #ask(question: Question): Promise<void> {
    this.skip();
    try {
      await socket.ask(question);
    } catch (refusal) {
      this.refuse((refusal as Refusal).message);
    }
  }

  refuse(reason: string): void {
    this.refusal = reason;
    clearTimeout(this.#refusing);
    this.#refusing = setTimeout(() => (this.refusal = null), REFUSAL_SECONDS * 1000);
  }

  // Being told

  /** Look from a seat of mine (null: the first), or 0 as a spectator. */
  async #join(seat: number | null): Promise<void> {
    if (seat !== this.seat) {
      this.#texts = [];
      this.#version = 0;
    }
    const chats = this.chats.at(-1)?.number ?? 0;
    try {
      await socket.ask({ kind: 'join', table: this.id, seat, version: this.#version, chats });
    } catch (refusal) {
      if ((refusal as Refusal).message !== 'offline') this.missing = (refusal as Refusal).message;
    }
  }

  /** Look from another of my seats: people at one screen. */
  async look(seat: number): Promise<void> {
    this.handover = 0;
    this.#unstage();
    await this.#join(seat);
  }

  /** Which seats are mine: those of my name that the server lets me look from. */
  async #hold(seats: readonly SeatSeen[]): Promise<void> {
    const name = seats[this.seat - 1]?.name;
    const twins = seats.flatMap((seat, index) => (seat.name === name ? [index + 1] : []));
    const own = await Promise.all(
      twins.map((seat) =>
        seat === this.seat
          ? true
          : get(`/tables/${this.id}?seat=${seat}`).then(
              () => true,
              () => false,
            ),
      ),
    );
    this.mine = twins.filter((_, index) => own[index]);
    void this.#passOn();
  }

  /** At one screen, when this seat has nothing to do and another of mine has: that one is looked from. */
  async #passOn(): Promise<void> {
    if (!this.board || this.mine.length < 2 || this.turn || this.over || this.handover) return;
    const others = this.mine.filter((seat) => seat !== this.seat);
    const next =
      this.waited.find((seat) => others.includes(seat) && !this.#visited.has(seat)) ??
      (this.asked.length ? undefined : await this.#secretly(others));
    if (next === undefined) return;
    this.#visited.add(next);
    if (this.board.secrets) this.handover = next;
    else void this.look(next);
  }

  /** Where nobody is asked for all to see: who of these is asked all the same. */
  async #secretly(seats: number[]): Promise<number | undefined> {
    const version = this.#version;
    for (const seat of seats) {
      const found = await get<{ seen: Seen }>(`/tables/${this.id}?seat=${seat}`).catch(() => null);
      if (version !== this.#version || this.handover) return;
      if (found?.seen.choices.length) return seat;
    }
  }

  #position(message: Position): void {
    this.skipped = false;
    this.#texts = [...this.#texts.slice(0, message.first), ...message.lines];
    this.#version = message.version;
    if (message.seat !== this.seat) this.skip();
    this.#steps.add({ message, texts: this.#texts });
  }

  /** Show a position; for how long nothing else is shown, so that one can see what somebody did. */
  #show({ message, texts }: { message: Position; texts: string[] }): number {
    const same = message.seat === this.seat;
    const news = this.seen !== null && same && message.version > this.#shown;
    const answered = message.seen.asked !== this.seen?.asked; // others' answers leave my question as it is
    this.lines = folded(texts);
    if (message.version !== this.#shown || !same || answered) {
      this.#previews.clear();
      this.hinted = null;
      if (!this.pending) this.#unstage();
    }
    this.#shown = message.version;
    this.before = same ? this.base : null;
    this.seat = message.seat;
    const seats = message.seen.seats.map((seat) => seat.name).join();
    if (this.seat && (!this.mine.includes(this.seat) || seats !== this.names.join()))
      void this.#hold(message.seen.seats);
    this.seen = message.seen;
    if (this.turn) this.#visited.clear();
    void this.#passOn();
    if (this.#sent && answered) {
      this.#sent();
      this.#unstage();
    }
    const moved = news && message.lines.some((line) => /^[1-9]/.test(line));
    return moved && !this.turn ? story() : 0;
  }
}
