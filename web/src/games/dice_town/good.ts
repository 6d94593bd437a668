// What is good at a question of Dice Town, with figures of this position.
import type { TableLike } from '../../game';
import { seatName } from '../../parts/log';
import type { Words } from '../../words';
import { title } from './cards';
import { count, FACE_OF } from './layout';
import { FACES, PLACES, view as viewOf, type View } from './position';

export function good(table: TableLike, words: Words): string | null {
  const view = viewOf(table.view);
  const mine = view.seats[table.seat - 1];
  if (!mine) return null;
  const money = (n: number) => words('dt-money', { n });
  switch (view.phase) {
    case 'keep':
      return best(view, table.seat, words);
    case 'bribe': {
      const rivals = view.tied.filter((seat) => seat !== table.seat).map((seat) => view.seats[seat - 1]?.cash ?? 0);
      if (!rivals.length) return null;
      return words('dt-good-bribe', { mine: money(mine.cash), most: money(Math.max(...rivals)) });
    }
    case 'act': {
      const { first, second, place, bank, coach } = view;
      if (second === null || second === table.seat || first !== table.seat) return null;
      const name = seatName(table, second);
      return place === 'bank'
        ? words('dt-good-bank', { name, bank: money(bank), coach: money(coach) })
        : words('dt-good-act', { name });
    }
    case 'take card':
    case 'take stolen': {
      const points = (card: string) => view.card_points[card] ?? 0;
      const cards = table.choices.flatMap((text) => (text.startsWith('take ') ? text.slice('take '.length) : []));
      const [card] = cards.toSorted((one, other) => points(other) - points(one));
      return card && points(card) ? words('dt-good-card', { card: title(card, words), points: points(card) }) : null;
    }
    default:
      return null;
  }
}

/** The face of which I have most, against what the others keep of it. */
function best(view: View, seat: number, words: Words): string | null {
  const mine = view.seats[seat - 1];
  const dice = [...(mine?.kept ?? []), ...(mine?.cup ?? [])];
  const others = view.seats.filter((_, index) => index !== seat - 1);
  const found = FACES.map((face) => ({
    face,
    n: count(dice, face),
    most: Math.max(0, ...others.map(({ kept }) => count(kept, face))),
  }));
  const [lead] = found
    .filter(({ face, n, most }) => n > 1 && n > most && houseOf(face))
    .toSorted((one, other) => other.n - other.most - (one.n - one.most));
  if (!lead) return null;
  const place = houseOf(lead.face) ?? 'mine';
  return words('dt-good-keep', { ...lead, house: words(`dt-house-${place}`) });
}
const houseOf = (face: string) => PLACES.find((place) => FACE_OF[place] === face);
