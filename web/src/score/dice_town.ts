// Dice Town on the pad: the sheet, and what the box cannot have. The server's scoring decides; this says the same
// without it (golden.test.ts).
import box from './box.json';
import type { SeatView, View } from '../wire';
import type { Check, Facts, Holder, Pad } from './pad';

export const ROWS = ['nuggets', 'cash', 'badge', 'store', 'deeds', 'ranches'];
export const TIES = ['badge', 'nuggets'];
export const CARDS = box.dice_town.cards as Record<string, { count: number; points: number; set: string }>;
/** The store cards that score, the least first; mule and dog by what else one has. */
export const SCORING = [
  ...Object.keys(CARDS)
    .filter((card) => CARDS[card]?.points)
    .sort((one, other) => (CARDS[one]?.points ?? 0) - (CARDS[other]?.points ?? 0)),
  'mule',
  'dog',
];
export const RANCHES = 10;
export const OUTLAWS = 12;

export const number = (facts: Facts, fact: string): number => Number(facts[fact] ?? 0);
export const list = (facts: Facts, fact: string): string[] => (facts[fact] ?? '').split(' ').filter(Boolean);
export const wild = (pad: Pad): boolean => pad.options.wild_west !== 'no';
export const gold = (pad: Pad): number => (wild(pad) && pad.seats.length > 2 ? 40 : 30);
export const bills = (pad: Pad): number => 8 * pad.seats.length + 3 + (wild(pad) ? 2 : 0);
export const deeds = (pad: Pad): number[] =>
  pad.options.edition === '2009' ? box.dice_town.deeds_2009 : box.dice_town.deeds;
/** Is this card in the box at all? */
export const inBox = (pad: Pad, card: string): boolean =>
  CARDS[card]?.set === 'base' || (wild(pad) && (CARDS[card]?.set !== 'indians' || pad.options.indians === 'yes'));

/** How many store cards are in the hand: as told, and no fewer than are named. */
export const hand = (facts: Facts): number => Math.max(number(facts, 'hand'), list(facts, 'cards').length);

/** The position with those cards in the hands that the pad names: which the others are, it does not know. */
export function named(pad: Pad, view: View): View {
  const seats = (view.seats as (SeatView & { hand: string[] | null })[]).map((seat, index) => {
    const known = list(pad.seats[index]?.facts ?? {}, 'cards');
    return { ...seat, hand: (seat.hand ?? []).filter((card) => card.startsWith('deed-') || known.includes(card)) };
  });
  return { ...view, seats };
}

export function worth(card: string, facts: Facts): number {
  if (card === 'mule') return hand(facts);
  if (card === 'dog') return 2 * number(facts, 'outlaws');
  return CARDS[card]?.points ?? 0;
}

export function count(_: Pad, { facts }: Holder): { sheet: Record<string, number>; ties: Record<string, number> } {
  const ranches = number(facts, 'ranches');
  const badge = facts.badge === 'yes';
  const sheet: Record<string, number> = {
    nuggets: number(facts, 'nuggets'),
    cash: Math.floor((number(facts, 'dollars') + number(facts, 'rewards')) / 2),
    badge: badge ? 5 : 0,
    store: list(facts, 'cards').reduce((sum, card) => sum + worth(card, facts), 0),
    deeds: list(facts, 'deeds').reduce((sum, value) => sum + Number(value), 0),
    ranches: (ranches * (ranches + 1)) / 2,
  };
  sheet.total = Object.values(sheet).reduce((sum, value) => sum + value, 0);
  return { sheet, ties: { badge: Number(badge), nuggets: number(facts, 'nuggets') } };
}

export function checks(pad: Pad): Check[] {
  const found: Check[] = [];
  const all = (fact: string) => pad.seats.reduce((sum, { facts }) => sum + number(facts, fact), 0);
  const limit = (id: string, there: number, most: number, shown = true) => {
    const fine = there <= most;
    if (shown || !fine) found.push({ id, args: { count: there, most }, ...(fine ? { fine } : {}) });
  };
  limit('nuggets', all('nuggets'), gold(pad));
  limit('dollars', all('dollars'), bills(pad));
  limit('ranches', all('ranches'), RANCHES, false);
  limit('outlaws', all('outlaws'), OUTLAWS, false);
  deeds(pad).forEach((most, index) => {
    const value = String(index + 1);
    const there = pad.seats.flatMap(({ facts }) => list(facts, 'deeds')).filter((one) => one === value).length;
    if (there > most) found.push({ id: 'deeds', args: { value, count: there, most } });
  });
  if (!pad.seats.some(({ facts }) => facts.badge === 'yes')) found.push({ id: 'badge', args: {} });
  for (const { name, facts } of pad.seats)
    if (number(facts, 'rewards') && !number(facts, 'outlaws')) found.push({ id: 'rewards', args: { name } });
  return found;
}
