// The pads of this device: kept at every change, newest first. Nothing of them leaves it unless it is shared.
import { count } from './count';
import { fresh, type Counted, type GameName, type Pad } from './pad';

const KEPT = 'corral-pads';
const MOST = 60; // pads
const STEPS = 200; // that can be taken back

class Pads {
  all = $state<Pad[]>(kept());
  #past = $state.raw<Record<string, string[]>>({}); // by pad: what it was before each change

  find(id: string): Pad | undefined {
    return this.all.find((pad) => pad.id === id);
  }

  make(game: GameName, seats: number): Pad {
    return this.add(fresh(game, seats));
  }

  add(pad: Pad): Pad {
    this.all = [{ ...pad, changed: Date.now() }, ...this.all].slice(0, MOST);
    this.#keep();
    return this.all[0] as Pad;
  }

  /** The same players and options once more. */
  again(pad: Pad): Pad {
    const seats = pad.seats.map((seat) => ({ ...seat, facts: {} }));
    return this.add({ ...$state.snapshot(pad), id: crypto.randomUUID(), seats });
  }

  change(pad: Pad, how: (pad: Pad) => void): void {
    const before = JSON.stringify({ ...pad, changed: 0 });
    how(pad);
    if (JSON.stringify({ ...pad, changed: 0 }) === before) return;
    const steps = [...(this.#past[pad.id] ?? []), before].slice(-STEPS);
    this.#past = { ...this.#past, [pad.id]: steps };
    pad.changed = Date.now();
    this.#keep();
  }

  canUndo(pad: Pad): boolean {
    return Boolean(this.#past[pad.id]?.length);
  }

  undo(pad: Pad): void {
    const steps = this.#past[pad.id] ?? [];
    const before = steps.at(-1);
    if (!before) return;
    Object.assign(pad, JSON.parse(before) as Pad, { changed: Date.now() });
    this.#past = { ...this.#past, [pad.id]: steps.slice(0, -1) };
    this.#keep();
  }

  drop(pad: Pad): void {
    this.all = this.all.filter((other) => other.id !== pad.id);
    this.#keep();
  }

  #keep(): void {
    this.all.sort((one, other) => other.changed - one.changed);
    localStorage.setItem(KEPT, JSON.stringify(this.all));
  }
}

function kept(): Pad[] {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Pad[]).filter(countable);
  } catch {
    return [];
  }
}

/** Not one that another version of this page has left behind. */
function countable(pad: Pad): boolean {
  try {
    return count(pad).places.length > 1;
  } catch {
    return false;
  }
}

export const pads = new Pads();

/** The seats in order of place; who is first has won. */
export function ranked(counted: Counted): number[] {
  return counted.places.map((_, seat) => seat).sort((a, b) => (counted.places[a] ?? 0) - (counted.places[b] ?? 0));
}
