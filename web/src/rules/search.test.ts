// The search of the rules: by the players' own words, by what is told, in every spelling.
import { expect, it } from 'vitest';
import { about, sections, span } from './page';
import { fold, marked, search } from './search';
import type { Chapter, Figure, Rule, Words } from './wire';

const rule = (said: string, more: string, ...rules: string[]): Rule => ({ type: 'rule', said, more, rules });
const drought: Figure = {
  type: 'figure',
  name: 'drought',
  caption: 'A skull and its cow.',
  rules: ['MR-23'],
  panels: [],
};
const chapters: Chapter[] = [
  {
    number: 4,
    title: 'What a domino brings',
    blocks: [
      rule('First all cows, then all skulls, then all circles.', '', 'MR-23'),
      rule('Drought: each skull takes one cow.', 'You choose which.', 'MR-25'),
      drought,
    ],
  },
  {
    number: 5,
    title: 'Partners',
    blocks: [
      {
        type: 'table',
        head: [{ text: 'partner', rules: [], pictures: [] }],
        rows: [
          [{ text: 'Cowboy', rules: ['MR-28'], pictures: [] }],
          [{ text: 'Cattle thief: take one cow.', rules: ['MR-30'], pictures: [] }],
        ],
      },
      rule('Every partner guards the cows of his territory.', 'Not from drought.', 'MR-27'),
    ],
  },
  { number: 0, title: 'Often asked', blocks: [rule('Do skulls count later?', 'Größe and Œuvre stay.', 'MR-25')] },
];
const words: Words[] = [
  { words: ['drought', 'skull', 'dry', 'bones'], rules: ['MR-25', 'MR-23'] },
  { words: ['thief', 'steal', 'rustle'], rules: ['MR-30', 'MR-27'] },
];
const page = sections(chapters);
const texts = (query: string) => search(page, words, query).hits.map((hit) => hit.text);

it('finds a rule by another word for it, that rule first', () => {
  const found = search(page, words, 'bones');
  expect(found.hits.map((hit) => hit.rules[0])).toEqual(['MR-25', 'MR-23']);
  expect(found.also).toEqual(['drought', 'skull', 'dry']);
  expect(found.hits[0]?.title).toBe('What a domino brings');
});
it('shows the row of a table that is meant', () => {
  expect(texts('steal')[0]).toBe('Cattle thief: take one cow.');
});
it('goes on with whatever says it', () => {
  expect(texts('drought')).toEqual([
    'Drought: each skull takes one cow. You choose which.',
    'First all cows, then all skulls, then all circles.',
    'Every partner guards the cows of his territory. Not from drought.',
  ]);
});
it('finds the beginning of a word, in any spelling, and signs are nothing special', () => {
  expect(texts('DROU')).toEqual(texts('drought'));
  expect(texts('grosse')).toHaveLength(1);
  expect(texts('oeuvre')).toHaveLength(1);
  expect(fold('Épi d’or')).toBe("epi d'or");
  expect(texts('(.*')).toEqual([]);
  expect(texts('   ')).toEqual([]);
});
it('marks what was asked', () => {
  expect(marked('Not from drought.', 'drought')).toEqual([
    { piece: 'Not from ', found: false },
    { piece: 'drought', found: true },
    { piece: '.', found: false },
  ]);
  expect(marked('a (b)', '(b')).toContainEqual({ piece: '(b', found: true });
});
it('puts a figure below the sentence that it draws, and tells each rule where it is first told', () => {
  const parts = page.flatMap((section) => section.parts);
  expect(parts[1]?.figures).toEqual([drought]);
  expect(parts.map((part) => part.first)).toEqual([['MR-23'], ['MR-25'], ['MR-28', 'MR-30'], ['MR-27'], []]);
  expect(new Set(parts.map((part) => part.anchor)).size).toBe(parts.length);
});
it('gives what belongs to a question', () => {
  const some = about(page, ['MR-30', 'MR-27']);
  expect(some.map((section) => section.title)).toEqual(['Partners']);
  expect(some[0]?.parts).toHaveLength(2);
  expect(about(page, ['MR-99'])).toEqual([]);
});
it('knows how much room a figure needs', () => {
  expect(span(drought)).toBe(0);
});
