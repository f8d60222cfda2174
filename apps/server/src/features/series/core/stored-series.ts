import { type Observation, Observation as ObservationSchema, SeriesData, SeriesFields } from "@nv/contracts/schemas";
import { z } from "zod";

/** What a version of a series is: what a person wrote, and which observations it had. */
export const StoredSeries = SeriesFields.extend({ data: SeriesData });
export type StoredSeries = z.infer<typeof StoredSeries>;

/** Of a series that is begun. */
export const NO_DATA: SeriesData = { hash: "", observations: 0, first: "", last: "", used: [] };

const Observations = z.array(ObservationSchema);

/** Observations as they are kept, the same ones always as the same text. */
export function observationsText(observations: readonly Observation[]): string {
  const kept = observations.map(({ date, values, source, sourceUrl, isProvisional, note }) => {
    const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
    return { date, values: Object.fromEntries(ordered), source, sourceUrl, isProvisional, note };
  });
  return JSON.stringify(kept);
}

/** Observations that were kept. */
export function readObservationsText(text: string): readonly Observation[] {
  return Observations.parse(JSON.parse(text));
}
