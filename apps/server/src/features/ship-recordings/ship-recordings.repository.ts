import type { NoTables } from "@nv/database";
import type { Kysely } from "kysely";
import type { HeardPosition } from "../../platform/services/aisstream/aisstream-client.ts";
import {
  type HeardRow,
  LISTENER,
  type ListenerRow,
  type PositionRow,
  type RecordingRow,
  type RecordingsDb,
  type RecordingTables,
} from "./schema/tables.ts";

/** Rows that are told at once. */
const LISTED = 100;
/** Stretches that are told of a recording. */
const LISTED_HEARD = 500;
/** Positions that are read at once. */
export const PORTION = 5000;

/** The newest first. */
export async function listRecordings(db: RecordingsDb): Promise<readonly RecordingRow[]> {
  return db.selectFrom("ship_recordings").selectAll().orderBy("created_at_ms", "desc").limit(LISTED).execute();
}

export async function findRecording(db: RecordingsDb, id: string): Promise<RecordingRow | undefined> {
  return db.selectFrom("ship_recordings").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Lists the recordings that are still running. */
export async function runningRecordings(db: RecordingsDb): Promise<readonly RecordingRow[]> {
  return db.selectFrom("ship_recordings").selectAll().where("state", "=", "recording").execute();
}

export async function addRecording(db: RecordingsDb, row: RecordingRow): Promise<void> {
  await db.insertInto("ship_recordings").values(row).execute();
}

/** Ends one that goes on, before its hour. @returns Whether it did. */
export async function endRecording(
  db: RecordingsDb,
  id: string,
  state: "stopped" | "full",
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("ship_recordings")
    .set({ state, ends_at_ms: nowMs })
    .where("id", "=", id)
    .where("state", "=", "recording")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends all whose time is over. */
export async function endDue(db: RecordingsDb, nowMs: number): Promise<void> {
  await db
    .updateTable("ship_recordings")
    .set({ state: "ended" })
    .where("state", "=", "recording")
    .where("ends_at_ms", "<=", nowMs)
    .execute();
}

/** Removes what ended long ago, with its positions. */
export async function removeOld(db: RecordingsDb, endedBeforeMs: number): Promise<void> {
  await db
    .deleteFrom("ship_recordings")
    .where("state", "!=", "recording")
    .where("ends_at_ms", "<", endedBeforeMs)
    .execute();
}

/** Keeps a position of a recording that goes on. */
export async function addPosition(db: RecordingsDb, recordingId: string, heard: HeardPosition): Promise<void> {
  const { mmsi, name, lon, lat, timeMs } = heard;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("ship_positions")
    .values({ recording_id: recordingId, mmsi, at_ms: timeMs, name, lon, lat })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n)
    await db
      .updateTable("ship_recordings")
      .set(({ eb }) => ({ positions: eb("positions", "+", 1) }))
      .where("id", "=", recordingId)
      .execute();
}

/** A portion of what was heard, ship by ship in the order of time. @param after - The last one of the former portion. */
export async function positionsAfter(
  db: RecordingsDb,
  recordingId: string,
  after: Pick<PositionRow, "mmsi" | "at_ms"> | null,
): Promise<readonly PositionRow[]> {
  let query = db.selectFrom("ship_positions").selectAll().where("recording_id", "=", recordingId);
  if (after !== null)
    query = query.where((eb) =>
      eb.or([eb("mmsi", ">", after.mmsi), eb.and([eb("mmsi", "=", after.mmsi), eb("at_ms", ">", after.at_ms)])]),
    );
  return query.orderBy("mmsi").orderBy("at_ms").limit(PORTION).execute();
}

/** Begins a stretch of listening. */
export async function beginHeard(db: RecordingsDb, recordingId: string, nowMs: number): Promise<void> {
  await db
    .insertInto("ship_heard")
    .values({ recording_id: recordingId, from_ms: nowMs, to_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Says that the stretch that began then goes on until now. */
export async function prolongHeard(
  db: RecordingsDb,
  recordingId: string,
  fromMs: number,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable("ship_heard")
    .set({ to_ms: nowMs })
    .where("recording_id", "=", recordingId)
    .where("from_ms", "=", fromMs)
    .execute();
}

/** Stretches of some recordings, in the order of time. */
export async function heardOf(db: RecordingsDb, ids: readonly string[]): Promise<readonly HeardRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("ship_heard")
    .selectAll()
    .where("recording_id", "in", ids)
    .orderBy("from_ms")
    .limit(LISTED_HEARD)
    .execute();
}

/** Takes, or keeps, the right to listen. @returns Whether this process has it until then. */
export async function holdListener(db: RecordingsDb, holder: string, nowMs: number, untilMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("ship_listener")
    .set({ holder, until_ms: untilMs })
    .where("id", "=", LISTENER)
    .where((eb) => eb.or([eb("holder", "=", holder), eb("until_ms", "<", nowMs)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets another process listen at once. */
export async function releaseListener(db: RecordingsDb, holder: string): Promise<void> {
  await db.updateTable("ship_listener").set({ holder: "", until_ms: 0 }).where("holder", "=", holder).execute();
}

/** Notes why nothing is heard; empty when it is. */
export async function noteTrouble(db: RecordingsDb, trouble: string): Promise<void> {
  await db.updateTable("ship_listener").set({ trouble }).where("id", "=", LISTENER).execute();
}

export async function listenerRow(db: RecordingsDb): Promise<ListenerRow | undefined> {
  return db.selectFrom("ship_listener").selectAll().where("id", "=", LISTENER).executeTakeFirst();
}

/** Forgets who began recordings, because their account is removed; the recordings stay. */
export async function forgetRecorder(transaction: Kysely<NoTables>, userId: string): Promise<void> {
  await transaction
    .$extendTables<RecordingTables>()
    .updateTable("ship_recordings")
    .set({ created_by: "", created_by_id: "" })
    .where("created_by_id", "=", userId)
    .execute();
}
