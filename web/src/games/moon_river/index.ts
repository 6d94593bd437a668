import type { Game } from '../../game';
import './art';
import Board from './Board.svelte';
import { advice, heading, sentence } from './sentences';
import { river } from './view';

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

const game: Game = {
  Board,
  sentence,
  advice,
  heading,
  sheet(view, words) {
    const { seats, mode, scenario } = river(view);
    const rows = Object.keys(seats[0]?.sheet ?? {}).filter((key) => key !== 'scenario' || mode === 'legends');
    return {
      rows: rows.map((key) => ({
        key,
        label:
          key === 'scenario' && scenario ? words(`mr-scenario-${scenario}`) : words(`mr-row-${key.replace(' ', '-')}`),
        values: seats.map((seat) => seat.sheet[key] ?? 0),
      })),
    };
  },
  facts(view, words) {
    const { round, rounds, mode, scenario } = river(view);
    return [
      round ? words('mr-round-of', { round, rounds }) : words('mr-setup'),
      mode === 'camp' ? words('mr-camp') : scenario ? words(`mr-scenario-${scenario}`) : words('mr-legends'),
    ];
  },
  rules: (view) => RULES[river(view).phase] ?? [],
};
export default game;
