import { Problem } from "../../http/problem.ts";
import type { Platform } from "../platform.ts";
import type { Collection, Entry } from "./collection.ts";
import { findRecord } from "./records.repository.ts";
import type { RecordRow, RecordsDb } from "./records-tables.ts";

/** Dependencies of records. */
export interface RecordsContext<Extension>
  extends Pick<
    Platform,
    "database" | "events" | "noteInAudit" | "publishing" | "emit" | "runExclusive" | "now" | "log"
  > {
  readonly db: RecordsDb;
  readonly collection: Collection<Extension>;
}

/** A change that is not made because the record is not as the person saw it. */
export class StaleVersion extends Error {
  override readonly name = "StaleVersion";
  readonly id: string;

  constructor({ id, version }: RecordRow) {
    super(`record ${id} is at version ${version}`);
    this.id = id;
  }
}

/** Adds the columns of their collection to records; those of another collection are left out. */
export async function withExtension<Extension>(
  { collection }: Pick<RecordsContext<Extension>, "collection">,
  db: RecordsDb,
  rows: readonly RecordRow[],
): Promise<readonly Entry<Extension>[]> {
  const wanted = rows.filter((row) => row.collection === collection.name);
  if (wanted.length === 0) return [];
  const extension = await collection.extension.read(
    db,
    wanted.map(({ id }) => id),
  );
  return wanted.flatMap((row) => {
    const columns = extension.get(row.id);
    return columns === undefined ? [] : [{ ...row, ...columns }];
  });
}

/** A record of the collection by its id. */
export async function findEntry<Extension>(
  context: Pick<RecordsContext<Extension>, "collection">,
  db: RecordsDb,
  id: string,
): Promise<Entry<Extension> | undefined> {
  const row = await findRecord(db, id);
  const [entry] = row === undefined ? [] : await withExtension(context, db, [row]);
  return entry;
}

/** A record of the collection by its id. @throws {Problem} The collection's code for what is not there. */
export async function requireRecord<Extension>(
  { db, collection }: Pick<RecordsContext<Extension>, "db" | "collection">,
  id: string,
): Promise<Entry<Extension>> {
  const entry = await findEntry({ collection }, db, id);
  if (entry === undefined) throw new Problem(collection.codes.notFound);
  return entry;
}
