// The log: each line as one sentence of the catalogue. Dice, windows and what only fills up again are left out.
import type { Line, Telling } from '../../game';
import { list } from '../../words';
import { figure, kind, text as effect, title } from './cards';
import { cause, chapter, price } from './layout';

type Sayer = (rest: string[], told: Told) => string | null;
interface Told extends Telling {
  line: Line;
  lines: readonly Line[];
  index: number;
  say: (id: string, args?: Record<string, string | number>) => string;
  whom: (seat: string) => { whom: string; whomMe: string };
}

const plain =
  (id: string): Sayer =>
  (_, told) =>
    told.say(id);
/** With or without the card that is announced with the action. */
const boosted =
  (id: string, boost: string): Sayer =>
  (rest, told) =>
    told.say(rest.length ? `${id}-${boost}` : id);
const carded =
  (id: string, hidden: string): Sayer =>
  ([card = '?'], told) =>
    card === '?' ? told.say(hidden) : told.say(id, { card: title(card, told.words) });

const SAYERS: Record<string, Sayer> = {
  sheriff: ([seat = ''], told) => {
    const number = Number(seat);
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
  mine: boosted('dt-log-mine', 'dynamite'),
  pan: plain('dt-log-pan'),
  rob: plain('dt-log-rob'),
  coach: plain('dt-log-coach'),
  shop: boosted('dt-log-shop', 'list'),
  doc: plain('dt-log-doc'),
  steal: ([seat = '', ...boosts], told) =>
    boosts.length
      ? told.say('dt-log-steal-with', {
          ...told.whom(seat),
          cards: list(boosts.map((card) => title(card, told.words))),
        })
      : told.say('dt-log-steal', told.whom(seat)),
  recruit: boosted('dt-log-recruit', 'desperado'),
  badge: plain('dt-log-badge'),
  hunt: plain('dt-log-hunt'),
  deeds: boosted('dt-log-deeds', 'surveyor'),
  deck: plain('dt-log-deck'),
  take: ([card = '?'], told) => {
    if (card === '?') return told.say('dt-log-take-hidden');
    if (kind(card) === 'outlaw') return told.say('dt-log-take-outlaw', { n: figure(card) });
    return told.say('dt-log-take', { card: title(card, told.words) });
  },
  top: ([card = '?'], told) => (card === '?' ? null : told.say('dt-log-put', { card: title(card, told.words) })),
  again: ([face = ''], told) => told.say('dt-log-again', { face }),
  catch: ([n = ''], told) => told.say('dt-log-catch', { n }),
  elixir: ([card = ''], told) =>
    card === 'top' ? told.say('dt-log-elixir-top') : told.say('dt-log-elixir', { card: title(card, told.words) }),
  wire: ([card = ''], told) => told.say('dt-log-wire', { n: figure(card) }),
  remedy: ([name = ''], told) => told.say('dt-log-remedy', { card: told.words(`dt-remedy-${name}`) }),
  target: ([seat = ''], told) => told.say('dt-log-target', told.whom(seat)),
  give: carded('dt-log-give', 'dt-log-give-hidden'),
  play: ([card = ''], told) => told.say('dt-log-play', { card: title(card, told.words) }),
  bless: ([from = '', to = ''], told) => told.say('dt-log-bless', { from, to }),
  ambush: ([seat = '', face = ''], told) => told.say('dt-log-ambush', { ...told.whom(seat), face }),
  close: ([place = ''], told) => told.say('dt-log-close', { house: told.words(`dt-house-${place}`) }),
  tribe: carded('dt-log-tribe', 'dt-log-tribe-hidden'),
  spirit: ([name = ''], told) => told.words('dt-log-spirit', { spirit: told.words(`dt-spirit-${name.split('.')[0]}`) }),
  die: ([face = '?'], told) => {
    const why = cause(told.lines, told.index);
    if (why === 'hunt' || why === 'again') return told.words('dt-log-hunt-die', { face });
    return why === 'ambush' ? told.words('dt-log-ambush-die', { face }) : null;
  },
  draw: ([copy = '?'], told) => drawn(copy.split('.')[0] ?? '?', told),
  '...': (_, told) => (sealed(told) ? told.say('dt-log-sealed') : null),
};

/** A card that chance turned up: of the river, at Doc's, or what somebody got from a deck. */
function drawn(card: string, told: Told): string | null {
  if (card === '?') return null;
  const why = cause(told.lines, told.index);
  if (kind(card) === 'river' && why === 'pan')
    return told.words('dt-log-river', { card: title(card, told.words), text: effect(card, told.words) });
  if (kind(card) === 'elixir') {
    const before = told.lines[told.index - 1]?.text;
    return before === 'elixir top' ? told.words('dt-log-elixir-drawn', { card: title(card, told.words) }) : null;
  }
  const property = kind(card) === 'deed' || kind(card) === 'ranch';
  if (property ? why === 'deck' : why === 'elixir' || why === 'remedy')
    return told.words('dt-log-drawn', { card: title(card, told.words) });
  return null;
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
  const args = { who: telling.names[line.seat - 1] ?? '', me: line.seat === telling.you ? 'yes' : 'no' };
  const told: Told = {
    ...telling,
    line,
    lines,
    index,
    say: (id, more) => telling.words(id, { ...args, ...more }),
    whom: (seat) => ({
      whom: telling.names[Number(seat) - 1] ?? '',
      whomMe: Number(seat) === telling.you ? 'yes' : 'no',
    }),
  };
  return SAYERS[word]?.(rest, told) ?? null;
}

/** A round begins with its dice; each further roll and the town have headings of their own. */
export function heading(line: Line, telling: Telling, lines: readonly Line[]): string | null {
  const begun = chapter(lines, lines.length - 1);
  if (!begun) return null;
  return begun.roll ? telling.words('dt-facts-roll', begun) : telling.words('dt-facts-town', { round: begun.round });
}
