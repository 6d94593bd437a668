// What a line changed, in words: who got or lost what, as the server tells it.
import type { Telling } from '../../game';
import type { Change } from '../../wire';
import { list, type Words } from '../../words';
import { figure, title } from './cards';
import { view as viewOf, type Outlaw } from './position';

/** What somebody has, as opposed to who stands where. */
const HOLDINGS = ['nuggets', 'dollars', 'card', 'deed', 'ranch', 'recruited', 'captured', 'badge', 'spirit'];
/** What can go from one to another. */
export const GOODS = ['nuggets', 'dollars', 'card', 'deed', 'ranch'];

export const holdings = (changes: readonly Change[]): Change[] =>
  changes.filter((change) => HOLDINGS.includes(change.what));

/** Changes of one kind together: two unseen cards are "2 unseen cards". */
function together(changes: readonly Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.what} ${change.name}`;
    const before = found.get(key)?.amount ?? 0;
    found.set(key, { ...change, amount: before + change.amount });
  }
  return [...found.values()].filter((change) => change.amount !== 0);
}

function good({ what, amount, name }: Change, words: Words, outlaws: readonly Outlaw[]): string {
  const n = Math.abs(amount);
  const outlaw = outlaws[Number(name) - 1];
  if (what === 'captured') return words('dt-goods-captured', { face: outlaw?.wanted ?? '', n: outlaw?.reward ?? 0 });
  if (what === 'recruited') return words('dt-goods-recruited', { face: outlaw?.pair ?? '' });
  if (what === 'deed' && name !== '?') return words('dt-goods-deed-known', { n: figure(name) });
  if (what === 'card' && name !== '?') return title(name, words);
  return words(`dt-goods-${what}`, { n });
}

/** "4 nuggets and $2"; what was lost is named without its sign. */
export function goods(changes: readonly Change[], words: Words, view: Telling['view']): string {
  const outlaws = view ? viewOf(view).outlaws.cards : [];
  return list(together(changes).map((change) => good(change, words, outlaws)));
}

/** What of a line its own sentence does not say. */
export function outcomes(changes: readonly Change[], telling: Telling): string[] {
  const { names, you, words, view } = telling;
  const who = (seat: number) => ({ who: names[seat - 1] ?? '', me: seat === you ? 'yes' : 'no' });
  const say = (id: string, seat: number, of: readonly Change[]) =>
    words(id, { ...who(seat), goods: goods(of, words, view) });
  const seats = [...new Set(changes.map((change) => change.seat))];
  const each = (what: string[], sign: number) =>
    seats.flatMap((seat) => {
      const of = changes.filter((one) => one.seat === seat && what.includes(one.what) && one.amount * sign > 0);
      return of.length ? [{ seat, of }] : [];
    });

  const played = each(['card'], -1).filter(({ of }) => of.every((one) => one.name !== '?'));
  const gains = each(GOODS, 1);
  const announced = gains.some(({ of }) => of.some((one) => one.what === 'card')) ? [] : played;
  const losses = each(GOODS, -1).filter(({ seat }) => !announced.some((one) => one.seat === seat));
  const [gain] = gains;
  const [loss] = losses;
  const alike = gain && loss && gains.length === 1 && losses.length === 1 && tally(gain.of) === tally(loss.of);
  return [
    ...announced.map(({ seat, of }) => say('dt-log-play', seat, of)),
    ...(alike
      ? [
          words('dt-log-got-from', {
            ...who(gain.seat),
            whom: names[loss.seat - 1] ?? '',
            whomMe: loss.seat === you ? 'yes' : 'no',
            goods: goods(gain.of.some((one) => one.name === '?') ? loss.of : gain.of, words, view),
          }),
        ]
      : [
          ...gains.map(({ seat, of }) => say('dt-log-got', seat, of)),
          ...losses.map(({ seat, of }) => say('dt-log-lost', seat, of)),
        ]),
    ...each(['recruited'], 1).map(({ seat, of }) => say('dt-log-recruit', seat, of)),
    ...each(['captured'], 1).map(({ seat, of }) => say('dt-log-catch', seat, of)),
    ...each(['badge'], 1).map(({ seat }) => words('dt-log-new-sheriff', who(seat))),
    ...each(['spirit'], 1).map(({ seat }) => words('dt-log-spirit-holder', who(seat))),
  ];
}

/** How much of what, whatever its name. */
function tally(changes: readonly Change[]): string {
  const sums = GOODS.map((what) =>
    changes.filter((change) => change.what === what).reduce((sum, change) => sum + Math.abs(change.amount), 0),
  );
  return sums.join();
}
