import { sql } from "kysely";
import type { CoverageRow, DescriptionsDb } from "../schema/tables.ts";

/** Of the whole week: it is done. */
const EVERYBODY = "";

/** Most authors of one answer: at most as many as a house has people. */
const MOST_AUTHORS = 1000;

const pendingOf = (db: DescriptionsDb) => db.selectFrom("description_coverage").where("state", "!=", "good");

/** Counts the things that lack something, by who signs them and by state. */
export async function pendingByAuthor(db: DescriptionsDb) {
  const rows = await pendingOf(db)
    .select(["author", "state", sql<number | string>`count(*)`.as("count")])
    .groupBy(["author", "state"])
    .orderBy("author")
    .limit(MOST_AUTHORS)
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** The first things of an author that lack something, the worst first. */
export function firstPending(db: DescriptionsDb, author: string, limit: number): Promise<readonly CoverageRow[]> {
  return pendingOf(db)
    .selectAll()
    .where("author", "=", author)
    .orderBy(sql`case state when 'missing' then 0 when 'wrong' then 1 else 2 end`)
    .orderBy("title")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Takes the mail of a week for a person. @returns Whether nobody had. */
export async function claimDigest(db: DescriptionsDb, week: string, personId: string, nowMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("description_digests")
    .values({ week, person_id: personId, sent_at_ms: nowMs })
    .onConflict((conflict) => conflict.columns(["week", "person_id"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes that everybody was told what there was to tell in a week. */
export async function noteWeekDone(db: DescriptionsDb, week: string, nowMs: number): Promise<void> {
  await claimDigest(db, week, EVERYBODY, nowMs);
}

/** Whether everybody was told in a week. */
export async function isWeekDone(db: DescriptionsDb, week: string): Promise<boolean> {
  const query = db.selectFrom("description_digests").select("week").where("week", "=", week);
  return (await query.where("person_id", "=", EVERYBODY).executeTakeFirst()) !== undefined;
}

/** Forgets the mails of weeks before one. */
export async function forgetDigests(db: DescriptionsDb, beforeWeek: string): Promise<void> {
  await db.deleteFrom("description_digests").where("week", "<", beforeWeek).execute();
}

/** Whether a person wants the mail. */
export async function wantsDigest(db: DescriptionsDb, personId: string): Promise<boolean> {
  const query = db.selectFrom("description_digest_refusals").select("person_id").where("person_id", "=", personId);
  return (await query.executeTakeFirst()) === undefined;
}

/** Keeps whether a person wants the mail. */
export async function chooseDigest(db: DescriptionsDb, personId: string, isOn: boolean): Promise<void> {
  if (isOn) await db.deleteFrom("description_digest_refusals").where("person_id", "=", personId).execute();
  else
    await db
      .insertInto("description_digest_refusals")
      .values({ person_id: personId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Forgets what a person wanted and was told. */
export async function forgetDigestsOf(db: DescriptionsDb, personId: string): Promise<void> {
  await db.deleteFrom("description_digest_refusals").where("person_id", "=", personId).execute();
  await db.deleteFrom("description_digests").where("person_id", "=", personId).execute();
}
