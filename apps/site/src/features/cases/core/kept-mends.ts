import type { CaseColumn } from "@nv/cases";
import * as z from "zod/mini";
import type { Mends } from "./mends";
import type { SortedRows } from "./read-table";
import { faultsByColumn } from "./read-table";

/**
 * Corrected cells that a tab keeps, and of which table. Only a place, a figure, a day or a value of a list is kept, once it is understood: what is
 * pasted, and whatever is written in sentences, may be personal and is kept nowhere.
 *
 * @see docs/adr/0053-public-cases.md, docs/adr/0074-mended-tables.md
 */
export const KeptMends = z.object({
  /** Of {@link fingerprintOf}; empty for none. */
  table: z.string(),
  cells: z.array(z.tuple([z.number(), z.number(), z.string()])),
});
export type KeptMends = z.infer<typeof KeptMends>;

/** Nothing kept. */
export const NOTHING_KEPT: KeptMends = { table: "", cells: [] };

const KEPT_COLUMNS: ReadonlySet<CaseColumn> = new Set<CaseColumn>([
  "scopeKind",
  "province",
  "municipality",
  "decade",
  "centre",
  "victims",
  "isMinimum",
  "status",
  "evidence",
]);

const isKept = (column: CaseColumn | undefined) =>
  column !== undefined && (KEPT_COLUMNS.has(column) || /^source\.\d\.date$/.test(column));

/** A number of a text by which it is known again, and from which nothing of it can be told. */
export function fingerprintOf(text: string): string {
  let [one, other] = [0xdeadbeef ^ text.length, 0x41c6ce57 ^ text.length];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    one = Math.imul(one ^ letter, 2654435761);
    other = Math.imul(other ^ letter, 1597334677);
  }
  return `${text.length}-${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

/** Returns those corrections of cells that may be kept. */
export function keptOf(
  mends: Mends,
  {
    table,
    columns,
    faults,
  }: { readonly table: string; readonly columns: readonly CaseColumn[]; readonly faults: SortedRows["faults"] },
): KeptMends {
  const cells = [...mends].flatMap(([row, typed]) => {
    const wrong = faultsByColumn(faults.get(row) ?? [], columns);
    return [...typed]
      .filter(([column]) => isKept(columns[column]) && !wrong.has(column))
      .map(([column, value]): [number, number, string] => [row, column, value]);
  });
  return cells.length === 0 ? NOTHING_KEPT : { table, cells };
}

/** Returns the corrections that were kept, to be typed again over the same table. */
export function mendsOf({ cells }: KeptMends): Mends {
  const mends = new Map<number, Map<number, string>>();
  for (const [row, column, value] of cells) {
    const typed = mends.get(row) ?? new Map<number, string>();
    mends.set(row, typed.set(column, value));
  }
  return mends;
}
