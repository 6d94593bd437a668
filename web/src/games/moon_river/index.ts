import type { Coach, Game } from '../../game';
import { gained } from '../../parts/log';
import { words } from '../../words';
import { about } from './about';
import './art';
import Board from './Board.svelte';
import Counted from './Counted.svelte';
import { good } from './good';
import { advice, chance, heading, hits, joins, places, sentence, unfit } from './sentences';
import { tallies } from './layout';
import { river, type Seat, type View } from './position';

// Which rules belong to a question.
const RULES: Record<string, string[]> = {
  pick: ['MR-12', 'MR-13', 'MR-16', 'MR-32'],
  build: ['MR-17', 'MR-18', 'MR-20', 'MR-22', 'MR-23', 'MR-35'],
  discard: ['MR-21'],
  dry: ['MR-25'],
  hire: ['MR-26', 'MR-27', 'MR-28', 'MR-29', 'MR-30', 'MR-31'],
  drive: ['MR-28'],
  swap: ['MR-29'],
  rustle: ['MR-27', 'MR-30'],
  bonus: ['MR-5', 'MR-37'],
  over: ['MR-36', 'MR-38', 'MR-39', 'MR-43', 'MR-44'],
};

// What somebody who plays for the first time may not see by himself.
const COACH: Record<string, Coach[]> = {
  pick: [{ at: '.market .part:last-child .column', note: 'number.back' }],
  build: [
    { at: '.own .store', note: 'number.storage' },
    { at: ".large [data-about='symbol bridge']", note: 'symbol.bridge' },
  ],
  hire: [{ at: '.saloon', note: 'number.stack' }],
};
/** The tally of the territory that is worth most, with its figures: where no cow stands in vain. */
function tally(view: View, seat: number): Coach[] {
  const mine = view.seats[seat - 1];
  if (!mine) return [];
  const [best] = tallies(mine)
    .map((one) => ({ ...one, points: mine.territories.find(({ cells }) => cells.includes(one.cell))?.points ?? 0 }))
    .filter(({ parcels, cows, points }) => points && points === parcels * cows)
    .toSorted((one, other) => other.points - one.points);
  if (!best) return [];
  const { parcels, cows, points, cell } = best;
  const text = words('mr-coach-tally', { parcels, cows, points });
  return [{ at: `.large [data-about='word territory ${seat} ${cell}']`, note: 'word.territory', text }];
}

const EXPERTS: Record<string, [partner: string, symbol: string]> = {
  gold_digger: ['gold-digger', 'gold'],
  trapper: ['trapper', 'beaver'],
  farmer: ['farmer', 'corn'],
};
/** What a row was counted from: "4 × 2 + 3 × 1" of territories, "2 × 5" of experts and their symbols. */
function counted(seat: Seat, row: string): string {
  const [partner, symbol] = EXPERTS[row] ?? [];
  const experts = Object.values(seat.cells).filter((cell) => partner && cell.partner === partner).length;
  if (symbol) return experts ? `${experts} × ${seat.sheet[symbol] ?? 0}` : '';
  return seat.territories
    .filter((one) => one.landscape === row && row !== 'corn' && one.cows > 0)
    .map((one) => `${one.cells.length} × ${one.cows}`)
    .join(' + ');
}

const game: Game = {
  Board,
  Counted,
  beside: true,
  about,
  sentence,
  chance,
  advice,
  heading,
  joins,
  places,
  hits,
  unfit,
  coach: (view, seat) => [...(COACH[river(view).phase] ?? []), ...tally(river(view), seat)],
  good,
  recap(lines, { you, words }) {
    const { land = 0, cows = 0 } = gained(lines, you);
    return words(cows < 0 ? 'mr-recap-lost' : 'mr-recap', { land, cows: Math.abs(cows) });
  },
  ended(view, words) {
    const { ended } = river(view);
    return ended && words(`mr-ended-${ended}`);
  },
  sheet(view, words) {
    const { seats, mode, scenario } = river(view);
    const rows = Object.keys(seats[0]?.sheet ?? {}).filter((key) => key !== 'scenario' || mode === 'legends');
    return {
      rows: rows.map((key) => ({
        key,
        label:
          key === 'scenario' && scenario ? words(`mr-scenario-${scenario}`) : words(`mr-row-${key.replace('_', '-')}`),
        values: seats.map((seat) => seat.sheet[key] ?? 0),
        detail: seats.map((seat) => counted(seat, key)),
      })),
    };
  },
  facts(view, words, _, you) {
    const { round, rounds, mode, scenario, seats } = river(view);
    const board = seats[you - 1]?.board;
    const facts: ReturnType<Game['facts']> = [
      round ? { text: words('mr-round-of', { round, rounds }), about: 'number round' } : words('mr-setup'),
      mode === 'camp'
        ? { text: words('mr-camp'), about: 'board camp', kept: true }
        : scenario
          ? { text: words(`mr-scenario-${scenario}`), about: `scenario ${scenario}`, kept: true }
          : words('mr-legends'),
    ];
    if (mode === 'legends' && board)
      facts.push({ text: words(`mr-board-${board}`), about: `board ${board}`, kept: true });
    return facts;
  },
  idle: ({ mode }) => (mode === 'camp' ? ['scenario'] : []),
  rules: (view) => RULES[river(view).phase] ?? [],
};
export default game;
