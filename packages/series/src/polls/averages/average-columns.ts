import type { AverageSeries, SeriesColumn, TrackerFields, TrackerRowsKind } from "@nv/contracts/schemas";
import { FICHA_COLUMNS } from "../ficha.ts";
import { POLL_COLUMNS, POLL_KEYS, ROW_COLUMNS } from "../poll-columns.ts";

const SHARES: readonly string[] = [POLL_KEYS.approve, POLL_KEYS.disapprove];

/** The columns of the polls of an average, besides their last day and their source. */
export function averageColumns(series: readonly Pick<AverageSeries, "key" | "name">[]): readonly SeriesColumn[] {
  const shares = series.map(
    ({ key, name }): SeriesColumn => ({ key, label: name, kind: "number", unit: "%", isKey: false }),
  );
  return [...POLL_COLUMNS.filter(({ key }) => !SHARES.includes(key)), ...shares, ...FICHA_COLUMNS];
}

/** The columns of the rows of a tracker; those of a comparison are none. */
export function rowColumns(
  fields: Pick<TrackerFields, "kind"> & { readonly series?: readonly Pick<AverageSeries, "key" | "name">[] },
  of: TrackerRowsKind,
): readonly SeriesColumn[] {
  return fields.kind === "average" && of === "polls" ? averageColumns(fields.series ?? []) : ROW_COLUMNS[of];
}
