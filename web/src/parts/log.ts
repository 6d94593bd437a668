// The log as sentences: each line from the game, the table's own lines from the shell.
import type { Advice, Game, Line, TableLike, Telling } from '../game';
import { known, words } from '../words';

export interface Entry {
  number: number;
  seat: number; // 0: a heading, or the table itself
  heading?: boolean;
  name: string; // the sentence begins with it, or it is empty
  text: string;
  places: string[]; // what it is about, on the board
}

/** Names as the log says them: one's own is "You". Two seats of one name are told apart by number. */
export function telling(table: TableLike): Telling {
  const names = table.seats.map((seat, index) =>
    index + 1 === table.seat ? words('you') : seatName(table, index + 1),
  );
  return { names, you: table.seat, view: table.base, words };
}

/** Who plays a seat: a person's name, or the bot's. */
export function seatName(table: Pick<TableLike, 'id' | 'seats'>, seat: number): string {
  const found = table.seats[seat - 1];
  if (!found) return '';
  const name = found.name ?? (found.bot ? botName(seat, table.id) : words('seat-empty'));
  const twin = table.seats.some(
    (other, index) => index + 1 !== seat && other.name !== null && other.name === found.name,
  );
  return twin ? words('seat-numbered', { name, seat }) : name;
}

const BOTS = ['Wren', 'Otis', 'Maud', 'Silas', 'Pearl', 'Amos'];

/** Bots have names too, always the same one at a seat. */
export function botName(seat: number, table: string): string {
  const shift = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return BOTS[(seat + shift) % BOTS.length] ?? 'Wren';
}

export function levelName(level: string): string {
  return known(`level-${level}`) ? words(`level-${level}`) : level;
}

/** A line of the table itself: "* seat 2 bot hand", "* back 12", "* resign 1" ... */
function ownLine(line: Line, told: Telling): string | null {
  const [what = '', first = '', ...rest] = line.text.split(' ');
  const name = told.names[Number(first) - 1] ?? '';
  const mine = Number(first) === told.you ? 'yes' : 'no';
  switch (what) {
    case 'back':
      return words('log-back');
    case 'seat':
      return rest[0] === 'bot' ? words('log-seat-bot', { name, mine }) : words('log-seat', { name, mine });
    case 'resign':
    case 'time':
    case 'pause':
    case 'resume':
    case 'ask':
    case 'yes':
    case 'no':
      return words(`log-${what}`, { name, mine });
    case 'unrated':
      return words('log-unrated');
    default:
      return null;
  }
}

/** A sentence that begins with the name of who acts, or of whom chance hits, gives that name apart. */
function named(text: string, seat: number, told: Telling): { seat: number; name: string; text: string } {
  const begins = (name = '') => name !== '' && text.startsWith(`${name} `);
  const who = seat > 0 ? seat : told.names.findIndex(begins) + 1;
  const name = begins(told.names[who - 1]) ? (told.names[who - 1] ?? '') : '';
  return { seat: Math.max(0, who), name, text: text.slice(name.length) };
}

export function entries(lines: Line[], game: Game, told: Telling): Entry[] {
  const found: Entry[] = [];
  lines.forEach((line, index) => {
    const soFar = lines.slice(0, index + 1);
    const heading = line.seat >= 0 ? game.heading(line, told, soFar) : null;
    if (heading) found.push({ number: -line.number, seat: 0, heading: true, name: '', text: heading, places: [] });
    const text =
      line.seat === -1
        ? index < 8 && line.text.startsWith('seat ')
          ? null
          : ownLine(line, told)
        : game.sentence(line, told, soFar);
    if (!text) return;
    const places = new Set(line.seat === -1 ? [] : game.places?.(line, soFar));
    const last = found.at(-1);
    if (last && !last.heading && line.seat !== -1 && game.joins?.(line, soFar)) {
      last.places.forEach((place) => places.add(place));
      found.pop();
    }
    found.push({ number: line.number, ...named(text, line.seat, told), places: [...places] });
  });
  const ended = told.view && game.ended(told.view, told.words);
  if (ended) found.push({ number: (lines.at(-1)?.number ?? 0) + 1, ...named(ended, 0, told), places: [] });
  return found;
}

/** An advised move in words, and why. */
export function advised(table: TableLike, game: Game, { move, reason }: Advice): { move: string; why: string } {
  const told = telling(table);
  const name = told.names[Number(reason.args.seat) - 1] ?? ''; // whom it is about
  return { move: game.advice(move, told), why: words(`hint-${reason.code}`, { ...reason.args, name }) };
}

/** A change with its sign. */
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0');

/** What lines have changed for a seat, by what it is. */
export function gained(lines: Line[], seat: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const change of lines.flatMap((line) => line.changes))
    if (change.seat === seat) found[change.what] = (found[change.what] ?? 0) + change.amount;
  return found;
}
