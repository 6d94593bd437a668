import type { Coach, Game } from '../../game';
import { gained, signed } from '../../parts/log';
import { draw } from '../../parts/art';
import { about } from './about';
import Board from './Board.svelte';
import { good } from './good';
import { advice, heading, hits, joins, places, sentence } from './sentences';
import { wind, type View } from './position';

draw(
  import.meta.glob<string>(
    [
      '../../art/{plain,plain-grass,plain-closed,edge-mountains,edge-open-plains,buffalo-piece,buffalo-moved}.svg',
      '../../art/{tipi-*,mark-fed,mark-hungry,ring-hungry,supply-stone,marker-open-plains}.svg',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

const RULES: Record<View['phase'], string[]> = {
  lot: ['WR-8'],
  place: ['WR-8', 'WR-4'],
  herd: ['WR-9', 'WR-10', 'WR-11', 'WR-12', 'WR-13'],
  supply: ['WR-13', 'WR-14'],
  act: ['WR-15', 'WR-16', 'WR-17', 'WR-18', 'WR-19'],
  over: ['WR-23', 'WR-24'],
};

// What somebody who plays for the first time may not see by himself.
const COACH: Record<string, Coach[]> = {
  place: [{ at: ".own [data-about^='number on_plain']", note: 'number.on_plain' }],
  herd: [
    { at: '.own .stones', note: 'number.stones' },
    { at: ".plain [data-field='out']", note: 'symbol.open_plains' },
  ],
  act: [{ at: '.own .plains', note: 'number.open_plains' }],
};

const game: Game = {
  Board,
  beside: true,
  about,
  sentence,
  advice,
  heading,
  joins,
  places,
  hits,
  coach: (view) => COACH[wind(view).phase] ?? [],
  good,
  recap(lines, { you, words }) {
    const { stones = 0, plains = 0, tipi = 0 } = gained(lines, you);
    if (!stones && !plains && !tipi) return null;
    return words('wr-recap', { stones: signed(stones), tipis: signed(tipi), plains: signed(plains) });
  },
  ended(view, words) {
    const { ended } = wind(view);
    return ended && words(`wr-ended-${ended}`);
  },
  sheet(view, words) {
    const seats = wind(view).seats;
    const rows = ['stones', 'open_plains'].map((key) => ({
      key,
      label: words(`wr-row-${key.replace('_', '-')}`),
      values: seats.map((seat) => seat.sheet[key] ?? 0),
    }));
    return { rows };
  },
  facts(view, words) {
    const { seats, depth } = wind(view);
    const facts = [words('wr-players', { count: seats.length })];
    return depth === 6 ? facts : [...facts, { text: words('wr-depth', { depth }), about: 'option depth' }];
  },
  counts: 'tipis',
  rules: (view) => RULES[wind(view).phase],
};
export default game;
