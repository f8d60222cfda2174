import { Problem } from "../../http/problem.ts";
import type { PublishRequest } from "./publish-record.ts";
import { lockRecord, nextSeq, removeRecord } from "./records.repository.ts";
import { type AnyRecords, StaleVersion } from "./records-context.ts";
import { searchIndexOf } from "./search-index.ts";

/**
 * Deletes a record that no reader ever had, with its history and its place in the search. What was published once stays: its address is in
 * articles, which are told that it is gone.
 *
 * @throws {Problem} The collection's code for what is not there; `PUBLISHED_ONCE`.
 * @throws {StaleVersion}
 */
export async function deleteRecord(context: AnyRecords, request: PublishRequest): Promise<void> {
  const { database, db, events, collection } = context;
  const { id, version, actor } = request;
  await database.transaction(db, async (transaction) => {
    // First, as every change does: two that wait for each other would wait for ever.
    await nextSeq(transaction);
    const row = await lockRecord(transaction, database.dialect, id);
    if (row === undefined || row.collection !== collection.name) throw new Problem(collection.codes.notFound);
    if (row.version !== version) throw new StaleVersion(row);
    if (row.revisions > 0) throw new Problem("PUBLISHED_ONCE");
    await searchIndexOf(database.dialect).remove(transaction, row.seq);
    await removeRecord(transaction, id);
    const data = { id, version: version + 1, by: actor.name, byId: actor.id };
    await events.publish(transaction, { name: collection.event, data });
  });
}
