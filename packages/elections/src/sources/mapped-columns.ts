import type { CodeColumns, CountMapping } from "@nv/contracts/schemas";
import { foldLoosely } from "@nv/spanish";

/** Columns of a mapping, found in a table. */
export interface MappedColumns {
  /** Cell of a row in a column; empty for a column that the mapping leaves out. */
  cell(cells: readonly string[], column: string | undefined): string;
  /** Code that columns make; empty where one of them is empty. */
  code(cells: readonly string[], columns: CodeColumns): string;
}

/** All columns that a mapping names. */
function namedColumns(mapping: CountMapping): readonly string[] {
  const { code, parent = [], name, census, countedCensus, countedPct, voters, blank, spoilt, lists } = mapping;
  const ofLists = lists.form === "wide" ? lists.columns.map(({ column }) => column) : [lists.list, lists.votes];
  const { countedTables, tables, turnout } = mapping;
  const figures = [name, census, countedCensus, countedPct, countedTables, tables, voters, blank, spoilt];
  const plain = [...figures, ...turnout.map(({ column }) => column)].filter((column) => column !== undefined);
  return [...code.map(({ column }) => column), ...parent.map(({ column }) => column), ...plain, ...ofLists];
}

/** Other names of a party, however somebody calls it. */
export type OtherNames = (name: string) => readonly string[];

/** Names by which the column of a list may be called besides that of the mapping: its acronym, its name, and what the house knows of either. */
function listNames({ lists }: CountMapping, othersOf: OtherNames): ReadonlyMap<string, readonly string[]> {
  if (lists.form !== "wide") return new Map();
  return new Map(
    lists.columns.map(({ column, acronym, name }) => {
      const own = [acronym, name].filter((one) => one !== "");
      return [column, [...own, ...[column, ...own].flatMap(othersOf)]] as const;
    }),
  );
}

/**
 * Finds the columns of a mapping by their names, without regard to accents and capitals; that of a list by its other names too, where there is
 * none of the name that the mapping says.
 *
 * @param othersOf - Other names of a party that the house knows.
 * @returns The columns, or those that are missing.
 */
export function mapColumns(
  header: readonly string[],
  mapping: CountMapping,
  othersOf: OtherNames = () => [],
): MappedColumns | readonly string[] {
  const places = new Map<string, number>();
  header.forEach((name, at) => {
    const folded = foldLoosely(name);
    if (!places.has(folded)) places.set(folded, at);
  });
  const others = listNames(mapping, othersOf);
  const known = new Map(
    namedColumns(mapping).map((column) => {
      const names = [column, ...(others.get(column) ?? [])];
      return [column, names.map((name) => places.get(foldLoosely(name))).find((place) => place !== undefined)] as const;
    }),
  );
  const placeOf = (column: string) => known.get(column);
  const missing = namedColumns(mapping).filter((column) => placeOf(column) === undefined);
  if (missing.length > 0) return missing;
  const cell: MappedColumns["cell"] = (cells, column) =>
    column === undefined ? "" : (cells[placeOf(column) ?? -1] ?? "").trim();
  return {
    cell,
    code(cells, columns) {
      const parts = columns.map(({ column, length }) => ({ text: cell(cells, column).toLowerCase(), length }));
      if (parts.some(({ text }) => text === "")) return "";
      return parts.map(({ text, length }) => text.padStart(length, "0")).join("");
    },
  };
}
