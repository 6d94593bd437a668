// Pieces that walk, one at a time, in the order of the lines. While they do, the board shows where they are.
import { duration } from '../../motion';
import { arrive, leave, pace, rewind, type Pieces, type Walk } from './motion';

export class Replay {
  shown = $state.raw<Pieces | null>(null); // null: as the view says
  step = $state.raw<Walk | null>(null); // what is on its way
  duration = 0;
  #waiting: Walk[] = [];

  /** These walks led to what is there now. They are done within `time` ms, if it is given. */
  play(after: Pieces, walks: Walk[], time = Infinity): void {
    if (walks.length === 0) return;
    const all = this.#waiting.length + walks.length + (this.step ? 1 : 0);
    this.duration = Math.min(pace(all, duration('move')), time / all);
    if (this.duration === 0) {
      this.finish();
      return;
    }
    this.#waiting.push(...walks);
    if (this.step) return;
    this.shown = rewind(after, walks);
    this.#next();
  }

  #next(): void {
    this.step = this.#waiting.shift() ?? null;
    this.shown = this.step && this.shown ? leave(this.shown, this.step) : null;
  }

  arrived(step: Walk): void {
    if (step !== this.step || !this.shown) return;
    this.shown = arrive(this.shown, step);
    this.#next();
  }

  /** Show what is there at once. */
  finish(): void {
    this.#waiting = [];
    this.step = null;
    this.shown = null;
  }
}
