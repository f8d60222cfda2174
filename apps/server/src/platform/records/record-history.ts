import { RecordVersion } from "@nv/contracts/schemas";
import { Snapshot, snapshotChanges } from "./core/snapshot-changes.ts";
import { listVersions } from "./records.repository.ts";
import { type AnyRecords, requireRecord } from "./records-context.ts";

/**
 * The history of a record, newest first, each version with what it changed.
 *
 * @param urlOf - Public address of a revision, of which it gets the snapshot too.
 * @throws {Problem} The collection's code for what is not there.
 */
export async function recordHistory(
  context: AnyRecords,
  id: string,
  urlOf: (slug: string, revision: string, snapshot: unknown) => string,
): Promise<readonly RecordVersion[]> {
  const { db, collection } = context;
  const entry = await requireRecord(context, id);
  const rows = await listVersions(db, id);
  const snapshots = rows.map(({ snapshot }) => Snapshot.parse(JSON.parse(snapshot)));
  return rows.map((row, index) => {
    const [after, before = null] = snapshots.slice(index, index + 2);
    const all = after === undefined ? [] : snapshotChanges(before, after, collection.history);
    // An action says by its name which stage it led to; a stage that people chose is a change like any other.
    const changes = row.action === "edited" ? all : all.filter(({ field }) => field !== "status");
    return RecordVersion.parse({
      version: row.version,
      action: row.action,
      by: row.by_name,
      atMs: row.at_ms,
      revision: row.revision,
      revisionUrl: row.revision === null ? null : urlOf(entry.slug, row.revision, after),
      changes,
    });
  });
}
