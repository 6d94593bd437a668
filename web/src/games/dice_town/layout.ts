// What the pictures need and the view does not say outright: who stands where, hands in words, what was done.
import type { Line } from '../../game';
import { FACES, PLACES, type Place, type View } from './position';

/** Phones, upright and lying. */
export const NARROW = '(max-width: 760px), (max-height: 500px)';

/** The face that counts at a house; the Town Hall counts whole hands, Doc none. */
export const FACE_OF: Partial<Record<Place, string>> = { mine: '9', bank: '10', store: 'J', saloon: 'Q', sheriff: 'K' };

/** Where a verb is carried out. */
export const PLACE_OF: Record<string, Place> = {
  mine: 'mine',
  pan: 'mine',
  rob: 'bank',
  coach: 'bank',
  shop: 'store',
  doc: 'store',
  steal: 'saloon',
  recruit: 'saloon',
  badge: 'sheriff',
  hunt: 'sheriff',
  deeds: 'town-hall',
  deck: 'town-hall',
  elixir: 'doc',
  remedy: 'doc',
};

export const verb = (text: string): string => text.split(' ', 1)[0] ?? '';
export const rank = (face: string): number => (FACES as readonly string[]).indexOf(face);
export const count = (dice: readonly string[], face: string): number => dice.filter((die) => die === face).length;
export const rising = (dice: readonly string[]): string[] => [...dice].sort((a, b) => rank(a) - rank(b));

/** DT-9: one die is free, each further one costs a dollar, none costs one. */
export const price = (dice: number): number => (dice === 0 ? 1 : dice - 1);

export type HandKind = 'high' | 'pair' | 'pairs' | 'three' | 'straight' | 'full' | 'four' | 'five';
const KINDS: HandKind[] = ['high', 'pair', 'pairs', 'three', 'straight', 'full', 'four', 'five'];
export interface Hand {
  kind: HandKind;
  face: string; // of its largest group; the top of a straight
  key: number[]; // larger is better, number by number
}

/** A poker hand of one to five dice (DT-24); what is not there yet does not count. */
export function poker(dice: readonly string[]): Hand | null {
  if (dice.length === 0) return null;
  const groups = [...new Set(dice)]
    .map((face) => ({ rank: rank(face), size: count(dice, face) }))
    .sort((a, b) => b.size - a.size || b.rank - a.rank);
  const [first = { rank: 0, size: 1 }, second] = groups;
  const ranks = groups.map((group) => group.rank);
  let kind: HandKind = 'high';
  if (first.size >= 5) kind = 'five';
  else if (first.size === 4) kind = 'four';
  else if (first.size === 3) kind = second?.size === 2 ? 'full' : 'three';
  else if (first.size === 2) kind = second?.size === 2 ? 'pairs' : 'pair';
  else if (dice.length === 5 && Math.max(...ranks) - Math.min(...ranks) === 4) kind = 'straight';
  return { kind, face: FACES[first.rank] ?? '', key: [KINDS.indexOf(kind), ...ranks] };
}

/** A hand in figures, for small screens. */
export function figures(hand: Hand): string {
  const sizes: Partial<Record<HandKind, string>> = { pair: '2', three: '3', four: '4', five: '5' };
  const size = sizes[hand.kind];
  if (size) return `${size} ${hand.face}`;
  if (hand.kind === 'full') return '3+2';
  if (hand.kind === 'pairs') return '2+2';
  return hand.kind === 'straight' ? `…${hand.face}` : hand.face;
}

function higher(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (b[index] ?? -1) - (a[index] ?? -1);
    if (difference) return difference;
  }
  return 0;
}

export interface Standing {
  seat: number;
  figure: number; // how many dice of the face
  hand: Hand | null; // at the Town Hall
  from: number; // the figure without the dice that are only chosen
  place: number; // 1 is best; equals share it
  tied: boolean;
}

/** Who stands how at a house, best first; `more`: dice of a seat that are chosen but not yet kept. */
export function standing(view: View, place: Place, more?: { seat: number; dice: readonly string[] }): Standing[] {
  const face = FACE_OF[place];
  if (!face && place !== 'town-hall') return [];
  const rows = view.seats.map((seat, index) => {
    const dice = more?.seat === index + 1 ? [...seat.kept, ...more.dice] : seat.kept;
    const hand = face ? null : poker(dice);
    const figure = face ? count(dice, face) : dice.length;
    return {
      seat: index + 1,
      figure,
      hand,
      from: face ? count(seat.kept, face) : 0,
      key: face ? [figure] : (hand?.key ?? []),
    };
  });
  const best = rows.filter((row) => row.figure > 0).sort((a, b) => higher(a.key, b.key) || a.seat - b.seat);
  return best.map(({ key, ...row }) => ({
    ...row,
    place: 1 + best.filter((other) => higher(other.key, key) < 0).length,
    tied: best.some((other) => other.seat !== row.seat && higher(other.key, key) === 0),
  }));
}

export const FIRST_PHASE = ['roll', 'outlaw', 'load', 'keep'];

export interface Deed {
  seat: number;
  verb: string;
}

/** What was done at each house since the dice lay. */
export function done(lines: readonly Line[]): Partial<Record<Place, Deed[]>> {
  const found: Partial<Record<Place, Deed[]>> = {};
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index];
    if (!line || line.seat < 1) continue;
    const word = verb(line.text);
    if (FIRST_PHASE.includes(word)) break;
    const place = PLACE_OF[word];
    if (!place) continue;
    const deeds = (found[place] ??= []);
    if (!deeds.some((deed) => deed.seat === line.seat && deed.verb === word))
      deeds.unshift({ seat: line.seat, verb: word });
  }
  return found;
}

const FOLLOW = ['take', 'top', 'again', 'catch', 'wire', 'enough', 'target', 'give', 'play', 'pass'];

export interface Latest extends Deed {
  place: Place;
  dice: string[]; // rolled for it: a hunt
}

/** The deed that the last lines tell of: what somebody did at a house, with what came of it. */
export function latest(lines: readonly Line[]): Latest | null {
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index];
    if (!line || line.seat < 1) continue;
    const word = verb(line.text);
    const place = PLACE_OF[word];
    if (place)
      return { seat: line.seat, verb: word, place, dice: word === 'hunt' ? hunted(lines.slice(index + 1)) : [] };
    if (!FOLLOW.includes(word)) return null;
  }
  return null;
}

/** The dice of a hunt, one of them perhaps rolled anew. */
function hunted(lines: readonly Line[]): string[] {
  const dice: string[] = [];
  let anew = ''; // unless that is cancelled
  for (const { text } of lines) {
    const [word, face = ''] = text.split(' ');
    if (word === 'again') anew = face;
    if (word === 'die') dice.splice(anew ? dice.indexOf(anew) : dice.length, anew ? 1 : 0, face);
  }
  return dice;
}

/** The town as it was when this was done there, if its round or its house is over by now. */
export function scene(view: View, before: View | null, deed: Latest | null): View {
  if (!deed || !before || before.place === null || view.place === deed.place) return view;
  if (before.round === view.round) return { ...view, place: deed.place };
  const seats = view.seats.map((seat, index) => {
    const { kept, acted } = before.seats[index] ?? seat;
    return { ...seat, kept, acted };
  });
  return { ...view, place: deed.place, round: before.round, closed: before.closed, seats };
}

/** Has this house had its turn, is it its turn, or does it wait? */
export function stage(view: View, place: Place): 'before' | 'now' | 'done' {
  if (view.place === null) return 'before';
  const here = PLACES.indexOf(view.place);
  const there = PLACES.indexOf(place);
  return there < here ? 'done' : there === here ? 'now' : 'before';
}

/** The last verb before a line that was a player's own doing, or the Indian die: windows and chance are passed over.
 * It is what a die or a drawn card belongs to. */
export function cause(lines: readonly Line[], end: number): string {
  for (let index = end - 1; index >= 0; index--) {
    const line = lines[index];
    if (!line) continue;
    const word = verb(line.text);
    if (line.seat < 1 ? word === 'spirit' : !['pass', 'play', '...'].includes(word)) return word;
  }
  return '';
}

const verbAt = (lines: readonly Line[], index: number): string => verb(lines[index]?.text ?? '');

/** What begins at this line? A roll with the first that is told of it, an outlaw, a loaded die or dice kept, and with
 * the first roll the round. The last roll of a round often has nothing to tell. */
function begins(lines: readonly Line[], index: number): 'round' | 'roll' | 'town' | null {
  const word = verbAt(lines, index);
  const before = cause(lines, index);
  if (word === 'keep' || word === 'outlaw' || word === 'load') {
    let dice = false; // were dice rolled since the last ones were kept?
    for (let back = index - 1; back >= 0; back--) {
      const earlier = verbAt(lines, back);
      if (earlier === 'outlaw' || earlier === 'load') return null;
      if (earlier === 'keep') return dice || word !== 'keep' ? 'roll' : null;
      if (earlier === 'die') dice = true;
      else if (!['roll', 'pass', 'play', '...'].includes(earlier) && lines[back]?.seat) return 'round';
    }
    return 'round';
  }
  if (!FIRST_PHASE.includes(before) || ['roll', 'pass', 'play', 'die'].includes(word)) return null;
  if (word === '...') return ['die', 'keep'].includes(verbAt(lines, index - 1)) ? 'town' : null;
  return (lines[index]?.seat ?? 0) > 0 || word === 'spirit' ? 'town' : null;
}

/** The part of the game that begins at the line with this index: a round's first or later roll, or its town. */
export function chapter(lines: readonly Line[], index: number): { round: number; roll: number } | null {
  const what = begins(lines, index);
  if (!what) return null;
  let round = 0;
  let roll = 0; // 0: the town
  for (let other = 0; other <= index; other++) {
    const part = begins(lines, other);
    if (part === 'round') round += 1;
    if (part) roll = part === 'round' ? 1 : part === 'roll' ? roll + 1 : 0;
  }
  return { round, roll };
}

/** How often dice were rolled in the round that is going on. */
export function rolls(lines: readonly Line[]): number {
  let found = 0;
  for (let index = lines.length - 1; index >= 0; index--) {
    const word = verbAt(lines, index);
    if (word === 'die' && verbAt(lines, index - 1) !== 'die') found += 1;
    const own = (lines[index]?.seat ?? 0) > 0 && !['pass', 'play', '...'].includes(word);
    if (own && !FIRST_PHASE.includes(word)) break;
  }
  return found;
}

export interface Walk {
  art: string;
  from: string; // a house, or a seat and what it has: "3-cash"
  to: string;
  count: number;
}

/** What went from where to where between two positions: bills, nuggets, cards and deeds by their backs. */
export function walks(before: View, now: View): Walk[] {
  const goods = [
    { art: 'dollar', key: 'cash', home: 'bank', places: ['bank', 'coach'] },
    { art: 'nugget', key: 'nuggets', home: 'mine', places: ['mine'] },
    { art: 'back-store', key: 'cards', home: 'store', places: [] },
    { art: 'back-property', key: 'deeds', home: 'town-hall', places: [] },
  ] as const;
  return goods.flatMap(({ art, key, home, places }) => {
    const changes = [
      ...places.map((place) => ({ at: place, by: now[place] - before[place] })),
      ...now.seats.map((seat, index) => ({
        at: `${index + 1}-${key}`,
        by: seat[key] - (before.seats[index]?.[key] ?? seat[key]),
      })),
    ];
    const rest = changes.reduce((sum, change) => sum + change.by, 0); // of what nobody counts
    if (rest) changes.push({ at: home, by: -rest });
    const gains = changes.filter((change) => change.by > 0);
    const found: Walk[] = [];
    for (const loss of changes.filter((change) => change.by < 0)) {
      for (const gain of gains) {
        const count = Math.min(-loss.by, gain.by);
        if (count <= 0) continue;
        loss.by += count;
        gain.by -= count;
        if (loss.at !== gain.at) found.push({ art, from: loss.at, to: gain.at, count });
      }
    }
    return found;
  });
}
