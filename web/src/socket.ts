// The one connection of a page: connect, ask, be told, connect again.
import { Trouble } from './errors';
import type { Ask, Tell, Position, Talk, Hello, Hinted, Making, Tables, Tried } from './wire';

// What is asked, without the number that the socket adds.
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Question = Unnumbered<Ask>;
type Answer<Q extends Question> = Q extends { kind: 'try' } ? Tried : Q extends { kind: 'hint' } ? Hinted : null;

interface Listener {
  position(message: Position): void;
  making(message: Making): void;
  talk(message: Talk): void;
  gone(): void;
  connected(on: boolean, hello: Hello | null): void;
  version(): number;
}
interface LobbyListener {
  tables(message: Tables): void;
  lost(): void;
}

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const RATE = 12; // messages a second that the server takes from us for long, with some to spare
const BURST = 40;

export class Socket {
  #socket: WebSocket | null = null;
  #number = 0;
  #answers = new Map<number, { done(value: Tried | Hinted | null): void; refused(trouble: Trouble): void }>();
  #listeners = new Map<string, Listener>();
  #lobby: LobbyListener | null = null;
  #failures = 0;
  #going = 0; // milliseconds that a server which stops wants us to wait
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #ready = false;
  #room = BURST;
  #counted = 0;

  /** Be told of a table; gives the way to end it. */
  listen(table: string, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    this.#open();
    if (this.#ready) listener.connected(true, null);
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      if (this.#ready) void this.ask({ kind: 'part', table }).catch(() => {});
      this.#rest();
    };
  }

  /** Be told of the lobby, now and when it changes; gives the way to end it. */
  watch(lobby: LobbyListener): () => void {
    this.#lobby = lobby;
    this.#open();
    if (this.#ready) this.#askLobby(true);
    return () => {
      this.#lobby = null;
      if (this.#ready) this.#askLobby(false);
      this.#rest();
    };
  }

  #askLobby(on: boolean): void {
    void this.ask({ kind: 'lobby', on }).catch(() => {});
  }

  get #wanted(): boolean {
    return this.#listeners.size > 0 || this.#lobby !== null;
  }

  /** Nobody listens any more, not even the page that comes next. */
  #rest(): void {
    setTimeout(() => this.#wanted || this.#close());
  }

  /** Who I am has changed: the old connection does not know. */
  again(): void {
    if (!this.#socket) return;
    this.#close();
    if (this.#wanted) this.#open();
  }

  async ask<Q extends Question>(question: Q): Promise<Answer<Q>> {
    await this.#pause();
    return new Promise<Answer<Q>>((answered, refused) => {
      if (!this.#ready || !this.#socket) {
        refused(new Trouble('offline'));
        return;
      }
      const id = ++this.#number;
      this.#answers.set(id, { done: (value) => answered(value as Answer<Q>), refused });
      this.#socket.send(JSON.stringify({ ...question, id }));
    });
  }

  /** Not faster than the server likes. */
  async #pause(): Promise<void> {
    const now = performance.now() / 1000;
    this.#room = Math.min(BURST, this.#room + (now - this.#counted) * RATE) - 1;
    this.#counted = now;
    if (this.#room < 0) await new Promise((done) => setTimeout(done, (-this.#room / RATE) * 1000));
  }

  #open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data as string) as Tell);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: Tell): void {
    switch (message.kind) {
      case 'hello':
        this.#ready = true;
        this.#failures = 0;
        this.#beat = setInterval(() => this.#here(), message.every * 1000);
        for (const listener of [...this.#listeners.values()]) listener.connected(true, message);
        if (this.#lobby) this.#askLobby(true);
        break;
      case 'position':
        this.#listeners.get(message.table)?.position(message);
        break;
      case 'making':
        this.#listeners.get(message.table)?.making(message);
        break;
      case 'talk':
        this.#listeners.get(message.table)?.talk(message);
        break;
      case 'done':
        this.#answer(message.id)?.done(null);
        break;
      case 'tables':
        this.#lobby?.tables(message);
        break;
      case 'gone':
        this.#listeners.get(message.table)?.gone();
        break;
      case 'going':
        this.#going = message.seconds * 1000;
        break;
      case 'tried':
      case 'hinted':
        this.#answer(message.id)?.done(message);
        break;
      case 'refused':
        this.#answer(message.id)?.refused(new Trouble(message.code, message.reason, message.stale));
        break;
    }
  }

  #answer(id: number) {
    const found = this.#answers.get(id);
    this.#answers.delete(id);
    return found;
  }

  #here(): void {
    const versions = Object.fromEntries([...this.#listeners].map(([table, listener]) => [table, listener.version()]));
    this.#socket?.send(JSON.stringify({ kind: 'here', id: ++this.#number, versions }));
  }

  #lost(): void {
    this.#forget();
    for (const listener of [...this.#listeners.values()]) listener.connected(false, null);
    if (!this.#wanted) return;
    this.#lobby?.lost();
    const wait = WAITS[Math.min(this.#failures++, WAITS.length - 1)] ?? 8000;
    this.#retry = setTimeout(() => this.#open(), Math.max(wait, this.#going));
    this.#going = 0;
  }

  #forget(): void {
    this.#socket = null;
    this.#ready = false;
    clearInterval(this.#beat);
    for (const answer of this.#answers.values()) answer.refused(new Trouble('offline'));
    this.#answers.clear();
  }

  #close(): void {
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#forget();
    socket?.close();
  }
}

export const socket = new Socket();
if (typeof addEventListener !== 'undefined')
  addEventListener('online', () => {
    socket.again();
  });
