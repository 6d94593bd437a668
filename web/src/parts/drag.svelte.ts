// Taking a piece, carrying it, letting it go. The same for all boards.

const FAR = 8; // pixels that a pointer moves before something is carried
const LONG = 450; // milliseconds that a finger stays

interface Drag<T> {
  /** A piece is taken up; false: this one stays where it is. */
  lift(piece: T): boolean;
  /** It is carried over this point of the screen. */
  over?(x: number, y: number): void;
  /** It is let go. */
  drop(piece: T, x: number, y: number): void;
  /** Fingers carry, too, unless they stay: then they ask what it is. */
  fingers?: true;
}

export class Carry<T> {
  /** What is carried, and where it is on the screen. */
  now = $state.raw<{ piece: T; x: number; y: number } | null>(null);
  #held: { piece: T; x: number; y: number } | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #done = false; // the click at the end of this is none

  constructor(readonly drag: Drag<T>) {}

  // Arrow functions, so that they can be given as they are

  /** The pointer goes down on a piece. */
  grab = (event: PointerEvent, piece: T): void => {
    const touch = event.pointerType === 'touch';
    if (event.button !== 0 || (touch && !this.drag.fingers)) return;
    this.#held = { piece, x: event.clientX, y: event.clientY };
    this.#done = false;
    clearTimeout(this.#holding);
    if (!touch) return;
    this.#holding = setTimeout(() => {
      this.#held = null;
      this.#done = true;
    }, LONG);
  };

  move = (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    if (this.#held && !this.now && Math.hypot(x - this.#held.x, y - this.#held.y) > FAR) {
      clearTimeout(this.#holding);
      const { piece } = this.#held;
      this.#held = null;
      if (!this.drag.lift(piece)) return;
      this.#done = true;
      this.now = { piece, x, y };
    }
    if (!this.now) return;
    this.now = { ...this.now, x, y };
    this.drag.over?.(x, y);
  };

  up = (event: PointerEvent): void => {
    clearTimeout(this.#holding);
    const carried = this.now;
    this.#held = this.now = null;
    if (this.#done) swallow();
    this.#done = false;
    if (carried) this.drag.drop(carried.piece, event.clientX, event.clientY);
  };
}

/** The click that ends a drag is none. Where none comes, the next one is somebody's. */
function swallow(): void {
  const click = (event: MouseEvent) => {
    if (event.detail > 0) event.stopPropagation();
    rest();
  };
  const rest = () => {
    removeEventListener('click', click, true);
    removeEventListener('pointerdown', rest, true);
  };
  addEventListener('click', click, true);
  addEventListener('pointerdown', rest, true);
}
