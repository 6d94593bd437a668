// A game in a few words: what was best and worst in it for one seat, and its course in blocks.
import type { Analysis, Event } from '../wire';
import { signed } from '../parts/log';

export const EVEN = 3; // points of chance: less is not told apart from none

/** With its sign; empty: even. */
export const spoken = (points: number): string => (Math.abs(points) < EVEN ? '' : signed(points));

export interface Far {
  ply: number;
  points: number;
}

/** The best and the worst draw of a seat, what the others did that cost it most, and whether nobody gave away less. */
export function extremes(
  analysis: Analysis,
  seat: number,
): { best: Far | null; worst: Far | null; hit: Far | null; kindest: boolean } {
  const points = (event: Event) => Math.round((event.change[seat - 1] ?? 0) * 100);
  const far = (events: Event[], sign: 1 | -1): Far | null => {
    const most = events.toSorted((one, other) => sign * (points(other) - points(one)))[0];
    return most && sign * points(most) >= EVEN ? { ply: most.until, points: points(most) } : null;
  };
  const draws = analysis.chance === 'luck' ? analysis.events.filter((event) => event.kind === 'draw') : [];
  const others = analysis.events.filter((event) => event.kind === 'choice' && event.seat !== seat);
  const own = analysis.seats.map((book) => book.own);
  const lost = Math.round((own[seat - 1] ?? 0) * 100) <= -EVEN;
  return {
    best: far(draws, 1),
    worst: far(draws, -1),
    hit: far(others, -1),
    kindest: lost && own.every((one) => one <= (own[seat - 1] ?? 0)),
  };
}

const HEIGHTS = '▁▂▃▄▅▆▇█';

/** Chances as eight heights. */
export const blocks = (shares: readonly number[]): string =>
  shares.map((share) => HEIGHTS[Math.min(7, Math.floor(share * 8))]).join('');
