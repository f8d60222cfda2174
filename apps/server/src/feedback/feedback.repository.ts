import { type Kysely, type Selectable, sql } from "kysely";
import type { FeedbackTables } from "./feedback.migrations.ts";

/** A row of what was said. */
export type FeedbackRow = Selectable<FeedbackTables["page_feedback"]>;

/** Entries of a list. */
const NEWEST_ENTRIES = 300;

/**
 * Keeps the last word of a person on a page. A word without a comment leaves the comment that nobody has answered yet.
 */
export async function saveFeedback(
  db: Kysely<FeedbackTables>,
  row: Omit<FeedbackRow, "resolved_at_ms">,
): Promise<void> {
  await db
    .insertInto("page_feedback")
    .values({ ...row, resolved_at_ms: null })
    .onConflict((conflict) =>
      conflict.columns(["person_id", "path"]).doUpdateSet({
        email: sql<string>`excluded.email`,
        has_helped: sql<number>`excluded.has_helped`,
        comment: sql<string>`case when excluded.comment = '' and page_feedback.resolved_at_ms is null
          then page_feedback.comment else excluded.comment end`,
        said_at_ms: sql<number>`excluded.said_at_ms`,
        resolved_at_ms: null,
      }),
    )
    .execute();
}

/** Newest first. */
export function listFeedback(db: Kysely<FeedbackTables>): Promise<FeedbackRow[]> {
  return db
    .selectFrom("page_feedback")
    .selectAll()
    .orderBy("said_at_ms", "desc")
    .orderBy("id")
    .limit(NEWEST_ENTRIES)
    .execute();
}

/** @returns Whether there is such an entry. */
export async function resolveFeedback(db: Kysely<FeedbackTables>, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("page_feedback")
    .set({ resolved_at_ms: nowMs })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
