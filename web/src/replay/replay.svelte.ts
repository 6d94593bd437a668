// A game that is over, gone through: where one stands, through whose eyes, what is told of it, and what decided it.
import { get, post } from '../api';
import type { Game, Line, Telling, View } from '../game';
import { board } from '../games.svelte';
import { folded } from '../lines';
import { duration } from '../motion';
import { entries, seatName, type Entry } from '../parts/log';
import { StillTable } from '../still.svelte';
import type { Analysis, AskedSeen, Event, ReplaySeen, Step } from '../wire';
import { words } from '../words';
import { Analysed, type Source } from './analysed.svelte';
import { views } from './views';

const PACE = 1000; // milliseconds of a step while it plays, where motion is not wanted otherwise

/** The whole of it as one seat saw it. */
interface Told {
  seen: ReplaySeen;
  views: View[];
  lines: Line[];
  steps: Step[];
}

export class Replay {
  readonly source: Source;
  #told = $state.raw<Told | null>(null);
  #board = $state.raw<Game | null>(null);
  #known = new Map<number, Told>();
  #wanted = 0; // through whose eyes one looks, or is about to
  #table: StillTable | null = null;
  #playing: ReturnType<typeof setTimeout> | undefined;
  at = $state(0); // which step
  focus = $state(1); // whose chances and choices are looked at
  playing = $state(false);
  readonly analysed: Analysed;

  constructor(source: Source) {
    this.source = source;
    this.analysed = new Analysed(source);
  }

  /** All that is needed to show it; a Trouble says why not. */
  async open(ply: number | null = null, seat: number | null = null): Promise<void> {
    const told = await this.#see(seat);
    this.#board = await board(told.seen.game);
    const winner = told.seen.seats.findIndex((one) => one.place === 1) + 1;
    this.focus = told.seen.seat || winner || 1;
    this.#table = new StillTable(this.#position(told, 0));
    this.#told = told;
    this.goto(ply === null ? 0 : this.stepOf(ply));
    void this.analysed.ask(false);
  }

  close(): void {
    this.pause();
    this.analysed.close();
    this.#table?.close();
  }

  async #see(seat: number | null): Promise<Told> {
    const seen =
      'table' in this.source
        ? await get<ReplaySeen>(`/tables/${this.source.table}/replay${seat === null ? '' : `?seat=${seat}`}`)
        : await post<ReplaySeen>('/replay', { record: this.source.record, seat });
    const told = { seen, views: views(seen.steps), lines: folded(seen.lines, seen.changes), steps: seen.steps };
    this.#known.set(seen.seat, told);
    return told;
  }

  get ready(): boolean {
    return this.#told !== null;
  }
  get #now(): Told {
    if (!this.#told) throw new Error('not open yet');
    return this.#told;
  }
  get seen(): ReplaySeen {
    return this.#now.seen;
  }
  get board(): Game {
    return this.#board as Game;
  }
  get table(): StillTable {
    return this.#table as StillTable;
  }
  get steps(): Step[] {
    return this.#now.steps;
  }
  get last(): number {
    return this.steps.length - 1;
  }
  get step(): Step {
    return this.steps[this.at] as Step;
  }
  get ply(): number {
    return this.step.ply;
  }
  get plies(): number {
    return this.steps[this.last]?.ply ?? 0;
  }
  get view(): View {
    return this.#now.views[this.at] as View;
  }
  get end(): View {
    return this.#now.views[this.last] as View;
  }
  get mine(): number {
    return this.seen.mine[0] ?? 0;
  }

  // Where one stands

  /** The step at which this ply has been played. */
  stepOf(ply: number): number {
    const found = this.steps.findIndex((step) => step.ply >= ply);
    return found < 0 ? this.last : found;
  }

  goto(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    this.table.show(this.#position(this.#now, this.at));
  }

  #position(told: Told, at: number) {
    const { seen, views, lines, steps } = told;
    const [before, now] = [steps[at - 1]?.told ?? 0, steps[at]?.told ?? 0];
    return {
      game: seen.game,
      board: this.board,
      seats: seen.seats,
      view: views[at] as View,
      id: seen.table,
      // where nothing is hidden everybody may look from any seat
      seat: this.board.secrets ? seen.seat : this.focus,
      lines: lines.slice(0, now),
      before: views[at - 1] ?? null,
      fresh: lines.slice(before, now),
    };
  }

  /** In its place what would have come of another move: it is looked at until one goes on. */
  showInstead(view: View, seat: number, move: string): void {
    this.pause();
    const now = this.#position(this.#now, this.at);
    const instead = { number: (now.lines.at(-1)?.number ?? 0) + 1, seat, text: move, changes: [] };
    this.table.show({
      ...now,
      view,
      seat: this.seen.seat === seat || !this.board.secrets ? seat : now.seat,
      fresh: [instead],
    });
  }

  /** Through whose eyes; who may not look from there still has that seat's chances and choices before him. */
  async look(seat: number): Promise<void> {
    if (seat) this.focus = seat;
    const wanted = this.seen.views.includes(seat) ? seat : this.seen.seat;
    this.#wanted = wanted;
    const told = this.#known.get(wanted) ?? (await this.#see(wanted));
    if (this.#wanted !== wanted) return; // somebody else's eyes have been asked for meanwhile
    const { ply } = this; // where one stands now: one may have gone on while this was fetched
    this.#told = told;
    this.goto(this.stepOf(ply)); // what others have in secret has steps of its own
  }

  play(): void {
    if (this.at === this.last) this.goto(0);
    this.playing = true;
    this.#tick();
  }
  #tick(): void {
    const pace = duration('tell') || PACE;
    this.#playing = setTimeout(() => {
      this.goto(this.at + 1);
      if (this.at < this.last) this.#tick();
      else this.playing = false;
    }, pace);
  }
  pause(): void {
    clearTimeout(this.#playing);
    this.playing = false;
  }

  // What is told

  /** Names as this visitor knows them: only the own seat is "you". */
  name(seat: number): string {
    const { table: id, seats } = this.seen;
    return seat === this.mine ? words('you') : seatName({ id, seats }, seat);
  }
  /** The whole log. */
  get told(): Entry[] {
    const { lines, views } = this.#now; // read once a view, not at every step
    return entries(lines, this.board, this.telling(views.at(-1) ?? null));
  }
  telling(view: View | null): Telling {
    return { names: this.seen.seats.map((_, index) => this.name(index + 1)), you: this.mine, view, words };
  }
  /** The step at which a line of the log has been told. */
  stepOfLine(number: number): number {
    const found = this.steps.findIndex((step) => step.told >= Math.abs(number));
    return found < 0 ? this.last : found;
  }
  /** The position that a choice of somebody was made in. */
  viewBefore(ply: number): View {
    return this.#now.views[this.stepOf(ply - 1)] as View;
  }
  /** What had been told at a step. */
  linesAt(at: number): Line[] {
    return this.#now.lines.slice(0, this.steps[at]?.told ?? 0);
  }
  /** The lines of chance, in order: the first is the first draw. */
  get chance(): Line[] {
    return this.#now.lines.filter((line) => line.seat === 0);
  }
  /** What has happened in a step, from the log; a sentence may belong to the steps before, too. */
  #happened(told: Entry[], at: number): Entry[] {
    const [from, to] = [this.steps[at - 1]?.told ?? 0, at === this.last ? Infinity : (this.steps[at]?.told ?? 0)];
    if (at === 0) return [];
    const found = told.filter((entry) => !entry.heading && entry.number > from && entry.number <= to);
    const next = told.find((entry) => !entry.heading && entry.number > to);
    return found.length || !next || next.seat !== this.steps[at]?.seat ? found : [next];
  }

  /** A step in sentences: from the log, and what chance drew there of which the log says nothing. */
  said(told: Entry[], at: number, event?: Event): string {
    const entries = this.#happened(told, at).map((entry) => entry.name + entry.text);
    return [...entries, this.#byChance(at, event)].filter(Boolean).join(' ');
  }
  /** As far as this visitor saw it; with the event, whose moves are named whole, all of it: the game is over. */
  #byChance(at: number, event?: Event): string {
    const [before, step] = [this.steps[at - 1], this.steps[at]];
    if (!before || step?.seat !== 0) return '';
    const { lines, views } = this.#now;
    const telling = this.telling(views[at] ?? null);
    const whole = event?.played.split(', ').slice(before.ply + 1 - event.ply) ?? [];
    const draws = lines
      .filter((line) => line.seat === 0 && line.number > before.told && line.number <= step.told)
      .flatMap((line, index) => {
        const silent = this.board.sentence(line, telling, lines.slice(0, lines.indexOf(line) + 1)) === null;
        return silent ? [whole[index] ?? line.text] : [];
      });
    return this.board.chance?.(draws, telling) ?? '';
  }
  /** What somebody chose; or all that chance drew, until somebody had a choice again. */
  saidOf(told: Entry[], event: Event): string {
    const [first, last] = [this.stepOf(event.ply), this.stepOf(event.until)];
    const steps = Array.from({ length: last + 1 - first }, (_, index) => first + index);
    const meant = event.kind === 'draw' ? steps.filter((at) => this.steps[at]?.seat === 0) : [last];
    return meant.map((at) => this.said(told, at, event)).join(' ') || words('replay-chance');
  }

  // What decided it

  get found(): Analysis | null {
    return this.analysed.found;
  }

  /** What this step was, as the judge booked it. */
  eventAt(at: number): Event | null {
    const ply = this.steps[at]?.ply ?? 0;
    const from = this.steps[at - 1]?.ply ?? 0;
    return this.found?.events.find((event) => event.until > from && event.until <= ply) ?? null;
  }
  /** The choice of this step, if it was marked and one may be shown what was better. */
  get marked(): Event | null {
    const event = this.eventAt(this.at);
    if (!event?.mark || !event.better) return null;
    return this.seen.views.includes(event.seat) || !this.board.secrets ? event : null;
  }
  /** A move in words, from where it could be chosen. */
  advised(event: Event, text: string): string {
    const said = this.board.advice(text, { ...this.telling(this.viewBefore(event.ply)), you: event.seat });
    return said.charAt(0).toUpperCase() + said.slice(1);
  }
  shares(ply: number): number[] {
    return this.found?.chart.findLast((point) => point.ply <= ply)?.shares ?? [];
  }

  // Other ways

  /** What a seat could have played, and what it would have come to. */
  asked(ply: number, seat: number, moves: string[] = []): Promise<AskedSeen> {
    return post<AskedSeen>('/replay/asked', { ...this.source, ply, seat, moves });
  }
}
