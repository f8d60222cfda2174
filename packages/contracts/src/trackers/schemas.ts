import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { FieldProblem, GraphicSlug, VersionedRequest } from "../graphics/schemas.ts";
import { addressOrNone, line } from "../graphics/texts.ts";
import { keptParts } from "../kept-parts.ts";
import { beginningOf, savingOf } from "../records/record-bodies.ts";
import { SERIES_LIMITS } from "../series/paths.ts";
import {
  ChangeCounts,
  ImportObservations,
  IsoDay,
  Observation,
  ObservationChange,
  SeriesData,
} from "../series/schemas.ts";
import { AveragedShare, AverageFields, PublishedAverage } from "./average-schemas.ts";
import { AverageMethod, wholeBetween } from "./method-schemas.ts";
import { TRACKER_LIMITS, TRACKERS_API_PATH } from "./paths.ts";
import { publishedParts, trackerParts } from "./tracker-parts.ts";

export { DrawnTable } from "./tracker-parts.ts";

/** Fields of a mandate that is followed, as a person writes them; its polls and events are kept beside it. */
export const MandateFields = z.object({
  kind: z.literal("mandate"),
  ...trackerParts,
  /** Person in office, or the office itself. */
  holder: line(TRACKER_LIMITS.name).min(1, "Falta de quién es el mandato"),
  startDay: IsoDay,
  /** Question of the polls, in the words of the newsroom: two questions are two things. */
  question: line(TRACKER_LIMITS.question).min(1, "Falta qué preguntan las encuestas"),
  method: AverageMethod,
});
export type MandateFields = z.infer<typeof MandateFields>;

/** A mandate of a comparison. */
export const ComparedMember = z.object({
  /** Address of its tracker. */
  tracker: GraphicSlug,
  /** Name of it here; empty for the name that its tracker has. */
  name: line(TRACKER_LIMITS.name).default(""),
  /** Reason why its question asks the same as that of the first one, where it is another; empty for nothing. */
  sameQuestion: line(TRACKER_LIMITS.reason).default(""),
});
export type ComparedMember = z.infer<typeof ComparedMember>;

/** Fields of a comparison of mandates, by the days that each has lasted, as a person writes them. */
export const ComparisonFields = z.object({
  kind: z.literal("comparison"),
  ...trackerParts,
  /** The one that the comparison is about comes first. */
  members: z.array(ComparedMember).max(TRACKER_LIMITS.members, `Como mucho ${TRACKER_LIMITS.members} mandatos`),
  /** Whether all averages are made again by the method of the first one, where they were made otherwise. */
  remakesAverages: z.boolean().default(false),
  /** Day of the mandate that is told, from 0; `null` for the last one that all have. */
  day: wholeBetween(0, 20_000).nullable().default(null),
});
export type ComparisonFields = z.infer<typeof ComparisonFields>;

/** Fields of a tracker that a person writes, as they are published. */
export const TrackerFields = z.discriminatedUnion("kind", [MandateFields, AverageFields, ComparisonFields]);
export type TrackerFields = z.infer<typeof TrackerFields>;

/** The same as they are kept, whatever they say. */
export const KeptTracker = z.discriminatedUnion("kind", [
  keptParts(MandateFields),
  keptParts(AverageFields),
  keptParts(ComparisonFields),
]);

/** Summary of the data of a mandate, so that a version of it says which polls and events it had. */
export const TrackerData = z.object({ polls: SeriesData, events: SeriesData });
export type TrackerData = z.infer<typeof TrackerData>;

/** Body of `POST /api/trackers`. */
export const RegisterTracker = z.discriminatedUnion("kind", [
  beginningOf(MandateFields),
  beginningOf(AverageFields),
  beginningOf(ComparisonFields),
]);
export type RegisterTracker = z.infer<typeof RegisterTracker>;

/** Body of `PUT /api/trackers/:id`. */
export const EditTracker = z.discriminatedUnion("kind", [
  savingOf(MandateFields),
  savingOf(AverageFields),
  savingOf(ComparisonFields),
]);
export type EditTracker = z.infer<typeof EditTracker>;

/** Which rows of a mandate are meant. */
export const TrackerRowsKind = z.enum(["polls", "events"]);
export type TrackerRowsKind = z.infer<typeof TrackerRowsKind>;

/** Cells that all polls of a table have, where it does not say it row by row; empty for nothing. */
export const FixedCells = z.object({
  house: line(TRACKER_LIMITS.name).default(""),
  sourceUrl: addressOrNone(SERIES_LIMITS.address, "https://www.cis.es/catalogo").default(""),
});
export type FixedCells = z.infer<typeof FixedCells>;

/** Body of `POST /api/trackers/:id/rows`: a table that somebody brings. */
export const ImportRows = ImportObservations.extend({
  of: TrackerRowsKind,
  /** Cells of all rows that do not say them themselves. */
  fixed: FixedCells.optional(),
  /** Whether rows that are wrong are left out, instead of keeping out all others. */
  leavesOut: z.boolean().default(false),
});
export type ImportRows = z.infer<typeof ImportRows>;

/** Body of `POST /api/trackers/:id/rows/remove`. */
export const RemoveRows = VersionedRequest.extend({
  of: TrackerRowsKind,
  /** Keys that tell each from all others. */
  keys: z.array(z.string().max(1000)).min(1, "Elige alguna").max(TRACKER_LIMITS.removed),
});
export type RemoveRows = z.infer<typeof RemoveRows>;

/** An average on a day; `null` where there are too few polls. */
export const AveragedDay = z.object({
  day: IsoDay,
  approve: AveragedShare.nullable(),
  disapprove: AveragedShare.nullable(),
});
export type AveragedDay = z.infer<typeof AveragedDay>;

/** Published file of a mandate, `/data/{slug}/latest.json`. */
export const PublishedMandate = z.object({
  ...publishedParts,
  kind: z.literal("mandate"),
  holder: z.string(),
  startDay: IsoDay,
  question: z.string(),
  parameters: AverageMethod,
  /** Which making of averages these are, of the same parameters: 1 where it does not say. */
  making: z.int().positive().default(1),
  /** Changes in its polls since the revision before. */
  changes: ChangeCounts,
  /** Day by day from the first poll to the last. */
  average: z.array(AveragedDay),
  polls: z.array(Observation),
  events: z.array(Observation),
});
export type PublishedMandate = z.infer<typeof PublishedMandate>;

/** Published file of a comparison, `/data/{slug}/latest.json`. */
export const PublishedComparison = z.object({
  ...publishedParts,
  kind: z.literal("comparison"),
  members: z.array(
    z.object({
      tracker: z.string(),
      name: z.string(),
      startDay: IsoDay,
      question: z.string(),
      sameQuestion: z.string(),
      /** Address of the revision that it was made of. */
      revisionUrl: z.string(),
      /** For each day of the common stretch, from 0; `null` where there is no average. */
      approve: z.array(AveragedShare.nullable()),
    }),
  ),
  /** Day of the mandate that the sentence and the table are of. */
  day: z.int(),
});
export type PublishedComparison = z.infer<typeof PublishedComparison>;

/** Published file of a tracker. */
export const PublishedTracker = z.discriminatedUnion("kind", [PublishedMandate, PublishedAverage, PublishedComparison]);
export type PublishedTracker = z.infer<typeof PublishedTracker>;

/** A tracker in a list. */
export const TrackerSummary = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  kind: z.enum(["mandate", "average", "comparison"]),
  status: z.enum(["draft", "published", "pinned", "retired"]),
  version: z.int(),
  hasUnpublishedChanges: z.boolean(),
  /** Of a mandate. */
  data: TrackerData,
  updatedAtMs: z.number(),
  changedBy: z.string(),
  publishedAtMs: z.number().nullable(),
});
export type TrackerSummary = z.infer<typeof TrackerSummary>;

/** Answer of `GET /api/trackers`: the last changed first. */
export const TrackerList = z.object({ items: z.array(TrackerSummary) });
export type TrackerList = z.infer<typeof TrackerList>;

/** A tracker with everything about it but its rows. */
export const TrackerDetail = TrackerSummary.extend({
  fields: KeptTracker,
  revision: z.string().nullable(),
  /** Addresses of what readers have; `null` before it is published. The first never changes. */
  publicUrl: z.string().nullable(),
  latestJsonUrl: z.string().nullable(),
  latestCsvUrl: z.string().nullable(),
  /** Comparisons in use of a mandate, those that are published again with it first. */
  comparisons: z.array(z.object({ id: z.uuid(), title: z.string(), follows: z.boolean() })),
  /** Problems that keep it from being published. */
  problems: z.array(FieldProblem),
});
export type TrackerDetail = z.infer<typeof TrackerDetail>;

/** Answer of `GET /api/trackers/:id/rows`. */
export const TrackerRows = z.object({ polls: z.array(Observation), events: z.array(Observation) });
export type TrackerRows = z.infer<typeof TrackerRows>;

/** Meaning of the columns of a table with some names, as they were understood the last time that it was brought. */
export const RememberedMapping = z.object({
  /** Names of its columns, in their order. */
  names: z.array(z.string()),
  /** Names in the table by what they are. */
  columns: z.record(z.string(), z.string()),
  fixed: FixedCells,
});
export type RememberedMapping = z.infer<typeof RememberedMapping>;

/** Answer of `GET /api/trackers/mappings`: the last one first. */
export const RememberedMappings = z.object({ items: z.array(RememberedMapping) });
export type RememberedMappings = z.infer<typeof RememberedMappings>;

/** Answer of `POST /api/trackers/:id/rows` and of `…/rows/remove`. */
export const TrackerRowsChanged = z.object({
  tracker: TrackerDetail,
  /** «2 encuestas nuevas, 1 corregida». */
  sentence: z.string(),
  counts: ChangeCounts,
  /** Changes that were made, the first ones of a long list. */
  changes: z.array(ObservationChange),
  /** Rows that were left out, as sentences. */
  leftOut: z.array(z.string()).default([]),
});
export type TrackerRowsChanged = z.infer<typeof TrackerRowsChanged>;

/** Answer of `POST /api/trackers/compare`: what a comparison would be with what readers have now. */
export const ComparisonResult = z.object({
  /** Problems that keep it from being made, told beside its fields. */
  problems: z.array(FieldProblem),
  /** `null` where something keeps it from being made. */
  comparison: PublishedComparison.omit({ title: true, description: true, revisionUrl: true }).nullable(),
});
export type ComparisonResult = z.infer<typeof ComparisonResult>;

/** Endpoints of the trackers besides those of any record. */
export const trackersApi = endpoints(TRACKERS_API_PATH, {
  list: get("", TrackerList, { scope: "trackers:read" }),
  compare: order("/compare", ComparisonFields, ComparisonResult, { scope: "trackers:read" }),
  mappings: get("/mappings", RememberedMappings, { scope: "trackers:read" }),
  rows: get("/:id/rows", TrackerRows, { scope: "trackers:read" }),
  bring: order("/:id/rows", ImportRows, TrackerRowsChanged, { scope: "trackers:write" }),
  remove: order("/:id/rows/remove", RemoveRows, TrackerRowsChanged, { scope: "trackers:write" }),
});
