// What src/corral/games/dice_town/view.py sends: one viewer's knowledge. `null` stands for what is not there.
import type { View as Plain } from '../../table.svelte';

export const FACES = ['9', '10', 'J', 'Q', 'K', 'A'] as const;
export const PLACES = ['mine', 'bank', 'store', 'saloon', 'sheriff', 'town-hall', 'doc'] as const;
export type Place = (typeof PLACES)[number];

export interface Offer {
  dollars: number;
  nuggets: number;
  card: string | null;
}

export interface Seat {
  cash: number;
  nuggets: number;
  sheriff: boolean;
  kept: string[];
  cup: string[]; // "?" for others
  loads: string[];
  cards: number;
  deeds: number;
  hand: string[] | null; // my own
  wired: string[];
  ranches: number;
  recruited: number[];
  captured: number[];
  acted: boolean;
  won: string[];
  pledge: ({ outlaws?: number[]; dice?: string[]; loads?: string[]; answers?: number } & Partial<Offer>) | null;
  answered: boolean | null;
  points: number | null;
  sheet: Record<string, number | null>;
}

export interface Outlaw {
  pair: string;
  wanted: string;
  reward: number;
}

export interface View {
  phase: string;
  asked: number[];
  over: boolean;
  options: { wild_west: boolean; indians: boolean; edition: number };
  round: number;
  place: Place | null;
  first: number | null;
  second: number | null;
  tied: number[];
  first_action: 'A' | 'B' | null;
  closed: Place | null;
  sheriff: number | null;
  mine: number;
  bank: number;
  coach: number;
  row: (string | null)[];
  decks: Record<'store' | 'property' | 'river' | 'outlaws' | 'elixirs', number>;
  discard: string[];
  table: string[];
  drawn: string[];
  river: { left: string[]; top: string[]; held: string[]; knower: number | null };
  outlaws: { cards: Outlaw[]; top: number | null; deck: number[]; wanted: number[] };
  elixirs: Record<'open' | 'used' | 'discard', string[]>;
  hunt: string[];
  spirit: { holder: number | null; bought: boolean; guard: number | null };
  box: string[];
  window: { card: string; answers: string | null; by: number; chain: number } | null;
  bribes: ({ seat: number } & Offer)[];
  street: { place: Place; order: number[][] }[];
  agenda: [string, number, number, number][];
  card_points: Record<string, number>;
  seats: Seat[];
}

export const view = (plain: Plain): View => plain as unknown as View;
