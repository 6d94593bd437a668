// Wind River on the pad: tipis on the Open Plains, and stones if they tie.
import type { Holder, Pad } from './pad';

export const ROWS = ['open_plains', 'stones'];
export const TIES = ['stones'];
export const TIPIS = 7;
export const STONES = 10;

export function count(_: Pad, { facts }: Holder): { sheet: Record<string, number>; ties: Record<string, number> } {
  const [plains, stones] = [Number(facts.plains ?? 0), Number(facts.stones ?? 0)];
  return { sheet: { open_plains: plains, stones, total: plains }, ties: { stones } };
}
