import { setTimeout as sleep } from "node:timers/promises";
import { SERVER_ERRORS } from "@nv/contracts";
import { PublishedSeries, type SeriesTarget } from "@nv/contracts/schemas";
import { referenceOf, seriesReference } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { SERIES_FILES } from "../../platform/publishing/core/published-path.ts";
import { orderFollowing } from "../../platform/publishing/follow-published.ts";
import { type ResolvedSeries, resolveSeries } from "../../platform/publishing/resolve-series.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { type Datawrapper, LARGEST_DATA_BYTES } from "../../platform/services/datawrapper/datawrapper-client.ts";
import { actingSeries } from "./acting-series.ts";
import { chartNotes, chartTable } from "./core/chart-table.ts";
import { placeNotes } from "./core/place-notes.ts";
import { noteDelivery } from "./series.repository.ts";
import { type SeriesContext, tellPages } from "./series-context.ts";

/** Kind of the job that gives a chart of Datawrapper what readers have of a series. */
export const DELIVERY_JOB = "series.deliver";

/** Most waits for a service that asks to wait, and the longest one that is accepted, seconds. */
const MOST_WAITS = 5;
const LONGEST_WAIT_S = 120;

/** Waits between two tries. @param ms - Milliseconds. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<unknown>;

const waitAwhile: Wait = (ms, signal) => sleep(ms, undefined, { signal });

/** Orders that a chart gets what readers have of a series. @returns The job; the one that is under way already. */
export function enqueueDelivery(
  { jobs }: Pick<SeriesContext, "jobs">,
  seriesId: string,
  actor: Actor,
): Promise<string> {
  return jobs.order({ kind: DELIVERY_JOB, subject: seriesId, payload: {}, actor, key: `${DELIVERY_JOB} ${seriesId}` });
}

/** Does one thing at a service, again once it has waited as long as the service asks. */
async function patiently<Result>(work: () => Promise<Result>, wait: Wait, signal: AbortSignal): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await work();
    } catch (error) {
      const seconds = error instanceof Problem && error.code === "SERVICE_BUSY" ? error.details.retryAfterS : undefined;
      if (seconds === undefined || seconds > LONGEST_WAIT_S || waits === MOST_WAITS) throw error;
      await wait(seconds * 1000, signal);
    }
  }
}

type ChartTarget = Extract<SeriesTarget, { kind: "datawrapper" }>;

/** Something that a service does, as soon as it lets itself be asked. */
type Once = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Returns the notes of a series below its chart when it was last sent; empty when it never was, or nobody knows any more. */
async function lastNotes({ publishing }: SeriesContext, slug: string, revision: string): Promise<string> {
  const file = revision === "" ? null : await publishing.sections.data.readFile(slug, revision, SERIES_FILES.json);
  if (file === null) return "";
  const { data } = PublishedSeries.safeParse(JSON.parse(file.toString()));
  return data === undefined ? "" : chartNotes(data);
}

/** Gives a chart what readers have. Done again, it comes to the same end. @returns The version that is out then. */
async function fillChart(
  datawrapper: Datawrapper,
  { chart, last, hasNotes }: ChartTarget,
  { series }: ResolvedSeries,
  notesBefore: string,
  once: Once,
): Promise<number> {
  const csv = chartTable(series, last);
  if (Buffer.byteLength(csv) > LARGEST_DATA_BYTES) throw new Problem("SERIES_TOO_LARGE");
  await once(() => datawrapper.putData(chart, csv));
  if (hasNotes) {
    const notes = await once(() => datawrapper.notes(chart));
    await once(() => datawrapper.putNotes(chart, placeNotes(notes, notesBefore, chartNotes(series))));
  }
  return once(() => datawrapper.publish(chart));
}

/**
 * Gives the chart of a series what readers have of it, and publishes it. A failure is told with the series, and is not tried again by itself:
 * a person, or the next publication, does.
 */
export function createDeliveryHandler(context: SeriesContext, wait: Wait = waitAwhile): JobHandler {
  const { datawrapper, db, publishing, now } = context;
  return async ({ subject, actor, signal, progress }) => {
    const series = await requireRecord(context.records, subject);
    const { target } = actingSeries(series).fields;
    if (target.kind === "none" || series.revision === null) return null;
    const out = await resolveSeries(publishing, seriesReference(series.slug));
    const note = async (sentence: string) => {
      await noteDelivery(db, series.id, { revision: out.revision, sentence, atMs: now() });
      await tellPages(context, db, series, actor);
    };
    await progress(0.1, "Lleva los datos a Datawrapper");
    try {
      const before = await lastNotes(context, series.slug, series.sent_revision);
      const version = await fillChart(datawrapper, target, out, before, (work) => patiently(work, wait, signal));
      // Whatever shows the chart and keeps versions goes out with this one.
      await orderFollowing(context, { reference: referenceOf(target.chart), revision: String(version) }, actor);
    } catch (error) {
      // What was stopped begins again by itself.
      if (!signal.aborted) await note(error instanceof Problem ? error.message : SERVER_ERRORS.INTERNAL.es);
      throw error;
    }
    await note("");
    return { chart: target.chart, revision: out.revision };
  };
}
