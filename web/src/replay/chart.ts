// Where everything on the chart stands: chances over time, and below it what chance and everybody's choices did.
import type { Analysis, Event } from '../wire';

export interface Place {
  x: number;
  y: number;
}

/** From ply 0 to the last one, between two edges. */
export function across(plies: number, left: number, right: number): (ply: number) => number {
  return (ply) => left + ((right - left) * ply) / Math.max(1, plies);
}

/** A seat's chance over time as one line; `until`: so far only. */
export function course(
  analysis: Analysis,
  seat: number,
  x: (ply: number) => number,
  y: (share: number) => number,
): Place[] {
  return analysis.chart.map((point) => ({ x: x(point.ply), y: y(point.shares[seat - 1] ?? 0) }));
}

export const line = (places: readonly Place[]): string =>
  places.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Names at the right end, none over another: each as near to its own place as there is room. */
export function apart(wanted: readonly number[], room: number, top: number, bottom: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  const found: number[] = [];
  let least = top;
  for (const { at, index } of order) {
    found[index] = Math.max(at, least);
    least = found[index] + room;
  }
  let most = bottom;
  for (const { index } of order.toReversed()) {
    found[index] = Math.min(found[index] as number, most);
    most = found[index] - room;
  }
  return found;
}

/** What a draw did to this seat. */
export interface Bar {
  ply: number;
  change: number;
}

export function draws(analysis: Analysis, seat: number): Bar[] {
  return analysis.events
    .filter((event) => event.kind === 'draw')
    .map((event) => ({ ply: event.until, change: event.change[seat - 1] ?? 0 }));
}

export const choices = (analysis: Analysis, seat: number): Event[] =>
  analysis.events.filter((event) => event.kind === 'choice' && event.seat === seat);
export const marked = (analysis: Analysis, seat: number): Event[] =>
  choices(analysis, seat).filter((event) => event.mark !== '');
export const others = (analysis: Analysis, seat: number): Event[] =>
  analysis.events.filter((event) => event.kind === 'choice' && event.seat !== seat && event.mark !== '');

const LOOKS = 3; // choices that are put once more

/** The costliest of a seat's marked choices for which a better one is known, in their order. */
export function asking(analysis: Analysis, seat: number): Event[] {
  return marked(analysis, seat)
    .filter((event) => event.better !== '')
    .sort((one, other) => other.cost - one.cost)
    .slice(0, LOOKS)
    .sort((one, other) => one.ply - other.ply);
}

const DECISIVE = 3;

/** The few events that moved the chance to win most, in their order. */
export function decisive(analysis: Analysis): Event[] {
  const weight = (event: Event) => Math.max(...event.change.map(Math.abs));
  return analysis.events
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, DECISIVE)
    .sort((one, other) => one.ply - other.ply);
}

/** Every so many: so that at most `most` of them are named. */
export function thinned<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}
