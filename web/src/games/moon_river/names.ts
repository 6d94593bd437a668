// What things are called: parcels, cells, partners.
import { list, words } from '../../words';
import { printed, type Cell, type Printed, type Seat } from './position';

/** "meadow with cow and gold" */
export function parcelName(parcel: Printed | string): string {
  const shown = typeof parcel === 'string' ? printed(parcel) : parcel;
  const land = words(`mr-land-${shown.landscape}`);
  const things = [
    shown.cow_symbols ? words('mr-thing-cow', { count: shown.cow_symbols }) : '',
    shown.gold ? words('mr-thing-gold') : '',
    shown.beaver ? words('mr-thing-beaver', { count: shown.beaver }) : '',
    shown.corn ? words('mr-thing-corn', { count: shown.corn }) : '',
    shown.skull ? words('mr-thing-skull') : '',
    shown.circle ? words('mr-thing-circle') : '',
  ].filter(Boolean);
  return things.length ? words('mr-parcel', { land, things: list(things) }) : land;
}

export function partnerName(partner: string): string {
  return words(`mr-partner-${partner}`);
}

/** The notes that a parcel is described by: of what lies on it, or of the bare land. */
export function noted(parcel: Printed): string[] {
  const { landscape, cow_symbols, gold, beaver, corn, skull, circle } = parcel;
  const symbols = Object.entries({
    cow: cow_symbols === 1,
    '2cow': cow_symbols === 2,
    gold,
    beaver,
    corn,
    skull,
    circle,
  });
  const found = symbols.flatMap(([name, there]) => (there ? [`symbol ${name}`] : []));
  return found.length ? found : [`landscape ${landscape}`];
}

/** A built cell, spoken: "c3: farm with circle; cows: 2; the trapper". */
export function cellName(name: string, cell: Cell | undefined): string {
  if (!cell) return words('mr-cell-empty', { cell: name });
  const land = words(`mr-land-${cell.landscape}`);
  const things = [
    cell.gold ? words('mr-thing-gold') : '',
    cell.beaver ? words('mr-thing-beaver', { count: cell.beaver }) : '',
    cell.corn ? words('mr-thing-corn', { count: cell.corn }) : '',
    cell.partner ? partnerName(cell.partner) : '',
    cell.cows ? words('mr-thing-cow', { count: cell.cows }) : '',
  ].filter(Boolean);
  return things.length
    ? words('mr-cell-with', { cell: name, land, things: list(things) })
    : words('mr-cell', { cell: name, land });
}

export function ranchName(owner: string, ranch: Seat): string {
  const cells = Object.entries(ranch.cells).map(([name, cell]) => cellName(name, cell));
  return cells.length
    ? words('mr-ranch-of', { name: owner, cells: cells.join('; ') })
    : words('mr-ranch-empty', { name: owner });
}
