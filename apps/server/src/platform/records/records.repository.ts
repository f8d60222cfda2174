import type { DialectName } from "@nv/database";
import type { RecordHandRow, RecordRow, RecordSavingRow, RecordsDb, RecordVersionRow } from "./records-tables.ts";

/** Versions that are listed of one record. */
const LISTED_VERSIONS = 500;

/** Parts of one record of which it is told who wrote them. */
const LISTED_HANDS = 1000;

/** Takes the next place in the order of changes. Whoever holds one is alone until the transaction ends. */
export async function nextSeq(db: RecordsDb): Promise<number> {
  const row = await db
    .updateTable("record_counters")
    .set(({ eb }) => ({ value: eb("value", "+", 1) }))
    .where("name", "=", "seq")
    .returning("value")
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Adds a record. */
export async function insertRecord(db: RecordsDb, row: RecordRow): Promise<void> {
  await db.insertInto("records").values(row).execute();
}

/**
 * Changes a record.
 *
 * @param before - As it was read; the change is refused when it is not so any more.
 * @returns The record afterwards; `null` when somebody else changed it meanwhile.
 */
export async function updateRecord(
  db: RecordsDb,
  before: RecordRow,
  change: Partial<Omit<RecordRow, "id">>,
): Promise<RecordRow | null> {
  const after = await db
    .updateTable("records")
    .set(change)
    .where("id", "=", before.id)
    .where("seq", "=", before.seq)
    .returningAll()
    .executeTakeFirst();
  return after ?? null;
}

/** Removes a record with all that is its own: what refers to it goes with it. */
export async function removeRecord(db: RecordsDb, id: string): Promise<void> {
  await db.deleteFrom("records").where("id", "=", id).execute();
}

/** A record by its id. */
export async function findRecord(db: RecordsDb, id: string): Promise<RecordRow | undefined> {
  return db.selectFrom("records").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A record by its id, which nobody else can change until the transaction ends. */
export async function lockRecord(db: RecordsDb, dialect: DialectName, id: string): Promise<RecordRow | undefined> {
  const query = db.selectFrom("records").selectAll().where("id", "=", id);
  // A transaction of SQLite has the whole database for itself from its start.
  return (dialect === "sqlite" ? query : query.forUpdate()).executeTakeFirst();
}

/** A record by its address. */
export async function findBySlug(db: RecordsDb, collection: string, slug: string): Promise<RecordRow | undefined> {
  return db
    .selectFrom("records")
    .selectAll()
    .where("collection", "=", collection)
    .where("slug", "=", slug)
    .executeTakeFirst();
}

/** Whether a record of some collections has an address. */
export async function isSlugOf(db: RecordsDb, collections: readonly string[], slug: string): Promise<boolean> {
  if (collections.length === 0) return false;
  const row = await db
    .selectFrom("records")
    .select("id")
    .where("collection", "in", collections)
    .where("slug", "=", slug)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Addresses of some collections that start with a text and are taken. */
export async function slugsLike(
  db: RecordsDb,
  collections: readonly string[],
  start: string,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("records")
    .select("slug")
    .where("collection", "in", collections)
    .where("slug", "like", `${start}%`)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Records of a collection whose pointer in the store may be behind. */
export async function unreconciledIds(db: RecordsDb, collection: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("records")
    .select("id")
    .where("is_settled", "=", 0)
    .where("collection", "=", collection)
    .execute();
  return rows.map(({ id }) => id);
}

/** Changes the pointer that a record should have. */
export async function pointTo(db: RecordsDb, id: string, pointer: string): Promise<void> {
  await db.updateTable("records").set({ pointer, is_settled: 0 }).where("id", "=", id).execute();
}

/** Notes that the store holds a pointer of a record; nothing happens when it should hold another by now. */
export async function markReconciled(db: RecordsDb, id: string, pointer: string): Promise<void> {
  await db.updateTable("records").set({ is_settled: 1 }).where("id", "=", id).where("pointer", "=", pointer).execute();
}

/** The last records of some collections that were published and still are: their pointers. */
export async function lastPublished(
  db: RecordsDb,
  collections: readonly string[],
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("records")
    .select("pointer")
    .where("collection", "in", collections)
    .where("revision", "is not", null)
    .orderBy("published_at_ms", "desc")
    .limit(limit)
    .execute();
  return rows.flatMap(({ pointer }) => (pointer === null ? [] : [pointer]));
}

/** A publication of what readers still have, with the pointer that its record has now. */
export interface PastPublication {
  readonly pointer: string;
  readonly revision: string;
  readonly atMs: number;
}

/** Publications of the records that readers have, the last ones first, those of earlier revisions among them. */
export async function lastPublications(
  db: RecordsDb,
  collections: readonly string[],
  limit: number,
): Promise<readonly PastPublication[]> {
  const rows = await db
    .selectFrom("record_versions")
    .innerJoin("records", "records.id", "record_versions.record_id")
    .select(["records.pointer", "record_versions.revision", "record_versions.at_ms"])
    .where("records.collection", "in", collections)
    .where("records.revision", "is not", null)
    .where("record_versions.revision", "is not", null)
    .where("record_versions.action", "=", "published")
    .orderBy("record_versions.at_ms", "desc")
    .orderBy("record_versions.version", "desc")
    .limit(limit)
    .execute();
  return rows.flatMap(({ pointer, revision, at_ms }) =>
    pointer === null || revision === null ? [] : [{ pointer, revision, atMs: at_ms }],
  );
}

/** Published records of a collection that went out before a time, in the order in which they last did, and how many there are. */
export async function publishedBefore(
  db: RecordsDb,
  { collection, beforeMs, limit }: { readonly collection: string; readonly beforeMs: number; readonly limit: number },
) {
  const before = db
    .selectFrom("records")
    .where("collection", "=", collection)
    .where("revision", "is not", null)
    .where("published_at_ms", "<", beforeMs);
  const rows = await before
    .select(["id", "title", "version", "published_version", "published_at_ms"])
    .orderBy("published_at_ms", "desc")
    .limit(limit)
    .execute();
  const { total } = await before.select(({ fn }) => fn.countAll().as("total")).executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** A record that readers have: its pointer, and when they first had any. */
export interface LiveRecord {
  readonly pointer: string;
  readonly firstAtMs: number;
}

/** A pointer that names a type; no text of it can hold the quotes of the name. */
const ofType = (type: string) => `%"type":${JSON.stringify(type)},%`;

/** The records of a collection that readers have as one of some types, those first published last first. */
export async function lastOfTypes(
  db: RecordsDb,
  {
    collection,
    types,
    limit,
  }: { readonly collection: string; readonly types: readonly string[]; readonly limit: number },
): Promise<readonly LiveRecord[]> {
  const rows = await db
    .selectFrom("records")
    .select(({ selectFrom }) => [
      "pointer",
      selectFrom("record_versions")
        .select(({ fn }) => fn.min("at_ms").as("first_at_ms"))
        .whereRef("record_versions.record_id", "=", "records.id")
        .where("record_versions.action", "=", "published")
        .as("first_at_ms"),
    ])
    .where("collection", "=", collection)
    .where("revision", "is not", null)
    .where(({ or, eb }) => or(types.map((type) => eb("pointer", "like", ofType(type)))))
    .orderBy("first_at_ms", "desc")
    .orderBy("slug")
    .limit(limit)
    .execute();
  return rows.flatMap(({ pointer, first_at_ms }) =>
    pointer === null ? [] : [{ pointer, firstAtMs: first_at_ms ?? 0 }],
  );
}

/** Returns the time at which a record was first published; `null` when it never was. */
export async function firstPublishedAtMs(db: RecordsDb, collection: string, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom("record_versions")
    .innerJoin("records", "records.id", "record_versions.record_id")
    .select(({ fn }) => fn.min("record_versions.at_ms").as("first_at_ms"))
    .where("records.collection", "=", collection)
    .where("records.slug", "=", slug)
    .where("record_versions.action", "=", "published")
    .executeTakeFirst();
  return row?.first_at_ms ?? null;
}

/** Returns the time at which somebody wrote in a record last; `null` for one that is not there. */
export async function lastWrittenAtMs(db: RecordsDb, collection: string, slug: string): Promise<number | null> {
  const row = await db
    .selectFrom("record_versions")
    .innerJoin("records", "records.id", "record_versions.record_id")
    .select(({ fn }) => fn.max("record_versions.at_ms").as("last_at_ms"))
    .where("records.collection", "=", collection)
    .where("records.slug", "=", slug)
    .where("record_versions.action", "in", ["registered", "edited"])
    .executeTakeFirst();
  return row?.last_at_ms ?? null;
}

/** The place of the last change of a collection before a moment; 0 when there was none. */
export async function lastSeqBefore(db: RecordsDb, collection: string, beforeMs: number): Promise<number> {
  const row = await db
    .selectFrom("records")
    .select("seq")
    .where("collection", "=", collection)
    .where("updated_at_ms", "<", beforeMs)
    .orderBy("updated_at_ms", "desc")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** Adds a version to the history. */
export async function insertVersion(db: RecordsDb, version: RecordVersionRow): Promise<void> {
  await db.insertInto("record_versions").values(version).execute();
}

/** The last versions before one, newest first, without what they hold. */
export async function lastVersions(
  db: RecordsDb,
  id: string,
  count: number,
): Promise<readonly Omit<RecordVersionRow, "snapshot">[]> {
  return db
    .selectFrom("record_versions")
    .select(["record_id", "version", "action", "by_name", "by_id", "at_ms", "revision", "together"])
    .where("record_id", "=", id)
    .orderBy("version", "desc")
    .limit(count)
    .execute();
}

/** Returns the version of a record that somebody wrote last: to publish it, or to go back to a revision, is a version too and changes nothing of the draft. */
export async function writtenVersion(db: RecordsDb, id: string): Promise<number> {
  const row = await db
    .selectFrom("record_versions")
    .select("version")
    .where("record_id", "=", id)
    .where("action", "in", ["registered", "edited"])
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Takes versions out of the history whose changes the next one tells too. */
export async function removeVersions(db: RecordsDb, id: string, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) return;
  await db.deleteFrom("record_versions").where("record_id", "=", id).where("version", "in", versions).execute();
}

/** The last stretch of each person in each part of a record since a moment, the last first. */
export async function listHands(db: RecordsDb, id: string, sinceMs: number): Promise<readonly RecordHandRow[]> {
  return db
    .selectFrom("record_hands")
    .selectAll()
    .where("record_id", "=", id)
    .where("last_at_ms", ">=", sinceMs)
    .orderBy("last_at_ms", "desc")
    .limit(LISTED_HANDS)
    .execute();
}

/** Notes what a person wrote in a part of a record: their stretch there goes on, or begins anew. @param restMs - Rest after which it does. */
export async function noteHand(db: RecordsDb, hand: RecordHandRow, restMs: number): Promise<void> {
  const { record_id, part, by_id, by_name, last_at_ms, after_text } = hand;
  const goneOn = await db
    .updateTable("record_hands")
    .set({ by_name, last_at_ms, after_text })
    .where("record_id", "=", record_id)
    .where("part", "=", part)
    .where("by_id", "=", by_id)
    .where("last_at_ms", ">=", last_at_ms - restMs)
    .returning("part")
    .executeTakeFirst();
  if (goneOn !== undefined) return;
  const { first_at_ms, before_text } = hand;
  await db
    .insertInto("record_hands")
    .values(hand)
    .onConflict((conflict) =>
      conflict
        .columns(["record_id", "part", "by_id"])
        .doUpdateSet({ by_name, first_at_ms, last_at_ms, before_text, after_text }),
    )
    .execute();
}

/** Notes a saving under its id, and forgets those of its person before the last ones. @param kept - How many of theirs are kept. */
export async function insertSaving(db: RecordsDb, saving: RecordSavingRow, kept: number): Promise<void> {
  const { record_id, by_id, version } = saving;
  await db
    .insertInto("record_savings")
    .values(saving)
    .onConflict((conflict) => conflict.columns(["record_id", "by_id", "saving_id"]).doUpdateSet({ version }))
    .execute();
  const firstForgotten = await db
    .selectFrom("record_savings")
    .select("version")
    .where("record_id", "=", record_id)
    .where("by_id", "=", by_id)
    .orderBy("version", "desc")
    .offset(kept)
    .limit(1)
    .executeTakeFirst();
  if (firstForgotten === undefined) return;
  await db
    .deleteFrom("record_savings")
    .where("record_id", "=", record_id)
    .where("by_id", "=", by_id)
    .where("version", "<=", firstForgotten.version)
    .execute();
}

/** Whether a person's saving of a record is there, by its id. */
export async function hasSaving(
  db: RecordsDb,
  { record_id, by_id, saving_id }: Omit<RecordSavingRow, "version">,
): Promise<boolean> {
  const row = await db
    .selectFrom("record_savings")
    .select("version")
    .where("record_id", "=", record_id)
    .where("by_id", "=", by_id)
    .where("saving_id", "=", saving_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** The history of a record, newest first. */
export async function listVersions(db: RecordsDb, id: string): Promise<readonly RecordVersionRow[]> {
  return db
    .selectFrom("record_versions")
    .selectAll()
    .where("record_id", "=", id)
    .orderBy("version", "desc")
    .limit(LISTED_VERSIONS)
    .execute();
}

/** The last version of a record that was not made by somebody. @param byName - Their name: what works by itself has no id. */
export async function lastOfOthers(db: RecordsDb, id: string, byName: string): Promise<RecordVersionRow | undefined> {
  const ofRecord = db.selectFrom("record_versions").selectAll().where("record_id", "=", id);
  return ofRecord.where("by_name", "!=", byName).orderBy("version", "desc").limit(1).executeTakeFirst();
}

/** Name of the revision that was made last, whatever readers have; `null` before the first. */
export async function lastRevision(db: RecordsDb, id: string): Promise<string | null> {
  const ofRecord = db.selectFrom("record_versions").select("revision").where("record_id", "=", id);
  const made = ofRecord.where("revision", "is not", null).orderBy("version", "desc").limit(1);
  return (await made.executeTakeFirst())?.revision ?? null;
}

/** The version that made a revision. */
export async function findRevision(db: RecordsDb, id: string, revision: string): Promise<RecordVersionRow | undefined> {
  return db
    .selectFrom("record_versions")
    .selectAll()
    .where("record_id", "=", id)
    .where("revision", "=", revision)
    .orderBy("version")
    .limit(1)
    .executeTakeFirst();
}
