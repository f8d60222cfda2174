import { type RevisionFile, revisionName } from "../publishing/publisher.ts";
import { readPointer, settleNow } from "./publish-record.ts";
import { lockRecord, pointTo } from "./records.repository.ts";
import { findEntry, type RecordsContext } from "./records-context.ts";

/** What a picture shows. */
interface Pictured {
  readonly id: string;
  /** Revision of the record. */
  readonly revision: string;
}

/**
 * Gives what readers get of a record a picture that was taken of it afterwards. A revision never changes, so the picture is in one of its
 * own, which the pointer names; the record keeps its version.
 *
 * @returns Whether readers get it: not when they have another revision by now.
 * @throws {StoreError} When the picture cannot be stored; nothing has changed then.
 */
export async function publishPicture<Own>(
  context: RecordsContext<Own>,
  { id, revision }: Pictured,
  picture: RevisionFile,
): Promise<boolean> {
  const { database, db, publishing, collection } = context;
  const entry = await findEntry(context, db, id);
  if (entry === undefined || entry.revision !== revision) return false;
  const name = revisionName(Number.parseInt(revision, 10), Buffer.from(picture.body).toString("base64"));
  await publishing.sections[collection.section].writeRevision(entry.slug, name, [picture]);
  const isShown = await database.transaction(db, async (transaction) => {
    const row = await lockRecord(transaction, database.dialect, id);
    if (row === undefined || row.revision !== revision || row.pointer === null) return false;
    await pointTo(transaction, id, JSON.stringify({ ...readPointer(row.pointer), image: `${name}/${picture.path}` }));
    return true;
  });
  if (isShown) await settleNow(context, entry);
  return isShown;
}
