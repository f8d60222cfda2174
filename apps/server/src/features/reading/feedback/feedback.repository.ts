import { FEEDBACK_PER_PAGE } from "@nv/contracts";
import type { FeedbackQuery } from "@nv/contracts/schemas";
import { type Kysely, type Selectable, sql } from "kysely";
import type { FeedbackTables } from "./feedback.migrations.ts";

/** A row of what was said. */
export type FeedbackRow = Selectable<FeedbackTables["page_feedback"]>;

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

function entriesIn(db: Kysely<FeedbackTables>, state: FeedbackQuery["state"]) {
  const entries = db.selectFrom("page_feedback");
  if (state === undefined) return entries;
  return entries.where("comment", "!=", "").where("resolved_at_ms", state === "waiting" ? "is" : "is not", null);
}

/** One page of what was said, newest first, and how much there is in all. */
export async function listFeedback(
  db: Kysely<FeedbackTables>,
  { state, page }: FeedbackQuery,
): Promise<{ readonly rows: readonly FeedbackRow[]; readonly total: number }> {
  const rows = await entriesIn(db, state)
    .selectAll()
    .orderBy("said_at_ms", "desc")
    .orderBy("id")
    .limit(FEEDBACK_PER_PAGE)
    .offset((page - 1) * FEEDBACK_PER_PAGE)
    .execute();
  const { count } = await entriesIn(db, state)
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(count) };
}

/** Number of people whom a page served, and of those whom it did not. */
export interface TallyRow {
  readonly path: string;
  readonly served: number;
  readonly unserved: number;
}

/** One page of the tallies, those that served the fewest first, and how many pages have one. */
export async function tallyFeedback(
  db: Kysely<FeedbackTables>,
  page: number,
): Promise<{ readonly rows: readonly TallyRow[]; readonly total: number }> {
  const served = sql<number | string>`sum(has_helped)`;
  const unserved = sql<number | string>`sum(1 - has_helped)`;
  const rows = await db
    .selectFrom("page_feedback")
    .select(["path", served.as("served"), unserved.as("unserved")])
    .groupBy("path")
    .orderBy(unserved, "desc")
    .orderBy(served, "desc")
    .orderBy("path")
    .limit(FEEDBACK_PER_PAGE)
    .offset((page - 1) * FEEDBACK_PER_PAGE)
    .execute();
  const { count } = await db
    .selectFrom("page_feedback")
    .select(sql<number | string>`count(distinct path)`.as("count"))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ path, ...votes }) => ({
      path,
      served: Number(votes.served),
      unserved: Number(votes.unserved),
    })),
    total: Number(count),
  };
}

/** @returns Whether there is such an entry and it is still the word that was said then. */
export async function resolveFeedback(
  db: Kysely<FeedbackTables>,
  id: string,
  { saidAtMs, resolvedAtMs }: { readonly saidAtMs: number; readonly resolvedAtMs: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("page_feedback")
    .set({ resolved_at_ms: resolvedAtMs })
    .where("id", "=", id)
    .where("said_at_ms", "=", saidAtMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns Whether there is such an entry. */
export async function reopenFeedback(db: Kysely<FeedbackTables>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("page_feedback")
    .set({ resolved_at_ms: null })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a person off what they said; the words and votes stay, each by nobody in particular. */
export async function forgetSpeaker(db: Kysely<FeedbackTables>, personId: string): Promise<void> {
  await db
    .updateTable("page_feedback")
    .set({ person_id: sql<string>`'removed ' || id`, email: "" })
    .where("person_id", "=", personId)
    .execute();
}
