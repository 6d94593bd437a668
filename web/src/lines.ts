// Lines as the server tells them, as entries of the log.
import type { Line } from './game';
import type { Change } from './wire';

/** The lines that still hold, after everything that was taken back. The table's own lines stay. */
export function folded(texts: readonly string[], changes: readonly Change[][] = []): Line[] {
  let lines: Line[] = [];
  texts.forEach((whole, index) => {
    const space = whole.indexOf(' ');
    const who = whole.slice(0, space);
    const text = whole.slice(space + 1);
    const seat = who === 'n' ? 0 : who === '*' ? -1 : Number(who);
    if (seat === -1 && text.startsWith('back ')) {
      const kept = Number(text.slice(5));
      lines = lines.filter((line) => line.number <= kept || line.seat === -1);
    }
    lines.push({ number: index + 1, seat, text, changes: changes[index] ?? [] });
  });
  return lines;
}

/** What a verb of chance drew, without the number of its copy: "desert-gold" of "reveal desert-gold.3". */
export const drawnBy = (verb: string, draws: readonly string[]): string[] =>
  draws.filter((draw) => draw.startsWith(`${verb} `)).map((draw) => draw.slice(verb.length + 1).replace(/\.\d+$/, ''));
