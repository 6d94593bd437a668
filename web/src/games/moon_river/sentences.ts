// The log of Moon River: a sentence a line, with what it changed as the server tells it.
import type { Line, TableLike, Telling } from '../../game';
import { drawnBy } from '../../lines';
import { list, words as said } from '../../words';
import type { Change } from '../../wire';
import { meetings } from './layout';
import { parcelName, partnerName } from './names';
import { printed, river } from './position';

const verb = (line: Line): string => line.text.split(' ', 1)[0] ?? '';
const sum = (changes: Change[]): number => changes.reduce((total, change) => total + change.amount, 0);

/** Steps of a cow that follow each other, this line's last: "b2→b3, b3→b4". */
function steps(lines: Line[]): string {
  const first = lines.findLastIndex((line) => verb(line) !== 'drive') + 1;
  return lines
    .slice(first)
    .map((line) => line.text.split(' ').slice(1).join('→'))
    .join(', ');
}

/** What happened by itself: cows that came or had too little room, parcels that nobody could build any more. */
function aftermath(line: Line, { names, you, words }: Telling): string[] {
  const built = line.changes.some((change) => change.what === 'land');
  const came = built ? sum(line.changes.filter((change) => change.what === 'cows' && change.amount > 0)) : 0;
  const used = ['build', 'discard'].includes(verb(line)) ? 2 : 0;
  const left = names.flatMap((name, index) => {
    const own = line.changes.filter((change) => change.seat === index + 1 && change.amount < 0);
    const mover = index + 1 === line.seat;
    const who = { name, mine: index + 1 === you ? 'yes' : 'no' };
    const cows = -sum(own.filter((change) => change.what === 'cows')) - (verb(line) === 'dry' && mover ? 1 : 0);
    const parcels = -sum(own.filter((change) => change.what === 'parcel')) - (mover ? used : 0);
    return [
      ...(parcels > 0 && verb(line) !== 'swap' ? [words('mr-log-left', { ...who, count: parcels })] : []),
      ...(cows > 0 && !['drive', 'rustle'].includes(verb(line))
        ? [words('mr-log-crowded', { ...who, count: cows })]
        : []),
    ];
  });
  return [...(came ? [words('mr-log-cows', { count: came })] : []), ...left];
}

function told(line: Line, { names, you, words }: Telling, lines: Line[]): string | null {
  const [what = '', ...rest] = line.text.split(' ');
  if (line.seat === 0)
    return what === 'scenario' ? words('mr-log-scenario', { scenario: words(`mr-scenario-${rest[0]}`) }) : null;
  const who = { name: names[line.seat - 1] ?? '', mine: line.seat === you ? 'yes' : 'no' };
  const whom = (seat = '') => ({ other: names[Number(seat) - 1] ?? '', theirs: Number(seat) === you ? 'yes' : 'no' });
  const own = (kind: string, sign = 1) =>
    line.changes.filter((change) => change.seat === line.seat && change.what === kind && change.amount * sign > 0);
  const named = (changes: Change[]) => parcelName(changes[0]?.name ?? 'desert');
  const land = (cell = '') => named(own('land').filter((change) => change.at === cell));
  switch (what) {
    case 'pick': {
      const chosen = own('chosen');
      return words('mr-log-pick', { ...who, parcel: named(chosen.length ? chosen : own('parcel')) });
    }
    case 'build': {
      const [, , cell = '', other = ''] = rest;
      return words('mr-log-build', { ...who, first: land(cell), cell, second: land(other), other });
    }
    case 'discard': {
      const parcels = own('parcel', -1).flatMap((change) => Array<string>(-change.amount).fill(change.name));
      return words('mr-log-discard', { ...who, parcels: list(parcels.map(parcelName)) });
    }
    case 'dry':
      return words('mr-log-dry', { ...who, cell: rest[0] ?? '' });
    case 'hire':
      return words('mr-log-hire', {
        ...who,
        partner: partnerName(own('partner')[0]?.name ?? 'cowboy'),
        cell: rest[2] ?? '',
      });
    case 'drive':
      return words('mr-log-drive', { ...who, steps: steps(lines) });
    case 'swap': {
      const given = own('parcel', -1);
      return given.length
        ? words('mr-log-swap', { ...who, ...whom(rest[1]), given: named(given), taken: named(own('parcel')) })
        : words('mr-log-swap-alike', { ...who, ...whom(rest[1]) });
    }
    case 'rustle':
      return words('mr-log-rustle', { ...who, ...whom(rest[0]), cell: rest[1] ?? '', to: own('cows')[0]?.at ?? '' });
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

export function sentence(line: Line, telling: Telling, lines: Line[]): string | null {
  return [told(line, telling, lines), ...aftermath(line, telling)].filter(Boolean).join(' ') || null;
}

/** Whose ranchero came, the parcels that turned up, and who came into the saloon. */
export function chance(draws: string[], { names, you, words }: Telling): string {
  const [parcels, partners] = [drawnBy('reveal', draws).map(parcelName), drawnBy('partner', draws).map(partnerName)];
  const lots = drawnBy('lot', draws).map((seat) =>
    words('mr-chance-lot', { name: names[Number(seat) - 1] ?? '', mine: Number(seat) === you ? 'yes' : 'no' }),
  );
  return [
    ...lots,
    ...(parcels.length ? [words('mr-chance-parcels', { parcels: list(parcels) })] : []),
    ...(partners.length ? [words('mr-chance-partners', { partners: list(partners) })] : []),
  ].join(' ');
}

/** The steps of a cowboy are one sentence. */
export function joins(line: Line, lines: Line[]): boolean {
  const before = lines.at(-2);
  return verb(line) === 'drive' && before !== undefined && verb(before) === 'drive' && before.seat === line.seat;
}

/** Cells, each with the seat of its ranch: "2:b3". */
export function places(line: Line): string[] {
  const named = line.changes.filter((change) => change.at).map((change) => `${change.seat}:${change.at}`);
  return [...new Set(named)];
}

/** A cow was taken from me, or a parcel swapped. */
export function hits(line: Line, you: number): boolean {
  const [what = '', first = '', second = ''] = line.text.split(' ');
  return line.seat !== you && Number(what === 'rustle' ? first : what === 'swap' ? second : 0) === you;
}

/** A move that is advised: what it does, from the position as it is. */
export function advice(text: string, { names, you, view, words }: Telling): string {
  const [verb = '', ...rest] = text.split(' ');
  const seen = river(view);
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

/** Why a domino that a lesson let somebody try lies wrong: what met what. */
export function unfit(move: string, { base, seat }: TableLike): string {
  const { seats, rows } = river(base);
  const mine = seats[seat - 1];
  const [, first, second, ...cells] = move.split(' ');
  const laid = [first, second].map((field, index) => [
    cells[index] ?? '',
    printed(mine?.storage[Number(field) - 1] ?? 'desert').landscape,
  ]);
  const met = meetings(Object.fromEntries(laid) as Record<string, string>, mine?.cells ?? {}, rows).map(
    ({ own, land }) => said('mr-unfit-meets', { one: said(`mr-land-${own}`), other: said(`mr-land-${land}`) }),
  );
  return met.length ? said('mr-unfit', { meetings: list([...new Set(met)]) }) : said('mr-unfit-alone');
}
