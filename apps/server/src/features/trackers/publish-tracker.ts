import { type ChangeCounts, type FieldProblem, type Observation, PublishedTracker } from "@nv/contracts/schemas";
import { countChanges, dayInMadrid, rowColumns, rowFaults, seriesDifference, statesFaults } from "@nv/series";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { REVISION_ADDRESS } from "../../platform/publishing/core/revision-address.ts";
import {
  type Publication,
  type PublishRequest,
  publishRecord,
  rollBackRecord,
  unfitIn,
} from "../../platform/records/publish-record.ts";
import { findRevision } from "../../platform/records/records.repository.ts";
import { parseFields, requireRecord } from "../../platform/records/records-context.ts";
import { comparePublished } from "./compare-published.ts";
import { StoredTracker } from "./core/stored-tracker.ts";
import type { TrackerAnswer } from "./core/tracker-work.ts";
import { enqueueNotification } from "./tell-followers.ts";
import { type TrackerClaims, trackerClaims } from "./tracker-claims.ts";
import { trackerPage } from "./tracker-page.ts";
import { rowsOf } from "./trackers.repository.ts";
import type { TrackerExtension, TrackerRow } from "./trackers-collection.ts";
import type { TrackersContext } from "./trackers-context.ts";

/** A tracker with polls of its own. */
type StoredPolls = Exclude<StoredTracker, { kind: "comparison" }>;

/** Rows that are told at once: who has more puts the first day right. */
const TOLD_ROWS = 5;

/** The polls and events of a version of a mandate or of an average. */
export async function mandateRows(
  { db }: Pick<TrackersContext, "db">,
  id: string,
  { data }: Pick<StoredPolls, "data">,
) {
  return { polls: await rowsOf(db, id, data.polls.hash), events: await rowsOf(db, id, data.events.hash) };
}

/** Vote of the calendar that polls are about; empty for none. */
const voteOf = (stored: StoredTracker) => (stored.kind === "average" ? (stored.vote ?? "") : "");

/** Lists the faults that keep a tracker from being published, each with its field. */
export async function publishFaults(context: TrackersContext, row: TrackerRow): Promise<readonly FieldProblem[]> {
  const stored = row.fields;
  const unfit = unfitIn(context.records.collection, stored);
  if (unfit.length > 0) return unfit;
  if (stored.kind === "comparison") return (await comparePublished(context, stored, { kind: "check" })).problems;
  const held = await context.votes.publishingProblems(voteOf(stored));
  if (held.length > 0) return held;
  if (stored.data.polls.observations === 0)
    return [{ field: "polls", message: "No hay ninguna encuesta que publicar" }];
  const rows = await mandateRows(context, row.id, stored);
  const series = stored.kind === "average" ? stored.series : undefined;
  const by = { startDay: stored.startDay, today: dayInMadrid(context.now()), series };
  const wrongRows = rowFaults(rows, by).slice(0, TOLD_ROWS);
  return [...wrongRows.map((message) => ({ field: "polls", message })), ...statesFaults(stored.method, rows.polls)];
}

/** Counts the changes of the polls since what readers have. */
async function changesSince(
  { db, records }: TrackersContext,
  { id, revision, fields }: TrackerRow,
  polls: readonly Observation[],
): Promise<ChangeCounts> {
  const made = revision === null ? undefined : await findRevision(records.db, id, revision);
  const hash = made === undefined ? "" : StoredTracker.parse(JSON.parse(made.snapshot)).data.polls.hash;
  return countChanges(seriesDifference(rowColumns(fields, "polls"), await rowsOf(db, id, hash), polls));
}

/** Writes the texts that readers get of a tracker, for a program and for a spreadsheet. @throws {Problem} `FIELDS_INVALID`. */
async function textsOf(context: TrackersContext, row: TrackerRow): Promise<Pick<TrackerAnswer, "json" | "csv">> {
  const { publicBaseUrl } = context.publishing;
  const revisionUrl = new URL(publicBaseUrl).origin + REVISION_ADDRESS + SERIES_FILES.json;
  const stored = row.fields;
  if (stored.kind === "comparison") {
    const { problems, ...texts } = await comparePublished(context, stored, { kind: "comparison", revisionUrl });
    if (problems.length > 0) throw invalidFields(problems);
    return texts;
  }
  const faults = await publishFaults(context, row);
  if (faults.length > 0) throw invalidFields(faults);
  const rows = await mandateRows(context, row.id, stored);
  const changes = await changesSince(context, row, rows.polls);
  const filed = { ...rows, changes, revisionUrl };
  const embargo = await context.votes.sentenceFor(voteOf(stored));
  return stored.kind === "average"
    ? context.apart.run({ kind: "average", filed: { fields: stored, ...filed, embargo } })
    : context.apart.run({ kind: "mandate", filed: { fields: stored, ...filed } });
}

/**
 * Writes what readers get of a tracker.
 *
 * @throws {Problem} `FIELDS_INVALID` with what keeps it from going out.
 */
async function makeFiles(
  context: TrackersContext,
  row: TrackerRow,
  onOverruled: (claims: TrackerClaims["overruled"]) => void,
): Promise<Publication<TrackerExtension>> {
  const { json, csv } = await textsOf(context, row);
  const published = PublishedTracker.parse(JSON.parse(json));
  const { problems, overruled } = trackerClaims(row.fields, published);
  if (problems.length > 0) throw invalidFields(problems);
  onOverruled(overruled);
  return {
    files: [
      { path: SERIES_FILES.json, body: Buffer.from(json), namesRevision: true },
      { path: SERIES_FILES.csv, body: Buffer.from(csv) },
    ],
    beside: (named) => trackerPage(context, row, published, named),
  };
}

/** Tells those who show a tracker what is out; what a process leaves untold is told with the next sweep. */
async function notifyFollowers(context: TrackersContext, row: TrackerRow, actor: Actor): Promise<TrackerRow> {
  await enqueueNotification(context, row, actor);
  return row;
}

/**
 * Publishes what a tracker has now. Failures are those of `publishRecord`, and `FIELDS_INVALID`.
 *
 * @param apart - Content that is published in place of what is written.
 */
export async function publishTracker(
  context: TrackersContext,
  request: PublishRequest,
  apart?: StoredTracker,
): Promise<TrackerRow> {
  let overruled: TrackerClaims["overruled"] = [];
  const make = (row: TrackerRow) =>
    makeFiles(context, row, (claims) => {
      overruled = claims;
    });
  const published = await publishRecord(context.records, request, make, apart);
  if (overruled.length > 0) {
    const claims = overruled.map(({ sentence, reason }) => `«${sentence}»: ${reason}`).join("; ");
    const details = { id: published.id, claims };
    await context.noteInAudit(context.database.kysely, { action: "claims_overruled", actor: request.actor, details });
  }
  return notifyFollowers(context, published, request.actor);
}

/** Gives readers a revision that they had before. Failures are those of `rollBackRecord`. */
export async function rollBackTracker(
  context: TrackersContext,
  request: PublishRequest & { readonly revision: string },
): Promise<TrackerRow> {
  const { id, fields } = await requireRecord(context.records, request.id);
  const made = await findRevision(context.records.db, id, request.revision);
  const then = made === undefined ? fields : parseFields(context.records.collection, made.snapshot);
  const votes = [...new Set([voteOf(fields), voteOf(then)])];
  const held = (await Promise.all(votes.map(context.votes.publishingProblems))).flat();
  if (held.length > 0) throw invalidFields(held);
  return notifyFollowers(context, await rollBackRecord(context.records, request), request.actor);
}
