// The moves that are listed, sorted by what a person points at. Nothing is legal here that the server did not list.
import { beside, direction } from './layout';

export interface Placement {
  text: string;
  cell: string; // of the parcel held first
  other: string; // of the second
  way: number; // from the first to the second
}

/** Of equal parcels the list names only the lowest numbers: the pair as it would be named. */
export function named(storage: (string | null)[], first: number, second: number): [number, number] {
  const kind = (field: number) => storage[field - 1];
  const equals = (field: number) =>
    storage.flatMap((other, index) => (other !== null && other === kind(field) ? [index + 1] : []));
  if (kind(first) === kind(second)) {
    const [low = first, next = second] = equals(first);
    return [low, next];
  }
  return [equals(first)[0] ?? first, equals(second)[0] ?? second];
}

/** Every way to lay the domino of two stored parcels. */
export function placements(choices: string[], storage: (string | null)[], first: number, second: number): Placement[] {
  const [lead, other] = named(storage, first, second);
  const found: Placement[] = [];
  for (const text of choices) {
    const [verb, one, two, cell = '', next = ''] = text.split(' ');
    if (verb !== 'build') continue;
    if (Number(one) === lead && Number(two) === other)
      found.push({ text, cell, other: next, way: direction(cell, next) });
    else if (Number(one) === other && Number(two) === lead)
      found.push({ text, cell: next, other: cell, way: direction(next, cell) });
  }
  return found;
}

/** Where the domino might be tried although no way to lay it from there is listed: on free cells of the ranch. */
export function tries(listed: Placement[], free: string[], rows: number, first: number, second: number): Placement[] {
  return free
    .filter((cell) => !listed.some((one) => one.cell === cell))
    .flatMap((cell) =>
      [0, 1, 2, 3].flatMap((way) => {
        const other = beside(cell, way, rows);
        const text = `build ${first} ${second} ${cell} ${other}`;
        return other && free.includes(other) ? [{ text, cell, other, way }] : [];
      }),
    );
}

/** Pairs of stored parcels that some move names, for `build` or `discard`. */
export function partners(choices: string[], storage: (string | null)[], verb: string, first: number): number[] {
  const pairs = new Set(
    choices.filter((text) => text.startsWith(`${verb} `)).map((text) => text.split(' ').slice(1, 3).join(' ')),
  );
  return storage.flatMap((kind, index) => {
    const field = index + 1;
    if (kind === null || field === first) return [];
    const pair = named(storage, first, field).sort((one, other) => one - other);
    return pairs.has(pair.join(' ')) ? [field] : [];
  });
}

/** The placement at a cell: as it is turned now, or the next one clockwise. */
export function turned(found: Placement[], cell: string, way: number): Placement | null {
  const here = found.filter((placement) => placement.cell === cell);
  for (let turn = 0; turn < 4; turn++) {
    const match = here.find((placement) => placement.way === (way + turn) % 4);
    if (match) return match;
  }
  return null;
}

export interface Words3 {
  verb: string;
  rest: string[];
  text: string;
}
export const split = (choices: string[]): Words3[] =>
  choices.map((text) => {
    const [verb = '', ...rest] = text.split(' ');
    return { verb, rest, text };
  });

/** What changes on the score sheet: rows with their value before and after. */
export function changes(before: Record<string, number>, after: Record<string, number>): [string, number, number][] {
  return Object.keys(before)
    .map((row): [string, number, number] => [row, before[row] ?? 0, after[row] ?? 0])
    .filter(([, old, fresh]) => old !== fresh);
}
