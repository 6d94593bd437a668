// Who I am, and what I like. Likings are kept in this browser, and with my name on the server.
import { get, patch, post } from './api';
import { socket } from './socket';
import type { Trouble } from './errors';
import { speak, pick, type Language } from './words';
import type { MeSeen } from './wire';

export const TEMPOS = ['slow', 'normal', 'fast', 'once'] as const; // style.css says how long each is
export type Tempo = (typeof TEMPOS)[number];

/** At every question, at new kinds of questions, or never. */
export const NOTES = ['all', 'fewer', 'off'] as const;
export type Notes = (typeof NOTES)[number];

export interface Likings {
  language: Language;
  theme: 'auto' | 'paper' | 'moonlit';
  sound: boolean;
  motion: 'auto' | 'still';
  tempo: Tempo | ''; // of the others' moves; '': normal, and at once where no motion is wanted
  level: string; // of the bots that I play against
  [notes: `notes-${string}`]: Notes; // by game: whether each question is explained
}

const KEPT = 'corral';
const NAMED = 'corral-named';

class Me {
  seen = $state.raw<MeSeen | null>(null);
  likings = $state<Likings>({
    language: 'en',
    theme: 'auto',
    sound: true,
    motion: 'auto',
    tempo: '',
    level: 'hand',
  });
  /** Set while a name is asked for: what to do then. */
  asking = $state.raw<((known: boolean) => void) | null>(null);

  async begin(): Promise<void> {
    const kept = this.#kept();
    Object.assign(this.likings, { language: pick(navigator.languages) }, kept);
    this.#show();
    // A browser that has never said a name need not be asked who it is.
    await Promise.all([speak(this.likings.language), localStorage.getItem(NAMED) ? this.look() : null]);
  }

  #kept(): Partial<Likings> {
    try {
      return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Likings>;
    } catch {
      return {};
    }
  }

  async look(): Promise<void> {
    try {
      this.seen = await get<MeSeen>('/me');
      localStorage.setItem(NAMED, 'yes');
    } catch (error) {
      this.seen = null;
      if ((error as Trouble).code === 'unknown') localStorage.removeItem(NAMED);
    }
  }

  /** My name is known, or asked for now. False: I did not want to say it. */
  known(): Promise<boolean> {
    if (this.seen) return Promise.resolve(true);
    return new Promise((done) => {
      this.asking = (known) => {
        this.asking = null;
        done(known);
      };
    });
  }

  /** I have begun a game. */
  began(game: string): void {
    if (this.seen && !this.seen.played.includes(game))
      this.seen = { ...this.seen, played: [...this.seen.played, game] };
  }
  /** I have never played this game. */
  newcomer(game: string): boolean {
    return !this.seen?.played.includes(game);
  }

  /** I am nobody any more. */
  gone(): void {
    this.seen = null;
    localStorage.removeItem(NAMED);
    socket.again();
  }

  async introduce(name: string): Promise<void> {
    await post('/guest', { name });
    await this.changed();
    this.asking?.(true);
  }

  /** Who I am has changed. */
  async changed(): Promise<void> {
    await this.look();
    socket.again();
  }

  async like(change: Partial<Likings>): Promise<void> {
    Object.assign(this.likings, change);
    const kept = { ...this.#kept(), ...change };
    localStorage.setItem(KEPT, JSON.stringify(kept));
    this.#show();
    if (change.language) await speak(change.language);
    if (this.seen) await patch('/me', { settings: kept }).catch(() => {});
  }

  /** How fast the others' moves are shown to me. */
  get tempo(): Tempo {
    const still = this.likings.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    return this.likings.tempo || (still ? 'once' : 'normal');
  }

  #show(): void {
    const { theme, motion, tempo } = this.likings;
    const { classList: root, dataset } = document.documentElement;
    if (tempo) dataset.tempo = tempo;
    else delete dataset.tempo;
    root.toggle('paper', theme === 'paper');
    root.toggle('moonlit', theme === 'moonlit');
    root.toggle('still', motion === 'still');
  }
}

export const me = new Me();
