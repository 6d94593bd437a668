import { describe, expect, it } from 'vitest';
import { left, written } from './parts/clock';
import { plain } from './parts/art';
import { chapters as load, merge, parse } from './rules/exact';
import { folded } from './lines';

describe('folded', () => {
  it('numbers lines and tells seats, chance and the table apart', () => {
    expect(folded(['n reveal corn-4.2', '2 pick 1', '* pause 1'])).toEqual([
      { number: 1, seat: 0, text: 'reveal corn-4.2', changes: [] },
      { number: 2, seat: 2, text: 'pick 1', changes: [] },
      { number: 3, seat: -1, text: 'pause 1', changes: [] },
    ]);
  });
  it('leaves out what was taken back, but keeps what the table itself said', () => {
    const lines = folded(['1 pick 1', '2 pick 2', '* time 2', '1 pick 3', '* back 1', '2 pick 4']);
    expect(lines.map((line) => line.number)).toEqual([1, 3, 5, 6]);
  });
});

describe('clock', () => {
  it('runs towards its deadline, and shows the bank while it stands', () => {
    expect(left({ bank: 600, deadline: null }, 1000)).toBe(600);
    expect(left({ bank: 600, deadline: 1030 }, 1000)).toBe(30);
    expect(left({ bank: 600, deadline: 990 }, 1000)).toBe(0);
  });
  it('is written in minutes and hours', () => {
    expect(written(0)).toBe('0:00');
    expect(written(492.9)).toBe('8:12');
    expect(written(3750)).toBe('1:02:30');
  });
});

describe('drawings', () => {
  it('have plain attributes instead of styles, which the content policy forbids', () => {
    expect(plain('<path fill="#fff" style="fill:var(--x,#000);stroke:red" d="M0 0"/>')).toBe(
      '<path d="M0 0" fill="var(--x,#000)" stroke="red"/>',
    );
    expect(plain('<g><circle r="2"/></g>')).toBe('<g><circle r="2"/></g>');
  });
});

describe('rules', () => {
  const chapters = parse(
    '# Game\n\nFirst.\n\n## Set-up\n- MR-1 Take *two* `a<b`\n  and go.\n- MR-2 Next.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  );
  it('are chapters of entries with ids', () => {
    expect(chapters.map((chapter) => chapter.title)).toEqual(['Game', 'Set-up']);
    expect(chapters[1]?.entries.map((entry) => entry.id)).toEqual(['MR-1', 'MR-2', '']);
  });
  it.each(['moon_river', 'dice_town', 'wind_river'])('of %s are said rule by rule in every language', async (game) => {
    const english = await load(game, 'en');
    const ids = english.flatMap((chapter) => chapter.entries.map((entry) => entry.id)).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of ['de', 'nl', 'fr'] as const) {
      const said = await load(game, language);
      const short = said.flatMap((chapter) => chapter.entries.filter((entry) => entry.short).map((entry) => entry.id));
      expect(short).toEqual(ids);
      const titles = new Set(english.map((chapter) => chapter.title));
      expect(said.map((chapter) => chapter.title).filter((title) => titles.has(title) && title !== 'Material')).toEqual(
        [],
      );
    }
  });
  it('take titles and sentences of the short ones', () => {
    const [, whole] = merge(chapters, parse('# Spiel\n\n## Aufbau\n- MR-2 Kurz.\n'));
    expect(whole?.title).toBe('Aufbau');
    expect(whole?.entries.map((entry) => entry.short)).toEqual([undefined, '<p>Kurz.</p>', undefined]);
  });
  it('are marked up, and nothing in them is taken for a tag', () => {
    expect(chapters[1]?.entries[0]?.html).toBe('<p>Take <i>two</i> <code>a&lt;b</code> and go.</p>');
    expect(chapters[1]?.entries[2]?.html).toContain('<td>1</td>');
  });
});
