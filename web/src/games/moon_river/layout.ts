// Where everything is drawn. A cell is 100 units; the ranch grows upwards from the river.
import type { Cell, Printed, Territory } from './position';

export const COLUMNS = ['a', 'b', 'c', 'd', 'e'];
export const SIZE = 100;

export interface Mark {
  name: string; // of the drawing
  x: number;
  y: number;
  width: number;
  height: number;
  clearing?: [number, number, number, number]; // an ellipse of ground under it
  spent?: boolean;
  stands?: boolean; // a piece, not a print
}
const RATIO: Record<string, number> = { cow: 48 / 66, 'cow-print': 48 / 66, beaver: 38 / 60, 'corn-ear': 46 / 28 };

function mark(name: string, x: number, y: number, width: number, more: Partial<Mark> = {}): Mark {
  return { name, x, y, width, height: width * (RATIO[name] ?? 1), ...more };
}

export function names(rows: number): string[] {
  return Array.from({ length: rows }, (_, row) => COLUMNS.map((column) => `${column}${row + 1}`)).flat();
}

/** The highest row that is built; 0: none. */
export function top(cells: Record<string, unknown>): number {
  return Math.max(0, ...Object.keys(cells).map((cell) => place(cell)[1] + 1));
}

/** Where a ranch grows, away from its river. */
export type Facing = 'up' | 'right' | 'left';

/** Column and row, both from 0. */
export function place(cell: string): [number, number] {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

export function at(cell: string, rows: number, facing: Facing = 'up'): { x: number; y: number } {
  const [column, row] = place(cell);
  if (facing === 'up') return { x: column * SIZE, y: (rows - 1 - row) * SIZE };
  return { x: (facing === 'right' ? row : rows - 1 - row) * SIZE, y: column * SIZE };
}

const STEPS = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const; // right, down, left, up: clockwise, as seen when a ranch grows upwards

const SEEN: Record<Facing, readonly number[]> = { up: [0, 1, 2, 3], right: [3, 0, 1, 2], left: [1, 0, 3, 2] };

/** The cell beside, in one of four directions on the screen (clockwise from right); null beyond the edge. */
export function beside(cell: string, direction: number, rows: number, facing: Facing = 'up'): string | null {
  const [column, row] = place(cell);
  const [across, up] = STEPS[SEEN[facing][direction] ?? 0] ?? [0, 0];
  const to = [column + across, row + up] as const;
  if (to[0] < 0 || to[0] >= COLUMNS.length || to[1] < 0 || to[1] >= rows) return null;
  return `${COLUMNS[to[0]]}${to[1] + 1}`;
}

/** Of these cells the next one in a direction on the screen; where none is, the next in order. */
export function next(cells: string[], from: string, direction: number, rows: number, facing: Facing): string {
  const start = at(from, rows, facing);
  const far = (cell: string) => {
    const { x, y } = at(cell, rows, facing);
    const [along, aside] = direction % 2 ? [y - start.y, x - start.x] : [x - start.x, y - start.y];
    const ahead = direction < 2 ? along : -along;
    return ahead > 0 ? ahead + 4 * Math.abs(aside) : Infinity;
  };
  const best = cells.toSorted((one, other) => far(one) - far(other))[0] ?? from;
  if (far(best) < Infinity) return best;
  const step = direction < 2 ? 1 : -1;
  return cells[(cells.indexOf(from) + step + cells.length) % cells.length] ?? from;
}

export function direction(from: string, to: string): number {
  const [column, row] = place(from);
  const [otherColumn, otherRow] = place(to);
  return STEPS.findIndex(([across, up]) => column + across === otherColumn && row + up === otherRow);
}

/** Where cells that are laid, each with its landscape, would meet built ones, each with its own. */
export function meetings(
  laid: Record<string, string>,
  cells: Record<string, Cell>,
  rows: number,
): { from: string; to: string; own: string; land: string }[] {
  return Object.entries(laid).flatMap(([from, own]) =>
    [0, 1, 2, 3].flatMap((way) => {
      const to = beside(from, way, rows);
      const land = to && cells[to]?.landscape;
      return to && land ? [{ from, to, own, land }] : [];
    }),
  );
}

const EARS: [number, number][] = [
  [8, 5],
  [64, 5],
  [8, 52],
  [64, 52],
  [36, 28],
  [36, -4],
  [36, 60],
  [8, 28],
  [64, 28],
];
const ears = (count: number) => EARS.slice(0, count).map(([x, y]) => mark('corn-ear', x, y, 26));

/** The symbols of a parcel that is not built. */
export function printedMarks(parcel: Printed): Mark[] {
  const found: Mark[] = ears(parcel.corn);
  const cows = parcel.cow_symbols;
  const small = parcel.gold || parcel.beaver;
  if (parcel.circle)
    found.push(
      cows
        ? mark('circle', 6, 6, 56, { clearing: [36, 36, 30, 30] })
        : mark('circle', 22, small ? 5 : 22, 56, { clearing: [50, small ? 33 : 50, 30, 30] }),
    );
  if (cows === 1 && parcel.circle) found.push(mark('cow-print', 38, 56, 54, { clearing: [66, 74, 30, 20] }));
  else if (cows === 1 && small) found.push(mark('cow-print', 28, 14, 62, { clearing: [58, 38, 38, 28] }));
  else if (cows === 1) found.push(mark('cow-print', 16, 26, 68, { clearing: [50, 50, 42, 32] }));
  else if (cows === 2)
    found.push(
      mark('cow-print', 7, 10, 54, { clearing: [34, 30, 32, 24] }),
      mark('cow-print', 38, 52, 54, { clearing: [66, 71, 32, 24] }),
    );
  const alone = !cows && !parcel.circle;
  if (parcel.gold) found.push(alone ? mark('gold', 27, 27, 46, { clearing: [50, 50, 30, 30] }) : gold());
  if (parcel.beaver === 1 && alone) found.push(mark('beaver', 20, 30, 62, { clearing: [51, 50, 38, 28] }));
  else found.push(...beavers(parcel.beaver));
  if (parcel.skull) found.push(mark('skull', 22, 20, 58, { clearing: [50, 50, 36, 36] }));
  return found;
}

const gold = () => mark('gold', 8, 60, 33, { clearing: [24, 76, 20, 19] });
const beavers = (count: number) =>
  [5, 49].slice(0, count).map((x) => mark('beaver', x, 65, 46, { clearing: [x + 23, 80, 28, 16] }));

/** What lies and stands on a built cell. */
export function cellMarks(cell: Cell): Mark[] {
  const found: Mark[] = ears(cell.corn);
  if (cell.gold) found.push(gold());
  found.push(...beavers(cell.beaver));
  if (cell.skull) found.push(mark('skull', 12, 56, 34, { clearing: [28, 74, 24, 24], spent: true }));
  const left = cell.gold > 0 || cell.beaver > 0 || cell.skull;
  if (cell.circle) {
    const name = cell.partner ? `partner-${cell.partner}` : 'circle';
    const [x, y, width]: [number, number, number] = cell.cows ? [4, 3, 56] : [21, 5, 58];
    found.push(mark(name, x, y, width, { stands: cell.partner !== null }));
  }
  if (cell.cows === 1 && cell.circle) found.push(mark('cow', 46, 60, 50, { stands: true }));
  else if (cell.cows === 1)
    found.push(
      mark('cow', left ? 34 : 22, left ? 30 : 32, 58, { stands: true, clearing: [left ? 62 : 52, 54, 36, 28] }),
    );
  else if (cell.cows > 1)
    found.push(
      mark('cow', cell.circle ? 50 : 12, cell.circle ? 30 : 16, cell.circle ? 46 : 58, { stands: true }),
      mark('cow', cell.circle ? 46 : 38, cell.circle ? 62 : 50, cell.circle ? 46 : 58, { stands: true }),
    );
  return found;
}

/** The drawing of the land: the landmark where nothing else is to be seen; cornfields have none. */
export function land(landscape: string, bare: boolean): string {
  return `landscape-${landscape}${bare && landscape !== 'corn' ? '-landmark' : ''}`;
}

/** Strong lines around territories and faint ones inside, as paths. */
export function lines(cells: Record<string, Cell>, rows: number, facing: Facing): { around: string; inside: string } {
  let around = '';
  let inside = '';
  for (const cell of Object.keys(cells)) {
    const { x, y } = at(cell, rows, facing);
    const edges = [
      `M${x + SIZE} ${y}v${SIZE}`,
      `M${x} ${y + SIZE}h${SIZE}`,
      `M${x} ${y}v${SIZE}`,
      `M${x} ${y}h${SIZE}`,
    ];
    edges.forEach((edge, way) => {
      const next = beside(cell, way, rows, facing);
      const same = next !== null && cells[next]?.landscape === cells[cell]?.landscape;
      if (!same) around += edge;
      else if (way < 2) inside += edge;
    });
  }
  return { around, inside };
}

/** What tallies are counted of: a ranch at the table, or of the score pad. */
interface Counted {
  cells: Record<string, Cell>;
  territories: Pick<Territory, 'landscape' | 'cells' | 'cows'>[];
}
/** A line inside the outline of these cells, as a path. */
export function rim(cells: string[], rows: number, facing: Facing): string {
  const [near, far, long] = [9, SIZE - 9, SIZE - 18];
  return cells
    .flatMap((cell) => {
      const { x, y } = at(cell, rows, facing);
      const edges = [
        `M${x + far} ${y + near}v${long}`,
        `M${x + near} ${y + far}h${long}`,
        `M${x + near} ${y + near}v${long}`,
        `M${x + near} ${y + near}h${long}`,
      ];
      return edges.filter((_, way) => !cells.includes(beside(cell, way, rows, facing) ?? ''));
    })
    .join('');
}

export interface Tally {
  cell: string;
  parcels: number;
  cows: number;
}

/** "4 × 3" in the emptiest cell of each territory of two and more; cornfields have no cows. */
export function tallies({ cells, territories }: Counted): Tally[] {
  return territories
    .filter((territory) => territory.cells.length > 1 && territory.landscape !== 'corn')
    .map((territory) => {
      const fullness = (name: string) => {
        const cell = cells[name] as Cell;
        return (cell.partner || cell.circle ? 4 : 0) + 2 * cell.cows + (cell.gold || cell.beaver || cell.skull ? 1 : 0);
      };
      const cell = territory.cells.toSorted((one, other) => fullness(one) - fullness(other))[0] as string;
      return { cell, parcels: territory.cells.length, cows: territory.cows };
    });
}
