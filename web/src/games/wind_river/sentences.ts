// The log of Wind River: one sentence a turn, its herd moves and its act together.
import type { Line, Telling } from '../../game';
import type { Change } from '../../wire';
import { list } from '../../words';
import { OUT } from './position';

const ACTS = ['trek', 'gather', 'raise', 'drive', 'pass'];

export function verb(line: Line): string {
  return line.text.split(' ', 1)[0] ?? '';
}

function isAct(line: Line): boolean {
  return ACTS.includes(verb(line));
}

/** The line before this one, if the same seat moved a buffalo in it; lines of the table itself do not count. */
function before(lines: Line[], index: number): number {
  const found = lines.slice(0, index).findLastIndex((line) => line.seat >= 0);
  const line = lines[found];
  return line && line.seat === lines[index]?.seat && verb(line) === 'herd' ? found : -1;
}

/** A turn is one sentence: its herd moves, and the act. */
export function joins(line: Line, lines: Line[]): boolean {
  return (verb(line) === 'herd' || isAct(line)) && before(lines, lines.length - 1) >= 0;
}

/** The lines that one sentence tells, the last of `lines` being the last. */
function joined(lines: Line[]): Line[] {
  const last = lines.at(-1);
  if (!last) return [];
  const found = [last];
  let index = lines.length - 1;
  while (joins(last, lines) && (index = before(lines, index)) >= 0) found.unshift(lines[index] as Line);
  return found;
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

/** What was paid: at a meeting, or for hungry tipis. */
function paid(changes: Change[], raising: number, { names, you, words }: Telling): string[] {
  const lost = changes.filter((change) => change.what === 'stones' && change.amount < 0);
  const met = lost.filter((change) => change.at);
  const field = met[0]?.at ?? '';
  return [
    ...(met.length ? [words('wr-log-met', { field, names: list(met.map(({ seat }) => names[seat - 1] ?? '')) })] : []),
    ...lost
      .filter((change) => !change.at && change.seat !== raising)
      .map(({ seat, amount }) =>
        words('wr-log-fed', { name: names[seat - 1] ?? '', mine: seat === you ? 'yes' : 'no', count: -amount }),
      ),
  ];
}

/** `lines` are all of them; this one is the last. */
export function sentence(line: Line, telling: Telling, lines: Line[]): string | null {
  const { names, you, words } = telling;
  const [what = '', from = '', to = ''] = line.text.split(' ');
  if (what === 'start') {
    const seat = Number(from);
    return words('wr-log-start', { name: names[seat - 1] ?? '', mine: seat === you ? 'yes' : 'no' });
  }
  const group = joined(lines);
  const changes = group.flatMap((one) => one.changes);
  const herd = group.filter((one) => verb(one) === 'herd').map((one) => one.text.split(' '));
  const stones = line.changes.filter((change) => change.what === 'stones' && change.seat === line.seat);
  const count = Math.abs(stones.reduce((sum, change) => sum + change.amount, 0));
  const told = words(to === OUT && what !== 'herd' ? `wr-log-${what}-out` : `wr-log-${what}`, {
    name: names[line.seat - 1] ?? '',
    mine: line.seat === you ? 'yes' : 'no',
    moved: herd.length,
    steps: herd.map(([, start = '', end = '']) => words('wr-log-step', { start, end })).join(', '),
    from,
    to,
    count,
    fields: list(stones.map((change) => change.at)),
  });
  return [told, ...paid(changes, what === 'raise' ? line.seat : 0, telling)].join(' ');
}

/** The fields of a line. */
export function places(line: Line): string[] {
  const named = [...line.text.split(' '), ...line.changes.map((change) => change.at)];
  return [...new Set(named.filter((name) => /^[A-F]\d$/.test(name)))];
}

/** A tipi of somebody else came to one of mine, and I paid a stone for it. */
export function hits(line: Line, you: number): boolean {
  return (
    line.seat !== you &&
    line.changes.some(({ seat, what, amount, at }) => seat === you && what === 'stones' && amount < 0 && at !== '')
  );
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
