// A position of Moon River.
import type { View as AnyView } from '../../game';
import type { Printed, View } from './wire';

export type * from './wire';

/** The shell knows no game: its views are of any. A board is shown only where there is a position. */
export const river = (view: AnyView | null): View => view as View;

/** What is printed on a parcel, from its name: landscape, -cow or -2cow, -gold, -beaver or -2beaver, -skull or -circle;
 *  corn-5. */
export function printed(kind: string): Printed {
  const [first = '', ...rest] = kind.split('-');
  const bonus = first === 'bonus';
  const landscape = bonus ? (rest[0] ?? '') : first;
  return {
    kind,
    landscape,
    cow_symbols: rest.includes('2cow') ? 2 : rest.includes('cow') ? 1 : 0,
    gold: Number(rest.includes('gold')),
    beaver: rest.includes('2beaver') ? 2 : Number(rest.includes('beaver')),
    corn: landscape === 'corn' && !bonus ? Number(rest[0]) : 0,
    skull: rest.includes('skull'),
    circle: bonus || rest.includes('circle'),
  };
}
