// What a ledger's lanes are. Where chance decides no more than who begins there is no luck to speak of: that amount is
// the seat's.
import type { Analysis } from '../wire';

export type Lane = 'luck' | 'own' | 'others' | 'revision';
export const LANES: readonly Lane[] = ['luck', 'own', 'others', 'revision'];

/** Of this game. */
export const lanesOf = (analysis: Analysis): readonly Lane[] =>
  analysis.chance === 'luck' ? LANES : LANES.filter((lane) => lane !== 'luck');
