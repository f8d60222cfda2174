import { isOfPercent } from "@nv/series";
import type { Choice } from "./options-of";
import { keyOf, type SeriesDraft } from "./series-draft";

/** The columns of figures, to choose among. */
export function figureColumns({ columns }: Pick<SeriesDraft, "columns">): readonly Choice<string>[] {
  return columns
    .filter(({ kind }) => kind === "number")
    .map((column) => ({ value: keyOf(column), label: column.label || keyOf(column) }));
}

/** The columns of percentages, by their keys: between two of their figures there are points. */
export function percentColumns({ columns }: Pick<SeriesDraft, "columns">): ReadonlySet<string> {
  return new Set(columns.filter(({ kind, unit }) => kind === "number" && isOfPercent(unit)).map(keyOf));
}
