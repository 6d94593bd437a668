// A score pad: one game that was played with the box. As text it is the same file that `corral score` reads.
export const GAMES = ['moon_river', 'dice_town', 'wind_river'] as const;
export type GameName = (typeof GAMES)[number];
export const COLORS = ['purple', 'white', 'orange', 'green', 'blue', 'coal'] as const;
export const SEATS: Record<GameName, [number, number]> = {
  moon_river: [2, 4],
  dice_town: [2, 6],
  wind_river: [2, 4],
};

/** What a player has: "nuggets": "9", or "a1": "farm cow". */
export type Facts = Record<string, string>;
export interface Holder {
  name: string;
  color: string;
  facts: Facts;
}
export interface Pad {
  id: string;
  game: GameName;
  options: Record<string, string>;
  figures: boolean; // the faster mode: the facts are the rows of the sheet
  seats: Holder[];
  changed: number; // ms
}
/** What a pad comes to, by seat. */
export interface Counted {
  sheets: Record<string, number>[];
  ties: Record<string, number>[]; // what decides between equal totals, the first first
  places: number[];
}
/** Something that should be looked at again: words of `score-check-ID`. */
export interface Check {
  id: string;
  args: Record<string, string | number>;
  fine?: true;
}

export function fresh(game: GameName, seats: number): Pad {
  const holders = Array.from({ length: seats }, (_, seat) => ({ name: '', color: COLORS[seat] ?? 'coal', facts: {} }));
  return { id: crypto.randomUUID(), game, options: {}, figures: false, seats: holders, changed: Date.now() };
}

/** Places from totals and what decides between equals; who has the same of all shares one. */
export function places(sheets: Record<string, number>[], ties: Record<string, number>[]): number[] {
  const keys = sheets.map((sheet, seat) => [sheet.total ?? 0, ...Object.values(ties[seat] ?? {})]);
  const above = (one: number[], other: number[]) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
  };
  return keys.map((key) => 1 + keys.filter((other) => above(other, key)).length);
}

export function write(pad: Pad): string {
  const rows = [`game ${pad.game}`];
  if (pad.figures) rows.push('figures yes');
  for (const [name, value] of Object.entries(pad.options)) rows.push(`${name} ${value}`);
  for (const { name, color, facts } of pad.seats) {
    rows.push(`seat ${name.replace(/[,#\n]/g, ' ').trim()}, ${color}`);
    for (const [fact, text] of Object.entries(facts)) rows.push(`${fact.replaceAll(' ', '-')} ${text}`);
  }
  return rows.join('\n') + '\n';
}

/** The pad of a text; null where it is none. */
export function read(text: string): Pad | null {
  const found: Pad = { ...fresh('moon_river', 0) };
  let game = '';
  for (const line of text.split('\n')) {
    const [word = '', ...rest] = (line.split('#')[0] ?? '').trim().split(/\s+/);
    const value = rest.join(' ');
    const holder = found.seats.at(-1);
    if (!word) continue;
    if (word === 'seat') {
      const [name = '', color = ''] = value.split(',').map((part) => part.trim());
      const known = (COLORS as readonly string[]).includes(color);
      const free = COLORS.find((one) => !found.seats.some((seat) => seat.color === one)) ?? 'coal';
      found.seats.push({ name: name.slice(0, 20), color: known ? color : free, facts: {} });
    } else if (holder) holder.facts[found.figures ? word.replaceAll('-', ' ') : word] = value || 'yes';
    else if (word === 'game') game = value.replaceAll(' ', '_');
    else if (word === 'figures') found.figures = value !== 'no';
    else found.options[word] = value;
  }
  const name = GAMES.find((one) => one === game);
  if (!name || found.seats.length < SEATS[name][0] || found.seats.length > SEATS[name][1]) return null;
  return { ...found, game: name };
}

// In a link: the text, packed

async function through(bytes: Uint8Array<ArrayBuffer>, by: TransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}

export async function pack(pad: Pad): Promise<string> {
  const bytes = await through(new TextEncoder().encode(write(pad)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function unpack(packed: string): Promise<Pad | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    return read(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}
