import { type Observation, SeriesData, SeriesFields } from "@nv/contracts/schemas";
import type { z } from "zod";

/** What a version of a series is: what a person wrote, and which observations it had. */
export const StoredSeries = SeriesFields.extend({ data: SeriesData });
export type StoredSeries = z.infer<typeof StoredSeries>;

/** Of a series that is begun. */
export const NO_DATA: SeriesData = { hash: "", observations: 0, first: "", last: "", used: [] };

/** An observation as it is kept, the same one always in the same order. */
export function keptObservation({ date, values, source, sourceUrl, isProvisional, note }: Observation): Observation {
  const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return { date, values: Object.fromEntries(ordered), source, sourceUrl, isProvisional, note };
}
