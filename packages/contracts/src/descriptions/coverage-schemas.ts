import { z } from "zod";
import { endpoints, get, order, put } from "../endpoints.ts";
import { JobStarted } from "../jobs/schemas.ts";
import { DESCRIPTIONS_API_PATH } from "./paths.ts";

/** Kind of a described subject: a published chart of Datawrapper, or a piece of the registry that readers have. */
export const CoverageKind = z.enum(["chart", "graphic"]);
export type CoverageKind = z.infer<typeof CoverageKind>;

/** State of a description, the worst first: none, one that the data deny, one whose subject has changed since, a good one. */
export const CoverageState = z.enum(["missing", "wrong", "stale", "good"]);
export type CoverageState = z.infer<typeof CoverageState>;

// PostgreSQL cannot even be asked about a NUL character.
const name = z
  .string()
  .max(200)
  .overwrite((text) => text.replaceAll("\0", ""));

/** Query of `GET /api/descriptions/coverage`. */
export const CoverageQuery = z.object({
  state: CoverageState.optional(),
  kind: CoverageKind.optional(),
  section: name.optional(),
  author: name.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type CoverageQuery = z.infer<typeof CoverageQuery>;

/** Something that readers have, and how its description stands. */
export const CoveredSubject = z.object({
  kind: CoverageKind,
  /** Of the chart at Datawrapper, or of the piece in the registry. */
  id: z.string(),
  title: z.string(),
  /** As Datawrapper or the registry names it. */
  type: z.string(),
  author: z.string(),
  section: z.string(),
  /** Text that readers hear; empty for nothing. */
  text: z.string(),
  state: CoverageState,
});
export type CoveredSubject = z.infer<typeof CoveredSubject>;

const CoverageCounts = z.record(CoverageState, z.int());
export type CoverageCounts = z.infer<typeof CoverageCounts>;

/** Counts of the descriptions of a group, by how they stand. */
const CoverageGroup = z.object({ name: z.string(), counts: CoverageCounts });
export type CoverageGroup = z.infer<typeof CoverageGroup>;

/** Answer of `GET /api/descriptions/coverage`. Times are Unix epoch in milliseconds. */
export const Coverage = z.object({
  counts: CoverageCounts,
  /** Sections with most to do first; pieces without one are left out. */
  sections: z.array(CoverageGroup),
  authors: z.array(CoverageGroup),
  /** Counts at the end of each day, the oldest first. */
  days: z.array(z.object({ day: z.string(), counts: CoverageCounts })),
  /** A page of those that were asked for, the worst first. */
  items: z.array(CoveredSubject),
  /** Of those that were asked for. */
  total: z.int(),
  pageSize: z.int(),
  /** Time when all was last looked at; `null` for never. */
  syncedAtMs: z.number().nullable(),
  /** Number of those that had changed and were left for the next time. */
  unseen: z.int(),
  /** Reason why charts of Datawrapper are left out; empty when they are not. */
  chartsNotice: z.string(),
});
export type Coverage = z.infer<typeof Coverage>;

/** Body of `POST /api/descriptions/coverage/reviewed`. */
export const ReviewDescription = z.object({ kind: CoverageKind, id: name.min(1) });
export type ReviewDescription = z.infer<typeof ReviewDescription>;

/** Answer of `GET /api/descriptions/coverage/digest`: what a person would be told, and whether they want to be. */
export const DescriptionsDigest = z.object({
  /** Whether they get it. */
  isOn: z.boolean(),
  /** Time when the next one goes out, Unix epoch in milliseconds. */
  nextAtMs: z.number(),
  /** Of what they sign. */
  counts: CoverageCounts,
  /** The first ones that it would name, the worst first. */
  items: z.array(CoveredSubject),
  /** Whether theirs is the only account of that name: of two nobody knows whose it is, and neither is told. */
  isKnown: z.boolean(),
  /** Number of those that lack something and are signed by nobody: nobody is told of them. */
  unsigned: z.int(),
});
export type DescriptionsDigest = z.infer<typeof DescriptionsDigest>;

/** Body of `PUT /api/descriptions/coverage/digest`. */
export const ChooseDigest = z.object({ isOn: z.boolean() });
export type ChooseDigest = z.infer<typeof ChooseDigest>;

/** Endpoints of the state of descriptions. */
export const coverageApi = endpoints(`${DESCRIPTIONS_API_PATH}/coverage`, {
  coverage: get("", Coverage, { query: CoverageQuery }),
  sync: order("/sync", null, JobStarted),
  review: order("/reviewed", ReviewDescription, null),
});

/** Endpoints of what a person is told once a week. */
export const digestApi = endpoints(`${DESCRIPTIONS_API_PATH}/coverage/digest`, {
  digest: get("", DescriptionsDigest),
  chooseDigest: put("", ChooseDigest, DescriptionsDigest, { isOrder: true }),
});
