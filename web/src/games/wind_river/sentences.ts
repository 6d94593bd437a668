// The log of Wind River: one sentence a turn, told with its act; the herd moves before it are counted in.
import type { Line, Telling } from '../../game';
import { OUT } from './view';

const ACTS = ['trek', 'gather', 'raise', 'drive', 'pass'];

export function verb(line: Line): string {
  return line.text.split(' ', 1)[0] ?? '';
}

function isAct(line: Line): boolean {
  return ACTS.includes(verb(line));
}

/** How many buffalo this seat has moved in the herd step of the turn that the last of the lines belongs to. */
export function herded(lines: Line[], seat: number): number {
  let count = 0;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] as Line;
    if (line.seat < 0 || (index === lines.length - 1 && isAct(line))) continue;
    if (line.seat !== seat || isAct(line) || verb(line) === 'place') break;
    if (verb(line) === 'herd') count += 1;
  }
  return count;
}

/** `lines` are all of them; this one is the last. */
export function sentence(line: Line, { names, you, words }: Telling, lines: Line[]): string | null {
  const [what = '', from = '', to = ''] = line.text.split(' ');
  if (what === 'start') {
    const seat = Number(from);
    return words('wr-log-start', { name: names[seat - 1] ?? '', mine: seat === you ? 'yes' : 'no' });
  }
  if (what === 'herd') return null;
  const name = names[line.seat - 1] ?? '';
  const told = { name, mine: line.seat === you ? 'yes' : 'no', moved: herded(lines, line.seat), from, to };
  return words(to === OUT ? `wr-log-${what}-out` : `wr-log-${what}`, told);
}

/** A move that is advised, as an imperative. */
export function advice(text: string, { words }: Telling): string {
  const [what = '', from = '', to = ''] = text.split(' ');
  return words(to === OUT ? `wr-advise-${what}-out` : `wr-advise-${what}`, { from, to });
}

/** A round begins with the start player's turn. */
export function heading(line: Line, { words }: Telling, lines: Line[]): string | null {
  const what = verb(line);
  const moves = lines.filter((one) => one.seat > 0);
  if (what === 'place') return moves.length === 1 ? words('wr-set-up') : null;
  const lot = lines.find((one) => verb(one) === 'start');
  if (!lot || line.seat !== Number(lot.text.split(' ')[1]) || moves.at(-2)?.seat === line.seat) return null;
  const number = moves.filter((one) => one.seat === line.seat && one !== line && isAct(one)).length + 1;
  return words('wr-round', { number });
}

/** The fields where something happened in the last turn of somebody else. */
export function lately(lines: Line[], you: number): string[] {
  const moves = lines.filter((line) => line.seat > 0);
  const end = moves.findLastIndex((line) => line.seat !== you);
  const seat = moves[end]?.seat;
  const fields = new Set<string>();
  for (let index = end; index >= 0; index--) {
    const line = moves[index] as Line;
    if (line.seat !== seat || (index < end && isAct(line))) break;
    const field = line.text.split(' ').at(-1) as string;
    if (/^[A-F]\d$/.test(field)) fields.add(field);
    if (verb(line) === 'place') break;
  }
  return [...fields];
}
