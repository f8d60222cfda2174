import type { Choice } from "./options-of";
import { keyOf, type SeriesDraft } from "./series-draft";

/** The columns of figures, to choose among. */
export function figureColumns({ columns }: Pick<SeriesDraft, "columns">): readonly Choice<string>[] {
  return columns
    .filter(({ kind }) => kind === "number")
    .map((column) => ({ value: keyOf(column), label: column.label || keyOf(column) }));
}
