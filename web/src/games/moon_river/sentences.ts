// The log of Moon River, a sentence a line. What lies on a cell is read off the present position: nothing moves there.
import type { Line, Telling } from '../../game';
import { parcelName, partnerName } from './names';
import { river } from './view';

export function sentence(line: Line, { names, you, words, view }: Telling): string | null {
  const [verb = '', ...rest] = line.text.split(' ');
  if (line.seat === 0)
    return verb === 'scenario' ? words('mr-log-scenario', { scenario: words(`mr-scenario-${rest[0]}`) }) : null;
  const seen = view ? river(view) : null;
  const lies = (cell: string | undefined) => {
    const found = seen?.seats[line.seat - 1]?.cells[cell ?? ''];
    return found ? parcelName(found) : '?';
  };
  const who = { name: names[line.seat - 1] ?? '', mine: line.seat === you ? 'yes' : 'no' };
  switch (verb) {
    case 'pick':
      return words('mr-log-pick', { ...who, place: Number(rest[0]) });
    case 'build':
      return words('mr-log-build', {
        ...who,
        first: lies(rest[2]),
        cell: rest[2] ?? '',
        second: lies(rest[3]),
        other: rest[3] ?? '',
      });
    case 'discard':
      return words('mr-log-discard', who);
    case 'dry':
      return words('mr-log-dry', { ...who, cell: rest[0] ?? '' });
    case 'hire': {
      const partner = seen?.seats[line.seat - 1]?.cells[rest[2] ?? '']?.partner;
      return words('mr-log-hire', { ...who, partner: partner ? partnerName(partner) : '?', cell: rest[2] ?? '' });
    }
    case 'drive':
      return words('mr-log-drive', { ...who, from: rest[0] ?? '', to: rest[1] ?? '' });
    case 'swap':
      return words('mr-log-swap', {
        ...who,
        other: names[Number(rest[1]) - 1] ?? '',
        theirs: Number(rest[1]) === you ? 'yes' : 'no',
      });
    case 'rustle':
      return words('mr-log-rustle', {
        ...who,
        other: names[Number(rest[0]) - 1] ?? '',
        theirs: Number(rest[0]) === you ? 'yes' : 'no',
        cell: rest[1] ?? '',
      });
    case 'decline':
      return words('mr-log-decline', who);
    case 'bonus':
      return rest[1] === 'out'
        ? words('mr-log-bonus-out', who)
        : words('mr-log-bonus', { ...who, parcel: words(`mr-land-${rest[1]}`), cell: rest[2] ?? '' });
    default:
      return null; // stop, done: nothing happened
  }
}

/** Rancheros that choose in a round. */
const picks = (seats: number) => (seats === 2 ? 4 : seats);

export function heading(line: Line, { names, words }: Telling, lines: Line[]): string | null {
  const before = lines.slice(0, -1).filter((one) => one.seat >= 0);
  if (line.seat < 0) return null;
  if (before.length === 0) return words('mr-setup');
  if (!before.at(-1)?.text.startsWith('pick ')) return null;
  const count = before.filter((one) => one.text.startsWith('pick ')).length;
  return count % picks(names.length) === 0 ? words('mr-round', { round: count / picks(names.length) }) : null;
}
