// The server's sentences are English. Those that people meet are said in their own language; the rest as they are.
import { words } from './words';

const KNOWN: [RegExp, string][] = [
  [/^offline$/, 'trouble-offline'],
  [/^a name is|^nobody can be called/, 'trouble-name'],
  [/^the name .* is taken/, 'trouble-taken'],
  [/name or password is wrong|the old password is wrong/, 'trouble-password'],
  [/too often|too many messages|talk too fast/, 'trouble-often'],
  [/tables that have not ended/, 'trouble-tables'],
  [/^there is no table|^no table/, 'trouble-no-table'],
  [/^seat \d+ is taken/, 'trouble-seat-taken'],
  [/^seat \d+ is empty/, 'trouble-seat-empty'],
  [/sit here already/, 'trouble-sitting'],
  [/the game has started/, 'trouble-started'],
  [/only the host/, 'trouble-host'],
  [/nothing of yours to take back/, 'trouble-nothing'],
  [/secret question is open/, 'trouble-secret'],
  [/not the question that you are asked/, 'trouble-stale'],
  [/rated game is not paused/, 'trouble-rated'],
  [/no hints at a rated table/, 'trouble-hint'],
  [/nobody is called/, 'trouble-nobody'],
  [/Validation|Expected .* length|length [<>]/, 'trouble-length'],
];

export function sentence(detail: string): string {
  const found = KNOWN.find(([pattern]) => pattern.test(detail));
  return found ? words(found[1]) : detail;
}

export function reason(error: unknown): string {
  return sentence(error instanceof Error ? error.message : String(error));
}
