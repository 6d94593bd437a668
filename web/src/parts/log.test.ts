// The log of each game, from lines and what they changed to sentences, in four languages.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game, Line, View } from '../game';
import * as dice from '../games/dice_town/sentences';
import { brought, story } from '../games/dice_town/story';
import * as moon from '../games/moon_river/sentences';
import * as wind from '../games/wind_river/sentences';
import { folded } from '../lines';
import type { Change } from '../wire';
import { learn, speak, words, type Language } from '../words';
import { entries } from './log';

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document;
  await Promise.all(['dice_town', 'moon_river', 'wind_river'].map(learn));
});

const change = (seat: number, what: string, amount: number, name = '', at = ''): Change => ({
  seat,
  what,
  amount,
  name,
  at,
});
type Told = [string, ...Change[]];
const lines = (told: Told[]): Line[] =>
  folded(
    told.map(([text]) => text),
    told.map(([, ...changes]) => changes),
  );
const game = (from: Partial<Game>) => ({ ended: () => null, ...from, heading: () => null }) as Game;
const YOU: Record<Language, string> = { en: 'You', de: 'Du', nl: 'Jij', fr: 'Vous' };

async function said(language: Language, from: Partial<Game>, told: Told[], view: View | null = null) {
  await speak(language);
  const telling = { names: [YOU[language], 'Wren', 'Otis'], you: 1, view, words };
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' '); // French signs keep to their words
  return entries(lines(told), game(from), telling).map((entry) => plain(entry.name + entry.text));
}

const SCENE = { phase: 'act', asked: [], over: false, ended: null, seats: [] };
const OUTLAWS = { ...SCENE, outlaws: { cards: [{ pair: '9', wanted: 'Q', reward: 5 }] } };
const TOWN: [Told[], Record<Language, string[]>][] = [
  [
    [['2 mine', change(2, 'nuggets', 4)]],
    {
      en: ['Wren dug 4 nuggets.'],
      de: ['Wren hat 4 Goldnuggets geschürft.'],
      nl: ['Wren groef 4 goudklompjes op.'],
      fr: ['Wren a extrait 4 pépites de la mine.'],
    },
  ],
  [
    [['1 mine dynamite', change(1, 'card', -1, 'dynamite')], ['2 ...'], ['3 ...', change(1, 'nuggets', 2)]],
    {
      en: ['You dug in the mine with dynamite.', 'You got 2 nuggets.'],
      de: ['Du hast mit Dynamit in der Mine geschürft.', 'Du hast 2 Goldnuggets bekommen.'],
      nl: ['Jij groef met dynamiet in de mijn.', 'Jij kreeg 2 goudklompjes.'],
      fr: ['Vous avez creusé dans la mine à la dynamite.', 'Vous avez reçu 2 pépites.'],
    },
  ],
  [
    [
      ['1 rob', change(1, 'dollars', 3)],
      ['2 ...'],
      ['3 ...', change(3, 'card', -1, 'accomplice')],
      ['1 pass'],
      ['2 pass', change(1, 'dollars', -1), change(3, 'dollars', 1)],
    ],
    {
      en: ['You robbed the Bank: $3.', 'Otis played Accomplice.', 'Otis got $1 from you.'],
      de: ['Du hast die Bank ausgeraubt: $3.', 'Otis hat Komplize gespielt.', 'Otis hat $1 von dir bekommen.'],
      nl: ['Jij beroofde de Bank: $3.', 'Otis speelde Handlanger.', 'Otis kreeg $1 van jou.'],
      fr: ['Vous avez dévalisé la Banque : 3 $.', 'Otis a joué Complice.', 'Otis vous a pris 1 $.'],
    },
  ],
  [
    [['3 deeds', change(3, 'ranch', 1), change(3, 'deed', 1, 'deed-5')]],
    {
      en: ['Otis took a ranch and deed 5 from the property row.'],
      de: ['Otis hat eine Ranch und Besitzrechtskarte 5 aus der Auslage genommen.'],
      nl: ['Otis nam een ranch en akte 5 uit de rij.'],
      fr: ['Otis a pris un ranch et le titre 5 dans la rangée.'],
    },
  ],
  [
    [['2 hunt'], ['n die 9'], ['n die Q', change(2, 'captured', 1, '1')]],
    {
      en: ['Wren went hunting.', 'The hunt rolled 9 Q. Wren caught the Q-outlaw ($5).'],
      de: ['Wren ist auf die Jagd gegangen.', 'Die Jagd würfelt 9 Q. Wren hat den Q-Schurken ($5) gefasst.'],
      nl: ['Wren ging op jacht.', 'De jacht gooit 9 Q. Wren ving de Q-schurk ($5).'],
      fr: ['Wren a chassé les hors-la-loi.', 'La chasse lance 9 Q. Wren a capturé le hors-la-loi Q (5 $).'],
    },
  ],
  [
    [['2 shop'], ['n draw ?'], ['2 take ?', change(2, 'card', 1, '?')]],
    {
      en: ['Wren went shopping.', 'Wren kept a card, unseen.'],
      de: ['Wren ist einkaufen gegangen.', 'Wren hat eine Karte behalten, verdeckt.'],
      nl: ['Wren ging winkelen.', 'Wren hield een kaart, gedekt.'],
      fr: ['Wren a fait des achats.', 'Wren a gardé une carte, cachée.'],
    },
  ],
  [
    [['2 steal 1'], ['n draw hat.1'], ['2 take hat', change(1, 'card', -1, 'hat'), change(2, 'card', 1, 'hat')]],
    {
      en: ['Wren robbed you.', 'Wren got Hat from you.'],
      de: ['Wren hat dich bestohlen.', 'Wren hat Hut von dir bekommen.'],
      nl: ['Wren bestal jou.', 'Wren kreeg Hoed van jou.'],
      fr: ['Wren vous a volé.', 'Wren vous a pris Chapeau.'],
    },
  ],
  [
    [['2 steal 3'], ['n draw ?'], ['2 take ?', change(2, 'deed', 1, '?'), change(3, 'deed', -1, '?')]],
    {
      en: ['Wren robbed Otis.', 'Wren got an unseen deed from Otis.'],
      de: ['Wren hat Otis bestohlen.', 'Wren hat eine verdeckte Besitzrechtskarte von Otis bekommen.'],
      nl: ['Wren bestal Otis.', 'Wren kreeg een gedekte akte van Otis.'],
      fr: ['Wren a volé Otis.', 'Wren a pris un titre caché à Otis.'],
    },
  ],
  [
    [
      ['n die K', change(3, 'dice', 1, 'K')],
      ['n die 9', change(3, 'dice', 1, '9'), change(3, 'best', 1, '9', 'mine')],
    ],
    {
      en: ['Otis rolled K 9 in the last roll.'],
      de: ['Otis hat im letzten Wurf K 9 gewürfelt.'],
      nl: ['Otis gooide K 9 in de laatste worp.'],
      fr: ['Otis a obtenu K 9 au dernier lancer.'],
    },
  ],
  [
    [
      ['3 target 2', change(1, 'dollars', -2), change(2, 'dollars', -1), change(3, 'dollars', 3)],
      ['2 badge', change(3, 'badge', -1), change(2, 'badge', 1)],
    ],
    {
      en: ['Otis chose Wren. Otis got $3. You lost $2. Wren lost $1.', 'Wren took the badge.'],
      de: [
        'Otis hat Wren gewählt. Otis hat $3 bekommen. Du hast $2 verloren. Wren hat $1 verloren.',
        'Wren hat den Sheriffstern genommen.',
      ],
      nl: ['Otis koos Wren. Otis kreeg $3. Jij verloor $2. Wren verloor $1.', 'Wren nam de ster.'],
      fr: ['Otis a choisi Wren. Otis a reçu 3 $. Vous avez perdu 2 $. Wren a perdu 1 $.', 'Wren a pris l’étoile.'],
    },
  ],
];

const PLAIN: [Told[], Record<Language, string[]>][] = [
  [
    [
      ['2 herd C3 D3'],
      ['2 herd C4 out', change(2, 'stones', -2)],
      ['2 gather', change(2, 'stones', 2, '', 'C3'), change(2, 'stones', 1, '', 'D4')],
    ],
    {
      en: [
        'Wren moved buffalo C3→D3, C4→Open Plains and gathered 3 stones at C3 and D4. Wren paid 2 stones for hungry tipis.',
      ],
      de: [
        'Wren hat Büffel C3→D3, C4→Open Plains bewegt und auf C3 und D4 3 Vorratssteine angelegt. Wren hat für unversorgte Tipis 2 Vorratssteine bezahlt.',
      ],
      nl: [
        'Wren heeft buffels verplaatst (C3→D3, C4→Open Plains) en op C3 en D4 3 voorraadstenen aangelegd. Wren heeft 2 voorraadstenen voor hongerige tipi’s betaald.',
      ],
      fr: [
        'Wren a fait avancer des bisons (C3→D3, C4→Open Plains) et amassé 3 provisions en C3 et D4. Wren a payé 2 provisions pour des tipis affamés.',
      ],
    },
  ],
  [
    [
      ['3 herd A1 A2'],
      [
        '3 trek C3 C4',
        change(3, 'tipi', -1, '', 'C3'),
        change(3, 'tipi', 1, '', 'C4'),
        change(1, 'stones', -1, '', 'C4'),
        change(3, 'stones', -1, '', 'C4'),
      ],
      ['1 raise B2', change(1, 'stones', -3), change(1, 'tipi', 1, '', 'B2')],
    ],
    {
      en: [
        'Otis moved buffalo A1→A2 and trekked from C3 to C4. A stone each is paid on C4: You and Otis.',
        'You raised a tipi on B2 for 3 stones.',
      ],
      de: [
        'Otis hat Büffel A1→A2 und ein Tipi von C3 nach C4 bewegt. Auf C4 je 1 Vorratsstein bezahlt: Du und Otis.',
        'Du hast für 3 Vorratssteine ein Tipi auf B2 eingesetzt.',
      ],
      nl: [
        'Otis heeft buffels verplaatst (A1→A2) en een tipi van C3 naar C4 laten trekken. Op C4 elk 1 voorraadsteen betaald: Jij en Otis.',
        'Jij hebt voor 3 voorraadstenen een tipi op B2 ingezet.',
      ],
      fr: [
        'Otis a fait avancer des bisons (A1→A2) et déplacé un tipi de C3 à C4. Une provision chacun en C4 : Vous et Otis.',
        'Vous avez dressé un tipi en B2 pour 3 provisions.',
      ],
    },
  ],
];

const RANCH: [Told[], Record<Language, string[]>][] = [
  [
    [
      [
        '2 build 1 2 b1 b2',
        change(2, 'land', 1, 'meadow-2cow', 'b1'),
        change(2, 'land', 1, 'desert', 'b2'),
        change(2, 'cows', 2, '', 'b1'),
        change(2, 'parcel', -1, 'meadow-2cow'),
        change(2, 'parcel', -1, 'desert'),
      ],
      ['2 drive b1 b2', change(2, 'cows', -1, '', 'b1'), change(2, 'cows', 1, '', 'b2')],
      ['2 drive b2 b3', change(2, 'cows', -1, '', 'b2'), change(2, 'cows', 1, '', 'b3')],
    ],
    {
      en: ['Wren built meadow with 2 cows on b1 and desert on b2. 2 cows came.', 'Wren moved cows b1→b2, b2→b3.'],
      de: [
        'Wren hat Wiese mit 2 Kühen auf b1 und Wüste auf b2 gebaut. 2 Kühe sind dazugekommen.',
        'Wren hat Kühe bewegt: b1→b2, b2→b3.',
      ],
      nl: [
        'Wren heeft weide met 2 koeien op b1 en woestijn op b2 aangelegd. Er zijn 2 koeien bij gekomen.',
        'Wren heeft koeien verplaatst: b1→b2, b2→b3.',
      ],
      fr: [
        'Wren a construit prairie avec 2 vaches en b1 et désert en b2. 2 vaches sont arrivées.',
        'Wren a déplacé des vaches : b1→b2, b2→b3.',
      ],
    },
  ],
  [
    [
      [
        '3 swap 1 1 2',
        change(1, 'parcel', -1, 'farm'),
        change(1, 'parcel', 1, 'desert'),
        change(3, 'parcel', 1, 'farm'),
        change(3, 'parcel', -1, 'desert'),
      ],
      ['3 rustle 1 a2', change(1, 'cows', -1, '', 'a2'), change(3, 'cows', 1, '', 'c3')],
      ['1 stop', change(1, 'parcel', -1, 'forest'), change(2, 'cows', -2, '', 'a1')],
    ],
    {
      en: [
        'Otis swapped desert for your farm.',
        'Otis took your cow from a2 to c3.',
        'You had 1 parcel left over; it leaves the game. Wren lost 2 cows to overpopulation.',
      ],
      de: [
        'Otis hat mit dir getauscht: Wüste gegen Farm.',
        'Otis hat dir eine Kuh von a2 gestohlen, nach c3.',
        'Du hattest 1 Parzelle übrig; sie kommt aus dem Spiel. Wren hat 2 Kühe durch Überbevölkerung verloren.',
      ],
      nl: [
        'Otis heeft met jou omgewisseld: woestijn voor boerderij.',
        'Otis heeft jouw koe op a2 gestolen, naar c3.',
        'Jij had 1 perceel over; het gaat uit het spel. Wren is door overbevolking 2 koeien kwijt.',
      ],
      fr: [
        'Otis a échangé avec vous : désert contre ferme.',
        'Otis vous a pris une vache, de a2 à c3.',
        'Il vous restait 1 parcelle ; elle quitte le jeu. Wren a perdu 2 vaches : surpopulation.',
      ],
    },
  ],
];

describe.each(['en', 'de', 'nl', 'fr'] as const)('the log in %s says how much, and what', (language) => {
  it.each(TOWN)('%j', async (told, expected) => {
    expect(await said(language, dice as Partial<Game>, told, OUTLAWS)).toEqual(expected[language]);
  });
  it.each(PLAIN)('%j', async (told, expected) => {
    expect(await said(language, wind as Partial<Game>, told)).toEqual(expected[language]);
  });
  it.each(RANCH)('%j', async (told, expected) => {
    expect(await said(language, moon as Partial<Game>, told)).toEqual(expected[language]);
  });
});

describe('a line of the log', () => {
  it('says where on the board it happened, with all that it joins', async () => {
    await speak('en');
    const telling = { names: ['You', 'Wren', 'Otis'], you: 1, view: null, words };
    const [turn] = entries(lines(PLAIN[0]?.[0] ?? []), game(wind), telling);
    expect([...(turn?.places ?? [])].sort()).toEqual(['C3', 'C4', 'D3', 'D4']);
    const [laid] = entries(lines(RANCH[0]?.[0] ?? []), game(moon), telling);
    expect(laid?.places).toEqual(['2:b1', '2:b2']);
    expect(dice.places(...last(['2 mine']))).toEqual(['mine']);
    expect(dice.places(...last(['2 keep 9 9 K']))).toEqual(['mine', 'sheriff']);
    expect(dice.places(...last(['2 steal 1'], ['n draw ?']))).toEqual(['saloon']);
  });

  it('tells what hits me, and nothing else', () => {
    const hit = (from: Pick<Game, 'hits'>, ...told: Told[]) => from.hits?.(last(...told)[0], 1, lines(told));
    const dollars = change(1, 'dollars', -2);
    expect(hit(dice, ['3 elixir hat-round', dollars, change(3, 'dollars', 2)])).toBe(true);
    expect(hit(dice, ['3 keep 9', dollars])).toBe(false); // my own dice, paid when all have chosen
    expect(hit(dice, ['2 ...', change(1, 'card', -1, 'accomplice')])).toBe(false); // I played it
    expect(hit(dice, ['2 take ?', change(1, 'card', -1, 'hat'), change(2, 'card', 1, 'hat')])).toBe(true);
    const tied: Told = ['n die 9', change(1, 'tied', 1, '9', 'mine'), change(2, 'tied', 1, '9', 'mine')];
    expect(hit(dice, tied, ['3 favour 2'])).toBe(true);
    expect(hit(dice, tied, ['3 favour 1', dollars])).toBe(false);
    expect(hit(dice, ['2 badge', change(1, 'badge', -1), change(2, 'badge', 1)])).toBe(true);
    expect(hit(moon, ['3 rustle 1 a2'])).toBe(true);
    expect(hit(moon, ['3 swap 1 2 1'])).toBe(false);
    expect(hit(wind, ['3 trek C3 C4', change(1, 'stones', -1, '', 'C4')])).toBe(true);
    expect(hit(wind, ['3 pass', change(1, 'stones', -1)])).toBe(false); // my hungry tipis
  });

  const last = (...told: Told[]): [Line, Line[]] => [lines(told).at(-1) as Line, lines(told)];
});

describe('the story of a round', () => {
  const ROUND: Told[] = [
    ['n die 9', change(2, 'best', 3, '9 9 9', 'mine')],
    ['2 mine', change(2, 'nuggets', 3), change(0, 'best', 0, '', 'bank'), change(1, 'tied', 1, 'J', 'store'), change(3, 'tied', 1, 'J', 'store')],
    ['2 favour 3', change(3, 'best', 1, 'J', 'store')],
    ['3 doc'],
    ['3 elixir gold-fever', change(3, 'nuggets', 2), change(2, 'nuggets', -1), change(1, 'best', 1, 'Q', 'saloon')],
  ]; // prettier-ignore

  it('says for each house who was best, with what, and what it brought', () => {
    const told = story(lines(ROUND));
    expect(told?.round).toBe(1);
    expect(told?.houses.map(({ place, best, dice: shown, tied }) => [place, best, shown, tied])).toEqual([
      ['mine', 2, '9 9 9', []],
      ['bank', 0, '', []],
      ['store', 3, 'J', [1, 3]],
      ['saloon', 1, 'Q', []],
    ]);
    const acts = told?.houses.map(({ acts: done }) => done.map((act) => [act.verb, brought(act)[0]?.amount]));
    expect(acts).toEqual([[['mine', 3]], [], [['doc', 2]], []]);
  });

  it('stays until the next round comes to town', () => {
    const next: Told[] = [['1 keep 9'], ['2 keep 9', change(1, 'dollars', -1)]];
    expect(story(lines([...ROUND, ...next]))?.houses).toHaveLength(4);
    const town: Told = ['n die 9', change(1, 'best', 1, '9', 'mine')];
    expect(story(lines([...ROUND, ...next, town]))).toMatchObject({ round: 2, houses: [{ place: 'mine', best: 1 }] });
    expect(story([])).toBeNull();
  });
});
