import { randomUUID } from "node:crypto";
import type { NightLogLine } from "@nv/contracts/schemas";
import type { ElectionCallRow, ElectionNightRow, ElectionsDb, NightState } from "./schema/tables.ts";

/** Which night is meant. */
export interface NightOf {
  readonly id: string;
  readonly place: string;
}

/** A night; none where it was never opened. */
export const findNight = (db: ElectionsDb, { id, place }: NightOf): Promise<ElectionNightRow | undefined> =>
  db
    .selectFrom("election_nights")
    .selectAll()
    .where("record_id", "=", id)
    .where("place", "=", place)
    .executeTakeFirst();

/** Columns of {@link NightState}. */
const STATE = [
  "record_id",
  "place",
  "is_open",
  "count_of",
  "opened_by",
  "opened_at_ms",
  "address",
  "etag",
  "asked_at_ms",
  "heard_at_ms",
  "fault",
  "says_behind",
  "revisions",
  "revision",
  "pointer",
  "is_settled",
  "told_revision",
  "told_at_ms",
  "turn",
] as const satisfies readonly (keyof NightState)[];

/** A night without its count; none where it was never opened. */
export const findNightState = (db: ElectionsDb, { id, place }: NightOf): Promise<NightState | undefined> =>
  db
    .selectFrom("election_nights")
    .select(STATE)
    .where("record_id", "=", id)
    .where("place", "=", place)
    .executeTakeFirst();

/** The nights of an election that were opened. */
export const nightsOf = (db: ElectionsDb, id: string): Promise<ElectionNightRow[]> =>
  db.selectFrom("election_nights").selectAll().where("record_id", "=", id).orderBy("place").execute();

/** Nights that are open, without their counts. */
export const openNights = (db: ElectionsDb): Promise<Pick<ElectionNightRow, "record_id" | "place" | "asked_at_ms">[]> =>
  db.selectFrom("election_nights").select(["record_id", "place", "asked_at_ms"]).where("is_open", "=", 1).execute();

/** Nights with a revision that nobody was told of, without their counts. */
export const untoldNights = (db: ElectionsDb): Promise<Pick<ElectionNightRow, "record_id" | "place">[]> =>
  db
    .selectFrom("election_nights")
    .select(["record_id", "place"])
    .where("revision", "is not", null)
    .where(({ eb, or, ref }) => or([eb("told_revision", "is", null), eb("told_revision", "<>", ref("revision"))]))
    .execute();

/** Nights whose pointer the store may not hold. */
export const unsettledNights = (db: ElectionsDb): Promise<Pick<ElectionNightRow, "record_id" | "place">[]> =>
  db.selectFrom("election_nights").select(["record_id", "place"]).where("is_settled", "=", 0).execute();

/** Begins a night, in place of one that was closed. */
export async function writeNight(db: ElectionsDb, row: ElectionNightRow): Promise<void> {
  const { record_id: _id, place: _place, ...rest } = row;
  await db
    .insertInto("election_nights")
    .values(row)
    .onConflict((conflict) => conflict.columns(["record_id", "place"]).doUpdateSet(rest))
    .execute();
}

/** Changes a night that is as it was seen. @returns Whether it was. */
export async function updateNight(
  db: ElectionsDb,
  { record_id, place, turn }: Pick<ElectionNightRow, "record_id" | "place" | "turn">,
  change: Partial<Omit<ElectionNightRow, "record_id" | "place" | "turn">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("election_nights")
    .set({ ...change, turn: turn + 1 })
    .where("record_id", "=", record_id)
    .where("place", "=", place)
    .where("turn", "=", turn)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes what happened in a night. */
export async function noteInLog(db: ElectionsDb, { id, place }: NightOf, line: NightLogLine): Promise<void> {
  await db
    .insertInto("election_log")
    .values({ id: randomUUID(), record_id: id, place, at_ms: line.atMs, kind: line.kind, text: line.text })
    .execute();
}

/** The last lines of the log of a night, the newest first. */
export const logOf = (db: ElectionsDb, { id, place }: NightOf, most: number) =>
  db
    .selectFrom("election_log")
    .select(["at_ms", "kind", "text"])
    .where("record_id", "=", id)
    .where("place", "=", place)
    .orderBy("at_ms", "desc")
    .limit(most)
    .execute();

/** Removes what was noted of a night, and what was decided in it: a rehearsal begins anew. */
export async function clearNight(db: ElectionsDb, { id, place }: NightOf): Promise<void> {
  await db.deleteFrom("election_log").where("record_id", "=", id).where("place", "=", place).execute();
  await db.deleteFrom("election_calls").where("record_id", "=", id).where("place", "=", place).execute();
}

/** The calls of a night, the newest first. */
export const callsOf = (db: ElectionsDb, { id, place }: NightOf): Promise<ElectionCallRow[]> =>
  db
    .selectFrom("election_calls")
    .selectAll()
    .where("record_id", "=", id)
    .where("place", "=", place)
    .orderBy("proposed_at_ms", "desc")
    .execute();

/** A call of an election; none of another. */
export const findCall = (db: ElectionsDb, id: string, call: string): Promise<ElectionCallRow | undefined> =>
  db.selectFrom("election_calls").selectAll().where("record_id", "=", id).where("id", "=", call).executeTakeFirst();

/** Keeps a call that somebody proposes. */
export async function insertCall(db: ElectionsDb, row: ElectionCallRow): Promise<void> {
  await db.insertInto("election_calls").values(row).execute();
}

/** Decides a call that is in a state. @returns Whether it was: somebody else may have decided it. */
export async function decideCall(
  db: ElectionsDb,
  { id, state }: Pick<ElectionCallRow, "id" | "state">,
  decision: Pick<ElectionCallRow, "state" | "decided_by" | "decided_by_id" | "decided_at_ms" | "decided_reason">,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("election_calls")
    .set(decision)
    .where("id", "=", id)
    .where("state", "=", state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps a count of last time, once. */
export async function keepCount(db: ElectionsDb, id: string, count: { hash: string; snapshot: string }): Promise<void> {
  await db
    .insertInto("election_counts")
    .values({ record_id: id, ...count })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A count by what it is named by; none for an empty name. */
export async function countOf(db: ElectionsDb, id: string, hash: string): Promise<string | null> {
  if (hash === "") return null;
  const row = await db
    .selectFrom("election_counts")
    .select("snapshot")
    .where("record_id", "=", id)
    .where("hash", "=", hash)
    .executeTakeFirstOrThrow();
  return row.snapshot;
}
