// Where the rounds begin, from the headings of the log.
import type { Entry } from '../parts/log';

export interface Round {
  number: string; // as the heading has it
  ply: number;
  text: string;
}

/** `plyOf`: at which ply a line has been told. */
export function rounds(told: readonly Entry[], plyOf: (line: number) => number): Round[] {
  const found: Round[] = [];
  for (const entry of told) {
    const number = entry.heading ? /\d+/.exec(entry.text)?.[0] : undefined;
    if (number && number !== found.at(-1)?.number)
      found.push({ number, ply: plyOf(Math.abs(entry.number)), text: entry.text });
  }
  return found;
}
