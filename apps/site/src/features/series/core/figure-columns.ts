import type { SelectOption } from "@nv/ui";
import { keyOf, type SeriesDraft } from "./series-draft";

/** The columns of figures, to choose among. */
export function figureColumns({ columns }: Pick<SeriesDraft, "columns">): readonly SelectOption<string>[] {
  return columns
    .filter(({ kind }) => kind === "number")
    .map((column) => ({ value: keyOf(column), label: column.label || keyOf(column) }));
}
