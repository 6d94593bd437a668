// The games that have a board here; each is loaded when it is needed.
import type { Game } from './game';
import { learn } from './words';

const modules = import.meta.glob<{ default: Game }>('./games/*/index.ts');

export async function board(name: string): Promise<Game> {
  const load = modules[`./games/${name}/index.ts`];
  if (!load) throw new Error(`no board for ${name}`);
  const [module] = await Promise.all([load(), learn(name)]);
  return module.default;
}
