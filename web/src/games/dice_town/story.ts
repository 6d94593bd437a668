// The story of a round: house by house who was best, with what, what was done there and what it brought.
import type { Line } from '../../game';
import type { Change } from '../../wire';
import { PLACE_OF, verb } from './layout';
import { holdings } from './outcome';
import type { Place } from './position';

export interface Act {
  seat: number;
  verb: string;
  gains: Change[];
}
export interface House {
  place: Place;
  best: number; // 0: nobody
  dice: string; // those that count there
  tied: number[]; // who was equal, before the Sheriff decided
  closed: boolean;
  acts: Act[];
}
export interface Story {
  round: number;
  houses: House[];
}

/** The newest round whose houses were reached; the one before it stays until then. */
export function story(lines: readonly Line[]): Story | null {
  let told: Story | null = null;
  let closed = '';
  let act: Act | null = null;
  const reach = (place: Place): House => {
    if (!told || (place === 'mine' && told.houses.length > 1)) told = { round: (told?.round ?? 0) + 1, houses: [] };
    let house = told.houses.find((one) => one.place === place);
    if (!house) {
      house = { place, best: 0, dice: '', tied: [], closed: closed === place, acts: [] };
      told.houses.push(house);
    }
    return house;
  };
  for (const line of lines) {
    const word = verb(line.text);
    if (line.seat > 0 && (word === 'keep' || word === 'roll')) [act, closed] = [null, ''];
    if (word === 'close') closed = line.text.split(' ')[1] ?? '';
    const here = (told as Story | null)?.houses.at(-1);
    const place = PLACE_OF[word];
    const atOnce = place === 'doc' && here?.place === 'store'; // Doc's door of the Store
    if (line.seat > 0 && place && !atOnce) {
      act = { seat: line.seat, verb: word, gains: [] };
      reach(place).acts.push(act);
    }
    if (word === 'favour' && here) here.best = Number(line.text.split(' ')[1]);
    const doer = act?.seat;
    if (act) act.gains.push(...holdings(line.changes).filter((one) => one.seat === doer && one.what !== 'spirit'));
    for (const change of line.changes) {
      if (change.what === 'tied') {
        const house = reach(change.at as Place);
        if (!house.acts.length) house.tied.push(change.seat);
        house.dice ||= change.name;
      } else if (change.what === 'best') {
        const house = reach(change.at as Place);
        house.best = change.seat;
        house.dice = change.name;
      }
    }
  }
  return told;
}

/** What an act brought in the end: what was paid or played for it is not counted. */
export const brought = ({ gains }: Act): Change[] => {
  const sums = new Map<string, Change>();
  for (const change of gains) {
    const key = `${change.what} ${change.name}`;
    sums.set(key, { ...change, amount: (sums.get(key)?.amount ?? 0) + change.amount });
  }
  return [...sums.values()].filter((change) => change.amount > 0 && change.what !== 'badge');
};
