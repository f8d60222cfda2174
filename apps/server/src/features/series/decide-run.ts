import { UsedSeries } from "@nv/contracts/schemas";
import { dataOf } from "@nv/series";
import { z } from "zod";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { changeRecord } from "../../platform/records/change-record.ts";
import { requireRecord, StaleVersion } from "../../platform/records/records-context.ts";
import type { StoredSeries } from "./core/stored-series.ts";
import type { SeriesRunRow } from "./schema/tables.ts";
import { decideRun, findRun, observationsOf } from "./series.repository.ts";
import type { SeriesRow } from "./series-collection.ts";
import { type SeriesContext, tellPages } from "./series-context.ts";

const UsedInRun = z.array(UsedSeries);

/** Decision on a run of a series, and the person who takes it. */
export interface Decision {
  readonly seriesId: string;
  readonly runId: string;
  readonly actor: Actor;
}

/** Returns the series with the data of a run. A base that was approved is the one that it is known by. */
function withRun(stored: StoredSeries, { source_base }: SeriesRunRow, data: StoredSeries["data"]): StoredSeries {
  const { origin } = stored;
  if (origin.kind !== "ine" || source_base === "") return { ...stored, data };
  return { ...stored, data, origin: { ...origin, base: source_base } };
}

/**
 * A run that waits.
 *
 * @throws {Problem} `SERIES_RUN_NOT_FOUND`, `SERIES_RUN_DECIDED`.
 */
async function requireWaiting({ db }: SeriesContext, { seriesId, runId }: Decision): Promise<SeriesRunRow> {
  const run = await findRun(db, seriesId, runId);
  if (run === undefined) throw new Problem("SERIES_RUN_NOT_FOUND");
  if (run.state !== "waiting") throw new Problem("SERIES_RUN_DECIDED");
  return run;
}

/**
 * Makes what a run brought what the series has. Done again after a process ended in the middle, it only notes what was done.
 *
 * @param how - `approved` by a person; `accepted` because it keeps to the rules.
 * @param version - That the person was looking at.
 * @throws {Problem} `SERIES_RUN_NOT_FOUND`, `SERIES_RUN_DECIDED`; `SERIES_RUN_STALE` when the series has other observations by now.
 * @throws {StaleVersion}
 */
export async function approveRun(
  context: SeriesContext,
  decision: Decision,
  how: { readonly state: "approved" | "accepted"; readonly version: number },
): Promise<SeriesRow> {
  const { db, records, now } = context;
  const { seriesId, actor } = decision;
  const run = await requireWaiting(context, decision);
  const series = await requireRecord(context.records, seriesId);
  const observations = await observationsOf(db, seriesId, run.data_hash);
  const { columns } = series.fields;
  const data = dataOf(run.data_hash, observations, {
    used: UsedInRun.parse(JSON.parse(run.used)),
    // One line for several groups would be none of theirs.
    sketched: columns.some(({ isKey }) => isKey) ? "" : (columns.find(({ kind }) => kind === "number")?.key ?? ""),
  });
  const isDone = series.fields.data.hash === run.data_hash;
  const after = isDone
    ? series
    : await changeRecord(records, {
        id: seriesId,
        version: how.version,
        actor,
        action: "edited",
        change(current) {
          const stored = current.fields;
          if (stored.data.hash !== run.base_hash) throw new Problem("SERIES_RUN_STALE");
          return { record: { fields: JSON.stringify(withRun(stored, run, data)) } };
        },
      });
  await decideRun(db, run.id, { state: how.state, decided_by: actor.name, decided_at_ms: now() });
  return after;
}

/**
 * Leaves the series as it is.
 *
 * @throws {Problem} `SERIES_RUN_NOT_FOUND`, `SERIES_RUN_DECIDED`.
 */
export async function rejectRun(context: SeriesContext, decision: Decision, version: number): Promise<SeriesRow> {
  const { db, now } = context;
  const { seriesId, actor } = decision;
  const run = await requireWaiting(context, decision);
  const series = await requireRecord(context.records, seriesId);
  if (series.version !== version) throw new StaleVersion(series);
  await decideRun(db, run.id, { state: "rejected", decided_by: actor.name, decided_at_ms: now() });
  await tellPages(context, db, series, actor);
  return series;
}
