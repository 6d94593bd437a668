// Who has won, and why where points alone do not say it.
import { list, words } from '../words';
import { begun } from './count';
import { playerName } from './names';
import type { Counted, Pad } from './pad';

export interface Verdict {
  title: string;
  ties: { seats: number[]; bold: string; text: string }[];
}

const named = (pad: Pad, seats: number[]) =>
  list(seats.map((seat) => playerName(pad.seats[seat] ?? { name: '', color: '', facts: {} }, seat)));

/** Nobody has won before everybody has been counted. */
export const whole = (pad: Pad): boolean => pad.seats.every((_, seat) => begun(pad, seat));

export function verdict(pad: Pad, counted: Counted): Verdict {
  const points = (seat: number) => counted.sheets[seat]?.total ?? 0;
  const first = counted.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const unit = pad.game === 'wind_river' ? 'tipis' : 'points';
  const title = words(`score-wins-${unit}`, {
    names: named(pad, first),
    count: first.length,
    points: points(first[0] ?? 0),
  });
  const totals = [...new Set(counted.sheets.map((_, seat) => points(seat)))].sort((one, other) => other - one);
  const ties = totals
    .map((total) => counted.sheets.map((_, seat) => seat).filter((seat) => points(seat) === total))
    .filter((seats) => seats.length > 1)
    .map((seats) => ({
      seats,
      bold: words(`score-both-${unit}`, {
        names: named(pad, seats),
        count: seats.length,
        points: points(seats[0] ?? 0),
      }),
      text: decided(pad, counted, seats),
    }));
  return { title, ties };
}

/** The first figure in which they differ decides; who is equal in all shares the place. */
function decided(pad: Pad, counted: Counted, seats: number[]): string {
  const figure = (seat: number, name: string) => counted.ties[seat]?.[name] ?? 0;
  const names = Object.keys(counted.ties[seats[0] ?? 0] ?? {});
  const decides = names.find((name) => new Set(seats.map((seat) => figure(seat, name))).size > 1);
  if (!decides) return words(`score-shared-${pad.game.replace('_', '-')}`);
  if (decides === 'badge')
    return words('score-decides-badge', {
      name: named(
        pad,
        seats.filter((seat) => figure(seat, 'badge')),
      ),
    });
  const figures = seats
    .toSorted((one, other) => figure(other, decides) - figure(one, decides))
    .map((seat) => `${named(pad, [seat])} ${figure(seat, decides)}`);
  return words(`score-decides-${decides}`, { figures: figures.join(', ') });
}
