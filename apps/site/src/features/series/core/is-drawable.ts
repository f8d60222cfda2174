import type { DrawnSeries } from "./drawn-figure";

/** Whether a series is drawn as it is: it has figures, and no more than one row a day. */
export function isDrawable({ columns, observations }: Pick<DrawnSeries, "columns" | "observations">): boolean {
  return (
    observations.length > 1 && columns.some(({ kind }) => kind === "number") && !columns.some(({ isKey }) => isKey)
  );
}
