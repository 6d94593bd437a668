// What things on a pad are called: the games' own words.
import { list, words } from '../words';
import { things, type Things } from './moon_river';
import type { Holder, Pad } from './pad';

export const playerName = (holder: Holder, seat: number): string =>
  holder.name || words('score-player', { seat: seat + 1 });

export function rowName(pad: Pad, row: string): string {
  const { scenario = 'timber', mode } = pad.options;
  if (row === 'total') return words('score-points');
  if (pad.game === 'moon_river') {
    if (row === 'scenario' && mode === 'legends') return words(`mr-scenario-${scenario}`);
    if (row === 'territory' || row === 'cows') return words(`score-tie-${row}`);
    return words(`mr-row-${row.replace('_', '-')}`);
  }
  return pad.game === 'dice_town' ? words(`score-row-${row}`) : words(`wr-row-${row.replace('_', '-')}`);
}

/** The drawing beside a row of the sheet. */
export function rowArt(pad: Pad, row: string): string | null {
  const arts: Record<string, string> =
    pad.game === 'moon_river'
      ? {
          ...Object.fromEntries(['desert', 'canyon', 'meadow', 'forest', 'farm'].map((l) => [l, `landscape-${l}`])),
          ...{ gold: 'gold', beaver: 'beaver', corn: 'corn-ear', gold_digger: 'partner-gold-digger' },
          ...{ trapper: 'partner-trapper', farmer: 'partner-farmer' },
        }
      : pad.game === 'dice_town'
        ? {
            nuggets: 'nugget',
            cash: 'dollar',
            badge: 'badge',
            store: 'store-card',
            deeds: 'deed',
            ranches: 'ranch-card',
          }
        : { open_plains: 'tipi-purple', stones: 'supply-stone' };
  return arts[row] ?? null;
}

/** Which rows a sheet has: those that can be anything. */
export function rowsOf(pad: Pad, all: string[]): string[] {
  if (pad.game === 'moon_river' && pad.options.mode !== 'legends') return all.filter((row) => row !== 'scenario');
  if (pad.game === 'dice_town' && pad.options.wild_west === 'no') return all.filter((row) => row !== 'ranches');
  return all;
}

/** "farm with cow and trapper" */
export function stampName(
  cell: Pick<Things, 'land' | 'corn' | 'gold' | 'beaver' | 'cows' | 'partner' | 'bonus'>,
): string {
  const land = cell.bonus
    ? words('score-bonus-land', { land: words(`mr-land-${cell.land}`) })
    : cell.land && words(`mr-land-${cell.land}`);
  const more = [
    cell.corn ? words('mr-thing-corn', { count: cell.corn }) : '',
    cell.gold ? words('mr-thing-gold') : '',
    cell.beaver ? words('mr-thing-beaver', { count: cell.beaver }) : '',
    cell.cows ? words('mr-thing-cow', { count: cell.cows }) : '',
    cell.partner ? words(`mr-partner-${cell.partner}`) : '',
  ].filter(Boolean);
  if (!land) return list(more);
  return more.length ? words('mr-parcel', { land, things: list(more) }) : land;
}

/** A cell as a screen reader says it. */
export function cellName(name: string, text: string | undefined): string {
  return text ? `${name}: ${stampName(things(text))}` : words('mr-cell-empty', { cell: name });
}
