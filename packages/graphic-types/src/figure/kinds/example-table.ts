import type { z } from "zod";
import type { FIGURE_PARTS } from "../figure-parts.ts";

type Table = NonNullable<z.input<typeof FIGURE_PARTS>["data"]>;

/** A table of an example: the head, and a row for each thing. */
export const exampleTable = (
  [name, ...columns]: readonly string[],
  kind: "date" | "text" | "number",
  rows: readonly (readonly [x: string, ...values: (number | null)[]])[],
): Table => ({
  x: { name: name ?? "", kind },
  columns: columns.map((column) => ({ name: column })),
  rows: rows.map(([x, ...values]) => ({ x, values })),
});
