// Everything a game says, in every language: tests/web feeds it with the positions and lines of many games.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { folded } from '../../lines';
import type { Change } from '../../wire';
import type { Words } from '../../words';
import { advice, boosts, confirm, legal, options, question, waiting } from './options';
import { heading, sentence } from './sentences';
import type { View } from './position';

export interface Told {
  seat: number; // who is told
  view: View;
  choices: string[];
  lines: string[];
  changes: Change[][];
}

const catalogues = import.meta.glob<string>('../../words/*/dice_town.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The words of a catalogue; whatever is missing there is an error. */
export function speaker(catalogue: string): Words {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`no words for ${id}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(message.value, args, errors);
    if (errors.length) throw new Error(`${id}: ${String(errors[0])}`);
    return said;
  };
}

/** What is wrong with what is said; nothing, if all is well. */
export function speechless(games: Told[]): string[] {
  const wrong = new Set<string>();
  const check = (what: string, say: () => string | null) => {
    try {
      const said = say();
      if (said === '' || /dt-|undefined|[{}]/.test(said ?? '-')) wrong.add(`${what}: ${String(said)}`);
    } catch (error) {
      wrong.add(`${what}: ${String(error)}`);
    }
  };
  for (const [file, catalogue] of Object.entries(catalogues)) {
    const words = speaker(catalogue);
    for (const { seat, view, choices, lines, changes } of games) {
      const names = view.seats.map((_, index) => `Name${index + 1}`);
      const asked = { view, seat, names, words };
      const where = `${file} ${view.phase}`;
      check(where, () => (choices.length ? question(asked) : waiting(asked)));
      const found = options(choices, asked);
      for (const option of found) {
        check(`${where} ${option.key}`, () => option.title);
        check(`${where} ${option.key}`, () => confirm(option, asked));
      }
      const cards = [...new Set(found.flatMap(boosts))];
      const sets = Array.from({ length: 2 ** cards.length }, (_, set) => cards.filter((_, bit) => (set >> bit) & 1));
      const reached = new Set(found.flatMap((option) => sets.map((wanted) => legal(option, wanted))));
      for (const text of choices) {
        check(`${where} ${text}`, () => advice(text, asked));
        if (!reached.has(text)) wrong.add(`${where}: no way to ${text}`);
      }
      const told = folded(lines, changes);
      const telling = { names, you: seat, view: { ...view }, words };
      told.forEach((line, index) => {
        const soFar = told.slice(0, index + 1);
        check(`${where} ${line.text}`, () => sentence(line, telling, soFar));
        check(`${where} ${line.text}`, () => heading(line, telling, soFar));
      });
    }
  }
  return [...wrong];
}
