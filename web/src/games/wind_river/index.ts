import type { Game } from '../../game';
import { draw } from '../../parts/art';
import Board from './Board.svelte';
import { advice, heading, sentence } from './sentences';
import { wind, type View } from './view';

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

const game: Game = {
  Board,
  sentence,
  advice,
  heading,
  sheet(view, words) {
    const seats = wind(view).seats;
    const rows = ['stones', 'open plains'].map((key) => ({
      key,
      label: words(`wr-row-${key.replace(' ', '-')}`),
      values: seats.map((seat) => seat.sheet[key] ?? 0),
    }));
    return { rows };
  },
  facts(view, words) {
    const { seats, depth } = wind(view);
    const facts = [words('wr-players', { count: seats.length })];
    return depth === 6 ? facts : [...facts, words('wr-depth', { depth })];
  },
  rules: (view) => RULES[wind(view).phase],
};
export default game;
