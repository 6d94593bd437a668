// My answer, while I am looking for it. A turn is staged step by step (herd moves, tipis that must go, the act), each
// taken back freely, and sent as a whole: what is held here is the next step.
import { advisedMove, Outlook, triedMove } from '../../answering.svelte';
import type { Answer, Outcome, TableLike, Target } from '../../game';
import { seatName } from '../../parts/log';
import { words } from '../../words';
import { OUT, choices, fieldOf, wind, type Choices, type Standing, type Stepping, type View } from './position';

export type Act = 'trek' | 'gather' | 'raise' | 'drive';
export const ACTS: Act[] = ['trek', 'gather', 'raise', 'drive'];

/** What touching a field does. */
export interface FieldTarget extends Target {
  does: Stepping | Standing | 'go' | 'unpick';
}

export class PlainAnswer implements Answer<FieldTarget> {
  wanted = $state<Act | null>(null); // where there is a choice of acts
  held = $state.raw<{ field: string; kind: Stepping } | null>(null); // a buffalo or a tipi
  over = $state<string | null>(null); // the field that is pointed at
  busy = $state(false); // a step is on its way to the server's copy
  #outlook: Outlook;

  constructor(readonly table: TableLike) {
    this.#outlook = new Outlook(table);
  }

  get view(): View | null {
    return this.table.view && wind(this.table.view);
  }
  get me(): number {
    return this.table.seat;
  }
  /** Is it my turn? It lasts until what is staged is sent. */
  get mine(): boolean {
    return this.table.turn || this.table.staged.length > 0;
  }
  get acting(): boolean {
    const { view, me, table } = this;
    return this.mine && view?.phase === 'act' && view.turn === me && table.choices.length > 0;
  }
  /** The turn is complete. */
  get ready(): boolean {
    return this.table.staged.length > 0 && !this.table.open;
  }
  /** Without a tipi on the plain one can only drive buffalo, and never comes back: a bot may do that. */
  get without(): boolean {
    const { view, me } = this;
    return me > 0 && view !== null && view.phase !== 'place' && view.seats[me - 1]?.on_plain === 0;
  }
  get question(): string {
    const { view, me } = this;
    if (!this.mine || !view) return '';
    if (this.ready) return words('wr-ask-send');
    if (view.phase === 'place') return words('wr-ask-place', { number: (view.seats[me - 1]?.on_plain ?? 0) + 1 });
    if (view.phase === 'supply') return words('wr-ask-lose', { count: view.lose_left });
    if (this.picked) return words(`wr-ask-${this.picked.kind}-to`, { field: this.picked.field });
    if (view.phase === 'herd') return words('wr-ask-herd');
    if (this.without) return words('wr-ask-without');
    return words(this.act ? `wr-ask-${this.act}` : 'wr-ask-act');
  }

  // What can be touched

  #may = $derived.by((): Choices => choices(this.table.choices));
  /** All that can be done, by kind. */
  get may(): Choices {
    return this.#may;
  }
  get act(): Act | null {
    return this.acting ? this.wanted : null;
  }
  can(act: Act): boolean {
    const { steps, fields, gather } = this.may;
    if (act === 'gather') return gather;
    return act === 'raise' ? fields.raise.size > 0 : steps[act].size > 0;
  }
  get picked(): { field: string; kind: Stepping } | null {
    return this.held && this.may.steps[this.held.kind].has(this.held.field) ? this.held : null;
  }
  /** Where what is held may go. */
  get ends(): string[] {
    return this.picked ? (this.may.steps[this.picked.kind].get(this.picked.field) ?? []) : [];
  }
  /** Of these, those that cost me a stone. */
  get priced(): string[] {
    return this.picked?.kind === 'trek' ? this.ends.filter((to) => this.view && costs(this.view, this.me, to)) : [];
  }
  get #standing(): Standing | null {
    const { fields } = this.may;
    if (fields.place.size) return 'place';
    if (fields.lose.size) return 'lose';
    return this.act === 'raise' ? 'raise' : null;
  }
  /** Fields that are an answer by themselves. */
  get stands(): Set<string> {
    return this.#standing ? this.may.fields[this.#standing] : new Set();
  }
  get #trekking(): Set<string> {
    return this.act === null || this.act === 'trek' ? new Set(this.may.steps.trek.keys()) : new Set();
  }
  get #driving(): Set<string> {
    return this.act === null || this.act === 'drive' ? new Set(this.may.steps.drive.keys()) : new Set();
  }
  /** Fields where something may be picked, */
  get sources(): Set<string> {
    return new Set([...this.may.steps.herd.keys(), ...this.#trekking, ...this.#driving]);
  }
  /** and of these, those that have no figure to tell it. */
  get marked(): Set<string> {
    if (this.picked) return new Set();
    return this.act === 'drive' ? this.#driving : this.#trekking;
  }

  targets = $derived.by((): Record<string, FieldTarget> => {
    const found: Record<string, FieldTarget> = {};
    for (const field of [...this.ends, ...this.stands, ...this.sources]) {
      const does = this.#does(field);
      if (does) found[field] = { does, label: this.label(field) };
    }
    return found;
  });

  /** What would be picked from a field: from its lower part the tipis, if there are both. */
  kindAt(field: string, low: boolean): Stepping | null {
    if (this.may.steps.herd.has(field)) return 'herd';
    const [trek, drive] = [this.#trekking.has(field), this.#driving.has(field)];
    if (trek && drive) return low ? 'trek' : 'drive';
    if (trek || drive) return trek ? 'trek' : 'drive';
    if (this.may.steps.trek.has(field)) return 'trek';
    return this.may.steps.drive.has(field) ? 'drive' : null;
  }

  /** The step that touching a field would be now, if one. */
  moveTo(field: string): string | null {
    if (this.picked && this.ends.includes(field)) return `${this.picked.kind} ${this.picked.field} ${field}`;
    return this.#standing && this.stands.has(field) ? `${this.#standing} ${field}` : null;
  }

  #does(field: string): FieldTarget['does'] | null {
    if (this.picked?.field === field) return 'unpick';
    if (this.moveTo(field)) return this.#standing ?? 'go';
    return field === OUT ? null : this.kindAt(field, true);
  }

  /** What a field is called aloud: what stands there, and what touching it does. */
  label(field: string): string {
    const does = this.#does(field);
    const action = does ? words(`wr-do-${does}`) : '';
    if (field === OUT) return [words('wr-open-plains'), action].filter(Boolean).join('. ');
    const found = this.view && fieldOf(this.view, field);
    if (!found) return field;
    const tipis = found.tipis.flatMap((count, index) =>
      count ? [words('wr-about-tipis', { name: this.nameOf(index + 1), count, hungry: found.hungry[index] ?? 0 })] : [],
    );
    return [`${field}, ${words('wr-buffalo', { count: found.buffalo })}`, ...tipis, action].filter(Boolean).join('. ');
  }
  nameOf(seat: number): string {
    return seat === this.me ? words('you') : seatName(this.table, seat);
  }

  // Choosing

  get #fixed(): boolean {
    return this.table.pending || this.busy;
  }

  pick(field: string, kind: Stepping): void {
    this.held = { field, kind };
    if (this.acting) this.wanted = kind === 'herd' ? null : kind;
  }

  /** A field is touched, in its lower part or not. */
  async place(field: string, low = true): Promise<void> {
    if (this.#fixed) return;
    const text = this.moveTo(field);
    const kind = field === OUT ? null : this.kindAt(field, low);
    if (text) await this.stage(text);
    else if (this.picked?.field === field) this.held = null;
    else if (kind) this.pick(field, kind);
    else if (this.ready && this.table.offered.includes(`place ${field}`)) {
      await this.table.startOver();
      await this.stage(`place ${field}`);
    } else if (this.mine && this.table.open) {
      this.held = null;
      const where = field === OUT ? words('wr-open-plains') : field;
      this.table.refuse(words(`wr-cannot-${this.act ?? this.view?.phase ?? 'act'}`, { field: where }));
    }
  }

  /** A drag begins: what is carried; null: nothing can be. */
  lift(field: string, low: boolean): 'buffalo' | 'tipi' | null {
    const kind = this.#fixed || field === OUT ? null : this.kindAt(field, low);
    if (!kind) return null;
    this.pick(field, kind);
    return kind === 'trek' ? 'tipi' : 'buffalo';
  }
  drop(field: string | null): void {
    const text = field && this.moveTo(field);
    if (text) void this.stage(text);
    else if (field !== this.picked?.field) this.held = null;
  }

  async stage(text: string): Promise<void> {
    this.busy = true;
    await this.table.stage(text);
    this.clear();
    this.busy = false;
  }

  async choose(act: Act): Promise<void> {
    if (this.busy) return;
    if (!this.can(act)) {
      this.table.refuse(words(`wr-cannot-${act}`, { field: '' }));
      return;
    }
    this.held = null;
    if (act === 'gather') await this.stage('gather');
    else this.wanted = this.wanted === act ? null : act;
  }

  /** Take one step back; those after it stay where they still can. */
  async takeBack(index: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.held = null;
    const dropped = await this.table.takeBack(index);
    this.busy = false;
    if (dropped.length) this.table.refuse(words('wr-also-back', { steps: dropped.map(told).join(', ') }));
  }

  clear(): void {
    this.held = this.wanted = this.over = null;
  }

  hover(field: string | null): void {
    this.over = field;
  }

  // The move

  /** The last step of the turn that is staged. */
  get chosen(): string | null {
    return this.ready ? (this.table.staged.at(-1) ?? null) : null;
  }
  get considered(): string | null {
    return this.over && this.moveTo(this.over);
  }
  get outcome(): Outcome | null {
    return this.#outlook.of(this.considered);
  }

  async confirm(): Promise<void> {
    if (this.ready) await this.table.send();
    else if (this.view)
      this.table.refuse(words('wr-not-yet', { count: this.view.herd_left + this.view.lose_left || 1 }));
  }

  /** The step that a lesson has found not right, in its words, as long as nothing else is held. */
  get tried(): string[] {
    return triedMove(this.table, this.picked || this.wanted ? '' : null)?.split(' ') ?? [];
  }
  /** The advised step in its words. */
  get hinted(): string[] {
    return advisedMove(this.table)?.split(' ') ?? [];
  }
}

/** Does trekking there cost this seat a stone? */
export function costs(view: View, seat: number, to: string): boolean {
  return (fieldOf(view, to)?.paying[seat - 1] ?? []).length > 0;
}

function told(text: string): string {
  const [verb = '', from = '', to = ''] = text.split(' ');
  if (verb === 'herd') return words('wr-way', { from, to: to === OUT ? words('wr-out') : to });
  return verb === 'lose' ? words('wr-step-supply') : words(`wr-${verb}`);
}
