import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";
import { figureIn, isOfFigures } from "./cell-key.ts";
import type { TableConfig } from "./config.ts";
import { seenColumns } from "./draw/seen-table.ts";

/** Place of the file with the data of a table, inside its revision. */
export const TABLE_FILE = "datos.csv";

/** Writes what readers see of a table, with that of its groups, as a file: no cell of it can be a formula. */
export function tableFile(config: TableConfig): string {
  const { data, groupBy } = config;
  const grouped = data.columns.findIndex(({ name }) => groupBy !== "" && name === groupBy);
  const columns = [
    ...data.columns.map((column, at) => ({ ...column, at })).filter(({ at }) => at === grouped),
    ...seenColumns(config),
  ];
  const rows = data.rows.map((cells) =>
    columns.map((column) => {
      const cell = cells[column.at] ?? "";
      const value = isOfFigures(column) ? figureIn(cell) : null;
      return value ?? cell;
    }),
  );
  return BYTE_ORDER_MARK + [columns.map(({ name }) => name), ...rows].map((cells) => delimitedLine(cells)).join("");
}
