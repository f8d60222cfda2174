import type { Observation } from "@nv/contracts/schemas";
import { type KeptObservations, readKept } from "./kept-observations.ts";
import type { SeriesDb, SeriesRunRow } from "./schema/tables.ts";

/** Runs that are told of a series. */
const LISTED_RUNS = 100;

/** Series that are taken up at once. */
const MOST_DUE = 200;

/** Keeps observations, once. */
export async function keepObservations(
  db: SeriesDb,
  seriesId: string,
  { hash, text }: KeptObservations,
): Promise<void> {
  await db
    .insertInto("series_data")
    .values({ record_id: seriesId, hash, observations: text })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Observations by what they are named by; none for an empty name. @throws {Error} When they are not there: a bug of ours. */
export async function observationsOf(db: SeriesDb, seriesId: string, hash: string): Promise<readonly Observation[]> {
  if (hash === "") return [];
  const row = await db
    .selectFrom("series_data")
    .select("observations")
    .where("record_id", "=", seriesId)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return readKept(row.observations);
}

/** Adds a run. */
export async function insertRun(db: SeriesDb, row: SeriesRunRow): Promise<void> {
  await db.insertInto("series_runs").values(row).execute();
}

/** A run of a series by its id. */
export async function findRun(db: SeriesDb, seriesId: string, id: string): Promise<SeriesRunRow | undefined> {
  const query = db.selectFrom("series_runs").selectAll().where("id", "=", id).where("record_id", "=", seriesId);
  return query.executeTakeFirst();
}

/** The run of a series that waits for a person; there is one at most. */
export async function findWaitingRun(db: SeriesDb, seriesId: string): Promise<SeriesRunRow | undefined> {
  const ofSeries = db.selectFrom("series_runs").selectAll().where("record_id", "=", seriesId);
  return ofSeries.where("state", "=", "waiting").orderBy("at_ms", "desc").limit(1).executeTakeFirst();
}

/** Runs of a series, the last one first. */
export async function listRuns(db: SeriesDb, seriesId: string): Promise<readonly SeriesRunRow[]> {
  const ofSeries = db.selectFrom("series_runs").selectAll().where("record_id", "=", seriesId);
  return ofSeries.orderBy("at_ms", "desc").orderBy("id").limit(LISTED_RUNS).execute();
}

/** Runs of all series that are in a state, the first one first. */
export async function runsIn(db: SeriesDb, state: "waiting" | "to-publish"): Promise<readonly SeriesRunRow[]> {
  const all = db.selectFrom("series_runs").selectAll().orderBy("at_ms").limit(MOST_DUE);
  const wanted =
    state === "waiting"
      ? all.where("state", "=", "waiting")
      : all.where("state", "=", "accepted").where("is_to_publish", "=", 1);
  return wanted.execute();
}

/** Series in which something waits for a person. */
export async function waitingSeries(db: SeriesDb): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("series_runs").select("record_id").where("state", "=", "waiting").execute();
  return new Set(rows.map((row) => row.record_id));
}

/** Changes a run that waits. @returns Whether it waited. */
export async function decideRun(
  db: SeriesDb,
  id: string,
  change: Pick<SeriesRunRow, "state" | "decided_by" | "decided_at_ms">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("series_runs")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that what waited is out of date, because something newer came. */
export async function supersedeRuns(db: SeriesDb, seriesId: string, nowMs: number): Promise<void> {
  await db
    .updateTable("series_runs")
    .set({ state: "superseded", decided_at_ms: nowMs })
    .where("record_id", "=", seriesId)
    .where("state", "=", "waiting")
    .execute();
}

/** Notes that readers have what a run brought, or that somebody else decides it. */
export async function noteRunPublished(db: SeriesDb, id: string): Promise<void> {
  await db.updateTable("series_runs").set({ is_to_publish: 0 }).where("id", "=", id).execute();
}

/** Outcome of sending the published revision. */
export interface NotedDelivery {
  readonly revision: string;
  /** Reason why it did not arrive; empty when it did. */
  readonly sentence: string;
  readonly atMs: number;
}

/** Notes what came of sending what is out to where it goes by itself. */
export async function noteDelivery(
  db: SeriesDb,
  seriesId: string,
  { revision, sentence, atMs }: NotedDelivery,
): Promise<void> {
  const sent = { sent_revision: revision, sent_failure: sentence, sent_at_ms: atMs };
  await db.updateTable("series_state").set(sent).where("record_id", "=", seriesId).execute();
}

/** Series with a revision that was not sent yet to where it goes by itself. */
export async function unsentSeries(db: SeriesDb): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("series_state")
    .innerJoin("records", "records.id", "series_state.record_id")
    .select("record_id")
    .where("target", "!=", "")
    .where("records.revision", "is not", null)
    .whereRef("records.revision", "!=", "series_state.sent_revision")
    .limit(MOST_DUE)
    .execute();
  return rows.map(({ record_id }) => record_id);
}

/** Series whose time has come, and when it was. */
export async function dueSeries(db: SeriesDb, nowMs: number) {
  return db
    .selectFrom("series_state")
    .select(["record_id", "next_run_ms"])
    .where("next_run_ms", "is not", null)
    .where("next_run_ms", "<=", nowMs)
    .orderBy("next_run_ms")
    .limit(MOST_DUE)
    .execute();
}

/** Notes when a series is looked at next. @param dueMs - When it was to be; another time stays as it is. */
export async function moveNextRun(
  db: SeriesDb,
  {
    seriesId,
    dueMs,
    nextMs,
  }: { readonly seriesId: string; readonly dueMs: number | null; readonly nextMs: number | null },
): Promise<void> {
  const query = db.updateTable("series_state").set({ next_run_ms: nextMs }).where("record_id", "=", seriesId);
  await (dueMs === null ? query.where("next_run_ms", "is", null) : query.where("next_run_ms", "=", dueMs)).execute();
}

/** Notes that a series is looked at sooner than its calendar says. */
export async function lookSooner(
  db: SeriesDb,
  { seriesId, atMs, nowMs }: { readonly seriesId: string; readonly atMs: number; readonly nowMs: number },
): Promise<void> {
  await db
    .updateTable("series_state")
    .set({ next_run_ms: atMs })
    .where("record_id", "=", seriesId)
    .where((is) => is.or([is("next_run_ms", ">", atMs), is("next_run_ms", "<=", nowMs)]))
    .execute();
}

/** Forgets runs that brought nothing, long ago. What was decided stays, with what it was decided on. */
export async function forgetRuns(db: SeriesDb, beforeMs: number): Promise<void> {
  await db
    .deleteFrom("series_runs")
    .where("at_ms", "<", beforeMs)
    .where("is_to_publish", "=", 0)
    .where("state", "in", ["unchanged", "failed"])
    .execute();
}
