import type { VoteCalendarRow, VotesDb } from "./votes-table.ts";

/** The calendar that holds now; none while nobody wrote any. */
export const findLastCalendar = (db: VotesDb): Promise<VoteCalendarRow | undefined> =>
  db.selectFrom("vote_calendars").selectAll().orderBy("version", "desc").limit(1).executeTakeFirst();

/** The last versions, the newest first, without what is in them. */
export const listCalendars = (db: VotesDb, most: number): Promise<Omit<VoteCalendarRow, "votes">[]> =>
  db
    .selectFrom("vote_calendars")
    .select(["version", "note", "made_by", "made_at_ms"])
    .orderBy("version", "desc")
    .limit(most)
    .execute();

/** Writes a version. @returns Whether it was the next one: somebody else's may have come before. */
export async function insertCalendar(db: VotesDb, row: VoteCalendarRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("vote_calendars")
    .values(row)
    .onConflict((conflict) => conflict.column("version").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
