import { createHash } from "node:crypto";
import { Observation } from "@nv/contracts/schemas";
import { z } from "zod";
import type { TrackersDb } from "./schema/tables.ts";

/** Trackers that are taken up at once. */
const MOST_UNTOLD = 200;

const Observations = z.array(Observation);

/** Rows as they are kept, the same ones always as the same text. */
function textOf(rows: readonly Observation[]): string {
  return JSON.stringify(
    rows.map(({ date, values, source, sourceUrl, isProvisional, note }) => {
      const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
      return { date, values: Object.fromEntries(ordered), source, sourceUrl, isProvisional, note };
    }),
  );
}

/** Keeps rows, once. @returns What they are named by; empty for none. */
export async function keepRows(db: TrackersDb, trackerId: string, rows: readonly Observation[]): Promise<string> {
  if (rows.length === 0) return "";
  const observations = textOf(rows);
  const hash = createHash("sha256").update(observations).digest("hex");
  await db
    .insertInto("tracker_data")
    .values({ record_id: trackerId, hash, observations })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return hash;
}

/** Rows by what they are named by; none for an empty name. @throws {Error} When they are not there: a bug of ours. */
export async function rowsOf(db: TrackersDb, trackerId: string, hash: string): Promise<readonly Observation[]> {
  if (hash === "") return [];
  const row = await db
    .selectFrom("tracker_data")
    .select("observations")
    .where("record_id", "=", trackerId)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return Observations.parse(JSON.parse(row.observations));
}

/** Notes that those who show a tracker were told of a revision. */
export async function noteTold(db: TrackersDb, trackerId: string, revision: string): Promise<void> {
  await db.updateTable("tracker_state").set({ told_revision: revision }).where("record_id", "=", trackerId).execute();
}

/** Trackers with a revision that those who show them were not told of. */
export async function untoldTrackers(db: TrackersDb): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("tracker_state")
    .innerJoin("records", "records.id", "tracker_state.record_id")
    .select("record_id")
    .where("records.revision", "is not", null)
    .whereRef("records.revision", "!=", "tracker_state.told_revision")
    .limit(MOST_UNTOLD)
    .execute();
  return rows.map(({ record_id }) => record_id);
}
