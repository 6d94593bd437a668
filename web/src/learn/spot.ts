// Where a mark of a guided game stands: beside the thing that it speaks of, and on nothing that is needed.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Spot extends Box {
  side: 'above' | 'below' | 'left' | 'right'; // of the thing
  point: number; // from its left or top, where it points at the thing
}

export const WIDE = 240;
const [GAP, EDGE, BAR, CORNER] = [10, 8, 60, 14];
const LETTERS = 24; // in a line of it, at least
const [LINE, ROUND, TAP] = [18.5, 12, 44];

/** How high a mark with this text is, at most. */
export const high = (text: string): number => Math.max(TAP, Math.ceil(text.length / LETTERS) * LINE) + ROUND;

/** The first place beside one of these things, on a screen so large, where it covers nothing of what is taken; null:
 * there is none, so it is better not shown now. */
export function spot(things: Box[], taken: Box[], tall: number, [width, height]: [number, number]): Spot | null {
  const within = (value: number, from: number, to: number) => Math.max(from, Math.min(value, to));
  const spots = things.flatMap(({ left, top, right, bottom }): Spot[] => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [along, up] = [
      within(x - WIDE / 2, EDGE, width - WIDE - EDGE),
      within(y - tall / 2, BAR, height - tall - EDGE),
    ];
    const made = (side: Spot['side'], left: number, top: number): Spot => {
      const upright = side === 'above' || side === 'below';
      const point = upright ? within(x - left, CORNER, WIDE - CORNER) : within(y - top, CORNER, tall - CORNER);
      return { side, point, left, top, right: left + WIDE, bottom: top + tall };
    };
    const below = made('below', along, bottom + GAP);
    const above = made('above', along, top - GAP - tall);
    return [
      ...(y < height / 2 ? [below, above] : [above, below]),
      made('right', right + GAP, up),
      made('left', left - GAP - WIDE, up),
    ];
  });
  const whole = (one: Box) => one.left >= 0 && one.top >= BAR && one.right <= width && one.bottom <= height;
  return spots.find((one) => whole(one) && !taken.some((other) => cover(one, other))) ?? null;
}

function cover(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
