// A position of Dice Town: one viewer's knowledge.
import type { View as AnyView } from '../../game';
import type { Place, View } from './wire';

export type * from './wire';

export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const;
export const PLACES: readonly Place[] = ['mine', 'bank', 'store', 'saloon', 'sheriff', 'town-hall', 'doc'];

/** The shell knows no game: its views are of any. A board is shown only where there is a position. */
export const view = (plain: AnyView | null): View => plain as View;
