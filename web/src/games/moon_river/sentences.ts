// The log of Moon River, a sentence a line. What lies on a cell is read off the present position: nothing moves there.
import type { Line, Telling } from '../../game';
import { column } from './column';
import { parcelName, partnerName } from './names';
import { river } from './view';

export function sentence(line: Line, { names, you, words, view }: Telling, lines: Line[]): string | null {
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
      return words('mr-log-pick', { ...who, parcel: parcelName(column(lines)[Number(rest[0]) - 1] ?? 'desert') });
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

/** A move that is advised: what it does, from the position as it is. */
export function advice(text: string, { names, you, view, words }: Telling): string {
  const [verb = '', ...rest] = text.split(' ');
  const seen = river(view ?? {});
  const mine = seen.seats[you - 1];
  const stored = (field: string | undefined) => parcelName(mine?.storage[Number(field) - 1] ?? 'desert');
  const cell = rest.at(-1) ?? '';
  switch (verb) {
    case 'pick':
      return words('mr-advice-pick', { parcel: parcelName(seen.columns.newer[Number(rest[0]) - 1] ?? 'desert') });
    case 'build':
      return words('mr-advice-build', {
        first: stored(rest[0]),
        cell: rest[2] ?? '',
        second: stored(rest[1]),
        other: rest[3] ?? '',
      });
    case 'discard':
      return words('mr-advice-discard', { first: stored(rest[0]), second: stored(rest[1]) });
    case 'dry':
      return words('mr-advice-dry', { cell });
    case 'hire': {
      const token = seen.saloon[Number(rest[0]) - 1] ?? 'cowboy';
      return words('mr-advice-hire', { partner: partnerName(rest[1] === 'cowboy' ? 'cowboy' : token), cell });
    }
    case 'drive':
      return words('mr-advice-drive', { from: rest[0] ?? '', to: rest[1] ?? '' });
    case 'swap':
      return words('mr-advice-swap', {
        parcel: stored(rest[0]),
        other: names[Number(rest[1]) - 1] ?? '',
        theirs: parcelName(seen.seats[Number(rest[1]) - 1]?.storage[Number(rest[2]) - 1] ?? 'desert'),
      });
    case 'rustle':
      return words('mr-advice-rustle', { other: names[Number(rest[0]) - 1] ?? '', cell });
    case 'bonus':
      return rest[1] === 'out'
        ? words('mr-advice-bonus-out')
        : words('mr-advice-bonus', { parcel: words(`mr-land-${rest[1]}`), cell });
    default:
      return words(`mr-advice-${verb}`); // stop, done, decline
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
