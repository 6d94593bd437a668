// Moon River on the pad: what lies on a cell, territories, the sheet, and what the box cannot have. The server's
// scoring decides; this says the same without it (golden.test.ts).
import { beside, names } from '../games/moon_river/layout';
import type { Cell } from '../games/moon_river/wire';
import box from './box.json';
import type { Check, Facts, Holder, Pad } from './pad';

export const LANDS = ['desert', 'canyon', 'meadow', 'forest', 'farm', 'corn'];
export const PARTNERS = ['cowboy', 'desperado', 'cattle-thief', 'gold-digger', 'trapper', 'farmer'];
export const ROWS = [
  ...['desert', 'canyon', 'meadow', 'forest', 'farm', 'gold', 'beaver', 'corn'],
  ...['gold_digger', 'trapper', 'farmer', 'scenario'],
];
export const TIES = ['territory', 'cows'];
const COWS = 32;
const TOKENS = 20;
const EXPERTS = { gold: 'gold-digger', beaver: 'trapper', corn: 'farmer' } as const;

/** The things on a cell, from its words and back. */
export interface Things {
  land: string;
  corn: number;
  gold: number;
  beaver: number;
  cows: number;
  partner: string | null;
  bonus: boolean;
}

export function things(text: string): Things {
  const words = text.split(' ');
  const bonus = words[0] === 'bonus';
  const land = words[bonus ? 1 : 0] ?? '';
  const many = (word: string) => words.filter((one) => one === word).length;
  return {
    land,
    corn: land === 'corn' && !bonus ? Number(words[1]) : 0,
    gold: many('gold'),
    beaver: many('beaver'),
    cows: many('cow'),
    partner: words.find((word) => PARTNERS.includes(word)) ?? null,
    bonus,
  };
}

/** What a parcel must have to be the one that lies there, whatever stands on it. */
function looks({ land, corn, gold, beaver }: Things): string {
  return [
    land,
    ...(corn ? [String(corn)] : []),
    ...Array<string>(gold).fill('gold'),
    ...Array<string>(beaver).fill('beaver'),
  ].join(' ');
}

export function told(cell: Things): string {
  const cows = Array<string>(cell.cows).fill('cow');
  return [...(cell.bonus ? ['bonus'] : []), looks(cell), ...cows, ...(cell.partner ? [cell.partner] : [])].join(' ');
}

/** Cells as the board draws them. */
export function cells(facts: Facts): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, text]) => {
      const { land, corn, gold, beaver, cows, partner, bonus } = things(text);
      const kind = bonus ? `bonus-${land}` : land;
      const printed = { kind, landscape: land, cow_symbols: 0, gold, beaver, corn, skull: false };
      return [name, { ...printed, circle: partner !== null || bonus, cows, partner }];
    }),
  );
}

export const rows = (pad: Pad): number => (pad.seats.length === 2 ? 10 : 5);

export function board(pad: Pad, holder: Holder): { name: string; bridges: string[]; blocked: string[] } {
  const color = pad.options.mode === 'legends' ? (holder.color as keyof typeof box.moon_river.boards) : 'any';
  const found = box.moon_river.boards[color] ?? box.moon_river.boards.any;
  if (pad.options.flat !== 'yes') return found;
  return { name: found.name, bridges: found.bridges.map((cell) => (cell === 'c2' ? 'c1' : cell)), blocked: [] };
}

/** The connected groups of these cells. */
export function groups(wanted: string[], height: number): string[][] {
  const left = new Set(wanted);
  const found: string[][] = [];
  for (const first of wanted) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const cell of group)
      for (let way = 0; way < 4; way++) {
        const next = beside(cell, way, height);
        if (next && left.delete(next)) group.push(next);
      }
    found.push(group);
  }
  return found;
}

export interface Territory {
  land: string;
  cells: string[];
  cows: number; // parcels with one: of two cows on a parcel one stays
}

export function territories(facts: Facts, height: number): Territory[] {
  const lay = Object.entries(facts).map(([cell, text]) => [cell, things(text)] as const);
  const found = LANDS.flatMap((land) =>
    groups(
      lay.filter(([, cell]) => cell.land === land).map(([name]) => name),
      height,
    ).map((cells) => ({ land, cells })),
  );
  return found.map(({ land, cells }) => ({
    land,
    cells,
    cows: cells.filter((cell) => things(facts[cell] ?? '').cows).length,
  }));
}

/** The groups that the scenario rewards, each with its points. */
export function rewards(pad: Pad, holder: Holder): { cells: string[]; points: number }[] {
  if (pad.options.mode !== 'legends') return [];
  const height = rows(pad);
  const { facts } = holder;
  const named = (able: (cell: Things) => boolean) =>
    Object.keys(facts).filter((cell) => able(things(facts[cell] ?? '')));
  const outlaw = new Set(named(({ partner }) => partner === 'desperado' || partner === 'cattle-thief'));
  const blocked = board(pad, holder).blocked;
  const wet = (cell: string) =>
    cell.slice(1) === '1' || [0, 1, 2, 3].some((way) => blocked.includes(beside(cell, way, height) ?? ''));
  const wanted: Record<string, [string[], (group: string[]) => boolean]> = {
    timber: [named(({ land }) => land === 'forest'), (group) => group.some(wet)],
    'gold-rush': [named(({ gold }) => gold > 0), () => true],
    outlaws: [named(({ partner }) => partner !== null), (group) => group.some((cell) => outlaw.has(cell))],
    city: [named(({ land }) => land === 'farm'), () => true],
  };
  const [able, good] = wanted[pad.options.scenario ?? ''] ?? [[], () => false];
  return groups(able, height)
    .filter((group) => group.length >= 3 && good(group))
    .map((group) => ({ cells: group, points: 10 * (group.length - 2) }));
}

export function count(pad: Pad, holder: Holder): { sheet: Record<string, number>; ties: Record<string, number> } {
  const height = rows(pad);
  const found = territories(holder.facts, height);
  const lay = Object.values(holder.facts).map(things);
  const sheet: Record<string, number> = Object.fromEntries(ROWS.map((row) => [row, 0]));
  for (const { land, cells, cows } of found)
    if (land !== 'corn') sheet[land] = (sheet[land] ?? 0) + cells.length * cows;
  sheet.corn = 0;
  for (const [thing, expert] of Object.entries(EXPERTS)) {
    const many = lay.reduce((sum, cell) => sum + cell[thing as keyof typeof EXPERTS], 0);
    sheet[thing] = many;
    sheet[expert.replace('-', '_')] = many * lay.filter(({ partner }) => partner === expert).length;
  }
  sheet.scenario = rewards(pad, holder).reduce((sum, { points }) => sum + points, 0);
  sheet.total = Object.values(sheet).reduce((sum, value) => sum + value, 0);
  const largest = Math.max(0, ...found.map(({ cells }) => cells.length));
  return { sheet, ties: { territory: largest, cows: lay.filter(({ cows }) => cows).length } };
}

/** What the box cannot have, and how much of it is left. */
export function checks(pad: Pad, seat: number): Check[] {
  const found: Check[] = [];
  const mine = Object.entries(pad.seats[seat]?.facts ?? {}).map(([name, text]) => ({ name, ...things(text) }));
  const all = pad.seats.flatMap(({ facts }) => Object.values(facts).map(things));
  const parcels = mine.filter(({ bonus }) => !bonus).length;
  found.push({ id: parcels % 2 ? 'odd' : 'even', args: { count: parcels }, ...(parcels % 2 ? {} : { fine: true }) });
  for (const { name, cows } of mine) if (cows > 1) found.push({ id: 'crowd', args: { cell: name, count: cows } });
  const cows = all.reduce((sum, cell) => sum + cell.cows, 0);
  found.push({ id: 'cows', args: { count: cows, most: COWS }, ...(cows > COWS ? {} : { fine: true }) });
  if (mine.filter(({ bonus }) => bonus).length > 1) found.push({ id: 'bonus', args: {} });
  const laid = all.filter(({ bonus }) => !bonus);
  for (const look of new Set(laid.map(looks))) {
    const alike = laid.filter((cell) => looks(cell) === look);
    const [most = 0, circles = 0] = (box.moon_river.looks as Record<string, number[]>)[look] ?? [];
    const staffed = alike.filter(({ partner }) => partner).length;
    if (alike.length > most) found.push({ id: 'parcels', args: { look, count: alike.length, most } });
    else if (staffed > circles) found.push({ id: 'circles', args: { look, count: staffed, most: circles } });
  }
  for (const [partner, most] of Object.entries(box.moon_river.partners)) {
    const there = all.filter((cell) => cell.partner === partner).length;
    if (there > most) found.push({ id: 'partners', args: { partner, count: there, most } });
  }
  const tokens = all.filter(({ partner }) => partner).length;
  if (tokens > TOKENS) found.push({ id: 'tokens', args: { count: tokens, most: TOKENS } });
  return found;
}

/** The cells that can be built on. */
export function open(pad: Pad, holder: Holder): string[] {
  const { blocked } = board(pad, holder);
  return names(rows(pad)).filter((cell) => !blocked.includes(cell));
}
