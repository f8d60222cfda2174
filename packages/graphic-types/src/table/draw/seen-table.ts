import { cellKey, figureIn, isOfFigures } from "../cell-key.ts";
import type { TableColumn, TableConfig } from "../config.ts";
import { type Domain, domainOf } from "../core/bar-of.ts";
import { compareKeys, textOrder } from "../core/compare-keys.ts";

/** A column that readers see, and its place in the data. */
export interface SeenColumn extends TableColumn {
  readonly at: number;
}

/** A row that readers see. */
export interface SeenRow {
  /** Place in the data. */
  readonly at: number;
  readonly cells: readonly string[];
  readonly look: "total" | "highlight" | null;
}

/** Rows under one head; an empty name for those of a table without groups. */
export interface SeenGroup {
  readonly name: string;
  readonly rows: readonly SeenRow[];
}

/** A table as readers see it: in its order, without what is hidden, the totals apart. */
export interface SeenTable {
  readonly columns: readonly SeenColumn[];
  readonly groups: readonly SeenGroup[];
  readonly totals: readonly SeenRow[];
}

/** Lists the columns that readers see: that of the groups is in their heads. */
export function seenColumns({ data, groupBy }: Pick<TableConfig, "data" | "groupBy">): readonly SeenColumn[] {
  return data.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ isHidden, name }) => !isHidden && (groupBy === "" || name !== groupBy));
}

function inOrder({ data, order }: TableConfig, rows: readonly SeenRow[], language: string): readonly SeenRow[] {
  const at = data.columns.findIndex(({ name }) => name === order.column);
  const column = data.columns[at];
  if (order.column === "" || column === undefined) return rows;
  const compareTexts = textOrder(language);
  const keys = new Map(rows.map((row) => [row, cellKey(column, row.cells[at] ?? "")]));
  return rows.toSorted((a, b) =>
    compareKeys(keys.get(a) ?? null, keys.get(b) ?? null, order.direction === "down", compareTexts),
  );
}

/** Makes of a configuration what readers see of it. @param language - Of the texts, whose order is theirs. */
export function seenTable(config: TableConfig, language: string): SeenTable {
  const { data, groupBy, marks } = config;
  const columns = seenColumns(config);
  const first = columns[0]?.at ?? 0;
  const looks = new Map(marks.map(({ name, look }) => [name, look]));
  const all = data.rows.map((cells, at): SeenRow => ({ at, cells, look: looks.get(cells[first] ?? "") ?? null }));
  const rows = inOrder(
    config,
    all.filter(({ look }) => look !== "total"),
    language,
  );
  const groupAt = data.columns.findIndex(({ name }) => groupBy !== "" && name === groupBy);
  const names = groupAt === -1 ? [""] : [...new Set(all.map(({ cells }) => cells[groupAt] ?? ""))];
  return {
    columns,
    groups: names
      .map((name) => ({ name, rows: rows.filter(({ cells }) => groupAt === -1 || (cells[groupAt] ?? "") === name) }))
      .filter(({ rows: inside }) => inside.length > 0),
    totals: all.filter(({ look }) => look === "total"),
  };
}

/** The figures of a column, those of totals aside: they would dwarf the others. */
const figuresOf = ({ groups }: SeenTable, { at }: SeenColumn) =>
  groups.flatMap(({ rows }) => rows.flatMap(({ cells }) => figureIn(cells[at] ?? "") ?? []));

/** Returns the scale of each column whose figures are drawn, by its place in the data: its own, or that of all with the same look. */
export function domainsOf(table: SeenTable, { sharesScale }: TableConfig): ReadonlyMap<number, Domain> {
  const drawn = table.columns.filter((column) => isOfFigures(column) && ["bar", "heat"].includes(column.look));
  return new Map(
    drawn.flatMap((column) => {
      const together = sharesScale ? drawn.filter(({ look }) => look === column.look) : [column];
      const domain = domainOf(together.flatMap((one) => figuresOf(table, one)));
      return domain === null ? [] : [[column.at, domain] as const];
    }),
  );
}
