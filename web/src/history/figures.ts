// How shares and changes of chance are said: whole points, and below 3 "even".
import { language, words } from '../words';

const EVEN = 3; // points of chance: less is not told apart from nothing

export const points = (share: number): number => Math.round(share * 100);

/** A change with its sign, or the word for next to nothing. */
export function change(share: number): string {
  const value = points(share);
  if (Math.abs(value) < EVEN) return words('history-even');
  return value > 0 ? `+${value}` : `−${-value}`;
}

/** "" where it is next to nothing. */
export function tone(share: number): 'gain' | 'loss' | '' {
  const value = points(share);
  return Math.abs(value) < EVEN ? '' : value > 0 ? 'gain' : 'loss';
}

export const percent = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
