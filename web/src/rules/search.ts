// Finding a rule by the words that players use for it: the page's own list of them first, then whatever it says.
import type { Part, Section } from './page';
import type { Words } from './wire';

export interface Hit {
  anchor: string;
  title: string; // of the chapter
  text: string;
  rules: string[];
}
export interface Found {
  hits: Hit[];
  also: string[]; // other words for what was asked
}
const MOST = 8;

/** Without accents and capitals. */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/’/g, "'");
}

/** Every word of it begins a word of the text; a longer one may stand inside another, as in German. */
function says(text: string, asked: string[]): boolean {
  const plain = fold(text);
  return asked.every((word) => (word.length > 3 ? plain.includes(word) : ` ${plain}`.match(start(word)) !== null));
}
const start = (word: string) => new RegExp(`[^\\p{L}\\p{N}]${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}`, 'u');

export function search(sections: Section[], words: Words[], query: string): Found {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  if (!asked.length) return { hits: [], also: [] };
  const named = words.filter((entry) => entry.words.some((word) => says(word, asked)));
  const exact = (entry: Words) => Number(entry.words.some((word) => fold(word) === asked.join(' ')));
  const rules = named.toSorted((one, other) => exact(other) - exact(one)).flatMap((entry) => entry.rules);
  const means = (rule: string) => Number(rules.includes(rule));
  const all = sections.flatMap(({ title, parts }) => parts.map((part) => ({ title, part })));
  const meant = rules.flatMap((rule) => all.find(({ part }) => part.first.includes(rule)) ?? []);
  const told = all.filter(({ part }) => says(texts(part).join(' '), asked));
  const hits = [...new Set([...meant, ...told])].slice(0, MOST).map(({ title, part }) => {
    const mine = texts(part);
    const text = mine.find((one) => says(one, asked)) ?? row(part, rules) ?? mine[0] ?? '';
    return {
      anchor: part.anchor,
      title,
      text,
      rules: part.rules.toSorted((one, other) => means(other) - means(one)).slice(0, 2),
    };
  });
  const also = named.flatMap((entry) => entry.words).filter((word) => !says(word, asked));
  return { hits, also: [...new Set(also)].slice(0, 3) };
}

/** What is read in a part: sentences, rows, then what its figures say. */
function texts({ told, figures }: Part): string[] {
  const drawn = figures.flatMap((figure) => [figure.caption, ...figure.panels.map((panel) => panel.label)]);
  switch (told?.type) {
    case 'rule':
      return [`${told.said} ${told.more}`.trim(), ...drawn];
    case 'steps':
      return [...told.steps.map((step) => `${step.said} ${step.more}`), ...drawn];
    case 'terms':
      return [...told.terms.map((term) => `${term.name}: ${term.text}`), ...drawn];
    case 'table':
      return [...told.rows.map(line), ...drawn];
    default:
      return drawn;
  }
}
const line = (cells: { text: string }[]) =>
  cells
    .map((cell) => cell.text)
    .filter(Boolean)
    .join(' · ');

/** Of a table or of steps, what one of these rules is about. */
function row({ told }: Part, rules: string[]): string | undefined {
  const about = (one: { rules: string[] }) => one.rules.some((rule) => rules.includes(rule));
  if (told?.type === 'table') return told.rows.filter((cells) => cells.some(about)).map(line)[0];
  if (told?.type === 'steps') return told.steps.filter(about).map((step) => `${step.said} ${step.more}`)[0];
  return undefined;
}

/** The text in pieces, each with whether it is what was asked. */
export function marked(text: string, query: string): { piece: string; found: boolean }[] {
  const asked = query.trim().split(/\s+/).filter(Boolean);
  if (!asked.length) return [{ piece: text, found: false }];
  const any = new RegExp(`(${asked.map((word) => word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')).join('|')})`, 'giu');
  return text.split(any).map((piece, index) => ({ piece, found: index % 2 === 1 }));
}
