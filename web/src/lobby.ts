// What the lobby knows of games and tables.
import { post } from './api';
import { games } from './games.svelte';
import { me } from './me.svelte';
import { route } from './route.svelte';
import { Trouble } from './errors';
import type { TableBody, TableMade, TableSeen } from './wire';
import { botName } from './parts/log';
import { ago, words } from './words';

const USUAL = 4; // sit at a table that nobody has asked more about, or as many as can

/** Make a table and go there. False: the person did not say a name, or went elsewhere. */
export async function make(body: TableBody): Promise<boolean> {
  if (!(await me.known())) return false;
  const from = route.path;
  const made = await whenReady(body);
  if (made) me.began(body.game);
  if (made && route.path === from) route.go(`/table/${made.table}`);
  return made !== null;
}

/** The table, as soon as its game is ready; none if the person went elsewhere meanwhile. */
async function whenReady(body: TableBody): Promise<TableMade | null> {
  const from = route.path;
  while (route.path === from) {
    try {
      return await post<TableMade>('/tables', { ...body, salt: salt() });
    } catch (error) {
      const wait = error instanceof Trouble && error.code === 'making';
      if (!wait || !(await games.ready(body.game))) throw error;
    }
  }
  return null;
}

/** My own part of the chance of this table. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Me against bots, as many as usual. */
export function against(game: string, level: string): TableBody {
  return { game, seats: usual(game, level), start: true };
}

/** The first seat is mine; the others are whose one wants. */
export function usual(game: string, other: string): string[] {
  const most = Math.max(0, ...(games.find(game)?.seats ?? []));
  return Array.from({ length: Math.min(USUAL, most) }, (_, index) => (index ? other : 'me'));
}

/** What a table of mine waits for, in one sentence, and whether it is me. */
export function waiting(table: TableSeen, now: number): { text: string; mine: boolean } {
  const since = ago(Math.max(0, now - table.moved));
  if (table.ended !== null) return { text: words('ended', { since }), mine: false };
  if (table.started === null) {
    const free = table.seats.filter((seat) => !seat.name && !seat.bot).length;
    return { text: words('not-started', { count: free }), mine: free === 0 };
  }
  if (table.asked.some((seat) => table.mine.includes(seat)))
    return { text: words('your-turn-since', { since }), mine: true };
  const names = table.asked.map((seat) => table.seats[seat - 1]?.name ?? botName(seat, table.table));
  if (names.length === 1) return { text: words('their-turn-since', { name: names[0] ?? '', since }), mine: false };
  return { text: words('several-turn', { count: names.length }), mine: false };
}

export function pace(pace: Record<string, number>): string {
  if (pace.days) return words('pace-days', { days: pace.days });
  if (pace.move) return words('pace-live', { minutes: Math.round((pace.bank ?? 0) / 60) });
  return words('pace-none');
}
