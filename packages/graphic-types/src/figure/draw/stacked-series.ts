import type { Series } from "./series-of.ts";
import { type Stack, sharesOf, stackOf } from "./stacks.ts";
import type { ValueFormat } from "./value-text.ts";

/** Values that are piled up, a pile for each row. */
export interface StackedSeries {
  readonly stacks: readonly Stack[];
  /** Notation of the values: shares are a hundred's. */
  readonly format: ValueFormat;
  /** For each row and each series, what is written of it; `null` where there is none. */
  readonly values: readonly (readonly (number | null)[])[];
}

/** Piles up the series of a table, or the share of each in its row. */
export function stackedSeries(series: readonly Series[], format: ValueFormat, isShare: boolean): StackedSeries {
  const rows = series[0]?.values.map((_value, row) => series.map(({ values }) => values[row] ?? null)) ?? [];
  const values = isShare ? rows.map(sharesOf) : rows;
  return { values, stacks: values.map(stackOf), format: isShare ? { ...format, unit: "%" } : format };
}
