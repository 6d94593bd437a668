// What a row of the score sheet is counted from, on the ranch.
import type { Cell, Seat } from './position';

export interface Counted {
  cells: string[];
  text: string; // "9 × 7 = 63"; empty: the cells say it themselves
}

const THINGS: Record<string, (cell: Cell) => boolean> = {
  gold: (cell) => cell.gold > 0,
  beaver: (cell) => cell.beaver > 0,
  corn: (cell) => cell.corn > 0,
  gold_digger: (cell) => cell.partner === 'gold-digger',
  trapper: (cell) => cell.partner === 'trapper',
  farmer: (cell) => cell.partner === 'farmer',
};

export function counted(ranch: Pick<Seat, 'cells' | 'territories'>, row: string): Counted[] {
  const thing = THINGS[row];
  if (thing)
    return Object.entries(ranch.cells).flatMap(([name, cell]) => (thing(cell) ? [{ cells: [name], text: '' }] : []));
  return ranch.territories
    .filter(({ landscape }) => landscape === row)
    .map(({ cells, cows }) => ({
      cells,
      text: cows ? `${cells.length} × ${cows} = ${cells.length * cows}` : '',
    }));
}
