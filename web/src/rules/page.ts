// The rules for people: what the server tells, in the order in which it is read, and how each game draws its examples.
import type { Component } from 'svelte';
import { get } from '../api';
import { learn, type Language } from '../words';
import type { Chapter, Figure, Page, Rule, Steps, Table, Terms } from './wire';

export type Panel = Figure['panels'][number];
export type Told = Rule | Steps | Table | Terms;

/** What `games/X/examples.ts` offers: how that game draws a panel, the drawings it needs in the page, the rows of an
 * empty score sheet, and what each is called. */
export interface Examples {
  Example: Component<{ panel: Panel }>;
  SYMBOLS: string[];
  SHEET: string[];
  row(name: string): string;
}

/** What is told, and the figures that draw it. */
export interface Part {
  anchor: string;
  told: Told | null;
  figures: Figure[];
  rules: string[]; // exact rules of all that
  first: string[]; // of these, those that no part before has: their links lead here
}

export interface Section {
  anchor: string;
  number: number; // 0: it has none
  title: string;
  parts: Part[];
}

/** A page that is ready to be drawn. */
export interface Reading {
  page: Page;
  sections: Section[];
  examples: Examples | null; // null: this game draws none
}

const modules = import.meta.glob<Examples>('../games/*/examples.ts');

export async function read(game: string, language: Language): Promise<Reading> {
  const [page, examples] = await Promise.all([
    get<Page>(`/games/${game}/rules?language=${language}`),
    modules[`../games/${game}/examples.ts`]?.() ?? null,
    learn('rules'),
    learn(game),
  ]);
  return { page, sections: sections(page.chapters), examples };
}

export function sections(chapters: Chapter[]): Section[] {
  const known = new Set<string>();
  return chapters.map(({ number, title, blocks }, index) => {
    const parts: Part[] = [];
    for (const block of blocks) {
      const last = parts.at(-1);
      if (block.type !== 'figure')
        parts.push({ anchor: `r${index}-${parts.length}`, told: block, figures: [], rules: idsOf(block), first: [] });
      else if (last) last.figures.push(block);
      else parts.push({ anchor: block.name, told: null, figures: [block], rules: [], first: [] });
    }
    for (const part of parts) {
      part.rules = [...new Set([...part.rules, ...part.figures.flatMap((figure) => figure.rules)])];
      part.first = part.rules.filter((rule) => !known.has(rule));
      for (const rule of part.rules) known.add(rule);
    }
    return { anchor: `chapter-${index}`, number, title, parts };
  });
}

export function idsOf(told: Told): string[] {
  switch (told.type) {
    case 'steps':
      return told.steps.flatMap((step) => step.rules);
    case 'table':
      return [told.head, ...told.rows].flat().flatMap((cell) => cell.rules);
    default:
      return told.rules;
  }
}

/** How much room a figure needs, in cells of a board. */
export function span(figure: Figure): number {
  const wide = (panel: Panel): number => {
    if (panel.sheet.length) return Infinity;
    if (panel.type === 'river')
      return panel.letters.length + (panel.storage.length > 2 && panel.letters.length ? 2 : 0);
    if (panel.type === 'plain') return new Set(panel.fields.map(({ field }) => field.slice(1))).size + 0.5;
    return panel.poker.length || panel.houses.length ? Infinity : 4.5;
  };
  return figure.panels.reduce((sum, panel) => sum + wide(panel), 0);
}

/** What belongs to these exact rules, in its chapters. */
export function about(sections: Section[], rules: string[]): Section[] {
  return sections
    .map((section) => ({
      ...section,
      parts: section.parts.filter((part) => part.rules.some((rule) => rules.includes(rule))),
    }))
    .filter((section) => section.parts.length > 0);
}
