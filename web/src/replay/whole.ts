// Shares of the win as whole points of 100, so that what is shown still adds up.
import type { Analysis, Book } from '../wire';

/** By largest remainder: the whole numbers nearest to these that sum to `total`. */
export function whole(values: readonly number[], total: number): number[] {
  if (values.length === 0) return [];
  const down = values.map(Math.floor);
  const order = values.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  order.sort((one, other) => other.rest - one.rest || one.index - other.index);
  let left = total - down.reduce((sum, value) => sum + value, 0);
  for (let turn = 0; left !== 0; turn += 1) {
    const step = Math.sign(left);
    const { index } = order[(step > 0 ? turn : order.length * 8 - 1 - turn) % order.length] as { index: number };
    down[index] = (down[index] as number) + step;
    left -= step;
  }
  return down;
}

/** Chances, which sum to 1, as parts of 100. */
export const hundredths = (shares: readonly number[]): number[] =>
  whole(
    shares.map((share) => share * 100),
    100,
  );

export type Account = Omit<Book, 'seat'>;

interface Way {
  cost: number;
  rows: Account[];
}

/** The books in whole points: every row sums to its result, luck to 0 over the seats, and own and others' play together
 * to 0, starts and results to 100. Of all ways to round each amount up or down the one that changes least; null: the books do not close. */
export function balanced(books: readonly Book[]): Account[] | null {
  const starts = hundredths(books.map((book) => book.start));
  const results = hundredths(books.map((book) => book.result));
  const sums = (rows: Account[]): [number, number] => [
    rows.reduce((sum, row) => sum + row.luck, 0),
    rows.reduce((sum, row) => sum + row.own + row.others, 0),
  ];
  let ways = new Map<string, Way>([['', { cost: 0, rows: [] }]]);
  books.forEach((book, index) => {
    const next = new Map<string, Way>();
    const [luck, own, others] = [book.luck * 100, book.own * 100, book.others * 100];
    const [start, result] = [starts[index] ?? 0, results[index] ?? 0];
    for (const { cost, rows } of ways.values())
      for (let way = 0; way < 8; way += 1) {
        const row = {
          start,
          luck: Math.floor(luck) + (way & 1),
          own: Math.floor(own) + ((way >> 1) & 1),
          others: Math.floor(others) + ((way >> 2) & 1),
          revision: 0,
          result,
        };
        row.revision = result - start - row.luck - row.own - row.others;
        const off = [row.luck - luck, row.own - own, row.others - others, row.revision - book.revision * 100];
        const found = { cost: cost + off.reduce((sum, one) => sum + one * one, 0), rows: [...rows, row] };
        const key = sums(found.rows).join();
        if (found.cost < (next.get(key)?.cost ?? Infinity)) next.set(key, found);
      }
    ways = next;
  });
  const rows = ways.get('0,0')?.rows;
  return rows?.map((row) => ({ ...row, revision: row.revision || 0 })) ?? null;
}

/** The books of the game as far as this ply: what each seat's chance has come from until then. */
export function upTo(analysis: Analysis, ply: number): Book[] {
  if (ply >= (analysis.chart.at(-1)?.ply ?? 0)) return analysis.seats;
  const first = analysis.chart[0];
  const now = analysis.chart.findLast((point) => point.ply <= ply) ?? first;
  return analysis.seats.map(({ seat }) => {
    const book: Book = {
      seat,
      start: first?.shares[seat - 1] ?? 0,
      luck: 0,
      own: 0,
      others: 0,
      revision: 0,
      result: 0,
    };
    for (const event of analysis.events) {
      if (event.until > (now?.ply ?? 0)) break;
      const change = event.change[seat - 1] ?? 0;
      if (event.kind === 'draw') book.luck += change;
      else if (event.seat === seat) book.own += change;
      else book.others += change;
    }
    book.result = now?.shares[seat - 1] ?? 0;
    book.revision = book.result - book.start - book.luck - book.own - book.others;
    return book;
  });
}
