import type { z } from "zod";
import { Problem } from "../../http/problem.ts";
import type { Platform } from "../platform.ts";
import type { Collection, Entry } from "./collection.ts";
import { findRecord } from "./records.repository.ts";
import type { RecordColumns, RecordRow, RecordsDb } from "./records-tables.ts";

/** Dependencies of records. */
export interface RecordsContext<Extension, Fields>
  extends Pick<
    Platform,
    "database" | "events" | "noteInAudit" | "publishing" | "emit" | "runExclusive" | "signOff" | "now" | "log"
  > {
  readonly db: RecordsDb;
  readonly collection: Collection<Extension, Fields>;
}

/** Dependencies of the records of any collection, for work that looks into none of them. */
export type AnyRecords = RecordsContext<unknown, unknown>;

/** A change that is not made because the record is not as the person saw it. */
export class StaleVersion extends Error {
  override readonly name = "StaleVersion";
  readonly id: string;

  constructor({ id, version }: RecordColumns) {
    super(`record ${id} is at version ${version}`);
    this.id = id;
  }
}

/** Adds the columns of their collection to records, whose content is not parsed; those of another collection are left out. */
export async function withExtension<Extension>(
  { collection }: { readonly collection: Pick<Collection<Extension, unknown>, "name" | "extension"> },
  db: RecordsDb,
  rows: readonly RecordRow[],
): Promise<readonly (RecordRow & Extension)[]> {
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

/** Parses the content of a record of a collection, as its JSON is kept. */
export function parseFields<Fields>({ fields }: { readonly fields: z.ZodType<Fields> }, text: string): Fields {
  return fields.parse(JSON.parse(text));
}

/** Completes records to those of the collection: with its columns, and their content parsed. */
export async function toEntries<Extension, Fields>(
  context: Pick<RecordsContext<Extension, Fields>, "collection">,
  db: RecordsDb,
  rows: readonly RecordRow[],
): Promise<readonly Entry<Extension, Fields>[]> {
  const stored = await withExtension(context, db, rows);
  return stored.map((row) => ({ ...row, fields: parseFields(context.collection, row.fields) }));
}

/** A record of the collection by its id. @param db - The transaction in which it is read, if any. */
export async function findEntry<Extension, Fields>(
  context: Pick<RecordsContext<Extension, Fields>, "db" | "collection">,
  id: string,
  db = context.db,
): Promise<Entry<Extension, Fields> | undefined> {
  const row = await findRecord(db, id);
  const [entry] = row === undefined ? [] : await toEntries(context, db, [row]);
  return entry;
}

/** A record of the collection by its id. @throws {Problem} The collection's code for what is not there. */
export async function requireRecord<Extension, Fields>(
  context: Pick<RecordsContext<Extension, Fields>, "db" | "collection">,
  id: string,
): Promise<Entry<Extension, Fields>> {
  const entry = await findEntry(context, id);
  if (entry === undefined) throw new Problem(context.collection.codes.notFound);
  return entry;
}
