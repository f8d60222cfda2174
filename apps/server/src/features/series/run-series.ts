import { randomUUID } from "node:crypto";
import { ChangeCounts } from "@nv/contracts/schemas";
import { awaitedText, nextRunMs, retryRunMs } from "@nv/series";
import { z } from "zod";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import type { JobHandler } from "../../platform/jobs/job-handlers.ts";
import { requireRecord, StaleVersion } from "../../platform/records/records-context.ts";
import { actingSeries, actsAsOut, canAct, outSeries, renewedSeries, requireReadable } from "./acting-series.ts";
import type { StoredSeries } from "./core/stored-series.ts";
import { approveRun } from "./decide-run.ts";
import { enqueueDelivery } from "./deliver-series.ts";
import { publishSeries } from "./publish-series.ts";
import type { ReadOrigin } from "./read-origin.ts";
import type { SeriesRunRow } from "./schema/tables.ts";
import {
  decideRun,
  dueSeries,
  findRun,
  forgetRuns,
  lookSooner,
  moveNextRun,
  noteRunPublished,
  runsIn,
  unsentSeries,
} from "./series.repository.ts";
import type { SeriesRow } from "./series-collection.ts";
import type { SeriesContext } from "./series-context.ts";
import { noteFailedRun, takeObservations } from "./take-observations.ts";

/** Kind of the job that asks the source of a series for something new. */
export const SERIES_JOB = "series.run";

/** The run has its name before it begins: begun again after a process ended, it is the same one. */
const RunPayload = z.object({ runId: z.uuid() });

/** Actor of the runs that the calendar asks for. */
const CALENDAR: Actor = { id: "", name: "Calendario de la serie" };

/** Most tries of a change that somebody else's change came before. */
const MOST_TRIES = 5;

/** Time that a run which brought nothing is kept, milliseconds. */
const KEPT_MS = 90 * 86_400_000;

/** Orders a look for something new. @returns The job; the one that is under way already. */
export function enqueueRun({ jobs }: Pick<SeriesContext, "jobs">, seriesId: string, actor: Actor): Promise<string> {
  return jobs.order({ kind: SERIES_JOB, subject: seriesId, payload: { runId: randomUUID() }, actor, key: seriesId });
}

/** Whether what keeps to the rules goes out by itself: readers have the observations of the series, and a person put them there. */
export async function goesOut(context: SeriesContext, series: SeriesRow): Promise<boolean> {
  if (actingSeries(series).fields.mode !== "publish") return false;
  const out = await outSeries(context, series);
  return out !== null && out.data.hash === series.fields.data.hash && actsAsOut(out, series);
}

/** Whether a run keeps to the rules, and the series says that this is enough. */
function keepsToRules({ findings_total }: SeriesRunRow, series: SeriesRow): boolean {
  return findings_total === 0 && actingSeries(series).fields.mode !== "review";
}

/** Whether a run needs nobody. What a person brought, a person decides. */
function isFine(run: SeriesRunRow, series: SeriesRow): boolean {
  return run.origin !== "manual" && keepsToRules(run, series);
}

/** Does something to a series as it is now, again when somebody was quicker. */
async function withFresh<Result>(
  context: SeriesContext,
  seriesId: string,
  work: (series: SeriesRow) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(await requireRecord(context.records, seriesId));
    } catch (error) {
      if (!(error instanceof StaleVersion) || attempt === MOST_TRIES) throw error;
    }
  }
}

/** Gives readers what a run brought, where nobody has to say so; done again, it changes nothing. */
async function publishRun(context: SeriesContext, run: SeriesRunRow, actor: Actor): Promise<void> {
  await withFresh(context, run.record_id, async (series) => {
    // No observation but those of the run came since readers got the series. What a person writes meanwhile is theirs to publish.
    const out = await outSeries(context, series);
    const { id, version, fields } = series;
    if (out?.data.hash === run.base_hash && fields.data.hash === run.data_hash)
      await publishSeries(context, { id, version, actor }, renewedSeries(out, series));
  });
  await noteRunPublished(context.db, run.id);
}

/** The run of a job: the one that a process before this one has noted already, or what the source says now. */
async function takeRun(
  context: SeriesContext,
  readOrigin: ReadOrigin,
  series: SeriesRow,
  by: { readonly id: string; readonly actor: Actor },
): Promise<SeriesRunRow> {
  const known = await findRun(context.db, series.id, by.id);
  if (known !== undefined) return known;
  const stored = series.fields;
  const awaited = awaitedIn(stored, context.now());
  try {
    requireReadable(series);
    const brought = await readOrigin(stored);
    const isToPublish = await goesOut(context, series);
    return await takeObservations(context, series, brought, { ...by, isToPublish, awaited });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const said = error.details.fields?.map(({ message }) => message).join(" ");
    await noteFailedRun(context, series, by, [said ?? error.message, awaited(stored.data.last)].join(" ").trim());
    await lookAgain(context, series);
    throw error;
  }
}

/** Says what a series with a calendar waits for. */
function awaitedIn({ calendar, period }: StoredSeries, nowMs: number) {
  return (last: string) => {
    if (calendar.kind === "none" || last === "") return "";
    return awaitedText({ period, last, nowMs, retryAtMs: retryRunMs(calendar, nowMs) });
  };
}

/** Has a series looked at again in a while, where its calendar says so. Done again, it changes nothing. */
async function lookAgain({ db, now }: SeriesContext, series: SeriesRow): Promise<void> {
  const atMs = retryRunMs(series.fields.calendar, now());
  if (atMs !== null) await lookSooner(db, { seriesId: series.id, atMs, nowMs: now() });
}

/** Makes what a run brought what the series has, and gives it to readers where the series says so. Done again, it comes to the same end. */
async function accept(context: SeriesContext, run: SeriesRunRow, actor: Actor): Promise<void> {
  const decision = { seriesId: run.record_id, runId: run.id, actor };
  await withFresh(context, run.record_id, ({ version }) =>
    approveRun(context, decision, { state: "accepted", version }),
  );
  if (run.is_to_publish === 1) await publishRun(context, run, actor);
}

/**
 * Decides on what a program brought whose key may publish, as on what comes from a source by itself: what keeps to the rules is accepted where
 * the series says that this is enough; all the rest waits for a person.
 *
 * @returns The run as it is afterwards.
 */
export async function settleBrought(
  context: SeriesContext,
  series: SeriesRow,
  run: SeriesRunRow,
  actor: Actor,
): Promise<SeriesRunRow> {
  if (run.state !== "waiting" || !keepsToRules(run, series)) return run;
  await accept(context, run, actor);
  return (await findRun(context.db, series.id, run.id)) ?? run;
}

/** Whether a run brought an observation that was not there. */
const isNews = ({ counts }: SeriesRunRow) => ChangeCounts.parse(JSON.parse(counts)).added > 0;

/**
 * Asks the source of a series for something new. What keeps to the rules is accepted, and published where the series says so; what breaks
 * one waits for a person. Whenever the process ends, the next one comes to the same end.
 */
export function createRunHandler(context: SeriesContext, readOrigin: ReadOrigin): JobHandler {
  return async ({ payload, subject, actor, progress }) => {
    const { runId } = RunPayload.parse(payload);
    const series = actingSeries(await requireRecord(context.records, subject));
    await progress(0.1, "Pregunta a la fuente");
    const run = await takeRun(context, readOrigin, series, { id: runId, actor });
    await progress(0.6, run.sentence);
    if (!isNews(run)) await lookAgain(context, series);
    if (run.state === "waiting" && isFine(run, series)) await accept(context, run, actor);
    if (run.state === "accepted" && run.is_to_publish === 1) await publishRun(context, run, actor);
    return { runId: run.id };
  };
}

/** Orders what the calendars say. What two processes order is one job; only then the next time is noted. */
async function enqueueDue(context: SeriesContext): Promise<void> {
  const { db, now } = context;
  for (const { record_id: seriesId, next_run_ms: dueMs } of await dueSeries(db, now())) {
    const series = actingSeries(await requireRecord(context.records, seriesId));
    const { calendar, origin } = series.fields;
    // Of one that nobody published, what is written may be half of it.
    const isReadable = canAct(series);
    if (origin.kind !== "manual" && isReadable) await enqueueRun(context, seriesId, CALENDAR);
    await moveNextRun(db, { seriesId, dueMs, nextMs: isReadable ? nextRunMs(calendar, now()) : null });
  }
}

/** Notes as decided what a process that ended had decided, but for the note; and publishes what it should have. */
async function finishRuns(context: SeriesContext): Promise<void> {
  const { db, now, log } = context;
  for (const run of await runsIn(db, "waiting")) {
    const series = await requireRecord(context.records, run.record_id);
    if (series.fields.data.hash !== run.data_hash) continue;
    const state = isFine(run, series) ? "accepted" : "approved";
    await decideRun(db, run.id, { state, decided_by: series.changed_by, decided_at_ms: now() });
  }
  for (const run of await runsIn(db, "to-publish")) {
    try {
      await publishRun(context, run, CALENDAR);
    } catch (error) {
      log.error({ err: error, series: run.record_id }, "A series was not published yet.");
      // What cannot go out needs a person, who sees it among what is not published.
      if (error instanceof Problem) await noteRunPublished(db, run.id);
    }
  }
}

/** Orders that what is out goes where it should: a process may end between a publication and that. */
async function orderDeliveries(context: SeriesContext): Promise<void> {
  for (const seriesId of await unsentSeries(context.db)) await enqueueDelivery(context, seriesId, CALENDAR);
}

/** Does what is due. */
export async function sweepSeries(context: SeriesContext): Promise<void> {
  await finishRuns(context);
  await enqueueDue(context);
  await orderDeliveries(context);
  await forgetRuns(context.db, context.now() - KEPT_MS);
}
