import { listVersions } from "../records/records.repository.ts";
import type { RecordsDb } from "../records/records-tables.ts";
import type { DataChange } from "./core/citable-data.ts";

/** Revisions of data that readers had, the newest first. @param textOf - Summary of a version, of its snapshot. */
export async function pastRevisions(
  db: RecordsDb,
  id: string,
  textOf: (snapshot: string) => string,
): Promise<readonly DataChange[]> {
  const versions = await listVersions(db, id);
  return versions.flatMap(({ revision, action, at_ms, snapshot }) =>
    revision !== null && action === "published" ? [{ revision, atMs: at_ms, text: textOf(snapshot) }] : [],
  );
}
