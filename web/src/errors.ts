// What was refused, and why. The server's sentence is for programs: people read the one of their language for its code.
import { words } from './words';
import type { Code } from './wire';

/** Codes that this page says itself: the server is away, and the host has closed the table. */
export type Why = Code | 'offline' | 'closed';

export class Trouble extends Error {
  constructor(
    readonly code: Why,
    detail: string = code,
    readonly stale = false,
    readonly line: number | null = null, // of a record: where it is wrong
  ) {
    super(detail);
  }
}

export function sentence(code: Why): string {
  return words(`trouble-${code}`);
}

export function reason(error: unknown): string {
  return error instanceof Trouble ? sentence(error.code) : String(error);
}
