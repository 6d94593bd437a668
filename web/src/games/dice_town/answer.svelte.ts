// My answer, while I am looking for it: dice, an offer, one of several. What on the mat can be touched is named as the
// moves are ("steal 3"), or "die 0" and "card whiskey".
import { advisedMove, Outlook, triedMove } from '../../answering.svelte';
import type { Answer, Outcome, TableLike, Target } from '../../game';
import { words } from '../../words';
import { title } from './cards';
import { price, rising } from './layout';
import { advice, boosts, keyOf, legal, options, question, waiting, type Asked, type Option } from './options';
import { view, type Seat, type View } from './position';

/** How the question is put on the mat; the last three ask nothing. */
export type Form = 'before' | 'keep' | 'bribe' | 'favour' | 'turn' | 'window' | 'pick' | 'watch' | 'shown' | 'dice';

export interface MatTarget extends Target {
  picked: boolean;
}

const FEW = 6; // answers, of which each says what it would bring

export class TownAnswer implements Answer<MatTarget> {
  dice = $state.raw<number[]>([]); // which of the rolled dice I keep, in the order in which they were touched
  key = $state<string | null>(null); // the option chosen
  boosts = $state.raw<string[]>([]); // cards announced with it
  from = $state<string | null>(null); // the die that is turned, or whose is rolled again
  dollars = $state(0);
  nuggets = $state(0);
  card = $state<string | null>(null);
  readonly choices: string[]; // what could be answered when it was asked: it stays while the answer is on its way
  #outlook: Outlook;

  /** `names`: of the seats, as the log says them. */
  constructor(
    readonly table: TableLike,
    readonly names: readonly string[],
  ) {
    this.choices = table.choices;
    this.#outlook = new Outlook(table);
  }

  get view(): View {
    return view(this.table.view);
  }
  get mine(): Seat | undefined {
    return this.view.seats[this.table.seat - 1];
  }
  /** Is anything asked? What can only be answered in one way is answered by the table. */
  get asked(): boolean {
    return this.table.turn || this.table.staged.length > 0;
  }
  get context(): Asked {
    return { view: this.view, seat: this.table.seat, names: [...this.names], words };
  }
  get question(): string {
    return this.asked ? question(this.context) : waiting(this.context);
  }
  get form(): Form {
    const { phase, window, table, drawn, river, hunt } = this.view;
    if (!this.asked) {
      if (phase === 'bribe' || phase === 'favour') return 'watch';
      return table.length || drawn.length || river.held.length || hunt.length ? 'shown' : 'dice';
    }
    switch (phase) {
      case 'bless':
      case 'ambush':
        return 'turn';
      case 'before':
      case 'keep':
      case 'bribe':
      case 'favour':
        return phase;
      default:
        return window ? 'window' : 'pick';
    }
  }

  // What can be touched

  #all = $derived.by((): Option[] => (this.asked ? options(this.choices, this.context) : []));
  /** What ends the question without doing anything. */
  get aside(): Option | undefined {
    return this.#all.find((option) => option.key === 'pass' || option.key === 'enough');
  }
  get options(): Option[] {
    return this.#all.filter((option) => option !== this.aside);
  }
  get option(): Option | undefined {
    return this.options.find((option) => option.key === this.key);
  }

  get targets(): Record<string, MatTarget> {
    const found: Record<string, MatTarget> = {};
    if (this.table.pending) return found;
    const add = (name: string, label: string, picked: boolean) => (found[name] = { label, picked });
    const { mine, form } = this;
    if (form === 'keep') mine?.cup.forEach((face, index) => add(`die ${index}`, face, this.dice.includes(index)));
    if (form === 'before')
      for (const text of this.choices) if (text !== 'roll') add(text, advice(text, this.context), false);
    if (form === 'bribe')
      for (const [verb, most, now] of [
        ['offer', mine?.cash ?? 0, this.dollars],
        ['nuggets', mine?.nuggets ?? 0, this.nuggets],
      ] as const)
        for (let n = 0; n <= most; n++) add(`${verb} ${n}`, words(`dt-advise-${verb}`, { n }), now === n);
    if (form === 'pick' || form === 'favour' || form === 'turn')
      for (const { key, title } of this.options) add(key, title, this.key === key);
    for (const card of this.cards) add(`card ${card}`, title(card, words), this.touched.includes(card));
    return found;
  }

  /** Options that give or take a card of my hand: it can be touched instead. */
  get #offered(): Option[] {
    return this.options.filter((option) => option.card && /^(give|tribe|wire|card) /.test(option.key));
  }
  /** Cards of my hand that can be touched now. */
  get cards(): string[] {
    const { form, view } = this;
    if (form === 'bribe') return this.mine?.hand ?? [];
    if (form === 'pick') return [...this.#offered.map((option) => option.card ?? ''), ...this.options.flatMap(boosts)];
    return form === 'window' && view.window ? [view.window.card] : [];
  }
  /** Of these, those that are chosen. */
  get touched(): string[] {
    return [this.card, this.option?.card, ...this.boosts].filter((card) => card != null);
  }

  /** The second touch of the same option sends it. */
  place(target: string): void {
    if (!this.targets[target]) return;
    const [verb = '', rest = ''] = target.split(' ');
    if (verb === 'die') this.dice = toggled(this.dice, Number(rest));
    else if (verb === 'card') this.#touch(rest);
    else if (this.form === 'before') void this.table.stage(target);
    else if (this.form === 'bribe' && verb === 'offer') this.dollars = Number(rest);
    else if (this.form === 'bribe') this.nuggets = Number(rest);
    else if (this.key === target) void this.confirm();
    else this.key = target;
  }

  #touch(card: string): void {
    if (this.form === 'bribe') this.card = this.card === card ? null : card;
    else if (this.form === 'window') void this.confirm();
    else {
      const option = this.#offered.find((each) => each.card === card);
      if (option) this.place(option.key);
      else this.boosts = toggled(this.boosts, card);
    }
  }

  /** Another die is turned, or another's is rolled again. */
  turn(from: string): void {
    this.from = from;
    this.key = null;
  }

  clear(): void {
    this.dice = [];
    this.key = this.from = this.card = null;
    this.boosts = [];
    this.dollars = this.nuggets = 0;
  }

  // The move

  /** The faces that I keep. */
  get faces(): string[] {
    return this.form === 'keep' ? rising(this.dice.map((index) => this.mine?.cup[index] ?? '')) : [];
  }
  get chosen(): string | null {
    const choices = this.choices;
    switch (this.form) {
      case 'keep': {
        const keeping = ['keep', ...this.faces].join(' ');
        return this.faces.length && choices.includes(keeping) ? keeping : null;
      }
      case 'before':
        return choices.includes('roll') ? 'roll' : null;
      case 'bribe':
        return this.dollars || this.nuggets || this.card ? `offer ${this.dollars}` : null;
      case 'window':
        return this.view.window && `play ${this.view.window.card}`;
      default:
        return this.option ? legal(this.option, this.boosts) : null;
    }
  }
  get considered(): string | null {
    return ['keep', 'favour', 'turn', 'pick'].includes(this.form) ? this.chosen : null;
  }

  async confirm(): Promise<void> {
    const { chosen, form } = this;
    if (form === 'bribe') await this.seal(this.dollars, this.nuggets, this.card);
    else if (chosen) await this.table.send(chosen);
    else if (form === 'before') await this.table.send();
  }

  /** An offer is up to three answers; those that are forced are not asked. */
  async seal(dollars: number, nuggets: number, card: string | null): Promise<void> {
    const moves: string[] = [];
    let open = this.choices;
    while (open.length) {
      const last = card ? `card ${card}` : 'seal';
      moves.push(
        open.includes('seal') ? last : open[0]?.startsWith('offer') ? `offer ${dollars}` : `nuggets ${nuggets}`,
      );
      const found = await this.table.preview(moves);
      if (!found) break;
      open = found.choices;
    }
    await this.table.send(...moves);
  }

  // What would come of it

  get outcome(): Outcome | null {
    return this.#outlook.of(this.considered);
  }
  /** I, after that. */
  get after(): Seat | undefined {
    return this.outcome ? view(this.outcome.view).seats[this.table.seat - 1] : undefined;
  }
  /** What each answer would bring me in points, by its key; where there are few. */
  get gains(): Record<string, number> {
    const gains: Record<string, number> = {};
    if ((this.form !== 'favour' && this.form !== 'pick') || this.options.length > FEW) return gains;
    for (const { key, texts } of this.options) {
      const found = this.#outlook.of(texts[''] ?? key);
      const points = found && view(found.view).seats[this.table.seat - 1]?.points;
      if (points != null) gains[key] = points - (this.mine?.points ?? 0);
    }
    return gains;
  }
  /** More dice chosen than I can pay for; what they cost, or 0. */
  get unpaid(): number {
    const cost = this.faces.length ? price(this.faces.length) : 0;
    return cost > (this.mine?.cash ?? 0) ? cost : 0;
  }

  // What a lesson has found not right, as long as nothing else is held

  get #tried(): string | null {
    return triedMove(this.table, this.form === 'before' || this.form === 'window' ? null : this.chosen);
  }
  get tried(): string | null {
    return this.#tried && keyOf(this.#tried);
  }
  /** The faces that it keeps. */
  get triedFaces(): string[] {
    const [verb, ...faces] = this.#tried?.split(' ') ?? [];
    return verb === 'keep' ? faces : [];
  }

  // Advice

  /** The key of the advised option. */
  get hinted(): string | null {
    const move = advisedMove(this.table);
    return move && keyOf(move);
  }
  /** The faces that I am advised to keep. */
  get hintedFaces(): string[] | null {
    const [verb, ...faces] = advisedMove(this.table)?.split(' ') ?? [];
    return verb === 'keep' ? faces : null;
  }
}

function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
