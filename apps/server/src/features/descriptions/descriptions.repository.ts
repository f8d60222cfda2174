import type { BatchItemRow, DescriptionsDb, PublishedRow } from "./schema/tables.ts";

/** Descriptions of a chart that are told, the newest. */
const MOST_TOLD = 20;

/** A text without the character that PostgreSQL keeps in none. */
export const withoutNul = (text: string) => text.replaceAll("\u0000", "");

/** Keeps what was published. */
export async function notePublished(db: DescriptionsDb, row: PublishedRow): Promise<void> {
  const texts = { text: withoutNul(row.text), accepted: withoutNul(row.accepted) };
  await db
    .insertInto("published_descriptions")
    .values({ ...row, ...texts })
    .execute();
}

/** Lists the descriptions that were published for a chart, the newest first. */
export function publishedOf(db: DescriptionsDb, chart: string): Promise<readonly PublishedRow[]> {
  return db
    .selectFrom("published_descriptions")
    .selectAll()
    .where("chart", "=", chart)
    .orderBy("published_at_ms", "desc")
    .limit(MOST_TOLD)
    .execute();
}

/** Keeps what came of a chart of a batch; what is there already stays. */
export async function noteBatched(db: DescriptionsDb, row: BatchItemRow): Promise<void> {
  const texts = { title: withoutNul(row.title), text: withoutNul(row.text), notice: withoutNul(row.notice) };
  await db
    .insertInto("description_batch_items")
    .values({ ...row, ...texts })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lists the items of a batch that are done, in the order in which they were asked for. */
export function batchItems(db: DescriptionsDb, batchId: string): Promise<readonly BatchItemRow[]> {
  return db
    .selectFrom("description_batch_items")
    .selectAll()
    .where("batch_id", "=", batchId)
    .orderBy("position")
    .execute();
}

/** Forgets batches of before a moment. */
export async function forgetBatches(db: DescriptionsDb, beforeMs: number): Promise<void> {
  await db.deleteFrom("description_batch_items").where("made_at_ms", "<", beforeMs).execute();
}

/** Takes a person's name off what they published. */
export async function forgetWriter(db: DescriptionsDb, userId: string): Promise<void> {
  await db.updateTable("published_descriptions").set({ by_id: "", by_name: "" }).where("by_id", "=", userId).execute();
}
