// A better move, as it is drawn on a ranch beside what was played.
import type { Better } from '../../game';
import { printed, river, type Printed } from './position';

export interface Beside {
  cells: { cell: string; parcel?: Printed }[];
  played: string[];
  text: string;
  said: string; // of what was played
}

/** What of it belongs on this seat's ranch; null: nothing. */
export function beside(better: Better | null, seat: number): Beside | null {
  if (!better) return null;
  const on = (text: string) => {
    const [verb, ...rest] = text.split(' ');
    const whose = verb === 'rustle' ? Number(rest[0]) : better.seat;
    return whose === seat ? rest.filter((word) => /^[a-e]\d+$/.test(word)) : [];
  };
  const [verb, ...rest] = better.move.split(' ');
  const stored = (field = '') => printed(river(better.before).seats[seat - 1]?.storage[Number(field) - 1] ?? 'desert');
  const parcels =
    verb === 'build' ? [stored(rest[0]), stored(rest[1])] : verb === 'bonus' ? [printed(`bonus-${rest[1]}`)] : [];
  const cells = on(better.move).map((cell, index) => ({ cell, parcel: parcels[index] }));
  const played = on(better.played);
  return cells.length || played.length ? { cells, played, text: better.text, said: better.said } : null;
}
