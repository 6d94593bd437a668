// Where things lie on the plain. Hexagons stand on a point, 100 units wide; the herds walk to the right.
import { OUT, type View } from './position';

export const WIDE = 100;
export const LANE = 86.6; // from lane to lane
const RADIUS = WIDE / Math.sqrt(3);

export interface Point {
  x: number;
  y: number;
}
export type Shape = Pick<View, 'lanes' | 'depth' | 'offset_lanes'>;

export interface Spot extends Point {
  lane: number;
  position: number;
}

export function spot(shape: Shape, lane: number, position: number): Spot {
  const ahead = shape.offset_lanes.includes(lane) ? WIDE / 2 : 0;
  return { lane, position, x: WIDE / 2 + WIDE * position + ahead, y: LANE * lane };
}

export function name(lane: number, position: number): string {
  return `${'ABCDEF'[lane]}${position + 1}`;
}

export function place(field: string): { lane: number; position: number } {
  return { lane: field.charCodeAt(0) - 65, position: Number(field.slice(1)) - 1 };
}

export function where(shape: Shape, field: string): Spot {
  const { lane, position } = place(field);
  return spot(shape, lane, position);
}

/** The end of a step, as a point: the Open Plains begin right of where it started. */
export function end(shape: Shape, from: string, to: string): Point {
  if (to !== OUT) return where(shape, to);
  const start = where(shape, from);
  return { x: start.x + WIDE, y: start.y };
}

const round = (value: number) => Math.round(value * 10) / 10;

function corners({ x, y }: Point, part = 1): Point[] {
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: round(x + part * RADIUS * Math.cos(angle)), y: round(y + part * RADIUS * Math.sin(angle)) };
  });
}

/** A hexagon, drawn in by a part of its size. */
export function hex(at: Point, inset = 0): string {
  return `M${corners(at, 1 - inset)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;
}

/** Four of the six corners, as brackets. */
export function brackets(at: Point): string {
  const points = corners(at, 0.9);
  return [1, 2, 4, 5]
    .map((index) => {
      const [before, corner, after] = [points[(index + 5) % 6], points[index], points[(index + 1) % 6]] as [
        Point,
        Point,
        Point,
      ];
      const towards = (other: Point) =>
        `${round(corner.x + (other.x - corner.x) * 0.24)} ${round(corner.y + (other.y - corner.y) * 0.24)}`;
      return `M${towards(before)}L${corner.x} ${corner.y}L${towards(after)}`;
    })
    .join('');
}

/** The line around all fields: the edges that belong to one field only. */
export function outline(spots: Point[]): string {
  const edges = new Map<string, string>();
  for (const at of spots) {
    const points = corners(at);
    points.forEach((from, index) => {
      const to = points[(index + 1) % 6] as Point;
      const key = `${Math.round(from.x + to.x)} ${Math.round(from.y + to.y)}`;
      if (edges.has(key)) edges.delete(key);
      else edges.set(key, `M${from.x} ${from.y}L${to.x} ${to.y}`);
    });
  }
  return [...edges.values()].join('');
}

/** The whole print: mountains, plain, Open Plains. */
export function frame(shape: Shape, narrow: boolean) {
  const right = WIDE * shape.depth + WIDE / 2;
  const top = -RADIUS;
  const height = LANE * (shape.lanes - 1) + 2 * RADIUS;
  const left = narrow ? -40 : -44;
  const width = (narrow ? right + 40 : right + 138) - left;
  return {
    left,
    top,
    width,
    height,
    plains: WIDE * shape.depth - 10, // where the green begins, under the last fields
    right,
    box: narrow ? `${left} ${top - 24} ${width} ${height + 50}` : `${left - 2} ${top - 26} ${width + 4} ${height + 51}`,
  };
}

/** Where a seat's tipis stand on the Open Plains. */
export function camped(edges: ReturnType<typeof frame>, seat: number): Point {
  return { x: edges.right + 51, y: edges.top + 118 + (seat - 1) * 92 };
}

/** The middle of an edge that a step crosses, a little before it, and which way it goes. */
export function crossing(shape: Shape, from: string, to: string, back = 0): Point & { angle: number } {
  const start = where(shape, from);
  const goal = end(shape, from, to);
  const angle = Math.atan2(goal.y - start.y, goal.x - start.x);
  return {
    x: round((start.x + goal.x) / 2 - back * Math.cos(angle)),
    y: round((start.y + goal.y) / 2 - back * Math.sin(angle)),
    angle: round((angle * 180) / Math.PI),
  };
}

/** Where a key leads among these fields, which stand in reading order, the Open Plains last; null: nowhere. */
export function walk(shape: Shape, from: string, key: string, among: string[]): string | null {
  switch (key) {
    case 'ArrowRight':
      return among.find((field) => field > from) ?? null;
    case 'ArrowLeft':
      return among.findLast((field) => field < from) ?? null;
    case 'Home':
      return among[0] ?? null;
    case 'End':
      return among.at(-1) ?? null;
    case 'ArrowUp':
    case 'ArrowDown':
      return beside(shape, from, key === 'ArrowUp' ? -1 : 1, among);
    default:
      return null;
  }
}

/** The nearest of these in the next lane above (-1) or below (1) that has one. */
function beside(shape: Shape, from: string, side: -1 | 1, among: string[]): string | null {
  if (from === OUT) return null;
  const start = where(shape, from);
  const away = (field: string) => (where(shape, field).y - start.y) * side;
  const aside = (field: string) => Math.abs(where(shape, field).x - start.x);
  const there = among.filter((field) => field !== OUT && away(field) > 0);
  return there.sort((one, other) => away(one) - away(other) || aside(one) - aside(other))[0] ?? null;
}

// Pieces in a field, from its middle

export interface Animal extends Point {
  width: number;
  moved: boolean;
}

const HERDS: [number, number, number][][] = [
  [],
  [[12, 8, 56]],
  [[0, 2, 48], [31, 19, 48]],
  [[20, -4, 44], [-2, 24, 44], [38, 24, 44]],
  [[1, -2, 42], [39, -2, 42], [-3, 26, 42], [35, 26, 42]],
  [[7, -2, 40], [40, -2, 40], [-6, 25, 38], [21, 28, 38], [48, 25, 38]],
]; // prettier-ignore
const ALONE = [1, 1.12, 1.12, 1.06, 1.05, 1.04];
const ABOVE_TIPIS = [1, 0.98, 0.98, 0.94, 0.88, 0.86];

/** Up to five animals, in the middle of the field or above its tipis; those that have walked stand last. */
export function herd(count: number, moved: number, tipis: boolean): Animal[] {
  const scale = (tipis ? ABOVE_TIPIS : ALONE)[count] ?? 1;
  const places = HERDS[count] ?? [];
  const xs = places.map(([x, , width]) => [x, x + width]).flat();
  const ys = places.map(([, y, width]) => [y, y + width * 0.7]).flat();
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const top = Math.min(...ys);
  const tall = Math.max(...ys) - top;
  const left = tipis ? 5 : count === 1 ? 3 : 2; // room for the figure at the left
  const start = tipis ? -48 : -8 - (tall * scale) / 2 + (count > 2 ? 8 : 4);
  return places.map(([x, y, width], index) => ({
    x: round((x - middle) * scale + left),
    y: round((y - top) * scale + start),
    width: round(width * scale),
    moved: index >= count - moved,
  }));
}

export interface Tipi extends Point {
  seat: number;
  width: number;
  count: number; // more than 1: one tipi stands for several
  hungry: boolean;
}

/** Tipis below the herd: those of others at the left, mine at the right and on top. `hungry`: how many, by seat. */
export function camp(tipis: number[], mine: number, hungry: number[]): Tipi[] {
  const order = tipis.map((_, index) => index + 1).sort((a, b) => Number(a === mine) - Number(b === mine) || a - b);
  const owners = order.filter((seat) => (tipis[seat - 1] ?? 0) > 0);
  const all = owners.reduce((total, seat) => total + (tipis[seat - 1] ?? 0), 0);
  const single = all <= 3 || (all <= 4 && owners.length === 1);
  const shown = owners.flatMap((seat) => {
    const count = tipis[seat - 1] ?? 0;
    const starving = hungry[seat - 1] ?? 0;
    if (!single || count > 3) return [{ seat, count, hungry: starving > 0 }];
    return Array.from({ length: count }, (_, index) => ({ seat, count: 1, hungry: index >= count - starving }));
  });
  const width = [41, 41, 40, 36, 34][shown.length] ?? 30;
  const gap = shown.length > 1 ? Math.min(35, (86 - width) / (shown.length - 1)) : 0;
  const left = -((shown.length - 1) * gap + width) / 2;
  return shown.map((one, index) => ({
    ...one,
    x: round(left + index * gap),
    y: 2,
    width,
  }));
}
