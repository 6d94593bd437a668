// What the lobby knows of games and tables.
import { post } from './api';
import { me } from './me.svelte';
import { route } from './route.svelte';
import type { TableBody, TableMade, TableSeen } from './wire';
import { botName } from './parts/told';
import { ago, words } from './words';
import dice_town from './art/poster-dice-town.svg';
import moon_river from './art/poster-moon-river.svg';
import wind_river from './art/poster-wind-river.svg';

export const GAMES = ['moon_river', 'dice_town', 'wind_river'] as const;
export type GameName = (typeof GAMES)[number];
export const POSTERS: Record<string, string> = { moon_river, dice_town, wind_river };
/** How many sit at a table that nobody has asked more about. */
export const USUAL: Record<string, number> = { moon_river: 4, dice_town: 4, wind_river: 3 };

/** Make a table and go there. False: the person did not say a name. */
export async function make(body: TableBody): Promise<boolean> {
  if (!(await me.known())) return false;
  const made = await post<TableMade>('/tables', { ...body, salt: salt() });
  route.go(`/table/${made.table}`);
  return true;
}

/** My own part of the chance of this table. */
export function salt(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function against(game: string, level: string): TableBody {
  const seats = Array.from({ length: USUAL[game] ?? 3 }, (_, index) => (index ? level : 'me'));
  return { game, seats, start: true };
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
