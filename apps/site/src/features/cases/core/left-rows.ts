import type { CaseCellFault, CaseColumn } from "@nv/cases";
import { BYTE_ORDER_MARK, delimitedLine, type TableRow } from "@nv/tables";

/** Over the column that says what is wrong. */
const WHY = "Qué corregir";

/**
 * Rows that did not come in, as a file to mend elsewhere and bring again: with what is wrong in a last column, and without the columns that are personal.
 *
 * @param header - The first row of the table.
 * @param rows - As they were mended so far.
 */
export function leftRowsCsv(
  header: readonly string[],
  columns: readonly CaseColumn[],
  rows: readonly { readonly row: TableRow; readonly faults: readonly CaseCellFault[] }[],
): string {
  const isKept = (_cell: string, at: number) => columns[at] !== "personal";
  const cellsOf = ({ cells }: TableRow) => header.map((_, at) => cells[at] ?? "").filter(isKept);
  const lines = rows.map(({ row, faults }) =>
    delimitedLine([...cellsOf(row), faults.map(({ message }) => message).join(". ")], ";"),
  );
  return BYTE_ORDER_MARK + delimitedLine([...header.filter(isKept), WHY], ";") + lines.join("");
}
