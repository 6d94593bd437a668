// Dice Town with Wild West, in the browser.
import type { Coach, Game } from '../../game';
import { gained, signed } from '../../parts/log';
import { draw } from '../../parts/art';
import { about } from './about';
import Board from './Board.svelte';
import { figure, kind, title } from './cards';
import { good } from './good';
import { rolls } from './layout';
import { advice } from './options';
import { chance, heading, hits, joins, places, sentence } from './sentences';
import { view as viewOf, type Seat, type View } from './position';
import { list, type Words } from '../../words';

draw(
  import.meta.glob<string>(
    '../../art/{back-*,badge,cup*,deed,die-*,dollar,elixir,emblem-*,envelope,house-*,nugget,outlaw-*,ranch-card,river-card,spirit-*,street-sky}.svg',
    { query: '?raw', import: 'default', eager: true },
  ),
);

/** Which rules a question is about. */
const RULES: Record<string, string[]> = {
  before: ['DT-11', 'DT-12'],
  keep: ['DT-8', 'DT-9', 'DT-10'],
  bribe: ['DT-16', 'DT-17'],
  favour: ['DT-16', 'DT-17'],
  window: ['DT-34', 'DT-28'],
  'take card': ['DT-20'],
  'take stolen': ['DT-21'],
  'take discarded': ['DT-18', 'DT-20'],
  'take river': ['DT-18'],
  'put back': ['DT-18'],
  'take outlaw': ['DT-21'],
  'steal again': ['DT-21'],
  again: ['DT-22'],
  catch: ['DT-22'],
  visit: ['DT-26'],
  wire: ['DT-26', 'DT-27'],
  remedy: ['DT-26'],
  target: ['DT-28'],
  give: ['DT-28'],
  bless: ['DT-29'],
  ambush: ['DT-29'],
  close: ['DT-29'],
  tribe: ['DT-29'],
  over: ['DT-32', 'DT-33'],
};
const PLACE_RULES: Record<string, string> = {
  mine: 'DT-18',
  bank: 'DT-19',
  store: 'DT-20',
  saloon: 'DT-21',
  sheriff: 'DT-22',
  'town-hall': 'DT-23',
  doc: 'DT-25',
};

/** Before the houses come, dice are rolled; the Indian die already belongs to the town. */
const rolling = (view: View) => view.place === null && !['spirit', 'bless', 'ambush', 'close'].includes(view.phase);

// What somebody who plays for the first time may not see by himself.
const COACH: Record<string, Coach[]> = {
  keep: [{ at: '.me .hold', note: 'number.cash' }],
  act: [{ at: "[data-about='house mine']", note: 'number.street' }],
};

/** What a row was counted from, of a hand that is open. */
function counted({ outlaws, card_points: points }: View, seat: Seat, row: string, words: Words): string {
  const hand = seat.hand ?? [];
  switch (row) {
    case 'cash': {
      const rewards = seat.captured.map((number) => outlaws.cards[number - 1]?.reward ?? 0);
      const sum = [seat.cash, ...rewards].filter(Boolean).map((n) => words('dt-money', { n }));
      return sum.length ? words('dt-halved', { money: sum.join(' + ') }) : '';
    }
    case 'store':
      return list(
        hand
          .filter((card) => kind(card) === 'store' && (points[card] || ALIVE.includes(card)))
          .map((card) => title(card, words)),
      );
    case 'deeds':
      return [...hand, ...seat.wired]
        .filter((card) => kind(card) === 'deed')
        .map(figure)
        .join(' + ');
    case 'ranches':
      return seat.ranches ? words('dt-ranches-of', { count: seat.ranches }) : '';
    default:
      return '';
  }
}
const ALIVE = ['mule', 'dog']; // what they count depends on what else there is

export default {
  Board,
  about,
  sentence,
  chance,
  heading,
  joins,
  places,
  hits,
  coach: (view) => COACH[viewOf(view).phase] ?? [],
  good,
  recap(lines, { you, words }) {
    const { dollars = 0, nuggets = 0, hand = 0 } = gained(lines, you);
    return words('dt-recap', { dollars: signed(dollars), nuggets: signed(nuggets), cards: signed(hand) });
  },
  ended(view, words) {
    const { ended } = viewOf(view);
    return ended && words(`dt-ended-${ended}`);
  },
  advice(text, { you, names, view, words }) {
    return advice(text, { view: viewOf(view), seat: you, names, words });
  },
  sheet(plain, words) {
    const view = viewOf(plain);
    const { seats } = view;
    const rows = ['nuggets', 'cash', 'badge', 'store', 'deeds', 'ranches', 'total'].map((key) => ({
      key,
      label: words(`dt-sheet-${key}`),
      values: seats.map((seat) => seat.sheet[key] ?? 0),
      detail: seats.map((seat) => counted(view, seat, key, words)),
    }));
    return { rows };
  },
  opened: (plain, words) => viewOf(plain).seats.map((seat) => (seat.hand ?? []).map((card) => title(card, words))),
  facts(plain, words, lines) {
    const view = viewOf(plain);
    const { wild_west, indians, edition, second_action } = view.options;
    const { round } = view;
    const before = view.phase === 'before'; // the roll is still to come
    const last = view.last_roll === 'now';
    const now = view.over
      ? words('dt-facts-over', { round })
      : !rolling(view)
        ? words('dt-facts-town', { round })
        : last
          ? words('dt-facts-last', { round })
          : words('dt-facts-roll', { round, roll: Math.max(1, rolls(lines) + (before ? 1 : 0)) });
    return [
      { text: now, about: 'number round' },
      ...(wild_west ? [{ text: words('dt-facts-wild-west'), about: 'option wild_west' }] : []),
      ...(indians ? [{ text: words('dt-facts-indians'), about: 'option indians' }] : []),
      ...(edition === 2009 ? [{ text: words('dt-facts-2009'), about: 'option edition' }] : []),
      ...(second_action === 'may' ? [{ text: words('dt-facts-second'), about: 'option second_action' }] : []),
    ];
  },
  rules(plain) {
    const view = viewOf(plain);
    if (view.phase === 'act') return view.place ? [PLACE_RULES[view.place] ?? 'DT-14', 'DT-14'] : ['DT-14'];
    return RULES[view.phase] ?? ['DT-8'];
  },
  secrets: true,
} satisfies Game;
