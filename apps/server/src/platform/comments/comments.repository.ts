import type { CommentRow, CommentsDb } from "./comments-table.ts";

/** Name of who is gone. */
const GONE = "Alguien que ya no está";

/** The comments on a record and their answers, in the order in which they were written. */
export const listComments = (db: CommentsDb, recordId: string): Promise<readonly CommentRow[]> =>
  db
    .selectFrom("record_comments")
    .selectAll()
    .where("record_id", "=", recordId)
    .orderBy("at_ms")
    .orderBy("id")
    .execute();

/** Counts the comments on a record, with their answers. */
export async function countComments(db: CommentsDb, recordId: string): Promise<number> {
  const { count } = await db
    .selectFrom("record_comments")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("record_id", "=", recordId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A comment on a record. */
export const findComment = (db: CommentsDb, recordId: string, id: string): Promise<CommentRow | undefined> =>
  db
    .selectFrom("record_comments")
    .selectAll()
    .where("record_id", "=", recordId)
    .where("id", "=", id)
    .executeTakeFirst();

/** Adds a comment. */
export async function insertComment(db: CommentsDb, row: CommentRow): Promise<void> {
  await db.insertInto("record_comments").values(row).execute();
}

/** Notes who said that a comment is settled; nobody, when it is open again. */
export async function resolveComment(
  db: CommentsDb,
  id: string,
  resolved: Pick<CommentRow, "resolved_by" | "resolved_by_id" | "resolved_at_ms">,
): Promise<void> {
  await db.updateTable("record_comments").set(resolved).where("id", "=", id).execute();
}

/** Removes a comment, with the answers to it. */
export async function removeComment(db: CommentsDb, recordId: string, id: string): Promise<void> {
  await db
    .deleteFrom("record_comments")
    .where("record_id", "=", recordId)
    .where(({ or, eb }) => or([eb("id", "=", id), eb("thread_id", "=", id)]))
    .execute();
}

/** Takes a person's name off what they wrote and settled. */
export async function forgetCommenter(db: CommentsDb, personId: string): Promise<void> {
  const wrote = { by_name: GONE, by_id: "" };
  const settled = { resolved_by: GONE, resolved_by_id: "" };
  await db.updateTable("record_comments").set(wrote).where("by_id", "=", personId).execute();
  await db.updateTable("record_comments").set(settled).where("resolved_by_id", "=", personId).execute();
}
