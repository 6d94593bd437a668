import { describe, expect, it } from 'vitest';
import type { Line, TableLike } from '../../game';
import elixirs from '../../../../src/corral/games/dice_town/elixirs.csv?raw';
import river from '../../../../src/corral/games/dice_town/river.csv?raw';
import store from '../../../../src/corral/games/dice_town/store.csv?raw';
import type { Words } from '../../words';
import goldenText from './golden.json?raw';
import { drawing, text, title, when } from './cards';
import { good } from './good';
import { chapter, done, figures, latest, poker, price, rolls, scene, stage, standing, walks } from './layout';
import { advice, boosts, confirm, legal, options, question, waiting } from './options';
import { chance, heading, sentence } from './sentences';
import { speaker } from './spoken';
import { PLACES, type Seat, type View } from './position';

// made by the rules: tests/contract/shown.py
const golden = JSON.parse(goldenText) as {
  prices: number[];
  streets: { kept: string[][]; order: Record<string, number[][]> }[];
};

const catalogues = import.meta.glob<string>('../../words/*/dice_town.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const LANGUAGES = ['en', 'de', 'nl', 'fr'];

const speak = (language: string) => speaker(catalogues[`../../words/${language}/dice_town.ftl`] ?? '');
const english = speak('en');
const names = ['You', 'Bob', 'Cleo'];

function seat(some: Partial<Seat> = {}): Seat {
  return {
    cash: 8,
    nuggets: 0,
    sheriff: false,
    kept: [],
    cup: [],
    loads: [],
    cards: 0,
    deeds: 0,
    hand: null,
    barred: [],
    wired: [],
    ranches: 0,
    recruited: [],
    captured: [],
    acted: false,
    won: [],
    pledge: null,
    answered: null,
    points: null,
    sheet: {},
    ...some,
  };
}

function position(some: Partial<View> = {}): View {
  return {
    phase: 'keep',
    asked: [1, 2, 3],
    over: false,
    ended: null,
    options: { wild_west: true, indians: true, edition: 2018, second_action: 'must' },
    round: 1,
    place: null,
    first: null,
    second: null,
    tied: [],
    first_action: null,
    closed: null,
    last_roll: null,
    sheriff: 2,
    mine: 40,
    bank: 3,
    coach: 2,
    row: ['deed-1', 'ranch', null],
    decks: { store: 30, property: 27, river: 12, outlaws: 9, elixirs: 5 },
    discard: [],
    table: [],
    drawn: [],
    river: { left: [], top: [], held: [], knower: null },
    outlaws: {
      cards: Array<View['outlaws']['cards'][number]>(12).fill({ pair: 'J', wanted: 'A', reward: 4 }),
      top: 1,
      deck: [],
      wanted: [],
    },
    elixirs: { open: [], used: [], discard: [] },
    hunt: [],
    spirit: { holder: null, bought: false, guard: null },
    box: [],
    window: null,
    bribes: [],
    street: [],
    giving_to: null,
    card_points: { horse: 8 },
    seats: [seat(), seat(), seat()],
    ...some,
  };
}

describe('cards', () => {
  const names = (csv: string) =>
    csv
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split(',', 1)[0] as string);
  const drawings = import.meta.glob('../../art/*.svg');
  const all = [...names(store), ...names(river), ...names(elixirs), 'deed-3', 'ranch', 'outlaw-12'];

  it.each(LANGUAGES)('have a name and a sentence in %s, and a drawing', (language) => {
    expect(names(store)).toHaveLength(27);
    const words = speak(language);
    for (const card of all) {
      expect(title(card, words)).not.toBe('');
      expect(text(card, words, position())).not.toBe('');
      expect(drawings).toHaveProperty([`../../art/${drawing(card)}.svg`]);
    }
  });

  it('of the store say when they are played or what they are worth', () => {
    const view = position({
      card_points: { spurs: 1, hat: 2, boots: 3, saddle: 4, colt: 5, horse: 8, cattle: 7, winchester: 6 },
    });
    for (const card of names(store)) expect(when(card, english, view), card).not.toBe('');
    expect(when('horse', english, view)).toBe('8 points');
    expect(when('deed-4', english, view)).toBe('4 points');
  });
});

describe('the street', () => {
  const seats = [
    seat({ kept: ['9', '9', 'K', 'K', 'A'] }),
    seat({ kept: ['9', 'J', 'J', 'J', 'K'] }),
    seat({ kept: ['9', '9', 'Q'] }),
  ];

  it('ranks by dice of the face, equals together', () => {
    const rows = standing(position({ seats }), 'mine');
    expect(rows.map(({ seat, figure, place, tied }) => [seat, figure, place, tied])).toEqual([
      [1, 2, 1, true],
      [3, 2, 1, true],
      [2, 1, 3, false],
    ]);
    expect(standing(position({ seats }), 'bank')).toEqual([]);
  });

  it('counts the dice that are only chosen', () => {
    const rows = standing(position({ seats }), 'mine', { seat: 3, dice: ['9'] });
    expect(rows[0]).toMatchObject({ seat: 3, figure: 3, from: 2, place: 1, tied: false });
  });

  it('ranks hands at the Town Hall', () => {
    const rows = standing(position({ seats }), 'town-hall');
    expect(rows.map((row) => [row.seat, row.hand?.kind, row.hand?.face])).toEqual([
      [2, 'three', 'J'],
      [1, 'pairs', 'K'],
      [3, 'pair', '9'],
    ]);
  });

  it('knows every hand, and the better of two alike', () => {
    const kinds = [
      '9 9 9 9 9',
      '9 9 9 9 A',
      '9 9 9 A A',
      '9 10 J Q K',
      '10 J Q K A',
      '9 9 9 K A',
      '9 9 K K A',
      '9 9 J K A',
      '9 10 J Q A',
    ];
    expect(kinds.map((dice) => poker(dice.split(' '))?.kind)).toEqual([
      'five', 'four', 'full', 'straight', 'straight', 'three', 'pairs', 'pair', 'high',
    ]); // prettier-ignore
    const better = standing(
      position({ seats: [seat({ kept: ['9', '10', 'J', 'Q', 'K'] }), seat({ kept: ['10', 'J', 'Q', 'K', 'A'] })] }),
      'town-hall',
    );
    expect(better.map((row) => row.seat)).toEqual([2, 1]);
    expect(kinds.map((dice) => figures(poker(dice.split(' '))!))).toEqual([
      '5 9',
      '4 9',
      '3+2',
      '…K',
      '…A',
      '3 9',
      '2+2',
      '2 9',
      'A',
    ]);
    expect(poker([])).toBeNull();
  });

  it('prices dice as DT-9 says', () => {
    expect([0, 1, 2, 5].map(price)).toEqual([1, 0, 1, 4]);
  });

  it('shows what was done since the dice lay', () => {
    const lines = told(
      '1 rob',
      '1 keep 9',
      '2 keep A',
      '2 mine',
      '1 pan',
      'n draw nothing.1',
      '3 steal 1',
      '3 steal 2',
    );
    expect(done(lines)).toEqual({
      mine: [
        { seat: 2, verb: 'mine' },
        { seat: 1, verb: 'pan' },
      ],
      saloon: [{ seat: 3, verb: 'steal' }],
    });
    expect(stage(position({ place: 'saloon' }), 'mine')).toBe('done');
    expect(stage(position({ place: 'saloon' }), 'saloon')).toBe('now');
    expect(stage(position(), 'mine')).toBe('before');
  });
});

/** Lines as the table folds them. */
function told(...texts: string[]): Line[] {
  return texts.map((whole, index) => {
    const [who = '', ...rest] = whole.split(' ');
    return { number: index + 1, seat: who === 'n' ? 0 : Number(who), text: rest.join(' '), changes: [] };
  });
}

describe('what is shown of the others', () => {
  const told = (...lines: string[]): Line[] =>
    lines.map((whole, index) => {
      const [who = '', ...rest] = whole.split(' ');
      return { number: index + 1, seat: who === 'n' ? 0 : Number(who), text: rest.join(' '), changes: [] };
    });

  it('is the last deed, with the dice of a hunt', () => {
    const hunt = told('1 badge', '2 hunt', 'n die K', 'n die 9', '2 pass', '2 catch 4');
    expect(latest(hunt)).toEqual({ seat: 2, verb: 'hunt', place: 'sheriff', dice: ['K', '9'] });
    const again = told('2 hunt', 'n die K', 'n die 9', '2 again K', 'n die A');
    expect(latest(again)?.dice).toEqual(['A', '9']);
    expect(latest(told('2 deck', 'n draw ?'))).toEqual({ seat: 2, verb: 'deck', place: 'town-hall', dice: [] });
  });

  it('is nothing once a tie or new dice are asked about', () => {
    expect(latest(told('2 mine', '3 ...'))).toBe(null);
    expect(latest(told('2 mine', '1 favour 2'))).toBe(null);
    expect(latest(told('2 deck', '1 keep K'))).toBe(null);
  });

  it('is seen in its own round', () => {
    const before = position({
      round: 1,
      place: 'town-hall',
      seats: [seat({ kept: ['K'], acted: true }), seat(), seat()],
    });
    const now = position({ round: 2, seats: [seat({ cash: 3 }), seat(), seat()] });
    const deed = latest(told('2 deck'));
    const shown = scene(now, before, deed);
    expect([shown.place, shown.round, shown.seats[0]?.kept, shown.seats[0]?.cash]).toEqual(['town-hall', 1, ['K'], 3]);
    expect(scene(now, before, null)).toBe(now);
  });
});

describe('what chance drew and no line says', () => {
  const view = position({ seats: [seat({ cup: ['9', 'A', '9'] }), seat(), seat({ cup: ['?', '?'] })] });
  const draws = ['die 9', 'die A', 'die 9', 'die Q', 'die J', 'draw deed-4.2', 'draw ?'];
  it.each([
    ['en', 'You rolled 9 9 A. Cleo rolled J Q. Drawn: Deed 4.'],
    ['de', 'Du hast 9 9 A gewürfelt. Cleo hat J Q gewürfelt. Gezogen: Besitzrechtskarte 4.'],
    ['nl', 'You gooide 9 9 A. Cleo gooide J Q. Getrokken: Akte 4.'],
    ['fr', 'Vous avez obtenu 9 9 A. Cleo a obtenu J Q. Cartes tirées : Titre 4.'],
  ])('is told in %s: whose dice, and which cards', (language, said) => {
    expect(chance(draws, { names, you: 1, view, words: speak(language) })).toBe(said);
  });
  it('leaves out what nobody may know', () => {
    const hidden = draws.map((draw, index) => (index > 2 ? draw.replace(/ .*/, ' ?') : draw));
    expect(chance(hidden, { names, you: 1, view, words: english })).toBe('You rolled 9 9 A.');
  });
  it('is nobody’s roll where no cup holds dice', () => {
    expect(chance(['die 9'], { names, you: 1, view: position(), words: english })).toBe('');
  });
});

describe('by the rules', () => {
  it.each(golden.streets)('$kept stand so', ({ kept, order }) => {
    const view = position({ seats: kept.map((dice) => seat({ kept: dice })) });
    for (const place of PLACES.filter((one) => one !== 'doc')) {
      const rows = standing(view, place);
      const places = [...new Set(rows.map((row) => row.place))];
      const equals = places.map((one) => rows.filter((row) => row.place === one).map((row) => row.seat));
      expect(equals, place).toEqual(order[place]);
    }
  });
  it('so many dice cost so much', () => {
    expect(golden.prices.map((_, dice) => price(dice))).toEqual(golden.prices);
  });
});

describe('a question', () => {
  const asked = (some: Partial<View> = {}) => ({ view: position(some), seat: 1, names, words: english });
  const QUESTIONS: [Partial<View>, string[]][] = [
    [{ phase: 'act', place: 'mine' }, ['mine', 'mine dynamite', 'pan']],
    [{ phase: 'act', place: 'bank' }, ['rob', 'coach']],
    [{ phase: 'act', place: 'store' }, ['shop', 'shop shopping-list', 'doc']],
    [
      { phase: 'act', place: 'saloon' },
      [
        'steal 2',
        'steal 2 cancan',
        'steal 2 whiskey',
        'steal 2 cancan whiskey',
        'steal 3 whiskey',
        'recruit',
        'recruit desperado',
      ],
    ],
    [{ phase: 'act', place: 'saloon' }, ['pass', 'steal 3 whiskey']],
    [{ phase: 'act', place: 'sheriff' }, ['badge', 'hunt']],
    [{ phase: 'act', place: 'town-hall' }, ['deeds', 'deeds surveyor', 'deck']],
    [{ phase: 'favour', place: 'bank', tied: [1, 2] }, ['favour 1', 'favour 2']],
    [{ phase: 'take card', place: 'store' }, ['take horse', 'take gift']],
    [{ phase: 'take stolen', place: 'saloon' }, ['take horse', 'take deed-2']],
    [{ phase: 'take discarded', place: 'mine' }, ['take gift', 'take cancan']],
    [{ phase: 'take river', place: 'mine' }, ['take gold-2', 'take nothing', 'take discovery']],
    [{ phase: 'put back', place: 'mine' }, ['top gold-2', 'top star']],
    [{ phase: 'take outlaw', place: 'saloon' }, ['take outlaw-1', 'take outlaw-12']],
    [{ phase: 'steal again', place: 'saloon' }, ['steal 2', 'steal 2 whiskey', 'steal 3']],
    [{ phase: 'again', place: 'sheriff' }, ['pass', 'again J', 'again K']],
    [{ phase: 'catch', place: 'sheriff' }, ['catch 1', 'catch 12']],
    [{ phase: 'visit', place: 'doc' }, ['elixir barbed-wire', 'elixir gold-fever', 'elixir top']],
    [{ phase: 'wire', place: 'doc' }, ['enough', 'wire deed-1', 'wire deed-5']],
    [{ phase: 'remedy', place: 'doc' }, ['remedy wire', 'remedy card', 'remedy cash', 'remedy gold']],
    [{ phase: 'target', place: 'store', table: ['hold-up'] }, ['target 2', 'target 3']],
    [{ phase: 'give', place: 'store', giving_to: 3 }, ['give horse', 'give spurs']],
    [{ phase: 'bless' }, ['bless 9 9', 'bless 9 A', 'bless K 9', 'bless K K']],
    [{ phase: 'ambush' }, ['ambush 1 9', 'ambush 1 A', 'ambush 2 K']],
    [
      { phase: 'close' },
      ['close mine', 'close bank', 'close store', 'close saloon', 'close sheriff', 'close town-hall', 'close doc'],
    ],
    [{ phase: 'tribe', place: 'town-hall' }, ['pass', 'tribe deed-1', 'tribe ranch']],
    [
      {
        phase: 'window',
        window: { card: 'not-so-fast', answers: 'cancan', by: 2, chain: 0, first: 'cancan', target: 3 },
      },
      ['pass', 'play not-so-fast'],
    ],
    ...['accomplice', 'election-fraud', 'insurance', 'hypochondria', 'smoke-signal'].map(
      (card): [Partial<View>, string[]] => [
        { phase: 'window', window: { card, answers: null, by: 2, chain: 0, first: null, target: null } },
        ['pass', `play ${card}`],
      ],
    ),
    [{ phase: 'before' }, ['roll', 'outlaw 5 J', 'load A']],
    [{ phase: 'keep' }, ['keep', 'keep 9']],
    [{ phase: 'bribe', place: 'mine', tied: [1, 3] }, ['offer 0', 'offer 1']],
  ];

  it.each(QUESTIONS)('%o has each of its answers among the options, once', (some, choices) => {
    const found = options(choices, asked(some));
    expect(found.flatMap((option) => Object.values(option.texts)).sort()).toEqual([...choices].sort());
    for (const option of found) {
      const cards = boosts(option);
      const sets = [[], ...cards.map((card) => [card]), cards];
      const reached = new Set(sets.map((wanted) => legal(option, wanted)));
      expect([...reached].sort()).toEqual(Object.values(option.texts).sort());
    }
  });

  it.each(LANGUAGES)('is a sentence in %s, so is its answer, and so is waiting for it', (language) => {
    const words = speak(language);
    for (const [some, choices] of QUESTIONS) {
      const context = { ...asked(some), words };
      expect(question(context)).not.toMatch(/dt-|undefined|\{/);
      expect(waiting({ ...context, view: { ...context.view, asked: [2] } })).not.toMatch(/dt-|undefined|\{/);
      for (const option of options(choices, context)) expect(confirm(option, context)).not.toMatch(/dt-|undefined|\{/);
      for (const text of [...choices, 'nuggets 2', 'card deed-3', 'seal'])
        expect(advice(text, context)).not.toMatch(/dt-|undefined|\{/);
    }
  });

  it('takes a card along that is needed: only whiskey makes this theft possible', () => {
    const [option] = options(['steal 3 whiskey'], asked({ phase: 'act', place: 'saloon' }));
    expect(legal(option!, [])).toBe('steal 3 whiskey');
  });
});

describe('the log', () => {
  const telling = (words: Words, you = 1) => ({ names, you, words, view: null });
  const say = (lines: Line[], words = english) =>
    lines.map((line, index) => sentence(line, telling(words), lines.slice(0, index + 1)));
  const WHOLE = told(
    ...'n sheriff 2|n die 9|n die ?|1 keep 9 9|2 keep|3 outlaw 5 J J|3 roll|1 load A|1 offer 0|1 nuggets 0|1 seal|1 offer 2|1 nuggets 1'.split(
      '|',
    ),
    ...'1 card deed-2|3 ...|3 ...|3 ...|2 ...|2 favour 2|2 favour 1|2 mine|2 mine dynamite|2 pan|n draw star.1|1 rob|2 play accomplice|3 pass'.split(
      '|',
    ),
    ...'2 coach|2 shop|1 shop shopping-list|n draw ?|1 take horse|2 take ?|2 doc|2 elixir top|n draw gold-fever.1|2 elixir hat-round'.split(
      '|',
    ),
    ...'2 steal 1|1 steal 2 cancan whiskey|2 recruit|n draw outlaw-7.1|1 recruit desperado|1 take outlaw-3|2 badge|2 hunt|n die K|2 again K'.split(
      '|',
    ),
    ...'n die J|2 catch 4|1 deeds|1 deeds surveyor|1 deck|n draw deed-4.2|1 wire deed-3|1 enough|1 remedy cash|1 target 3|3 give ?|3 give horse'.split(
      '|',
    ),
    ...'n spirit ambush.1|1 bless K A|2 ambush 1 K|n die 9|1 ambush 1 9|1 close doc|1 tribe ranch|1 tribe ?|1 top ?|1 top star'.split(
      '|',
    ),
  );

  it('tells what happened, in words', () => {
    expect(say(told('1 keep 9 9', '2 keep', '2 favour 1', '2 hunt', 'n die K', 'n die ?'))).toEqual([
      'You kept 9 9 for $1.',
      'Bob kept nothing for $1.',
      'Bob named you.',
      'Bob went hunting.',
      'The hunt rolled K.',
      'The hunt rolled K ?.',
    ]);
    expect(say(told('1 offer 0', '1 nuggets 0', '1 seal', '3 ...', '3 ...', '3 ...', '2 ...'))).toEqual([
      null,
      null,
      'You offered nothing.',
      null,
      null,
      'Cleo sealed an offer.',
      null,
    ]);
    expect(say(told('2 pan', 'n draw star.1'))[1]).toBe('River: Star. Take the Sheriff’s badge now.');
    expect(say(told('1 keep 9', 'n die K'))[1]).toBeNull();
  });

  it.each(LANGUAGES)('has a sentence for every sort of line in %s', (language) => {
    const said = say(WHOLE, speak(language)).filter((one) => one !== null);
    expect(said.length).toBeGreaterThan(45);
    for (const one of said) expect(one).not.toMatch(/dt-|undefined|\{/);
  });

  it('begins a round with its dice, not with a hunt; the last roll has nothing to tell', () => {
    const dice = (many: number) => Array(many).fill('n die ?') as string[];
    const lines = told(
      'n sheriff 1',
      ...dice(15),
      '1 keep',
      '2 keep',
      ...dice(15),
      '1 hunt',
      ...dice(5),
      ...dice(10),
      '1 keep',
      '1 roll',
      ...dice(9),
      '1 keep',
      '2 keep',
    );
    const begun = lines.flatMap((_, index) => {
      const part = chapter(lines, index);
      return part ? [[index, part.round, part.roll]] : [];
    });
    expect(begun).toEqual([
      [16, 1, 1],
      [33, 1, 0],
      [49, 2, 1],
      [60, 2, 2],
    ]);
    expect(heading(lines[16]!, telling(english), lines.slice(0, 17))).toBe('Round 1, roll 1');
    expect(heading(lines[33]!, telling(english), lines.slice(0, 34))).toBe('Round 1, the town');
    expect([16, 18, 33].map((end) => rolls(lines.slice(0, end)))).toEqual([1, 1, 2]);
    expect(rolls(lines)).toBe(2);
  });
});

describe('what walks', () => {
  it('goes from who paid to who got it, the rest from and to where it lies', () => {
    const before = position({ bank: 3, coach: 2, mine: 40 });
    const paid = position({ bank: 3, coach: 5, mine: 40, seats: [seat({ cash: 6 }), seat({ cash: 7 }), seat()] });
    expect(walks(before, paid)).toEqual([
      { art: 'dollar', from: '1-cash', to: 'coach', count: 2 },
      { art: 'dollar', from: '2-cash', to: 'coach', count: 1 },
    ]);
    const dug = position({ mine: 38, seats: [seat({ nuggets: 2 }), seat(), seat({ cards: 1 })] });
    expect(walks(before, dug)).toEqual([
      { art: 'nugget', from: 'mine', to: '1-nuggets', count: 2 },
      { art: 'back-store', from: 'store', to: '3-cards', count: 1 },
    ]);
    const bribed = position({ seats: [seat({ cash: 4 }), seat({ cash: 12 }), seat()] });
    expect(walks(before, bribed)).toEqual([{ art: 'dollar', from: '1-cash', to: '2-cash', count: 4 }]);
    expect(walks(before, before)).toEqual([]);
  });
});

describe('what is good here', () => {
  const say = (some: Partial<View>, choices: string[] = []) =>
    good({ seat: 1, choices, view: position(some), seats: [{}, { name: 'Bob' }] } as unknown as TableLike, english);
  const dice = (cup: string[], kept: string[], theirs: string[]) =>
    say({ phase: 'keep', seats: [seat({ cup, kept }), seat({ kept: theirs })] });
  it('is the face of which I have more than anybody keeps', () => {
    expect(dice(['10', '9', '10'], ['10'], ['10', '9'])).toContain('3\u00a0×\u00a010 for the Bank');
    expect(dice(['10', '9', '10'], ['10'], ['10', '9'])).toContain('others 1 at most');
    expect(dice(['K', 'K'], [], [])).toContain('2\u00a0×\u00a0K for the Sheriff, others none.');
    expect(dice(['10', '10', 'J'], [], ['10', '10'])).toBeNull();
    expect(dice(['A', 'A', 'A'], [], [])).toBeNull(); // whole hands count at the Town Hall
  });
  it('says what rivals can pay, who gets what is left, and what a card counts', () => {
    const seats = [seat({ cash: 4 }), seat({ cash: 6 })];
    expect(say({ phase: 'bribe', tied: [1, 2], seats })).toBe('A dollar or two: you have $4, the others at most $6.');
    const bank = { phase: 'act', place: 'bank', first: 1, second: 2, bank: 7, coach: 3 } as const;
    expect(say(bank)).toMatch(/^\$7 on the Bank, \$3 on the Stagecoach: Bob /);
    expect(say({ ...bank, second: null })).toBeNull();
    const cards = { phase: 'take card', card_points: { hat: 2, boots: 3 } };
    expect(say(cards, ['take hat', 'take boots', 'take gift'])).toMatch(/: 3 points for sure\.$/);
  });
});
