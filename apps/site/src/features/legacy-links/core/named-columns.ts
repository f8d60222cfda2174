import type { Table } from "@nv/tables";

const isAddress = (cell: string) => /^https?:\/\//i.test(cell.trim());
const isDay = (cell: string) => /^\d{4}(-\d{1,2}){0,2}$|^\d{1,2}[/.-](\d{1,2}[/.-])?\d{2,4}$/.test(cell.trim());

/** Names of columns, in the order in which people write them. */
const TEXTS = ["qué era", "motivo", "responsable"];
const ADDRESSES = ["dirección antigua", "dirección nueva", "otra copia"];
const DAYS = ["publicado"];

/**
 * Names the columns of a table that came without names, so that its first row is a row like the others: the first addresses are the old
 * ones, the next the new ones.
 *
 * @returns `null` when the first row does name them.
 */
export function withNames<Brought extends Table>(table: Brought): Brought | null {
  const [first] = table.rows;
  if (first === undefined || !first.cells.some(isAddress)) return null;
  const left = { addresses: [...ADDRESSES], days: [...DAYS], texts: [...TEXTS] };
  const cells = first.cells.map((cell) => {
    const kind = isAddress(cell) ? left.addresses : isDay(cell) ? left.days : left.texts;
    return kind.shift() ?? "";
  });
  return { ...table, rows: [{ number: 0, cells }, ...table.rows] };
}
