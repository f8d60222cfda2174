import {
  AverageFields,
  ComparisonFields,
  TrackerData as Data,
  keptParts,
  MandateFields,
  type SeriesData,
  type TrackerData,
} from "@nv/contracts/schemas";
import { z } from "zod";

/** Of rows that nobody brought yet. */
const NO_ROWS: SeriesData = { hash: "", observations: 0, first: "", last: "", used: [] };

/** Of a tracker that is begun, and of every comparison. */
export const NO_DATA: TrackerData = { polls: NO_ROWS, events: NO_ROWS };

/** Content of a tracker at one version: the fields that a person wrote, and the polls and events that it had. */
export const StoredTracker = z.discriminatedUnion("kind", [
  keptParts(MandateFields).extend({ data: Data }),
  keptParts(AverageFields).extend({ data: Data }),
  keptParts(ComparisonFields).extend({ data: Data }),
]);
export type StoredTracker = z.infer<typeof StoredTracker>;

/** The same, as readers may get it. */
export const PublishableTracker = z.discriminatedUnion("kind", [
  MandateFields.extend({ data: Data }),
  AverageFields.extend({ data: Data }),
  ComparisonFields.extend({ data: Data }),
]);
