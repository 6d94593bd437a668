// What others do may arrive quicker than one can follow: each step is shown for a while, in order.
const FULL = 5; // so many steps take their full time; more of them go quicker, in the same time together

export class Steps<T> {
  #waiting = $state.raw<T[]>([]);
  stay = 0; // for how many milliseconds nothing takes the place of what is shown now
  #most = 0; // how many waited at once, since none did
  #timer = $state.raw<ReturnType<typeof setTimeout>>();

  /** `show` says for how many milliseconds what it shows should stay; 0: nothing waits for it. */
  constructor(readonly show: (step: T) => number) {}

  /** Something has happened that is not shown yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }
  /** What is shown now stays for a while. */
  get stays(): boolean {
    return this.#timer !== undefined;
  }

  add(step: T): void {
    this.#waiting = [...this.#waiting, step];
    this.#most = Math.max(this.#most, this.#waiting.length);
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    this.#timer = undefined;
    const [step, ...rest] = this.#waiting;
    if (step === undefined) {
      this.#most = 0;
      return;
    }
    this.#waiting = rest;
    this.stay = this.show(step) * Math.min(1, FULL / this.#most);
    if (this.stay > 0) this.#timer = setTimeout(() => this.#next(), this.stay);
    else this.#next();
  }

  /** Show the newest now. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = this.#waiting.slice(-1);
    this.#next();
  }

  /** Show nothing any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }
}

/** How long a step of the others is shown, in milliseconds; 0: no motion is wanted, or nobody looks. */
export function story(): number {
  if (document.hidden) return 0;
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--m-story')) || 0;
}
