// The games that the server has, how much of each is made ready, and their boards here.
import { get } from './api';
import type { Game } from './game';
import type { GameSeen, GamesSeen } from './wire';
import { learn } from './words';

const LOOK_SECONDS = 1;
const modules = import.meta.glob<{ default: Game }>('./games/*/index.ts');
const posters = import.meta.glob<string>('./art/poster-*.svg', { query: '?url', import: 'default', eager: true });

/** The board of a game, loaded when it is needed. */
export async function board(name: string): Promise<Game> {
  const load = modules[`./games/${name}/index.ts`];
  if (!load) throw new Error(`no board for ${name}`);
  const [module] = await Promise.all([load(), learn(name)]);
  return module.default;
}

export function poster(name: string): string | undefined {
  return posters[`./art/poster-${name.replace('_', '-')}.svg`];
}

class Games {
  #seen = $state.raw<GamesSeen | null>(null);

  /** All that can be played here, in the server's order; empty: it has not said yet. */
  get list(): GameSeen[] {
    return (this.#seen?.games ?? []).filter((game) => `./games/${game.name}/index.ts` in modules);
  }
  get names(): string[] {
    return this.list.map((game) => game.name);
  }
  /** How strong bots can be. */
  get levels(): string[] {
    return this.#seen?.levels ?? [];
  }
  /** What friends type to get here; null: they cannot, or the server has not said yet. */
  get address(): string | null {
    return this.#seen?.address ?? null;
  }
  /** The server has said what it has. */
  get known(): boolean {
    return this.#seen !== null;
  }
  /** How much is done of the games that are not ready; below 0: it could not be made ready. */
  get shares(): Record<string, number> {
    return Object.fromEntries(this.list.filter((game) => game.ready < 1).map((game) => [game.name, game.ready]));
  }

  /** A game of the list; null: it is not there, or not yet. */
  find(name: string): GameSeen | null {
    return this.list.find((game) => game.name === name) ?? null;
  }

  /** Look now, and as long as some are not ready; gives the way to end it. `failed`: why the first look failed. */
  watch(failed: (error: unknown) => void = () => {}): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const look = async () => {
      await this.look().catch(failed); // the server is away for a moment: what was known stays
      if (!ended && (!this.known || Object.values(this.shares).some((share) => share >= 0)))
        timer = setTimeout(() => void look(), LOOK_SECONDS * 1000);
    };
    void look();
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  }

  /** When a game is ready. False: it never will be. */
  async ready(game: string): Promise<boolean> {
    do {
      await new Promise((done) => setTimeout(done, LOOK_SECONDS * 1000));
      await this.look().catch(() => {});
    } while ((this.shares[game] ?? 1) >= 0 && game in this.shares);
    return !(game in this.shares);
  }

  async look(): Promise<void> {
    this.#seen = await get<GamesSeen>('/games');
  }
}

export const games = new Games();
