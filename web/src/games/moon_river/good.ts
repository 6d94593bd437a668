// What is good at a question of Moon River, with figures of this position. What it comes to is the server's: what a
// territory would be worth with one thing more, what a hire would bring.
import type { TableLike } from '../../game';
import type { Words } from '../../words';
import { beside } from './layout';
import { parcelName, partnerName } from './names';
import { printed, river, type Printed, type Seat, type Territory } from './position';

/** Something that would make a territory worth more. */
interface Growth {
  land: Territory;
  after: number;
  parcel?: Printed; // by which parcel
}

export function good(table: TableLike, words: Words): string | null {
  const view = river(table.view);
  const mine = view.seats[table.seat - 1];
  const moves = table.choices.map((text) => text.split(' '));
  if (!mine) return null;
  switch (view.phase) {
    case 'pick':
      return grows(
        moves.flatMap(([verb, place]) => {
          const parcel = verb === 'pick' && view.columns.newer[Number(place) - 1];
          return parcel ? mine.territories.map((land) => grown(land, parcel)) : [];
        }),
        words,
      );
    case 'build':
      return grows(
        moves.flatMap(([verb, first, second, cell = '', other = '']) =>
          verb === 'build' ? [...joined(mine, Number(first), cell), ...joined(mine, Number(second), other)] : [],
        ),
        words,
      );
    case 'hire': {
      const best = view.offers.toSorted((one, other) => other.gain - one.gain)[0];
      if (!best || best.gain <= 0) return null;
      return words('mr-good-hire', { partner: partnerName(best.partner), gain: best.gain });
    }
    case 'drive':
      return grows(
        moves.flatMap(([verb, from = '', to = '']) => {
          const land = mine.territories.find(({ cells }) => cells.includes(to) && !cells.includes(from));
          const spare = (mine.cells[from]?.cows ?? 0) > 1; // it counts nothing where it stands
          return verb === 'drive' && spare && land?.grown && !mine.cells[to]?.cows
            ? [{ land, after: land.grown.cow }]
            : [];
        }),
        words,
      );
    default:
      return null;
  }
}

/** The stored parcel of this field, laid on a cell: with the territories that it joins there. */
function joined(mine: Seat, field: number, cell: string): Growth[] {
  const kind = mine.storage[field - 1];
  if (!kind) return [];
  const near = [0, 1, 2, 3].map((way) => beside(cell, way, ROWS));
  return mine.territories
    .filter(({ cells }) => near.some((one) => one && cells.includes(one)))
    .map((land) => grown(land, printed(kind)));
}
const ROWS = 10; // of the highest ranch

/** What a parcel makes of a territory of its landscape. */
function grown(land: Territory, parcel: Printed): Growth {
  const { points, grown } = land;
  if (!grown || parcel.landscape !== land.landscape) return { land, after: points };
  return { land, parcel, after: parcel.skull ? grown.skull : parcel.cow_symbols ? grown.both : grown.parcel };
}

/** The growth that brings most, in words; null: none brings anything. */
function grows(found: Growth[], words: Words): string | null {
  const gain = ({ land, after }: Growth) => after - land.points;
  const best = found.filter((one) => gain(one) > 0).toSorted((one, other) => gain(other) - gain(one))[0];
  if (!best) return null;
  const { landscape, points } = best.land;
  const figures = { land: words(`mr-land-${landscape}`), before: points, after: best.after };
  if (!best.parcel) return words('mr-good-cow', figures);
  return words('mr-good-parcel', { parcel: parcelName(best.parcel), ...figures });
}
