import { keptParts, type Observation, SeriesData, SeriesFields } from "@nv/contracts/schemas";
import type { z } from "zod";

/** Content of a series at one version: the fields that a person wrote, whatever they say, and the observations that it had. */
export const StoredSeries = keptParts(SeriesFields).extend({ data: SeriesData });
export type StoredSeries = z.infer<typeof StoredSeries>;

/** The same, as readers may get it. */
export const PublishableSeries = SeriesFields.extend({ data: SeriesData });

/** Of a series that is begun. */
export const NO_DATA: SeriesData = { hash: "", observations: 0, first: "", last: "", used: [] };

/** An observation as it is kept, the same one always in the same order. */
export function keptObservation({ date, values, source, sourceUrl, isProvisional, note }: Observation): Observation {
  const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  return { date, values: Object.fromEntries(ordered), source, sourceUrl, isProvisional, note };
}
