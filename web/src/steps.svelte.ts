// What others do may arrive quicker than one can follow: each step is shown for a while, in order.

/** How long what is shown should stay, and how long after it came the last of those that wait should be there, in ms. */
export interface Stay {
  time: number; // 0: nothing waits for it
  within: number;
}

export class Steps<T> {
  #waiting = $state.raw<{ step: T; came: number }[]>([]);
  stay = 0; // for how many milliseconds nothing takes the place of what is shown now
  #timer = $state.raw<ReturnType<typeof setTimeout>>();

  constructor(readonly show: (step: T) => Stay) {}

  /** Something has happened that is not shown yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }
  /** What is shown now stays for a while. */
  get stays(): boolean {
    return this.#timer !== undefined;
  }

  add(...steps: T[]): void {
    const came = performance.now();
    this.#waiting = [...this.#waiting, ...steps.map((step) => ({ step, came }))];
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const [next, ...rest] = this.#waiting;
    if (next === undefined) return;
    this.#waiting = rest;
    const { time, within } = this.show(next.step);
    const left = Math.max(0, within - (performance.now() - next.came));
    this.stay = Math.min(time, left / (rest.length + 1));
    if (this.stay > 0) this.#timer = setTimeout(() => this.#next(), this.stay);
    else this.#next();
  }

  /** Show the newest now, and let nothing wait for it. */
  skip(): void {
    const newest = this.#waiting.at(-1);
    this.end();
    if (newest) this.show(newest.step);
  }

  /** Show nothing any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.stay = 0;
  }
}
