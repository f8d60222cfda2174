import { indexRecord } from "../../platform/records/change-record.ts";
import { findEntry } from "../../platform/records/records-context.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import type { GraphicColumns } from "./schema/tables.ts";

/** What a check may find. */
type CheckFindings = Partial<Pick<GraphicColumns, "health" | "findings" | "checked_at_ms" | "thumbnail" | "heights">>;

/** Notes what a check found; no change of the graphic itself, which keeps its version and its place. */
export async function noteCheck({ records }: GraphicsContext, id: string, found: CheckFindings): Promise<void> {
  const { database, db, collection } = records;
  await database.transaction(db, async (transaction) => {
    await collection.extension.update(transaction, id, found);
    const graphic = await findEntry(records, transaction, id);
    if (graphic !== undefined) await indexRecord(records, transaction, graphic, graphic.seq);
  });
}
