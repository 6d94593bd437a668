// What the things of Moon River mean here and now. What they are say the notes.
import type { Fact, Meaning, TableLike } from '../../game';
import { list, words } from '../../words';
import { partnerName } from './names';
import { river, type Seat, type Territory, type View } from './position';

const SYMBOL: Record<string, string> = { 'gold-digger': 'gold', trapper: 'beaver', farmer: 'corn' };
const EXPERT: Record<string, string> = { gold: 'gold_digger', beaver: 'trapper', corn: 'farmer' };
const RULES: Record<string, Record<string, string>> = {
  landscape: { corn: 'MR-39' },
  symbol: {
    cow: 'MR-24', '2cow': 'MR-24', skull: 'MR-25', circle: 'MR-26', back: 'MR-16', bridge: 'MR-22', river: 'MR-40',
  }, // prettier-ignore
  partner: { cowboy: 'MR-28', desperado: 'MR-29', 'cattle-thief': 'MR-30' },
  scenario: { timber: 'MR-40', 'gold-rush': 'MR-41', outlaws: 'MR-41', city: 'MR-42' },
  row: {
    gold: 'MR-39', beaver: 'MR-39', corn: 'MR-39', gold_digger: 'MR-43', trapper: 'MR-43', farmer: 'MR-43',
    scenario: 'MR-40', total: 'MR-44',
  }, // prettier-ignore
  number: { round: 'MR-34', pile: 'MR-34', stack: 'MR-11', supply: 'MR-24', points: 'MR-45', cows: 'MR-36' },
  word: { territory: 'MR-38', ranchero: 'MR-16', storage: 'MR-20', bonus: 'MR-37', saloon: 'MR-11', column: 'MR-12' },
};
const ELSE: Record<string, string> = {
  landscape: 'MR-38', symbol: 'MR-39', partner: 'MR-43', board: 'MR-4', scenario: 'MR-40', row: 'MR-38', number: 'MR-45',
  word: 'MR-22',
}; // prettier-ignore

export function about([section = '', name = '', ...rest]: string[], table: TableLike): Meaning | null {
  const view = river(table.view);
  const mine = view.seats[(table.seat || 1) - 1];
  const rule = RULES[section]?.[name] ?? ELSE[section];
  if (!mine || !rule) return null;
  const asked = { view, mine, name, rest };
  return { now: [], rule, ...MEANINGS[section]?.(asked, table) };
}

interface Asked {
  view: View;
  mine: Seat; // my own seat; a spectator's is the first
  name: string;
  rest: string[];
}

const MEANINGS: Record<string, (asked: Asked, table: TableLike) => Partial<Meaning>> = {
  landscape: ({ mine, name }) => ({
    title: words(`mr-row-${name.replace('_', '-')}`),
    art: `landscape-${name}`,
    now:
      name === 'corn'
        ? [{ text: words('mr-have-corn', { count: mine.sheet.corn ?? 0 }), figure: mine.sheet.corn ?? 0 }]
        : of(mine, name).map((one) => ({ text: territory(one), figure: one.points })),
  }),

  symbol({ view, mine, name, rest: [first = '', which] }) {
    if (name === 'back') return back(view, Number(first), which === 'older' ? 'older' : 'newer');
    if (name === 'circle') {
      const waiting = view.saloon.flatMap((one) => (one ? partnerName(one) : []));
      return {
        art: 'circle',
        now: waiting.length ? [{ text: words('mr-now-saloon', { partners: list(waiting) }) }] : [],
      };
    }
    if (name === 'skull') return { art: 'skull', now: first ? drought(mine, first) : [] };
    if (name.endsWith('cow'))
      return {
        art: 'cow',
        now: [
          { text: words('mr-now-cows'), figure: mine.cows },
          { text: words('mr-now-supply'), figure: view.supply },
        ],
      };
    if (EXPERT[name])
      return { art: name === 'corn' ? 'corn-ear' : name, now: [have(mine, name, 1), ...experts(mine, name)] };
    return name === 'bridge' ? { art: 'bridge' } : {};
  },

  partner({ view, mine, name }, table) {
    const offer = view.turn?.seat === table.seat ? view.offers.find(({ partner }) => partner === name) : undefined;
    const symbol = SYMBOL[name];
    const now: Fact[] = [];
    if (symbol) now.push(have(mine, symbol, 0));
    else if (offer)
      now.push({ text: words(offer.lacks ? `mr-lacks-${offer.lacks}` : `mr-reach-${name}`, { count: offer.reach }) });
    else if (name === 'cowboy') now.push({ text: words('mr-now-cows'), figure: mine.cows });
    if (name !== 'cowboy') now.push({ art: 'partner-cowboy', text: words('mr-now-other-side') });
    return { art: `partner-${name}`, now };
  },

  board: ({ mine }) => ({
    now: [
      { text: words('mr-now-bridges'), figure: mine.bridges.length },
      { text: words('mr-now-stored'), figure: `${stored(mine)} / ${mine.fields}` },
    ],
  }),

  scenario: ({ mine }) => ({
    now: [
      { text: words('mr-now-group', { count: mine.scenario_group }), figure: mine.sheet.scenario ?? 0 },
      { text: words('mr-now-parcel'), change: mine.scenario_more },
    ],
  }),

  number({ view, mine, name, rest: [number] }) {
    const seat = number ? view.seats[Number(number) - 1] : mine;
    if (name === 'points' && seat)
      return {
        now: Object.entries(seat.sheet).flatMap(([row, figure]) =>
          row === 'total' || !figure ? [] : { text: words(`mr-row-${row.replace('_', '-')}`), figure },
        ),
      };
    if (name === 'cows' && seat) return { art: 'cow', now: [{ text: words('mr-now-supply'), figure: view.supply }] };
    if (name === 'stack' || name === 'round') return { now: [{ text: words('mr-now-pile'), figure: view.pile }] };
    return {};
  },

  word({ view, mine, name, rest: [number, cell] }) {
    const seat = number ? view.seats[Number(number) - 1] : mine;
    const found = name === 'territory' && seat?.territories.find(({ cells }) => cell && cells.includes(cell));
    if (found) return tally(found);
    if (name === 'storage' && seat)
      return { now: [{ text: words('mr-now-stored'), figure: `${stored(seat)} / ${seat.fields}` }] };
    if (name === 'saloon') return { now: [{ text: words('mr-now-stack'), figure: view.stack }] };
    if (name === 'column') return { now: [{ text: words('mr-now-pile'), figure: view.pile }] };
    return {};
  },
};

const stored = (seat: Seat) => seat.storage.filter((kind) => kind !== null).length;
const of = (seat: Seat, landscape: string) => seat.territories.filter((one) => one.landscape === landscape);
const territory = ({ landscape, cells, cows }: Territory) =>
  words('mr-now-territory', { land: words(`mr-row-${landscape.replace('_', '-')}`), parcels: cells.length, cows });

function tally(found: Territory): Partial<Meaning> {
  const { points, grown } = found;
  const more = (['parcel', 'cow', 'both'] as const).flatMap((thing) =>
    grown ? { text: words(`mr-now-${thing}`), figure: grown[thing], change: grown[thing] - points } : [],
  );
  return { title: territory(found), now: [{ text: words('mr-now-worth'), figure: points }, ...more] };
}

/** What a drought would cost in each territory that the skull may join. */
function drought(seat: Seat, landscape: string): Fact[] {
  const found = of(seat, landscape).flatMap((one) =>
    one.grown && one.cows
      ? {
          text: words('mr-now-with', { territory: territory(one) }),
          figure: one.grown.skull,
          change: one.grown.skull - one.points,
        }
      : [],
  );
  return [...found, { text: words(found.length ? 'mr-now-apart' : 'mr-now-no-cow') }];
}

/** So many of a resource, and what each of them brings besides its own point. */
function have(seat: Seat, symbol: string, each: number): Fact {
  const count = seat.sheet[symbol] ?? 0;
  return {
    art: symbol === 'corn' ? 'corn-ear' : symbol,
    text: words(`mr-have-${symbol}`, { count }),
    ...(each ? { figure: count } : { change: count }),
  };
}
function experts(seat: Seat, symbol: string): Fact[] {
  const expert = EXPERT[symbol] ?? '';
  const change = seat.sheet[expert] ?? 0;
  return change ? [{ text: words(`mr-row-${expert.replace('_', '-')}`), change }] : [];
}

/** Who acts before and after the parcel of this number. */
function back(view: View, number: number, which: 'older' | 'newer'): Partial<Meaning> {
  const backs = view.columns[which].flatMap((place) => place?.back ?? []);
  const at = backs.indexOf(number);
  const title = words('mr-now-number', { number });
  if (at < 0) return { title };
  const others = (key: string, found: number[]) =>
    found.length ? [{ text: words(key), figure: found.join(', ') }] : [];
  return {
    title,
    now: [
      { text: words('mr-now-acts'), figure: words('mr-now-place', { place: at + 1, count: backs.length }) },
      ...others('mr-now-before', backs.slice(0, at)),
      ...others('mr-now-after', backs.slice(at + 1)),
    ],
  };
}
