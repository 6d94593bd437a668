// Which parcels lay in the new column when somebody chose: the last four that were drawn, by back number (MR-12).
import pieces from '../../../../src/corral/games/moon_river/parcels.csv?raw';
import type { Line } from '../../game';

const PLACES = 4;
const [head = '', ...rows] = pieces.trim().split('\n');
const place = (name: string) => head.split(',').indexOf(name);
const backs = new Map(rows.map((row) => [row.split(',')[place('kind')], Number(row.split(',')[place('back')])]));

/** Kinds of parcels, nearest to the box first. */
export function column(lines: Line[]): string[] {
  const drawn: string[] = [];
  for (let index = lines.length - 1; index >= 0 && drawn.length < PLACES; index--) {
    const found = /^reveal (.+)\.\d+$/.exec(lines[index]?.text ?? '')?.[1];
    if (found) drawn.unshift(found);
  }
  return drawn.sort((one, other) => (backs.get(one) ?? 0) - (backs.get(other) ?? 0));
}
