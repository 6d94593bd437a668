// What a pad comes to, by the browser's own counting, and what of it should be looked at again.
import * as dice_town from './dice_town';
import * as moon_river from './moon_river';
import { places, type Check, type Counted, type Pad } from './pad';
import * as wind_river from './wind_river';

export const games = { moon_river, dice_town, wind_river };

export function count(pad: Pad): Counted {
  const found = pad.seats.map((holder) =>
    pad.figures ? figures(pad, holder.facts) : games[pad.game].count(pad, holder),
  );
  const sheets = found.map(({ sheet }) => sheet);
  const ties = found.map(({ ties }) => ties);
  return { sheets, ties, places: places(sheets, ties) };
}

/** The faster mode: the facts are the rows themselves. */
function figures({ game }: Pad, facts: Record<string, string>) {
  const { ROWS, TIES } = games[game];
  const value = (row: string) => Number(facts[row] ?? 0);
  const sheet = Object.fromEntries(ROWS.map((row) => [row, value(row)]));
  const total = game === 'wind_river' ? value('open_plains') : Object.values(sheet).reduce((sum, one) => sum + one, 0);
  return { sheet: { ...sheet, total }, ties: Object.fromEntries(TIES.map((row) => [row, value(row)])) };
}

export function checks(pad: Pad, seat: number): Check[] {
  if (pad.figures || pad.game === 'wind_river') return [];
  return pad.game === 'moon_river' ? moon_river.checks(pad, seat) : dice_town.checks(pad);
}

/** Has anything been put down for a player? */
export const begun = (pad: Pad, seat: number): boolean => Object.keys(pad.seats[seat]?.facts ?? {}).length > 0;
