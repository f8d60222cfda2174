import { setImmediate } from "node:timers/promises";
import type { ChangeCounts, Observation, SeriesFields } from "@nv/contracts/schemas";
import { seriesReference } from "@nv/piece-parts";
import { countChanges, observationKey, seriesCsv, seriesDifference, seriesJson } from "@nv/series";
import type { Actor } from "../../http/acting.ts";
import { invalidFields } from "../../http/problem.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { REVISION_ADDRESS } from "../../platform/publishing/core/revision-address.ts";
import { orderFollowing } from "../../platform/publishing/follow-published.ts";
import {
  type Publication,
  type PublishRequest,
  publishRecord,
  rollBackRecord,
} from "../../platform/records/publish-record.ts";
import { findRevision } from "../../platform/records/records.repository.ts";
import { actingAfter } from "./acting-series.ts";
import { publishProblems } from "./core/series-problems.ts";
import { StoredSeries } from "./core/stored-series.ts";
import { enqueueDelivery } from "./deliver-series.ts";
import { observationsOf } from "./series.repository.ts";
import type { SeriesExtension, SeriesRow } from "./series-collection.ts";
import type { SeriesContext } from "./series-context.ts";
import { seriesPage } from "./series-page.ts";

/** @throws {Problem} `FIELDS_INVALID` when two observations could not be told apart any more. */
function refuseClash({ columns }: StoredSeries, observations: readonly Observation[]): void {
  const keys = new Set(observations.map((observation) => observationKey(columns, observation)));
  if (keys.size < observations.length)
    throw invalidFields([
      { field: "columns", message: "Con estas columnas dos observaciones de la serie serían la misma" },
    ]);
}

/** Counts the changes since what readers have. */
async function changesSince(
  { db, records }: SeriesContext,
  { id, revision }: SeriesRow,
  columns: SeriesFields["columns"],
  observations: readonly Observation[],
): Promise<ChangeCounts> {
  const made = revision === null ? undefined : await findRevision(records.db, id, revision);
  const hash = made === undefined ? "" : StoredSeries.parse(JSON.parse(made.snapshot)).data.hash;
  return countChanges(seriesDifference(columns, await observationsOf(db, id, hash), observations));
}

/**
 * Writes what readers get of a series.
 *
 * @throws {Problem} `FIELDS_INVALID` with what keeps it from going out.
 */
async function makeFiles(context: SeriesContext, series: SeriesRow): Promise<Publication<SeriesExtension>> {
  const stored = series.fields;
  const problems = publishProblems(stored, series.slug);
  if (problems.length > 0) throw invalidFields(problems);
  const observations = await observationsOf(context.db, series.id, stored.data.hash);
  refuseClash(stored, observations);
  const changes = await changesSince(context, series, stored.columns, observations);
  const revisionUrl = new URL(context.publishing.publicBaseUrl).origin + REVISION_ADDRESS + SERIES_FILES.json;
  // Each of the three takes a good while, of twenty thousand observations.
  await setImmediate();
  const json = seriesJson({ fields: stored, observations, changes, revisionUrl, used: stored.data.used });
  await setImmediate();
  const csv = seriesCsv({ fields: stored, observations });
  return {
    files: [
      { path: SERIES_FILES.json, body: Buffer.from(json), namesRevision: true },
      { path: SERIES_FILES.csv, body: Buffer.from(csv) },
    ],
    extension: actingAfter(series, stored, context.now()),
    beside: (named) => seriesPage(context, series, { stored, json, changes }, named),
  };
}

/** Sends what readers have from now on to where it goes by itself; what does not come to that is sent with the next sweep, and shown by the daily look. */
async function sendOn(context: SeriesContext, series: SeriesRow, actor: Actor): Promise<SeriesRow> {
  const { slug, revision, target } = series;
  if (target !== "") await enqueueDelivery(context, series.id, actor);
  if (revision !== null) await orderFollowing(context, { reference: seriesReference(slug), revision }, actor);
  return series;
}

/**
 * Publishes what the series has now. Failures are those of `publishRecord`, and `FIELDS_INVALID`.
 *
 * @param apart - Content that is published in place of what is written.
 */
export async function publishSeries(
  context: SeriesContext,
  request: PublishRequest,
  apart?: StoredSeries,
): Promise<SeriesRow> {
  const published = await publishRecord(context.records, request, (series) => makeFiles(context, series), apart);
  return sendOn(context, published, request.actor);
}

/** Gives readers a revision that they had before. Failures are those of `rollBackRecord`. */
export async function rollBackSeries(
  context: SeriesContext,
  request: PublishRequest & { readonly revision: string },
): Promise<SeriesRow> {
  return sendOn(context, await rollBackRecord(context.records, request), request.actor);
}
