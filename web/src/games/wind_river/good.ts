// What is good at a question of Wind River, with figures of this position as the server counts them.
import type { TableLike } from '../../game';
import { list, type Words } from '../../words';
import { choices, wind } from './position';

const SOME = 2; // examples of fields

/** Null: what the note says; empty: nothing. */
export function good(table: TableLike, words: Words): string | null {
  if (!table.view) return null;
  const view = wind(table.view);
  const mine = view.seats[table.seat - 1];
  if (!mine) return null;
  const { fields, gather } = choices(table.choices);
  switch (view.phase) {
    case 'place': {
      const open = view.fields.filter(({ name, buffalo }) => fields.place.has(name) && buffalo);
      const front = Math.max(...open.map(({ position }) => position));
      const ahead = open.filter(({ position }) => position === front);
      const buffalo = Math.max(...ahead.map((field) => field.buffalo));
      const names = ahead.flatMap((field) => (field.buffalo === buffalo ? field.name : []));
      return names.length ? words('wr-good-place', { fields: list(names.slice(0, SOME)), buffalo }) : null;
    }
    case 'herd': {
      const hungry = view.fields.filter((field) => field.hungry[table.seat - 1]).map(({ name }) => name);
      if (hungry.length) return words('wr-good-hungry', { fields: list(hungry), count: mine.hungry });
      return mine.on_plain && mine.gather ? words('wr-good-fed', { stones: mine.gather }) : null;
    }
    case 'act':
      if (!mine.on_plain) return '';
      if (fields.raise.size) return words('wr-good-raise', { stones: mine.stones, cost: view.raise_cost });
      return gather ? words('wr-good-gather', { stones: mine.gather, have: mine.stones, cost: view.raise_cost }) : null;
    default:
      return null;
  }
}
