// Dice Town with Wild West, in the browser.
import type { Game } from '../../game';
import { draw } from '../../parts/art';
import Board from './Board.svelte';
import { rolls } from './layout';
import { advice } from './options';
import { heading, sentence } from './sentences';
import { view as viewOf, type View } from './view';

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

export default {
  Board,
  sentence,
  heading,
  advice(text, { you, names, view, words }) {
    return advice(text, { view: viewOf(view ?? {}), seat: you, names, words });
  },
  sheet(plain, words) {
    const { seats } = viewOf(plain);
    const rows = ['nuggets', 'cash', 'badge', 'store', 'deeds', 'ranches', 'total'].map((key) => ({
      key,
      label: words(`dt-sheet-${key}`),
      values: seats.map((seat) => seat.sheet[key] ?? 0),
    }));
    return { rows };
  },
  facts(plain, words, lines) {
    const view = viewOf(plain);
    const { wild_west, indians, edition } = view.options;
    const { round } = view;
    const before = view.phase === 'before'; // the roll is still to come
    const last = before && view.agenda[0]?.[1] === 1;
    const now = view.over
      ? words('dt-facts-over', { round })
      : !rolling(view)
        ? words('dt-facts-town', { round })
        : last
          ? words('dt-facts-last', { round })
          : words('dt-facts-roll', { round, roll: Math.max(1, rolls(lines) + (before ? 1 : 0)) });
    return [
      now,
      ...(wild_west ? [words('dt-facts-wild-west')] : []),
      ...(indians ? [words('dt-facts-indians')] : []),
      ...(edition === 2009 ? [words('dt-facts-2009')] : []),
    ];
  },
  rules(plain) {
    const view = viewOf(plain);
    if (view.phase === 'act') return view.place ? [PLACE_RULES[view.place] ?? 'DT-14', 'DT-14'] : ['DT-14'];
    return RULES[view.phase] ?? ['DT-8'];
  },
  secrets: true,
} satisfies Game;
