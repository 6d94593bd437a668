// What the things of Dice Town mean here and now. What they are say the notes.
import type { Fact, Meaning, TableLike } from '../../game';
import { seatName } from '../../parts/log';
import { list, words } from '../../words';
import { drawing, figure } from './cards';
import { count, FACE_OF } from './layout';
import { view as viewOf, type Place, type Seat, type View } from './position';

const RULES: Record<string, Record<string, string>> = {
  house: {
    mine: 'DT-18', bank: 'DT-19', store: 'DT-20', saloon: 'DT-21', sheriff: 'DT-22', 'town-hall': 'DT-23', doc: 'DT-25',
  }, // prettier-ignore
  number: {
    round: 'DT-31',
    points: 'DT-33',
    ranches: 'DT-33',
    property: 'DT-31',
    mine: 'DT-31',
    kept: 'DT-9',
    coach: 'DT-9',
  },
  word: { sheriff: 'DT-16', wired: 'DT-27', village: 'DT-29', hand: 'DT-8' },
  card: { 'not-so-fast': 'DT-34' },
  option: { indians: 'DT-29', edition: 'DT-26', second_action: 'DT-14' },
};
const ELSE: Record<string, string> = {
  face: 'DT-13', card: 'DT-28', river: 'DT-18', elixir: 'DT-26', remedy: 'DT-26', outlaw: 'DT-22', spirit: 'DT-29',
  property: 'DT-33', number: 'DT-33', word: 'DT-8', option: 'DT-1', house: 'DT-14', row: 'DT-32',
}; // prettier-ignore
const ART: Record<string, string> = {
  cash: 'dollar', nuggets: 'nugget', cards: 'back-store', deeds: 'back-property', ranches: 'ranch-card',
}; // prettier-ignore

export function about([section = '', name = '', number = '']: string[], table: TableLike): Meaning | null {
  const rule = RULES[section]?.[name] ?? ELSE[section];
  if (!rule) return null;
  const view = viewOf(table.view);
  const mine = view.seats[table.seat - 1];
  const seat = number ? view.seats[Number(number) - 1] : mine;
  return { now: [], rule, ...MEANINGS[section]?.({ view, mine, seat, name }, table) };
}

interface Asked {
  view: View;
  mine?: Seat;
  seat?: Seat; // whose thing it is; mine, if it is nobody's
  name: string;
}

const MEANINGS: Record<string, (asked: Asked, table: TableLike) => Partial<Meaning>> = {
  house({ view, mine, name }, table) {
    const face = FACE_OF[name as Place];
    const best = view.street.find(({ place }) => place === name)?.order[0] ?? [];
    const names = list(best.map((seat) => (seat === table.seat ? words('you') : seatName(table, seat))));
    const now: Fact[] = best.length ? [{ text: words('dt-now-leads'), figure: names }] : [];
    if (face && mine) now.push({ text: words('dt-now-kept', { face }), figure: count(mine.kept, face) });
    return { art: `house-${name}`, now: [...stock(view, name as Place), ...now] };
  },

  face: ({ mine, name }) => ({
    art: `die-${name.toLowerCase()}`,
    now: mine ? [{ text: words('dt-now-kept', { face: name }), figure: count(mine.kept, name) }] : [],
  }),

  card({ view, name }) {
    const points = view.card_points[name];
    return { art: drawing(name), now: points ? [{ text: words('dt-now-points'), figure: points }] : [] };
  },
  river: ({ name }) => ({ art: drawing(name) }),
  elixir: () => ({ art: 'elixir' }),
  outlaw: ({ name }) => ({ art: `outlaw-${name}` }),
  spirit: ({ name }) => ({ art: `spirit-${name}` }),

  property({ mine, name }) {
    if (name !== 'ranch') return { art: 'deed', now: [{ text: words('dt-now-points'), figure: figure(name) }] };
    return {
      art: 'ranch-card',
      now: mine
        ? [
            { text: words('dt-now-ranches'), figure: mine.ranches },
            { text: words('dt-now-points'), figure: mine.sheet.ranches ?? 0 },
          ]
        : [],
    };
  },

  number({ view, seat, name }) {
    if (name === 'round')
      return {
        now: [
          { art: 'nugget', text: words('dt-now-mine'), figure: view.mine },
          { art: 'back-property', text: words('dt-now-deck'), figure: view.decks.property },
        ],
      };
    if (!seat) return {};
    if (name === 'points')
      return {
        title: words('dt-points-now'),
        now: Object.entries(seat.sheet).flatMap(([row, value]) =>
          row === 'total' || !value ? [] : { text: words(`dt-sheet-${row}`), figure: value },
        ),
      };
    const art = ART[name];
    if (!art) return {};
    const points = seat.sheet[name === 'cards' ? 'store' : name];
    return {
      art,
      title: words(`dt-${name}`),
      now: points === null || points === undefined ? [] : [{ text: words('dt-now-points'), figure: points }],
    };
  },
};

/** What lies at a house. */
function stock({ mine, bank, coach, decks, options, outlaws, row, elixirs }: View, place: Place): Fact[] {
  const west = options.wild_west;
  switch (place) {
    case 'mine':
      return [{ art: 'nugget', text: words('dt-now-mine'), figure: mine }];
    case 'bank':
      return [
        { art: 'dollar', text: words('dt-now-bank'), figure: words('dt-money', { n: bank }) },
        { art: 'dollar', text: words('dt-now-coach'), figure: words('dt-money', { n: coach }) },
      ];
    case 'store':
      return [{ art: 'back-store', text: words('dt-now-deck'), figure: decks.store }];
    case 'saloon':
      return west ? [{ text: words('dt-now-outlaws'), figure: decks.outlaws }] : [];
    case 'sheriff':
      return west ? [{ text: words('dt-now-wanted'), figure: outlaws.wanted.length }] : [];
    case 'town-hall':
      return [
        { text: words('dt-now-row'), figure: row.filter(Boolean).length },
        { art: 'back-property', text: words('dt-now-deck'), figure: decks.property },
      ];
    case 'doc':
      return elixirs.open.length ? [{ art: 'elixir', text: words('dt-now-elixirs'), figure: elixirs.open.length }] : [];
  }
}
