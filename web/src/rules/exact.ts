// The rules pages (docs/rules/*.md) as chapters of entries, for help and for the page Rules. Only the Markdown they use.
// The exact wording is English; docs/rules/de and so on say each rule in one sentence of another language.
import type { Language } from '../words';

const files = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

export interface Entry {
  id: string; // "MR-23"; empty: text between the rules
  html: string;
  short?: string; // the same in one sentence of the reader's language
}
export interface Chapter {
  title: string;
  entries: Entry[];
}

/** What the exact text says of itself comes first in English, last where it is a help beside the short one. */
export async function chapters(game: string, language: Language): Promise<Chapter[]> {
  const file = `${game.replace('_', '-')}.md`;
  const load = (folder: string) => files[`../../../docs/rules/${folder}${file}`]?.() ?? '';
  const [whole, short] = await Promise.all([load(''), language === 'en' ? '' : load(`${language}/`)]);
  const [about, ...rules] = merge(parse(whole), parse(short));
  const all = !about ? [] : short ? [...rules, about] : [about, ...rules];
  return all.filter((chapter) => chapter.entries.length > 0);
}

/** The chapters of the whole rules, with the titles and sentences of the short ones. */
export function merge(whole: Chapter[], short: Chapter[]): Chapter[] {
  const said = new Map(short.flatMap((chapter) => chapter.entries).map((entry) => [entry.id, entry.html]));
  return whole.map((chapter, index) => ({
    title: short[index]?.title ?? chapter.title,
    entries: chapter.entries.map((entry) => ({ ...entry, short: entry.id ? said.get(entry.id) : undefined })),
  }));
}

export function parse(text: string): Chapter[] {
  const found: Chapter[] = [];
  for (const block of blocks(text)) {
    const heading = /^(#+) (.*)/.exec(block[0] ?? '');
    if (heading) found.push({ title: heading[2] ?? '', entries: [] });
    else found.at(-1)?.entries.push(entry(block));
  }
  return found;
}

/** Lines that belong together: a heading, a list entry, a table, a paragraph. */
function blocks(text: string): string[][] {
  const found: string[][] = [];
  let current: string[] = [];
  const close = () => {
    if (current.length) found.push(current);
    current = [];
  };
  for (const line of text.split('\n')) {
    if (!line.trim()) close();
    else if (/^#+ |^- |^\d+\. /.test(line)) {
      close();
      current = [line];
      if (line.startsWith('#')) close();
    } else current.push(line);
  }
  close();
  return found;
}

function entry(lines: string[]): Entry {
  if (lines[0]?.startsWith('|')) return { id: '', html: table(lines) };
  const whole = lines
    .map((line) => line.trim())
    .join(' ')
    .replace(/^(- |\d+\. )/, '');
  const rule = /^([A-Z]{2}-\d+[a-z]?) /.exec(whole);
  return { id: rule?.[1] ?? '', html: `<p>${inline(rule ? whole.slice(rule[0].length) : whole)}</p>` };
}

function table(lines: string[]): string {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim()));
  const rows = lines.filter((line) => !/^\|[-| :]+\|$/.test(line));
  const [head = [], ...body] = rows.map(cells);
  const row = (tag: string, row: string[]) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row('th', head)}</thead><tbody>${body.map((one) => row('td', one)).join('')}</tbody></table>`;
}

function inline(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/\*([^*]+)\*/g, '<i>$1</i>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}
