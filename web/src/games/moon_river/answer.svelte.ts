// My answer, while I am looking for it: what I hold, where it would lie, what would come of it.
import { advisedMove, Outlook, triedMove } from '../../answering.svelte';
import type { Answer, Outcome, TableLike } from '../../game';
import { seatName, signed } from '../../parts/log';
import { list, words } from '../../words';
import { changes, named, partners, placements, split, tries, turned, type Placement } from './choices';
import { meetings, names } from './layout';
import { parcelName, cellName } from './names';
import { printed, river, type Offer, type Seat, type Territory, type View } from './position';

export interface Side {
  key: string;
  number: string;
  landscape: string;
  out: boolean;
}

/** What can be touched on a ranch, and how it is marked. */
export interface CellTarget {
  label: string;
  look: 'legal' | 'free' | 'second' | 'cow' | 'chosen';
}

export class RanchAnswer implements Answer<CellTarget> {
  held = $state<number[]>([]); // stored parcels, the first leads
  cell = $state<string | null>(null); // where it lies, or whence a cow walks
  way = $state(0); // how the domino is turned
  over = $state<string | null>(null); // the cell I point at
  picked = $state<string | null>(null); // a whole move, where one thing is enough
  token = $state(0); // table of the saloon
  side = $state('specialist');
  bonus = $state<string | null>(null);
  readonly choices: string[]; // what could be answered when it was asked: it stays while the answer is on its way
  #outlook: Outlook;

  constructor(readonly table: TableLike) {
    this.choices = table.choices;
    this.#outlook = new Outlook(table);
    this.clear();
  }

  get #view(): View {
    return river(this.table.view);
  }
  get #mine(): Seat | undefined {
    return this.#view.seats[this.table.seat - 1];
  }
  get #storage(): (string | null)[] {
    return this.#mine?.storage ?? [];
  }
  /** What I am asked; empty: nothing. */
  get phase(): string {
    return this.table.turn ? this.#view.phase : '';
  }

  clear(): void {
    this.cell = this.over = this.picked = this.bonus = null;
    this.token = 0;
    this.side = 'specialist';
    const stored = this.#storage.flatMap((kind, index) => (kind === null ? [] : [index + 1]));
    const both = (this.phase === 'build' || this.phase === 'discard') && stored.length === 2;
    const only = this.phase === 'swap' && stored.length === 1;
    this.held = both || only ? stored : [];
    if (this.phase === 'hire') {
      const tables = [...new Set(split(this.choices).map(({ rest }) => Number(rest[0])))];
      if (tables.length === 1) this.token = tables[0] ?? 0;
    }
  }

  /** The advised move in its words, as long as it is possible; its first word is empty otherwise. */
  get hinted(): string[] {
    return (advisedMove(this.table) ?? '').split(' ');
  }
  /** Cells of a seat's ranch that the advised move names. */
  hintedCells(seat: number): string[] {
    const [verb, ...rest] = this.hinted;
    const whose = verb === 'rustle' ? Number(rest[0]) : this.table.seat;
    return whose === seat ? rest.filter((word) => /^[a-e]\d+$/.test(word)) : [];
  }
  /** What a lesson has found not right, as long as nothing else is held. */
  get tried(): string | null {
    return triedMove(this.table, this.phase === 'build' ? (this.#laid?.text ?? null) : this.chosen);
  }
  /** Cells of a seat's ranch that it names, where no ghost lies. */
  triedCells(seat: number): string[] {
    const [verb, ...rest] = this.tried?.split(' ') ?? [];
    if (verb === 'rustle') return Number(rest[0]) === seat ? rest.slice(1) : [];
    if (seat !== this.table.seat) return [];
    return verb === 'dry' ? rest : verb === 'drive' ? rest.slice(1) : [];
  }
  /** Does the advised move name this stored parcel? */
  hintedField(field: number): boolean {
    const [verb, one, other] = this.hinted;
    return (
      (verb === 'swap' && Number(one) === field) ||
      (/build|discard/.test(verb ?? '') && [one, other].includes(`${field}`))
    );
  }

  // Stored parcels

  get holdable(): number[] {
    const stored = this.#storage.flatMap((kind, index) => (kind === null ? [] : [index + 1]));
    if (this.table.pending) return [];
    if (this.phase === 'build' || this.phase === 'discard')
      return stored.filter((field) => partners(this.choices, this.#storage, this.phase, field).length > 0);
    if (this.phase === 'swap')
      return stored.filter((field) => this.choices.some((text) => text.startsWith(`swap ${field} `)));
    return [];
  }

  /** Would it make a domino with what I hold? */
  fits(field: number): boolean {
    const [held, second] = this.held;
    if (held === undefined || second !== undefined || held === field || this.phase === 'swap') return true;
    return partners(this.choices, this.#storage, this.phase, held).includes(field);
  }

  hold(field: number): void {
    if (!this.holdable.includes(field)) return;
    this.cell = this.picked = null;
    if (this.held.includes(field)) this.held = this.held.filter((other) => other !== field);
    else if (this.phase === 'swap') this.held = [field];
    else {
      const fits = partners(this.choices, this.#storage, this.phase, field);
      const other = this.held.at(-1);
      this.held = other !== undefined && fits.includes(other) ? [other, field] : [field];
    }
    if (this.phase === 'discard' && this.held.length === 2) {
      const pair = named(this.#storage, this.held[0] ?? 0, this.held[1] ?? 0).sort((one, other) => one - other);
      this.picked = `discard ${pair.join(' ')}`;
    }
  }

  /** This one leads, as when it is dragged; the other one stays if it fits, else the first that does. */
  lead(field: number): void {
    const fits = partners(this.choices, this.#storage, 'build', field);
    const other = this.held.find((held) => held !== field && fits.includes(held)) ?? fits[0];
    this.cell = null;
    this.held = other === undefined ? [field] : [field, other];
  }

  // The ranch

  #placements = $derived.by((): Placement[] => {
    const [first, second] = this.held;
    if (this.phase !== 'build' || first === undefined || second === undefined) return [];
    return placements(this.choices, this.#storage, first, second);
  });

  /** A lesson lets one look for the place: which cells fit is shown when somebody wants to know, others may be tried. */
  get #looking(): boolean {
    return this.table.teaching?.course !== undefined && !this.hinted[0];
  }
  #tries = $derived.by((): Placement[] => {
    const [first, second] = this.held;
    const mine = this.#mine;
    if (!this.#looking || this.phase !== 'build' || !mine || first === undefined || second === undefined) return [];
    const { rows } = this.#view;
    const free = names(rows).filter((cell) => !mine.cells[cell] && !mine.blocked.includes(cell));
    return tries(this.#placements, free, rows, first, second);
  });
  #ways = $derived([...this.#placements, ...this.#tries]);

  get #laid(): Placement | null {
    const cell = this.over && this.#ways.some((one) => one.cell === this.over) ? this.over : this.cell;
    return cell ? turned(this.#ways, cell, this.way) : null;
  }

  turn(by = 1): void {
    const laid = this.#laid;
    if (!laid) {
      this.way = (this.way + by + 4) % 4;
      return;
    }
    for (let step = 1; step < 4; step++) {
      const way = (laid.way + by * step + 8) % 4;
      if (this.#ways.some((one) => one.cell === laid.cell && one.way === way)) {
        this.way = way;
        return;
      }
    }
    this.table.refuse(words('mr-one-way', { cell: laid.cell }));
  }

  hover(cell: string | null): void {
    if (!this.table.pending) this.over = cell;
  }

  /** A cell was clicked, or chosen by key; a second time the domino turns, or, by key, is built. */
  place(cell: string, key = false): void {
    if (!this.targets[cell] || this.table.pending) return;
    switch (this.phase) {
      case 'build': {
        const again = this.cell === cell;
        if (again && key) void this.confirm();
        else if (again) this.turn();
        else this.way = turned(this.#ways, cell, this.way)?.way ?? this.way;
        this.cell = cell;
        break;
      }
      case 'drive': {
        const step = `drive ${this.cell} ${cell}`;
        if (this.cell && this.choices.includes(step)) {
          this.cell = null;
          void this.table.send(step);
        } else this.cell = this.cell === cell ? null : cell;
        break;
      }
      case 'dry':
        this.choose(`dry ${cell}`);
        break;
      default:
        this.cell = cell;
    }
  }

  targets = $derived.by((): Record<string, CellTarget> => {
    const found: Record<string, CellTarget> = {};
    if (this.table.pending) return found;
    const view = this.#view;
    const cells = this.#mine?.cells ?? {};
    if (this.phase === 'build') {
      for (const { cell } of this.#ways) {
        const shown = turned(this.#ways, cell, this.way) as Placement;
        found[cell] = { look: this.#looking ? 'free' : 'legal', label: this.#placed(shown) };
      }
      if (this.#laid && !this.#looking) {
        const { cell, other } = this.#laid;
        for (const name of [cell, other]) if (found[name]) found[name] = { ...found[name], look: 'second' };
      }
    } else if (this.phase === 'dry') {
      for (const { rest, text } of split(this.choices)) {
        const cell = rest[0] ?? '';
        found[cell] = {
          look: this.picked === text ? 'chosen' : 'cow',
          label: words('mr-dry-here', { cell: cellName(cell, cells[cell]) }),
        };
      }
    } else if (this.phase === 'drive') {
      for (const { verb, rest } of split(this.choices)) {
        const [from = '', to = ''] = rest;
        if (verb !== 'drive') continue;
        if (this.cell === from)
          found[to] = { look: 'legal', label: words('mr-drive-to', { from, to: cellName(to, cells[to]) }) };
        else found[from] ??= { look: 'cow', label: words('mr-drive-from', { cell: cellName(from, cells[from]) }) };
      }
      if (this.cell && found[this.cell]?.look !== 'legal')
        found[this.cell] = {
          look: 'chosen',
          label: words('mr-drive-from', { cell: cellName(this.cell, cells[this.cell]) }),
        };
    } else if (this.phase === 'hire') {
      const circles = view.turn?.circles ?? [];
      for (const cell of circles)
        found[cell] = {
          look: this.circle === cell ? 'chosen' : 'cow',
          label: words('mr-hire-here', { cell: cellName(cell, cells[cell]) }),
        };
    } else if (this.phase === 'bonus' && this.bonus) {
      for (const { rest } of split(this.choices)) {
        const [number, landscape, cell] = rest;
        if (`${number} ${landscape}` !== this.bonus || !cell) continue;
        found[cell] = {
          look: this.cell === cell ? 'chosen' : 'legal',
          label: words('mr-bonus-here', { cell, parcel: parcelName(`bonus-${landscape}`) }),
        };
      }
    }
    return found;
  });

  #placed({ cell, other }: Placement): string {
    const [first = 'desert', second = 'desert'] = this.held.map((field) => this.#storage[field - 1] ?? 'desert');
    const named = { cell, first: parcelName(first), other, second: parcelName(second) };
    if (!this.#looking) return words('mr-advice-build', named);
    const { rows } = this.#view;
    const beside = meetings({ [cell]: '', [other]: '' }, this.#mine?.cells ?? {}, rows).map(({ to, land }) =>
      words('mr-beside', { cell: to, land: words(`mr-land-${land}`) }),
    );
    return words('mr-try-build', { ...named, count: beside.length, beside: list([...new Set(beside)]) });
  }

  get ghost() {
    if (this.phase === 'bonus') {
      if (!this.bonus || !this.cell || this.table.pending) return null;
      const parcel = printed(`bonus-${this.bonus.split(' ')[1]}`);
      const cells = [{ cell: this.cell, parcel }];
      return { cells, text: this.#pill, sent: false, loss: (this.delta ?? 0) < 0, tried: this.tried !== null };
    }
    const laid = this.#laid;
    const [first = 0, second = 0] = this.held;
    if (!laid) return null;
    const kind = (field: number) => printed(this.#storage[field - 1] ?? 'desert');
    const cells = [
      { cell: laid.cell, parcel: kind(first) },
      { cell: laid.other, parcel: kind(second) },
    ];
    const tried = this.tried === laid.text;
    return {
      cells,
      text: tried ? '' : this.#pill,
      sent: this.table.pending,
      loss: (this.delta ?? 0) < 0,
      tried,
    };
  }
  get #pill(): string {
    const delta = this.delta;
    return delta === null ? '' : signed(delta);
  }

  // The saloon, the others, the bonus parcels

  /** What hiring the chosen token would do, with this side up. */
  offer(side: string, token = this.token): Offer | undefined {
    const text = `hire ${token} ${side} ${this.circle}`;
    return this.#view.offers.find((offer) => offer.move === text);
  }

  /** The circle that somebody is hired for. */
  get circle(): string | null {
    const circles = this.#view.turn?.circles ?? [];
    return this.cell && circles.includes(this.cell) ? this.cell : (circles[0] ?? null);
  }

  /** The territory that whoever is hired there guards. */
  get guarded(): Territory | null {
    if (this.phase !== 'hire' || this.table.pending) return null;
    const mine = this.#view.seats[this.table.seat - 1];
    return mine?.territories.find(({ cells }) => cells.includes(this.circle ?? '')) ?? null;
  }

  get swaps(): { seat: number; field: number; text: string | null }[] {
    const found = new Map<string, { seat: number; field: number; text: string | null }>();
    for (const { verb, rest, text } of split(this.choices)) {
      const [own, seat, field] = rest.map(Number);
      if (verb !== 'swap' || seat === undefined || field === undefined) continue;
      const known = found.get(`${seat} ${field}`);
      found.set(`${seat} ${field}`, { seat, field, text: own === this.held[0] ? text : (known?.text ?? null) });
    }
    return [...found.values()];
  }

  get thefts(): { seat: number; cell: string; text: string }[] {
    return split(this.choices).flatMap(({ verb, rest, text }) =>
      verb === 'rustle' ? [{ seat: Number(rest[0]), cell: rest[1] ?? '', text }] : [],
    );
  }

  /** Cows of another seat that may be taken. */
  robbed(seat: number): Record<string, CellTarget> {
    if (this.phase !== 'rustle') return {};
    const cells = this.#view.seats[seat - 1]?.cells ?? {};
    return Object.fromEntries(
      this.thefts
        .filter((theft) => theft.seat === seat)
        .map(({ cell, text }) => [
          cell,
          {
            look: this.picked === text ? ('chosen' as const) : ('cow' as const),
            label: words('mr-rustle-here', { name: seatName(this.table, seat), cell: cellName(cell, cells[cell]) }),
          },
        ]),
    );
  }

  get sides(): Side[] {
    const found = new Map<string, Side>();
    for (const { verb, rest } of split(this.choices)) {
      const [number = '', landscape = ''] = rest;
      const key = `${number} ${landscape}`;
      if (verb === 'bonus') found.set(key, { key, number, landscape, out: landscape === 'out' });
    }
    return [...found.values()];
  }

  pickSide(side: Side): void {
    this.cell = null;
    this.bonus = side.key;
    this.picked = side.out ? `bonus ${side.number} out` : null;
  }

  // The move

  choose(text: string | null): void {
    if (!text) return;
    if (this.picked === text) void this.confirm();
    else this.picked = text;
  }

  /** The whole move that I would send now. */
  get chosen(): string | null {
    if (this.picked) return this.picked;
    switch (this.phase) {
      case 'build':
        return this.cell ? (turned(this.#ways, this.cell, this.way)?.text ?? null) : null;
      case 'hire':
        return this.token ? `hire ${this.token} ${this.side} ${this.circle}` : null;
      case 'bonus':
        return this.bonus && this.cell ? `bonus ${this.bonus} ${this.cell}` : null;
      default:
        return null;
    }
  }

  /** What is looked at: what I point at, else what I have chosen. */
  get considered(): string | null {
    if (this.table.pending) return null;
    if (this.phase === 'build') return this.#laid && this.#listed(this.#laid.text);
    if (this.phase === 'drive')
      return this.cell && this.over && this.cell !== this.over ? this.#listed(`drive ${this.cell} ${this.over}`) : null;
    if (this.phase === 'dry' && this.over) return this.#listed(`dry ${this.over}`) ?? this.picked;
    return this.chosen;
  }
  #listed(text: string): string | null {
    return this.choices.includes(text) ? text : null;
  }

  async confirm(): Promise<void> {
    const text = this.chosen;
    if (!text) return;
    this.over = null;
    await this.table.send(text);
  }

  // What would come of it

  get outcome(): Outcome | null {
    return this.phase === 'pick' ? null : this.#outlook.of(this.considered);
  }
  get #after(): Seat | null {
    const { outcome } = this;
    return outcome && (river(outcome.view).seats[this.table.seat - 1] ?? null);
  }
  get effects(): [string, number, number][] {
    return this.#after && this.#mine ? changes(this.#mine.sheet, this.#after.sheet) : [];
  }
  get delta(): number | null {
    return this.#after && this.#mine ? this.#after.points - this.#mine.points : null;
  }

  get question(): string {
    const view = this.#view;
    const turn = view.turn;
    switch (this.phase) {
      case 'build':
        if (this.cell) return words('mr-ask-build-here', { stop: String(this.choices.includes('stop')) });
        if (this.held.length === 2) return words('mr-ask-build-where');
        return words('mr-ask-build', { forced: String(turn?.forced || turn?.last), count: turn?.dominoes ?? 1 });
      case 'drive':
        return words(this.cell ? 'mr-ask-drive-to' : 'mr-ask-drive', { steps: turn?.steps ?? 3 });
      case 'hire':
        return words('mr-ask-hire', { cell: this.circle ?? '' });
      case '':
        return '';
      default:
        return words(`mr-ask-${this.phase}`);
    }
  }

  /** The effect line besides points: what comes of it, what stopping means, why nothing fits. */
  get note(): string {
    switch (this.phase) {
      case 'pick':
        return this.picked ? words('mr-note-pick', { place: Number(this.picked.split(' ')[1]) }) : '';
      case 'build':
        if (this.ghost?.tried) return words('mr-note-tried');
        return !this.cell && this.choices.includes('stop') ? words('mr-note-stop') : '';
      case 'discard':
        return words('mr-note-discard');
      case 'hire':
        return this.token ? '' : words('mr-note-hire');
      default:
        return '';
    }
  }

  /** Why hiring like this would do nothing. */
  get warning(): string {
    const lacks = this.phase === 'hire' && this.token ? this.offer(this.side)?.lacks : null;
    return lacks ? words(`mr-lacks-${lacks}`) : '';
  }

  /** What the domino that lies there for a try is, for who does not see it. */
  get spoken(): string {
    return this.#laid && !this.table.pending ? this.#placed(this.#laid) : '';
  }

  /** What my ranchero does. */
  get hand(): string {
    const view = this.#view;
    if (this.phase === 'pick') return words('mr-hand-now');
    if (this.table.turn && view.round < view.rounds) return words('mr-hand-then');
    if (view.next.includes(this.table.seat)) return words('mr-hand-placed');
    return '';
  }
}
