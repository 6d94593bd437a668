// The client's only state of a table: what the server told, what is staged, what is on its way.
import { get } from './api';
import type { Game, Line } from './game';
import { Refusal, socket } from './socket';
import type { ChatSeen, ClockSeen, Position, SeatSeen, Seen, Tried } from './wire';

export type View = Record<string, unknown>;
export interface Outcome {
  view: View;
  choices: string[];
  open: boolean;
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
  board = $state.raw<Game | null>(null); // how this game is drawn and told
  seat = $state(0);
  mine = $state<number[]>([]);
  before = $state.raw<View | null>(null);
  lines = $state.raw<Line[]>([]);
  chats = $state.raw<ChatSeen[]>([]);
  staged = $state<string[]>([]);
  pending = $state(false);
  refusal = $state<string | null>(null);
  connected = $state(false);
  handover = $state(0); // at one screen: the seat of mine that is asked, and may not be shown yet
  missing = $state<string | null>(null); // there is no such table, or another reason that it cannot be shown
  offset = 0; // the server's clock minus ours, in seconds

  #texts: string[] = [];
  #version = 0;
  #tried = $state.raw<Outcome | null>(null);
  #previews = new Map<string, Promise<Outcome | null>>();
  #end: () => void;
  #refusing: ReturnType<typeof setTimeout> | undefined;
  #told: (() => void)[] = [];
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
    this.#end();
  }

  // What is there

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
  get open(): boolean {
    return this.#tried ? this.#tried.open : true;
  }
  /** Is something asked of me? A lone answer counts only where all see that I am asked: elsewhere the table gives it. */
  get turn(): boolean {
    const choices = this.seen?.choices ?? [];
    return choices.length > 1 || (choices.length === 1 && this.asked.includes(this.seat));
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
  get canUndo(): boolean {
    return this.seat > 0 && !this.over && !this.pending && this.lines.some((line) => line.seat === this.seat);
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
      (tried) => (version === this.#version ? (tried as Tried) : null),
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
    this.pending = true;
    try {
      const told = new Promise<void>((done) => this.#told.push(done));
      await socket.ask({ kind: 'play', table: this.id, seat: this.seat, version: this.#version, moves });
      await Promise.race([told, new Promise((done) => setTimeout(done, CONFIRM_SECONDS * 1000))]);
    } catch (refusal) {
      this.refuse((refusal as Refusal).message);
    }
    this.pending = false;
    this.#unstage();
  }

  async undo(): Promise<void> {
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

  async #ask(question: Parameters<typeof socket.ask>[0]): Promise<void> {
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
    this.#passOn();
  }

  /** At one screen, when this seat has nothing to do and another of mine has: that one is looked from. */
  #passOn(): void {
    if (this.mine.length < 2 || this.turn) return;
    const next = this.asked.find((seat) => this.mine.includes(seat) && !this.#visited.has(seat));
    if (next === undefined || next === this.seat) return;
    this.#visited.add(next);
    if (this.board?.secrets) this.handover = next;
    else void this.look(next);
  }

  #position(message: Position): void {
    const same = message.seat === this.seat;
    this.#texts = [...this.#texts.slice(0, message.first), ...message.lines];
    this.lines = folded(this.#texts);
    if (message.version !== this.#version || !same || message.seen.asked !== this.seen?.asked) {
      this.#previews.clear();
      if (!this.pending) this.#unstage();
    }
    this.#version = message.version;
    this.before = same ? this.base : null;
    this.seat = message.seat;
    const seats = message.seen.seats.map((seat) => seat.name).join();
    if (this.seat && (!this.mine.includes(this.seat) || seats !== this.names.join()))
      void this.#hold(message.seen.seats);
    this.seen = message.seen;
    if (this.turn) this.#visited.clear();
    this.#passOn();
    if (this.pending) this.#unstage();
    for (const done of this.#told.splice(0)) done();
  }
}
