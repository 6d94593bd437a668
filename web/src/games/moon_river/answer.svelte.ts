// My answer, while I am looking for it: what I hold, where it would lie, what would come of it.
import { signed } from '../../parts/told';
import type { Outcome, Table } from '../../table.svelte';
import { words } from '../../words';
import { changes, named, partners, placements, split, turned, type Placement } from './choices';
import { parcelName, partnerName, cellName } from './names';
import type { Target } from './Ranch.svelte';
import { printed, river, type RanchSeen, type RiverView } from './view';

export interface Side {
  key: string;
  number: string;
  landscape: string;
  out: boolean;
}

export class Answer {
  held = $state<number[]>([]); // stored parcels, the first leads
  cell = $state<string | null>(null); // where it lies, or whence a cow walks
  way = $state(0); // how the domino is turned
  over = $state<string | null>(null); // the cell I point at
  picked = $state<string | null>(null); // a whole move, where one thing is enough
  token = $state(0); // table of the saloon
  side = $state('specialist');
  bonus = $state<string | null>(null);
  #outcome = $state.raw<{ text: string; outcome: Outcome | null } | null>(null);

  constructor(readonly table: Table) {
    let question = '';
    $effect.pre(() => {
      const now = `${table.seen?.asked} ${table.choices.length} ${table.lines.at(-1)?.number} ${table.pending}`;
      if (now === question) return;
      question = now;
      if (!table.pending) this.clear();
    });
    $effect(() => {
      const text = this.considered;
      if (!text || this.phase === 'pick') {
        this.#outcome = null;
        return;
      }
      let gone = false;
      void table.preview(text).then((outcome) => {
        if (!gone) this.#outcome = { text, outcome };
      });
      return () => {
        gone = true;
      };
    });
  }

  get #view(): RiverView {
    return river(this.table.view ?? {});
  }
  get #mine(): RanchSeen | undefined {
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
    this.held = both ? stored : [];
    if (this.phase === 'hire') {
      const tables = [...new Set(split(this.table.choices).map(({ rest }) => Number(rest[0])))];
      if (tables.length === 1) this.token = tables[0] ?? 0;
    }
  }

  /** The advised move in its words, as long as it is possible; its first word is empty otherwise. */
  get hinted(): string[] {
    const move = this.table.hinted?.move ?? '';
    return this.table.choices.includes(move) ? move.split(' ') : [''];
  }
  /** Cells of a seat's ranch that the advised move names. */
  hintedCells(seat: number): string[] {
    const [verb, ...rest] = this.hinted;
    const whose = verb === 'rustle' ? Number(rest[0]) : this.table.seat;
    return whose === seat ? rest.filter((word) => /^[a-e]\d+$/.test(word)) : [];
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
      return stored.filter((field) => partners(this.table.choices, this.#storage, this.phase, field).length > 0);
    if (this.phase === 'swap')
      return stored.filter((field) => this.table.choices.some((text) => text.startsWith(`swap ${field} `)));
    return [];
  }

  /** Would it make a domino with what I hold? */
  fits(field: number): boolean {
    const [held, second] = this.held;
    if (held === undefined || second !== undefined || held === field || this.phase === 'swap') return true;
    return partners(this.table.choices, this.#storage, this.phase, held).includes(field);
  }

  hold(field: number): void {
    if (!this.holdable.includes(field)) return;
    this.cell = this.picked = null;
    if (this.held.includes(field)) this.held = this.held.filter((other) => other !== field);
    else if (this.phase === 'swap') this.held = [field];
    else {
      const fits = partners(this.table.choices, this.#storage, this.phase, field);
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
    const fits = partners(this.table.choices, this.#storage, 'build', field);
    const other = this.held.find((held) => held !== field && fits.includes(held)) ?? fits[0];
    this.cell = null;
    this.held = other === undefined ? [field] : [field, other];
  }

  // The ranch

  #placements = $derived.by((): Placement[] => {
    const [first, second] = this.held;
    if (this.phase !== 'build' || first === undefined || second === undefined) return [];
    return placements(this.table.choices, this.#storage, first, second);
  });

  get #laid(): Placement | null {
    const cell = this.over && this.#placements.some((one) => one.cell === this.over) ? this.over : this.cell;
    return cell ? turned(this.#placements, cell, this.way) : null;
  }

  turn(by = 1): void {
    const laid = this.#laid;
    if (!laid) {
      this.way = (this.way + by + 4) % 4;
      return;
    }
    for (let step = 1; step <= 4; step++) {
      const way = (laid.way + by * step + 8) % 4;
      if (this.#placements.some((one) => one.cell === laid.cell && one.way === way)) {
        this.way = way;
        return;
      }
    }
  }

  hover(cell: string | null): void {
    this.over = cell;
  }

  /** A cell was clicked, or chosen by key. */
  place(cell: string): void {
    if (!this.targets[cell] || this.table.pending) return;
    switch (this.phase) {
      case 'build': {
        const again = this.cell === cell;
        if (again) this.turn();
        else this.way = turned(this.#placements, cell, this.way)?.way ?? this.way;
        this.cell = cell;
        break;
      }
      case 'drive': {
        const step = `drive ${this.cell} ${cell}`;
        if (this.cell && this.table.choices.includes(step)) {
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

  targets = $derived.by((): Record<string, Target> => {
    const found: Record<string, Target> = {};
    if (this.table.pending) return found;
    const view = this.#view;
    const cells = this.#mine?.cells ?? {};
    if (this.phase === 'build') {
      for (const placement of this.#placements) {
        const shown = turned(this.#placements, placement.cell, this.way) as Placement;
        found[placement.cell] = { look: 'legal', label: this.#placed(shown) };
      }
      if (this.#laid) {
        const { cell, other } = this.#laid;
        for (const name of [cell, other]) if (found[name]) found[name] = { ...found[name], look: 'second' };
      }
    } else if (this.phase === 'dry') {
      for (const { rest, text } of split(this.table.choices)) {
        const cell = rest[0] ?? '';
        found[cell] = {
          look: this.picked === text ? 'chosen' : 'cow',
          label: words('mr-dry-here', { cell: cellName(cell, cells[cell]) }),
        };
      }
    } else if (this.phase === 'drive') {
      for (const { verb, rest } of split(this.table.choices)) {
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
          look: this.#circle === cell ? 'chosen' : 'cow',
          label: words('mr-hire-here', { cell: cellName(cell, cells[cell]) }),
        };
    } else if (this.phase === 'bonus' && this.bonus) {
      for (const { rest } of split(this.table.choices)) {
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

  #placed(placement: Placement): string {
    const [first = 0, second = 0] = this.held;
    return words('mr-place', {
      cell: placement.cell,
      first: parcelName(this.#storage[first - 1] ?? 'desert'),
      other: placement.other,
      second: parcelName(this.#storage[second - 1] ?? 'desert'),
    });
  }

  get ghost() {
    if (this.phase !== 'build' && !this.table.pending) {
      if (this.phase !== 'bonus' || !this.bonus || !this.cell) return null;
      const parcel = printed(`bonus-${this.bonus.split(' ')[1]}`);
      return { cells: [{ cell: this.cell, parcel }], text: this.#pill, sent: false, loss: (this.delta ?? 0) < 0 };
    }
    const laid = this.#laid ?? this.#sent;
    const [first = 0, second = 0] = this.#sent ? this.#sentHeld : this.held;
    if (!laid) return null;
    const kind = (field: number) => printed(this.#storage[field - 1] ?? 'desert');
    const cells = [
      { cell: laid.cell, parcel: kind(first) },
      { cell: laid.other, parcel: kind(second) },
    ];
    return { cells, text: this.#pill, sent: this.table.pending, loss: (this.delta ?? 0) < 0 };
  }
  #sent = $state.raw<Placement | null>(null);
  #sentHeld: number[] = [];
  get #pill(): string {
    const delta = this.delta;
    return delta === null ? '' : signed(delta);
  }

  // The saloon, the others, the bonus parcels

  get #circle(): string | null {
    const circles = this.#view.turn?.circles ?? [];
    return this.cell && circles.includes(this.cell) ? this.cell : (circles[0] ?? null);
  }

  get swaps(): { seat: number; field: number; text: string | null }[] {
    const found = new Map<string, { seat: number; field: number; text: string | null }>();
    for (const { verb, rest, text } of split(this.table.choices)) {
      const [own, seat, field] = rest.map(Number);
      if (verb !== 'swap' || seat === undefined || field === undefined) continue;
      const known = found.get(`${seat} ${field}`);
      found.set(`${seat} ${field}`, { seat, field, text: own === this.held[0] ? text : (known?.text ?? null) });
    }
    return [...found.values()];
  }

  get thefts(): { seat: number; cell: string; text: string }[] {
    return split(this.table.choices).flatMap(({ verb, rest, text }) =>
      verb === 'rustle' ? [{ seat: Number(rest[0]), cell: rest[1] ?? '', text }] : [],
    );
  }

  /** Cows of another seat that may be taken. */
  robbed(seat: number): Record<string, Target> {
    if (this.phase !== 'rustle') return {};
    const cells = this.#view.seats[seat - 1]?.cells ?? {};
    return Object.fromEntries(
      this.thefts
        .filter((theft) => theft.seat === seat)
        .map(({ cell, text }) => [
          cell,
          {
            look: this.picked === text ? ('chosen' as const) : ('cow' as const),
            label: words('mr-rustle-here', { cell: cellName(cell, cells[cell]) }),
          },
        ]),
    );
  }

  get sides(): Side[] {
    const found = new Map<string, Side>();
    for (const { verb, rest } of split(this.table.choices)) {
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
        return this.cell ? (turned(this.#placements, this.cell, this.way)?.text ?? null) : null;
      case 'hire':
        return this.token ? `hire ${this.token} ${this.side} ${this.#circle}` : null;
      case 'bonus':
        return this.bonus && this.cell ? `bonus ${this.bonus} ${this.cell}` : null;
      default:
        return null;
    }
  }

  /** What is looked at: what I point at, else what I have chosen. */
  get considered(): string | null {
    if (this.table.pending) return null;
    if (this.phase === 'build') return this.#laid?.text ?? null;
    if (this.phase === 'drive')
      return this.cell && this.over && this.cell !== this.over ? this.#listed(`drive ${this.cell} ${this.over}`) : null;
    if (this.phase === 'dry' && this.over) return this.#listed(`dry ${this.over}`) ?? this.picked;
    return this.chosen;
  }
  #listed(text: string): string | null {
    return this.table.choices.includes(text) ? text : null;
  }

  async confirm(): Promise<void> {
    const text = this.chosen;
    if (!text) return;
    if (this.phase === 'build' && this.cell) {
      this.#sent = turned(this.#placements, this.cell, this.way);
      this.#sentHeld = [...this.held];
    }
    await this.table.send(text);
    this.#sent = null;
  }

  // What would come of it

  get #after(): RanchSeen | null {
    if (!this.#outcome?.outcome || this.#outcome.text !== this.considered) return null;
    return river(this.#outcome.outcome.view).seats[this.table.seat - 1] ?? null;
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
        if (this.cell) return words('mr-ask-build-here', { stop: String(this.table.choices.includes('stop')) });
        if (this.held.length === 2) return words('mr-ask-build-where');
        return words('mr-ask-build', { forced: String(turn?.forced || turn?.last), count: turn?.dominoes ?? 1 });
      case 'drive':
        return words(this.cell ? 'mr-ask-drive-to' : 'mr-ask-drive', { steps: turn?.steps ?? 3 });
      case 'hire':
        return words(this.token ? 'mr-ask-hire-side' : 'mr-ask-hire');
      case '':
        return '';
      default:
        return words(`mr-ask-${this.phase}`);
    }
  }

  /** The effect line where no points change. */
  get note(): string {
    if (this.phase === 'pick')
      return this.picked ? words('mr-note-pick', { place: Number(this.picked.split(' ')[1]) }) : '';
    if (this.phase === 'hire' && this.token) {
      const partner = this.side === 'cowboy' ? 'cowboy' : (this.#view.saloon[this.token - 1] ?? 'cowboy');
      return words(`mr-about-${partner}`, { name: partnerName(partner) });
    }
    return '';
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
