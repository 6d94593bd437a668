// A pad as a link, as words, and as a picture of its sheet.
import { picture as drawn } from '../parts/picture';
import { words } from '../words';
import { games } from './count';
import { playerName, rowName, rowsOf } from './names';
import { pack, type Counted, type Pad } from './pad';
import { ranked } from './pads.svelte';
import { verdict } from './verdict';

export { give } from '../parts/picture';

export async function link(pad: Pad): Promise<string> {
  return `${location.origin}/score#${await pack(pad)}`;
}

/** The sheet on paper. */
export function picture(pad: Pad, counted: Counted): Promise<Blob> {
  const order = ranked(counted);
  const rows = [...rowsOf(pad, games[pad.game].ROWS), 'total'];
  return drawn({
    over: words(`game-${pad.game}`),
    title: verdict(pad, counted).title,
    names: order.map((seat) => {
      const holder = pad.seats[seat];
      return holder ? playerName(holder, seat) : '';
    }),
    rows: rows.map((row) => ({
      label: rowName(pad, row),
      values: order.map((seat) => counted.sheets[seat]?.[row] ?? 0),
    })),
  });
}
