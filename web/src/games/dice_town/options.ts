// A question as things to choose from. Every legal text belongs to exactly one option; none is made up here.
import { list, type Words } from '../../words';
import { drawing, figure, kind, text as effect, title, when } from './cards';
import { count, FACE_OF } from './layout';
import type { Place, View } from './position';

export interface Option {
  key: string; // the text without the cards announced with it
  title: string;
  text: string;
  art?: string; // a drawing
  figure?: number; // printed on it
  die?: string; // a face, in the place of a drawing
  seat?: number; // whom it names
  place?: Place; // which house it is about
  card?: string; // which card it takes or gives
  worth?: string; // its points, or when it is played
  texts: Record<string, string>; // by the cards announced with it, "" for none: the legal texts
}

export interface Asked {
  view: View;
  seat: number; // who is asked
  names: string[]; // by seat - 1
  words: Words;
}

type Shape = Omit<Option, 'key' | 'texts'>;

/** Cards that are announced together with an action. */
const BOOSTS = ['dynamite', 'shopping-list', 'cancan', 'whiskey', 'desperado', 'surveyor'];
const ANNOUNCED = /^(mine|shop|steal|recruit|deeds)\b/;

function split(text: string): { key: string; boosts: string[] } {
  const parts = text.split(' ');
  if (!ANNOUNCED.test(text)) return { key: text, boosts: [] };
  return {
    key: parts.filter((part) => !BOOSTS.includes(part)).join(' '),
    boosts: parts.filter((part) => BOOSTS.includes(part)),
  };
}

/** The legal texts, put together where they differ only by the cards announced with them. */
export function options(choices: readonly string[], asked: Asked): Option[] {
  const found = new Map<string, Option>();
  for (const text of choices) {
    const { key, boosts } = split(text);
    const option = found.get(key) ?? { key, texts: {}, ...shape(key, asked) };
    option.texts[boosts.join(' ')] = text;
    found.set(key, option);
  }
  return [...found.values()];
}

/** The cards that can be announced with an option. */
export const boosts = (option: Option): string[] => [
  ...new Set(Object.keys(option.texts).flatMap((cards) => (cards ? cards.split(' ') : []))),
];

/** The legal text of an option with the cards wanted: with just these if that is legal, else as near as can be. */
export function legal(option: Option, wanted: readonly string[]): string {
  const near = Object.keys(option.texts).map((cards) => {
    const list = cards ? cards.split(' ') : [];
    const extra = list.filter((card) => !wanted.includes(card)).length;
    const missing = wanted.filter((card) => boosts(option).includes(card) && !list.includes(card)).length;
    return { cards, distance: extra + missing };
  });
  near.sort((a, b) => a.distance - b.distance);
  return option.texts[near[0]?.cards ?? ''] ?? option.key;
}

function shape(text: string, asked: Asked): Shape {
  const { words, names } = asked;
  const [verb = '', rest = '', more = ''] = text.split(' ');
  switch (verb) {
    case 'take':
    case 'top':
    case 'give':
    case 'tribe':
    case 'wire':
    case 'play':
      return card(rest, asked);
    case 'catch':
      return card(`outlaw-${rest}`, asked);
    case 'elixir':
      return rest === 'top' ? { ...act('top', asked), art: 'elixir' } : card(rest, asked);
    case 'remedy':
      return { title: words(`dt-remedy-${rest}`), text: words(`dt-remedy-${rest}-text`), art: REMEDIES[rest] };
    case 'target':
    case 'favour':
      return person(Number(rest), asked);
    case 'steal':
      return { ...person(Number(rest), asked), place: 'saloon' };
    case 'close':
      return { title: words(`dt-house-${rest}`), text: '', art: `house-${rest}`, place: rest as Place };
    case 'again':
      return { title: words('dt-reroll-one', { face: rest }), text: '', die: rest };
    case 'bless':
      return rest === more
        ? { title: words('dt-turn-none', { face: rest }), text: '', die: more }
        : { title: words('dt-turn', { from: rest, to: more }), text: '', die: more };
    case 'ambush': {
      const own = Number(rest) === asked.seat;
      const title = own
        ? words('dt-reroll-own', { face: more })
        : words('dt-reroll', { who: names[Number(rest) - 1] ?? '', face: more });
      return { title, text: '', die: more, seat: Number(rest) };
    }
    case 'enough':
      return { title: words('dt-stop-wire'), text: '' };
    case 'pass':
      return { title: words(stopped(asked.view)), text: '' };
    case 'roll':
      return { title: words('dt-roll'), text: '' };
    default:
      return verb in ART ? act(verb, asked) : { title: text, text: '' };
  }
}

/** What is not done by who passes. */
function stopped(view: View): string {
  const steals = view.phase === 'steal again' || (view.phase === 'act' && view.place === 'saloon');
  return steals ? 'dt-stop-theft' : (STOPS[view.phase] ?? 'dt-pass');
}

const STOPS: Record<string, string> = {
  again: 'dt-stop-hunt',
  tribe: 'dt-keep-property',
};
const ART: Record<string, string> = {
  mine: 'nugget',
  pan: 'river-card',
  rob: 'dollar',
  coach: 'dollar',
  shop: 'back-store',
  doc: 'elixir',
  recruit: 'outlaw-1',
  badge: 'badge',
  hunt: 'outlaw-2',
  deeds: 'deed',
  deck: 'back-property',
  top: 'elixir',
};
const REMEDIES: Record<string, string> = { wire: 'deed', card: 'back-store', cash: 'dollar', gold: 'nugget' };

function act(verb: string, { view, seat, words }: Asked): Shape {
  const dice = view.seats[seat - 1]?.kept ?? [];
  const place = view.place ?? undefined;
  const face = place && FACE_OF[place];
  const top = view.outlaws.cards[(view.outlaws.top ?? 0) - 1];
  let n = face ? count(dice, face) : 0;
  if (verb === 'rob') n = view.bank;
  if (verb === 'deeds') n = Math.min(1 + count(dice, 'A'), view.row.filter(Boolean).length);
  const text = words(`dt-do-${verb}-text`, { n, face: top?.pair ?? '' });
  return { title: words(`dt-do-${verb}`), text, art: ART[verb], place };
}

function card(name: string, { view, words }: Asked): Shape {
  return {
    title: title(name, words),
    text: effect(name, words, view),
    art: drawing(name),
    figure: kind(name) === 'deed' ? figure(name) : undefined,
    card: name,
    worth: when(name, words, view),
  };
}

function person(number: number, { view, seat, names, words }: Asked): Shape {
  const found = view.seats[number - 1];
  const { cards = 0, deeds = 0, ranches = 0 } = found ?? {};
  return {
    title: number === seat ? words('dt-go-yourself') : (names[number - 1] ?? ''),
    text: words('dt-victim', { cards, deeds, ranches }),
    seat: number,
  };
}

/** What is asked, in one sentence. */
export function question({ view, seat, names, words }: Asked): string {
  const place = view.place ? words(`dt-house-${view.place}`) : '';
  const name = (number: number | null) => (number ? (names[number - 1] ?? '') : '');
  if (view.window) {
    const { card, first, chain, by, target } = view.window;
    const played = first ? title(first, words) : '';
    if (chain) return words('dt-ask-window-chain', { who: name(by), card: played });
    const hits = target === null ? 'none' : target === seat ? 'me' : 'other';
    return words(`dt-ask-window-${card}`, { who: name(by), card: played, hits, whom: name(target) });
  }
  switch (view.phase) {
    case 'favour':
      return words(view.first === null ? 'dt-ask-favour-first' : 'dt-ask-favour-second', {
        place,
        n: view.tied.length,
      });
    case 'target':
      return words('dt-ask-target', { card: title(view.table.at(-1) ?? 'gift', words) });
    case 'give':
      return words('dt-ask-give', { who: name(view.giving_to) });
    default:
      return words(`dt-ask-${view.phase.replaceAll(' ', '-')}`, { place, who: name(view.sheriff) });
  }
}

const WAITS: Record<string, string> = {
  before: 'before',
  keep: 'keep',
  bribe: 'bribe',
  favour: 'favour',
  act: 'act',
  'take card': 'shop',
  'take discarded': 'shop',
  'take stolen': 'theft',
  'steal again': 'theft',
  'take river': 'river',
  'put back': 'river',
  again: 'hunt',
  catch: 'hunt',
  visit: 'doc',
  wire: 'doc',
  remedy: 'doc',
  bless: 'spirit',
  ambush: 'spirit',
  close: 'spirit',
};

/** What the button says that gives this answer. */
export function confirm(option: Option, { view, seat, names, words }: Asked): string {
  const [verb = '', rest = ''] = option.key.split(' ');
  const who = names[Number(rest) - 1] ?? '';
  switch (verb) {
    case 'favour':
      return Number(rest) === seat ? words('dt-name-me') : words('dt-name', { who });
    case 'steal':
      return words('dt-rob-who', { who });
    case 'target':
      return words('dt-hit', { who });
    case 'take':
      return words(view.phase === 'take card' || view.phase === 'take stolen' ? 'dt-keep-card' : 'dt-take', {
        card: option.title,
      });
    case 'elixir':
    case 'remedy':
      return words('dt-take', { card: option.title });
    case 'top':
      return words('dt-put-card', { card: option.title });
    case 'give':
    case 'tribe':
      return words('dt-give-card', { card: option.title });
    case 'catch':
      return words('dt-catch', { n: rest });
    case 'wire':
      return words('dt-fence', { n: figure(rest) });
    case 'close':
      return words('dt-close', { house: option.title });
    default:
      return option.title;
  }
}

/** The option that a legal text belongs to. */
export const keyOf = (text: string): string => split(text).key;

/** A legal text as advice: what to do. */
export function advice(text: string, asked: Asked): string {
  const { words } = asked;
  const [verb = '', rest = '', ...more] = text.split(' ');
  const n = Number(rest);
  switch (verb) {
    case 'keep':
      return rest ? words('dt-keep', { dice: [rest, ...more].join(' ') }) : words('dt-keep-none');
    case 'outlaw':
      return words(more.length > 1 ? 'dt-lay-two' : 'dt-lay-one', { face: more[0] ?? '' });
    case 'load':
      return words('dt-advise-load', { face: rest });
    case 'offer':
      return n ? words('dt-advise-offer', { n }) : words('dt-offer-none');
    case 'nuggets':
      return words('dt-advise-nuggets', { n });
    case 'card':
      return words('dt-advise-card', { card: title(rest, words) });
    case 'seal':
      return words('dt-seal');
    case 'play':
      return words('dt-play', { card: title(rest, words) });
    default: {
      const cards = split(text).boosts;
      const [option] = options([text], asked);
      const act = option ? confirm(option, asked) : text;
      return cards.length
        ? words('dt-advise-with', { act, cards: list(cards.map((card) => title(card, words))) })
        : act;
    }
  }
}

/** What the table waits for, in one sentence. */
export function waiting({ view, seat, names, words }: Asked): string {
  if (view.over) return words('dt-wait-over');
  const place = view.place ? words(`dt-house-${view.place}`) : '';
  const who = names[(view.asked[0] ?? 0) - 1] ?? '';
  if (view.window) return words('dt-wait-window', { card: title(view.window.card, words) });
  if (view.seats[seat - 1]?.answered && view.asked.includes(seat)) return words('dt-wait-sent');
  if (view.asked.length === 0) return words('dt-wait-table');
  return words(`dt-wait-${WAITS[view.phase] ?? 'one'}`, { place, who });
}
