// Every card by the name that moves and views use: what it is called, what it does, when, and its drawing.
import type { Words } from '../../words';
import type { View } from './position';

const WHEN: Record<string, string> = {
  mule: 'end',
  dog: 'end',
  cancan: 'theft',
  whiskey: 'theft',
  'not-so-fast': 'played',
  surveyor: 'hall',
  dynamite: 'mine',
  'election-fraud': 'badge',
  accomplice: 'bank',
  hypochondria: 'doc',
  'shopping-list': 'store',
  'hold-up': 'once',
  gift: 'once',
  swindler: 'once',
  'loaded-die': 'roll',
  'two-revolvers': 'hunt',
  insurance: 'robbed',
  desperado: 'recruit',
  'smoke-signal': 'night',
};
const RIVER = /^(gold-\d|star|purse-\d|discovery|coupon|nothing)$/;
const ELIXIRS = ['barbed-wire', 'sample-case', 'hat-round', 'gold-fever', 'land-lottery'];

export type Kind = 'store' | 'deed' | 'ranch' | 'river' | 'elixir' | 'outlaw';

export function kind(card: string): Kind {
  if (card.startsWith('deed')) return 'deed';
  if (card.startsWith('outlaw-')) return 'outlaw';
  if (card === 'ranch') return 'ranch';
  if (RIVER.test(card)) return 'river';
  return ELIXIRS.includes(card) ? 'elixir' : 'store';
}

/** What it is called in the notes. */
export function thing(card: string): string {
  switch (kind(card)) {
    case 'deed':
    case 'ranch':
      return `property ${card}`;
    case 'outlaw':
      return `outlaw ${figure(card)}`;
    case 'store':
      return `card ${card}`;
    default:
      return `${kind(card)} ${card}`;
  }
}

/** The number in "deed-4", "outlaw-7", "gold-3"; 0 if there is none. */
export const figure = (card: string): number => Number(/-(\d+)$/.exec(card)?.[1] ?? 0);

export function title(card: string, words: Words): string {
  switch (kind(card)) {
    case 'deed':
      return words('dt-deed', { n: figure(card) });
    case 'ranch':
      return words('dt-ranch');
    case 'outlaw':
      return words('dt-outlaw', { n: figure(card) });
    case 'river':
      return words(`dt-river-${card}`);
    case 'elixir':
      return words(`dt-elixir-${card}`);
    case 'store':
      return words(`dt-card-${card}`);
  }
}

export function text(card: string, words: Words, view?: View): string {
  switch (kind(card)) {
    case 'deed':
      return words('dt-text-deed');
    case 'ranch':
      return words('dt-text-ranch');
    case 'outlaw': {
      const outlaw = view?.outlaws.cards[figure(card) - 1];
      return outlaw ? words('dt-text-outlaw', { pair: outlaw.pair, face: outlaw.wanted, reward: outlaw.reward }) : '';
    }
    case 'river':
      return words(`dt-river-${card}-text`);
    case 'elixir':
      return words(`dt-elixir-${card}-text`);
    case 'store':
      return words(`dt-text-${card}`);
  }
}

/** When it is played, or what it is worth. */
export function when(card: string, words: Words, view: View): string {
  if (kind(card) === 'deed') return words('dt-points', { n: figure(card) });
  const points = view.card_points[card];
  if (points) return words('dt-points', { n: points });
  const moment = WHEN[card];
  return moment ? words(`dt-when-${moment}`) : '';
}

export function drawing(card: string): string {
  switch (kind(card)) {
    case 'deed':
      return 'deed';
    case 'ranch':
      return 'ranch-card';
    case 'outlaw':
      return outlaw(figure(card));
    case 'river':
      return 'river-card';
    case 'elixir':
      return 'elixir';
    case 'store':
      return `emblem-${card}`;
  }
}

export const outlaw = (number: number): string => `outlaw-${number}`;

/** Equal cards once, with their number, in the order in which they come. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
