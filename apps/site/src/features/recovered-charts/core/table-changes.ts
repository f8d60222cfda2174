/** A row that is another one than it was. Its cells are those of the first column and of the one that changed. */
export interface RowChange {
  readonly what: "Nueva" | "Quitada" | "Cambiada";
  readonly row: string;
  /** Name of the column; empty for a whole row. */
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

type Row = readonly string[];

/** Rows by their first cell; of the same one again, by which of them it is. */
function keyed(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const seen = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const name = row[0] ?? "";
      const times = (seen.get(name) ?? 0) + 1;
      seen.set(name, times);
      return [times === 1 ? name : `${name} (${times})`, row];
    }),
  );
}

/**
 * Tells what changed from one version of a table to another: rows by their first cell, cells by the name of their column.
 *
 * @param before - Its first row names the columns.
 */
export function tableChanges(before: readonly Row[], after: readonly Row[]): readonly RowChange[] {
  const [[was = [], ...old], [is = [], ...fresh]] = [before, after];
  const [known, present] = [keyed(old), keyed(fresh)];
  const columns = [...new Set([...was, ...is])].filter((name) => name !== is[0] && name !== was[0]);
  const cellIn = (head: Row, row: Row | undefined, column: string) => row?.[head.indexOf(column)] ?? "";
  const whole = (what: RowChange["what"], row: string) => ({ what, row, column: "", before: "", after: "" });
  return [
    ...[...known.keys()].filter((name) => !present.has(name)).map((name) => whole("Quitada", name)),
    ...[...present].flatMap(([name, row]): readonly RowChange[] => {
      const former = known.get(name);
      if (former === undefined) return [whole("Nueva", name)];
      return columns
        .map((column) => ({ column, before: cellIn(was, former, column), after: cellIn(is, row, column) }))
        .filter((cell) => cell.before !== cell.after)
        .map((cell) => ({ what: "Cambiada" as const, row: name, ...cell }));
    }),
  ];
}
