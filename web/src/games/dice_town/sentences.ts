// The log: each line as one sentence of the catalogue, and what else it changed as others. Windows in which nothing
// happened and what only fills up again are left out.
import type { Line, Telling } from '../../game';
import { drawnBy } from '../../lines';
import type { Change } from '../../wire';
import { list } from '../../words';
import { figure, kind, text as effect, title } from './cards';
import { cause, chapter, FACE_OF, FIRST_PHASE, PLACE_OF, price, rising, verb } from './layout';
import { GOODS, goods, holdings, outcomes } from './outcome';
import { PLACES, view as viewOf } from './position';

type Sayer = (rest: string[], told: Told) => string | null;
interface Told extends Telling {
  line: Line;
  lines: readonly Line[];
  index: number;
  rest: Change[]; // what is not told yet
  /** Takes changes of who acts out of the rest: those of these kinds, gained (or with -1 lost). */
  use: (kinds: string[], sign?: number) => Change[];
  say: (id: string, args?: Record<string, string | number>) => string;
  seat: (number: number) => { who: string; me: string };
  whom: (seat: string) => { whom: string; whomMe: string };
}

const plain =
  (id: string): Sayer =>
  (_, told) =>
    told.say(id);
/** With what it brings at once; with the card that is announced, what it brings comes later. */
const bringing =
  (id: string, kinds: string[], boost = ''): Sayer =>
  (rest, told) => {
    if (rest.length) {
      told.use(['card'], -1);
      return told.say(`${id}-${boost}`);
    }
    return told.say(id, { goods: goods(told.use(kinds), told.words, told.view) });
  };
/** The dice of this line and of those that it goes on with. */
function rolled(told: Told): string {
  const faces: string[] = [];
  for (let index = told.index; ; index--) {
    const line = told.lines[index];
    if (!line) break;
    faces.unshift(line.text.split(' ')[1] ?? '?');
    if (!joins(line, told.lines.slice(0, index + 1))) break;
  }
  return faces.join(' ');
}

const SAYERS: Record<string, Sayer> = {
  sheriff: ([seat = ''], told) => {
    const number = Number(seat);
    told.rest = [];
    return told.words('dt-log-sheriff', { who: told.names[number - 1] ?? '', me: number === told.you ? 'yes' : 'no' });
  },
  keep: (dice, told) =>
    dice.length
      ? told.say('dt-log-keep', { dice: dice.join(' '), price: price(dice.length) })
      : told.say('dt-log-keep-none'),
  outlaw: ([, ...dice], told) => told.say('dt-log-outlaw', { dice: dice.join(' ') }),
  load: ([face = ''], told) => told.say('dt-log-load', { face }),
  offer: ([n = '0'], told) => (n === '0' ? null : told.say('dt-log-offer', { n: Number(n) })),
  seal: (_, told) => (empty(told) ? told.say('dt-log-offer-none') : null),
  nuggets: ([n = '0'], told) => (n === '0' ? null : told.say('dt-log-offer-nuggets', { n: Number(n) })),
  card: ([card = ''], told) => told.say('dt-log-offer-card', { card: title(card, told.words) }),
  favour: ([seat = ''], told) =>
    Number(seat) === told.line.seat ? told.say('dt-log-favour-self') : told.say('dt-log-favour', told.whom(seat)),
  mine: bringing('dt-log-mine', ['nuggets'], 'dynamite'),
  pan: plain('dt-log-pan'),
  rob: bringing('dt-log-rob', ['dollars']),
  coach: bringing('dt-log-coach', ['dollars']),
  shop: bringing('dt-log-shop', [], 'list'),
  doc: plain('dt-log-doc'),
  steal: ([seat = '', ...boosts], told) => {
    if (boosts.length) told.use(['card'], -1);
    return boosts.length
      ? told.say('dt-log-steal-with', {
          ...told.whom(seat),
          cards: list(boosts.map((card) => title(card, told.words))),
        })
      : told.say('dt-log-steal', told.whom(seat));
  },
  recruit: bringing('dt-log-recruit', ['recruited'], 'desperado'),
  badge: (_, told) => {
    if (told.use(['badge']).length) return told.say('dt-log-badge');
    return told.say(sheriff(told) === told.line.seat ? 'dt-log-badge-kept' : 'dt-log-badge-wanted');
  },
  hunt: plain('dt-log-hunt'),
  deeds: bringing('dt-log-deeds', ['deed', 'ranch'], 'surveyor'),
  deck: plain('dt-log-deck'),
  take: ([card = '?'], told) => {
    if (cause(told.lines, told.index) === 'steal' || kind(card) === 'outlaw') return null; // from whom, and what for
    told.use(['card', 'deed']);
    if (card === '?') return told.say('dt-log-take-hidden');
    return told.say('dt-log-take', { card: title(card, told.words) });
  },
  top: ([card = '?'], told) => (card === '?' ? null : told.say('dt-log-put', { card: title(card, told.words) })),
  again: ([face = ''], told) => {
    told.use(['card'], -1);
    return told.say('dt-log-again', { face });
  },
  elixir: ([card = ''], told) =>
    card === 'top' ? told.say('dt-log-elixir-top') : told.say('dt-log-elixir', { card: title(card, told.words) }),
  wire: ([card = ''], told) => {
    told.use(['deed'], -1);
    return told.say('dt-log-wire', { n: figure(card) });
  },
  remedy: ([name = ''], told) => told.say('dt-log-remedy', { card: told.words(`dt-remedy-${name}`) }),
  target: ([seat = ''], told) => told.say('dt-log-target', told.whom(seat)),
  bless: ([from = '', to = ''], told) => told.say('dt-log-bless', { from, to }),
  ambush: ([seat = '', face = ''], told) => told.say('dt-log-ambush', { ...told.whom(seat), face }),
  close: ([place = ''], told) => told.say('dt-log-close', { house: told.words(`dt-house-${place}`) }),
  tribe: ([card = '?'], told) => {
    told.use(['deed', 'ranch'], -1);
    told.use(['spirit']);
    return card === '?' ? told.say('dt-log-tribe-hidden') : told.say('dt-log-tribe', { card: title(card, told.words) });
  },
  spirit: ([name = ''], told) => told.words('dt-log-spirit', { spirit: told.words(`dt-spirit-${name.split('.')[0]}`) }),
  die: ([face = '?'], told) => {
    const why = cause(told.lines, told.index);
    if (why === 'hunt') return told.words('dt-log-hunt-dice', { dice: rolled(told) });
    if (why === 'again' || why === 'ambush') return told.words('dt-log-new-die', { face });
    const open = told.line.changes.find((change) => change.what === 'dice');
    return open ? told.words('dt-log-last-roll', { ...told.seat(open.seat), dice: rolled(told) }) : null;
  },
  draw: ([copy = '?'], told) => drawn(copy.split('.')[0] ?? '?', told),
  '...': (_, told) => (sealed(told) ? told.say('dt-log-sealed') : null),
};

/** A card that chance turned up: of the river, at Doc's, or what somebody got from a deck. */
function drawn(card: string, told: Told): string | null {
  if (card === '?') return null;
  if (kind(card) === 'river' && cause(told.lines, told.index) === 'pan') {
    const named = told.words('dt-log-river', { card: title(card, told.words) });
    return told.rest.length ? named : `${named} ${effect(card, told.words)}`;
  }
  if (kind(card) === 'elixir') {
    const before = told.lines[told.index - 1]?.text;
    return before === 'elixir top' ? told.words('dt-log-elixir-drawn', { card: title(card, told.words) }) : null;
  }
  return null;
}

/** Who has the badge before this line. */
function sheriff({ lines, index }: Told): number {
  for (let back = index - 1; back >= 0; back--) {
    const found = lines[back]?.changes.find((change) => change.what === 'badge' && change.amount > 0);
    if (found) return found.seat;
  }
  return 0;
}

/** Neither dollars nor nuggets nor a card. */
function empty({ lines, index }: Told): boolean {
  return lines[index - 1]?.text === 'nuggets 0' && lines[index - 2]?.text === 'offer 0';
}

/** An offer is three secret lines of one seat; a window's secret answer is one. */
function sealed({ lines, index, line }: Told): boolean {
  const same = (back: number) => lines[index - back]?.seat === line.seat && lines[index - back]?.text === '...';
  let run = 0;
  while (same(run)) run += 1;
  return run > 0 && run % 3 === 0;
}

export function sentence(line: Line, telling: Telling, lines: readonly Line[] = [line]): string | null {
  const [word = '', ...rest] = line.text.split(' ');
  const index = lines.findLastIndex((other) => other.number === line.number);
  const seat = (number: number) => ({
    who: telling.names[number - 1] ?? '',
    me: number === telling.you ? 'yes' : 'no',
  });
  const told: Told = {
    ...telling,
    line,
    lines,
    index,
    rest: FIRST_PHASE.includes(word) ? [] : holdings(line.changes),
    use(kinds, sign = 1) {
      const used = this.rest.filter(
        (change) => change.seat === line.seat && kinds.includes(change.what) && change.amount * sign > 0,
      );
      this.rest = this.rest.filter((change) => !used.includes(change));
      return used;
    },
    seat,
    say: (id, more) => telling.words(id, { ...seat(line.seat), ...more }),
    whom: (seat) => ({
      whom: telling.names[Number(seat) - 1] ?? '',
      whomMe: Number(seat) === telling.you ? 'yes' : 'no',
    }),
  };
  const said = SAYERS[word]?.(rest, told) ?? null;
  return [said, ...outcomes(told.rest, telling)].filter(Boolean).join(' ') || null;
}

/** Who rolled which dice under the cup, and the cards that came from the decks; what nobody may know is left out. */
export function chance(draws: string[], { names, you, view, words }: Telling): string {
  const cups = (view ? viewOf(view).seats : []).map((seat) => seat.cup.length);
  const dice = drawnBy('die', draws).slice(-cups.reduce((sum, count) => sum + count, 0) || Infinity); // seat by seat, as they lie
  const rolls = cups.flatMap((count, index) => {
    const faces = dice.splice(0, count);
    if (!faces.length || faces.includes('?')) return [];
    const me = index + 1 === you ? 'yes' : 'no';
    return [words('dt-chance-dice', { who: names[index] ?? '', me, dice: rising(faces).join(' ') })];
  });
  const cards = drawnBy('draw', draws).filter((card) => card !== '?');
  return [
    ...rolls,
    ...(cards.length ? [words('dt-chance-cards', { cards: list(cards.map((card) => title(card, words))) })] : []),
  ].join(' ');
}

/** Dice rolled one after the other for the same: a hunt, or somebody's last roll. */
export function joins(line: Line, lines: readonly Line[]): boolean {
  const before = lines.at(-2);
  if (verb(line.text) !== 'die' || !before || verb(before.text) !== 'die') return false;
  const roller = (one: Line) => one.changes.find((change) => change.what === 'dice')?.seat;
  return roller(line) === roller(before);
}

/** The houses that a line is about: those of the dice kept, or where it happened. */
export function places(line: Line, lines: readonly Line[]): string[] {
  const [word = '', ...rest] = line.text.split(' ');
  if (word === 'keep') return PLACES.filter((place) => rest.includes(FACE_OF[place] ?? ''));
  if (word === 'close') return rest.slice(0, 1);
  const open = lines.slice(0, -1).findLast((one) => one.changes.some((change) => change.what === 'tied'));
  const tied = open?.changes.find((change) => change.what === 'tied')?.at;
  if (['favour', 'offer', 'nuggets', 'card', 'seal'].includes(word)) return tied ? [tied] : [];
  const place = PLACE_OF[word] ?? PLACE_OF[cause(lines, lines.length - 1)];
  return place ? [place] : [];
}

/** Somebody else's doing: goods or the badge are taken from me, a tie goes against me, a die of mine is rolled again. */
export function hits(line: Line, you: number, lines: readonly Line[]): boolean {
  const [word = '', named = ''] = line.text.split(' ');
  if (line.seat === you || FIRST_PHASE.includes(word)) return false;
  if (word === 'ambush') return Number(named) === you;
  if (word === 'favour') {
    const last = lines.slice(0, -1).findLast((one) => one.changes.some((change) => change.what === 'tied'));
    return Number(named) !== you && (last?.changes.some((one) => one.what === 'tied' && one.seat === you) ?? false);
  }
  const gained = (what: string) => line.changes.some((one) => one.what === what && one.amount > 0);
  return line.changes.some(
    ({ seat, what, amount }) =>
      seat === you && amount < 0 && (what === 'badge' || GOODS.includes(what)) && (what !== 'card' || gained('card')),
  );
}

/** A round begins with its dice; each further roll and the town have headings of their own. */
export function heading(line: Line, telling: Telling, lines: readonly Line[]): string | null {
  const begun = chapter(lines, lines.length - 1);
  if (!begun) return null;
  return begun.roll ? telling.words('dt-facts-roll', begun) : telling.words('dt-facts-town', { round: begun.round });
}
