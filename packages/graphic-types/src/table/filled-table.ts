import { type CountTable, countTable } from "@nv/elections";
import type { PublishedData } from "../capabilities.ts";
import { FieldError } from "../field-error.ts";
import { saidOfCount } from "../said-of-count.ts";
import { type TableColumn, TableConfig } from "./config.ts";

const NAME_LENGTH = 90;

/** A figure as tables hold it: a decimal comma, and no thousands. */
const cellOf = (value: number | null) => (value === null ? "" : String(value).replace(".", ","));

/** The columns of a count as a table has them. Which list is ahead stands behind the name, where rows are constituencies. */
function columnsOf({ rowsAre, columns, rows }: CountTable): readonly Partial<TableColumn>[] {
  const hasFirst = rows.some(({ first }) => first !== "");
  return [
    { name: rowsAre },
    ...(hasFirst ? [{ name: "Va delante" }] : []),
    ...columns.map(({ name, unit, decimals }): Partial<TableColumn> => {
      const isShare = unit === "%";
      return { name: name.slice(0, NAME_LENGTH), kind: isShare ? "percent" : "number", decimals };
    }),
  ];
}

/**
 * A table of the count of an election as it is now, as if somebody had brought it. What was chosen for a column of the same name holds. Of when it is goes out
 * above it, unless somebody wrote something there; below it then.
 *
 * @throws {FieldError} For a part that the count does not have, and before the first vote.
 */
export function filledTable(config: TableConfig, data: PublishedData): TableConfig {
  if (data.kind !== "count") throw new FieldError("countOf", "Aquí va el recuento de una elección");
  const { count, part } = data;
  const table = countTable(count, part);
  if (table === null) throw new FieldError("countOf", `El recuento de «${count.title}» no tiene la parte «${part}»`);
  if (count.takenAtMs === null) throw new FieldError("countOf", `«${count.title}» no tiene todavía votos contados`);
  const chosen = new Map(config.data.columns.map((column) => [column.name, column]));
  const columns = columnsOf(table).map((column) => ({ ...column, ...chosen.get(column.name ?? "") }));
  const hasFirst = columns.length > table.columns.length + 1;
  return TableConfig.parse({
    ...config,
    ...saidOfCount(config, count, table),
    data: {
      columns,
      rows: table.rows.map(({ name, first, values }) => [name, ...(hasFirst ? [first] : []), ...values.map(cellOf)]),
    },
  });
}
