// What the things of Wind River mean here and now. What they are say the notes.
import type { Fact, Meaning, TableLike } from '../../game';
import { seatName } from '../../parts/log';
import { list, words } from '../../words';
import { fieldOf, wind, type Seat, type View } from './position';

const RULES: Record<string, Record<string, string>> = {
  act: { trek: 'WR-16', gather: 'WR-17', raise: 'WR-18', drive: 'WR-19', pass: 'WR-15' },
  symbol: {
    tipi: 'WR-13', buffalo: 'WR-10', stone: 'WR-14', open_plains: 'WR-16', closed: 'WR-4', hungry: 'WR-14', fed: 'WR-13',
  }, // prettier-ignore
  number: {
    herd: 'WR-10', on_plain: 'WR-10', reserve: 'WR-18', stones: 'WR-14', open_plains: 'WR-24', depth: 'WR-3',
  }, // prettier-ignore
  row: { open_plains: 'WR-24', stones: 'WR-24' },
  word: { field: 'WR-4', herd_step: 'WR-10', supply_step: 'WR-13', act_step: 'WR-15' },
};

export function about([section = '', name = '', place = '']: string[], table: TableLike): Meaning | null {
  const rule = RULES[section]?.[name];
  if (!rule || !table.view) return null;
  const view = wind(table.view);
  if (fieldOf(view, place)) return { ...field(view, place, table), rule };
  const seat = view.seats[Number(place) - 1];
  if (section === 'number' && seat) return { ...figure(view, seat, name), rule };
  const mine = view.seats[table.seat - 1];
  const now = section === 'act' && mine ? act(view, mine, name) : step(view, mine, name);
  return { now, rule };
}

/** Who stands there and eats, what gathering gives, what entering costs. */
function field(view: View, name: string, table: TableLike): Omit<Meaning, 'rule'> {
  const found = fieldOf(view, name);
  const me = table.seat;
  const nameOf = (seat: number) => (seat === me ? words('you') : seatName(table, seat));
  const bySeat = <T>(values: T[] | undefined, tell: (value: T, seat: number) => Fact): Fact[] =>
    (values ?? []).flatMap((value, index) => (value ? tell(value, index + 1) : []));
  const now: Fact[] = [];
  if (found?.moved) now.push({ text: words('wr-about-moved', { count: found.moved }) });
  now.push(
    ...bySeat(found?.tipis, (count, seat) => ({
      art: `seat-${table.color(seat)}`,
      text: words('wr-about-tipis', { name: nameOf(seat), count, hungry: found?.hungry[seat - 1] ?? 0 }),
    })),
    ...bySeat(found?.gather, (stones, seat) => ({
      art: 'supply-stone',
      text: words('wr-about-gather', { name: nameOf(seat), mine: seat === me ? 'yes' : 'no', stones }),
    })),
  );
  const paying = me ? (found?.paying[me - 1] ?? []) : [];
  if (found?.open && view.seats[me - 1]?.on_plain) {
    const names = list(paying.filter((seat) => seat !== me).map(nameOf));
    const text = paying.length ? words('wr-about-enter', { count: paying.length - 1, names }) : words('wr-about-free');
    now.push({ text });
  }
  return { title: words('wr-now-field', { field: name, buffalo: found?.buffalo ?? 0 }), now };
}

function figure(view: View, seat: Seat, name: string): Omit<Meaning, 'rule'> {
  switch (name) {
    case 'on_plain':
      return {
        title: words('wr-on-plain'),
        now: [
          { art: 'mark-fed', text: words('wr-now-fed'), figure: seat.fed },
          { art: 'mark-hungry', text: words('wr-now-hungry'), figure: seat.hungry },
        ],
      };
    case 'reserve':
      return {
        title: words('wr-reserve'),
        now: [
          { text: words('wr-now-tipi'), figure: view.raise_cost },
          { art: 'supply-stone', text: words('wr-stones'), figure: seat.stones },
        ],
      };
    case 'stones':
      return { title: words('wr-stones'), now: [{ text: words('wr-now-gather'), change: seat.gather }] };
    default:
      return {
        title: words('wr-open-plains'),
        now: [
          { text: words('wr-on-plain'), figure: seat.on_plain },
          { text: words('wr-reserve'), figure: seat.reserve },
        ],
      };
  }
}

function act(view: View, mine: Seat, name: string): Fact[] {
  if (name === 'gather') return [{ text: words('wr-now-gather'), change: mine.gather }];
  if (name === 'raise')
    return [
      { text: words('wr-now-tipi'), figure: view.raise_cost },
      { art: 'supply-stone', text: words('wr-stones'), figure: mine.stones },
    ];
  return [];
}

function step(view: View, mine: Seat | undefined, name: string): Fact[] {
  if (name === 'open_plains' || name === 'buffalo') return [{ text: words('wr-now-herd'), figure: view.herd }];
  if (name === 'herd_step' && mine) return [{ text: words('wr-on-plain'), figure: mine.on_plain }];
  if (!mine || !['supply_step', 'hungry', 'fed'].includes(name)) return [];
  return [
    { art: 'mark-fed', text: words('wr-now-fed'), figure: mine.fed },
    { art: 'mark-hungry', text: words('wr-now-hungry'), figure: mine.hungry },
    { art: 'supply-stone', text: words('wr-stones'), figure: mine.stones },
  ];
}
