// The log as sentences: each line from the game, the table's own lines from the shell.
import type { Game, Line, Telling } from '../game';
import type { Advice, Table } from '../table.svelte';
import { known, list, words } from '../words';

export interface Entry {
  number: number;
  seat: number; // 0: a heading, or the table itself
  heading?: boolean;
  name: string; // the sentence begins with it, or it is empty
  text: string;
}

/** Names as the log says them: one's own is "You". Two seats of one name are told apart by number. */
export function telling(table: Table): Telling {
  const names = table.seats.map((seat, index) =>
    index + 1 === table.seat ? words('you') : seatName(table, index + 1),
  );
  return { names, you: table.seat, view: table.base, words };
}

/** Who plays a seat: a person's name, or the bot's. */
export function seatName(table: Table, seat: number): string {
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

export function entries(lines: Line[], game: Game, told: Telling): Entry[] {
  const found: Entry[] = [];
  lines.forEach((line, index) => {
    const soFar = lines.slice(0, index + 1);
    const heading = line.seat >= 0 ? game.heading(line, told, soFar) : null;
    if (heading) found.push({ number: -line.number, seat: 0, heading: true, name: '', text: heading });
    const text =
      line.seat === -1
        ? index < 8 && line.text.startsWith('seat ')
          ? null
          : ownLine(line, told)
        : game.sentence(line, told, soFar);
    if (!text) return;
    const name = told.names[line.seat - 1] ?? '';
    const starts = name !== '' && text.startsWith(name);
    found.push({
      number: line.number,
      seat: Math.max(0, line.seat),
      name: starts ? name : '',
      text: starts ? text.slice(name.length) : text,
    });
  });
  return found;
}

/** An advised move in words, and why: what it changes on my sheet at once, else how it compares with the next best. */
export function advised(table: Table, game: Game, { move, choices, after }: Advice): { move: string; why: string } {
  const told = telling(table);
  const say = (text: string) => game.advice(text, told);
  const sheet = (view: Advice['after']) => (view ? game.sheet(view, words).rows.slice(0, -1) : []);
  const before = new Map(sheet(table.base).map((row) => [row.key, row.values[table.seat - 1] ?? 0]));
  const gains = sheet(after).flatMap((row) => {
    const change = (row.values[table.seat - 1] ?? 0) - (before.get(row.key) ?? 0);
    return change ? [words('hint-gain', { row: row.label, change: signed(change) })] : [];
  });
  const mine = choices.find((choice) => choice.text === move);
  const other = choices.find((choice) => choice.text !== move);
  if (gains.length) return { move: say(move), why: list(gains) };
  if (!mine || !other) return { move: say(move), why: words('hint-only') };
  const percent = Math.round((mine.reward - other.reward) * 100);
  const id = percent > 0 ? 'hint-better' : 'hint-alike';
  return { move: say(move), why: words(id, { percent, other: say(other.text) }) };
}

/** A change with its sign. */
export const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0');
