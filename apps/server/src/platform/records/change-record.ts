import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type AuditActionCode, UNTITLED } from "@nv/contracts";
import type { RecordVersion } from "@nv/contracts/schemas";
import { isUniqueViolation } from "@nv/database";
import { isMadeSlug, madeSlug } from "@nv/spanish";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { RESERVED_SLUGS } from "../publishing/core/published-path.ts";
import { signOffDb } from "../sign-off/sign-off-tables.ts";
import type { Collection, Entry } from "./collection.ts";
import { joinStretch } from "./core/join-stretch.ts";
import { Snapshot } from "./core/snapshot-changes.ts";
import { emitPieceEvent } from "./emit-piece-event.ts";
import { noteHands } from "./record-hands.ts";
import { isMade, noteSaving } from "./record-savings.ts";
import {
  findRecord,
  findRevision,
  insertRecord,
  insertVersion,
  isSlugOf,
  lastOfOthers,
  lastVersions,
  lockRecord,
  nextSeq,
  removeVersions,
  slugsLike,
  updateRecord,
} from "./records.repository.ts";
import {
  type AnyRecords,
  findEntry,
  parseFields,
  type RecordsContext,
  StaleVersion,
  withExtension,
} from "./records-context.ts";
import type { RecordRow, RecordsDb, RecordsTables } from "./records-tables.ts";
import { searchIndexOf } from "./search-index.ts";

/** Tries to find an address of one's own while others take addresses too. */
const SLUG_TRIES = 5;

/** The last versions that a saving may go on with: of two people by turns, one of each. */
const JOINED_VERSIONS = 2;

/** Columns that a change may write. */
export interface Changed<Extension> {
  readonly record?: Partial<Omit<RecordRow, "id" | "collection" | "seq" | "version">>;
  readonly extension?: Partial<Extension>;
}

/** A change of one record. */
export interface RecordChange<Extension, Fields> {
  readonly id: string;
  /** The version that the person was looking at. */
  readonly version: number;
  /** Content of that version, where it was parsed before. */
  readonly fields?: Fields;
  readonly actor: Actor;
  readonly action: RecordVersion["action"];
  /** Returns the columns that change. @throws {Problem} When it may not be. */
  readonly change: (entry: Entry<Extension, Fields>) => Changed<Extension>;
  /** Revision that readers get with it. */
  readonly revision?: string;
  /** Whether it goes on with the editing that the same person's last saving was of: both are one version in the history. */
  readonly goesOn?: boolean | undefined;
  /** Id that they chose for this saving: sent again, it leaves the record as it is. */
  readonly savingId?: string | undefined;
  /** Whether it goes out by itself, with what readers have and new data: see `platform/sign-off`. */
  readonly follows?: boolean;
  /** Whether what is written is left as it was: readers get something else, and the next version has again what is written. */
  readonly isApart?: boolean;
}

/** A record that does not exist yet. */
export interface NewRecord<Extension> {
  readonly title: string;
  /** Fields that people write, as they are kept. */
  readonly fields: object;
  /** The address that the person asks for; one is made of the title without it. */
  readonly slug?: string | undefined;
  readonly extension: Extension;
  readonly actor: Actor;
  /** Id that whoever writes it chose, so that the same beginning sent twice is one record; a new one without it. */
  readonly draftId?: string | undefined;
}

/** Audit codes of the actions that readers or the whole team notice; what a person writes is in the history alone. */
const AUDITED: Readonly<Partial<Record<RecordVersion["action"], AuditActionCode>>> = {
  published: "record_published",
  "rolled-back": "record_rolled_back",
  unpublished: "record_unpublished",
  retired: "record_retired",
  restored: "record_restored",
};

async function writeAudit(
  { noteInAudit, collection }: AnyRecords,
  db: RecordsDb,
  { id, title, revision }: RecordRow,
  { action: done, actor }: Pick<RecordChange<unknown, unknown>, "action" | "actor">,
): Promise<void> {
  const action = AUDITED[done];
  if (action === undefined) return;
  const details = { collection: collection.name, id, title, ...(revision === null ? {} : { revision }) };
  await noteInAudit(db.$omitTables<keyof RecordsTables>(), { action, actor, from: actor.from, details });
}

/** The record as its history keeps it. */
function snapshotOf({ fields, slug, status }: RecordRow): string {
  return JSON.stringify({ ...Snapshot.parse(JSON.parse(fields)), slug, status });
}

async function publishChange(
  { events, collection }: AnyRecords,
  db: RecordsDb,
  { id, version }: RecordRow,
  actor: Actor,
): Promise<void> {
  await events.publish(db, { name: collection.event, data: { id, version, by: actor.name, byId: actor.id } });
}

async function noteVersion(
  context: AnyRecords,
  db: RecordsDb,
  row: RecordRow,
  { action, revision, actor, goesOn }: Pick<RecordChange<unknown, unknown>, "action" | "revision" | "actor" | "goesOn">,
): Promise<void> {
  const last = goesOn === true ? await lastVersions(db, row.id, JOINED_VERSIONS) : [];
  // What readers have is looked up by its version.
  const stretch = joinStretch(last, actor, { nowMs: context.now(), publishedVersion: row.published_version });
  await removeVersions(db, row.id, stretch.removed);
  await insertVersion(db, {
    record_id: row.id,
    version: row.version,
    action,
    revision: revision ?? null,
    at_ms: context.now(),
    by_name: stretch.name,
    by_id: actor.id,
    together: stretch.together,
    snapshot: snapshotOf(row),
  });
  await writeAudit(context, db, row, { action, actor });
  await publishChange(context, db, row, actor);
}

/** Whether a record says again what readers have: what was written since was taken back. */
async function isAsPublished(db: RecordsDb, row: RecordRow): Promise<boolean> {
  const made = row.revision === null ? undefined : await findRevision(db, row.id, row.revision);
  if (made === undefined) return false;
  const { status: _stage, ...said } = Snapshot.parse(JSON.parse(made.snapshot));
  const { status: _now, ...written } = Snapshot.parse(JSON.parse(snapshotOf(row)));
  return isDeepStrictEqual(said, written);
}

/** Holds a change against the sign-offs: what takes two people goes out with two, and what somebody writes has to be signed anew. */
async function noteForSignOff(
  { signOff }: Pick<AnyRecords, "signOff">,
  db: RecordsDb,
  { before, after }: { readonly before: RecordRow; readonly after: RecordRow },
  order: Pick<RecordChange<unknown, unknown>, "action" | "revision" | "actor" | "follows">,
): Promise<void> {
  const { action, revision, actor, follows = false } = order;
  const own = signOffDb(db);
  if (action === "published" && revision !== undefined)
    // What readers had until now decides whether it says the same.
    return signOff.noteOut(own, { row: { ...after, ...readersOf(before) }, follows }, revision);
  if (action === "rolled-back") return signOff.requireSignedRevision(own, after);
  if (action === "unpublished" || action === "retired") return signOff.noteTakenAway(own, after);
  return signOff.noteWriting(own, before, after, actor);
}

/** Columns that say what readers had of a record. */
const readersOf = ({ revision, published_version, version }: RecordRow) => ({ revision, published_version, version });

/** Puts a record in the index under the words that it has now. */
export async function indexRecord<Extension, Fields>(
  { database, collection }: Pick<RecordsContext<Extension, Fields>, "database" | "collection">,
  db: RecordsDb,
  entry: Entry<Extension, Fields>,
  beforeSeq: number,
): Promise<void> {
  const index = searchIndexOf(database.dialect);
  await index.remove(db, beforeSeq);
  await index.add(db, collection.name, entry.seq, collection.words(entry));
}

/** Puts back what is written, as a version of whoever wrote it, after readers got something else. @param out - The record as they got it. */
async function writeAgain(
  context: AnyRecords,
  db: RecordsDb,
  written: RecordRow,
  out: RecordRow,
  { name }: Actor,
): Promise<RecordRow> {
  const { title, fields, updated_at_ms } = written;
  const author = await lastOfOthers(db, written.id, name);
  const actor = { id: author?.by_id ?? "", name: author?.by_name ?? written.changed_by };
  const stamp = { seq: await nextSeq(db), version: out.version + 1, updated_at_ms, changed_by: actor.name };
  const after = await updateRecord(db, out, { title, fields, ...stamp });
  if (after === null) throw new StaleVersion(out);
  await noteVersion(context, db, after, { action: "edited", actor });
  return after;
}

/** Tells which of the unique things was taken: what only one may have, or the address. */
async function takenProblem<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  { id, change }: RecordChange<Extension, Fields>,
): Promise<Problem> {
  const { db, collection } = context;
  const entry = await findEntry(context, id);
  const wanted = entry === undefined ? {} : (change(entry).extension ?? {});
  return (await collection.taken?.(db, id, wanted)) ?? collection.slugTaken();
}

/** Whether an address is another record's, or what the section keeps for something else. */
async function isTaken(
  db: RecordsDb,
  { section }: Pick<Collection<unknown, unknown>, "section">,
  slug: string,
  collections: readonly string[] = [],
): Promise<boolean> {
  return RESERVED_SLUGS[section]?.includes(slug) === true || (await isSlugOf(db, collections, slug));
}

/**
 * Makes one change of one record, with its entry in the history, or none at all.
 *
 * @throws {Problem} The collection's code for what is not there; `SLUG_TAKEN`; whatever the change throws.
 * @throws {StaleVersion} When somebody changed it since.
 */
export async function changeRecord<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  order: RecordChange<Extension, Fields>,
): Promise<Entry<Extension, Fields>> {
  const { database, db, now, collection } = context;
  const { id, version, actor } = order;
  try {
    return await database.transaction(db, async (transaction) => {
      const seq = await nextSeq(transaction);
      const row = await lockRecord(transaction, database.dialect, id);
      const [stored] = row === undefined ? [] : await withExtension(context, transaction, [row]);
      if (row === undefined || stored === undefined) throw new Problem(collection.codes.notFound);
      if (row.version !== version) {
        // Its answer was lost: what it saved is in the record already, and whatever others saved since.
        if (await isMade(transaction, order)) return { ...stored, fields: parseFields(collection, row.fields) };
        throw new StaleVersion(row);
      }
      const entry = { ...stored, fields: order.fields ?? parseFields(collection, row.fields) };
      const { record: written, extension } = order.change(entry);
      const named = { ...written, ...(written?.title !== undefined && { title: written.title || UNTITLED }) };
      const record = { ...named, slug: named.slug ?? (await slugAfter(context, transaction, row, named.title)) };
      const { slug } = record;
      if (slug !== row.slug && (await isTaken(transaction, collection, slug, collection.slugNamespace)))
        throw collection.slugTaken();
      const stamp = { seq, version: version + 1, updated_at_ms: now(), changed_by: actor.name };
      const isBack = order.action === "edited" && (await isAsPublished(transaction, { ...row, ...record }));
      const published = isBack ? { published_version: version + 1 } : {};
      const after = await updateRecord(transaction, row, { ...record, ...stamp, ...published });
      if (after === null) throw new StaleVersion(row);
      if (extension !== undefined && Object.keys(extension).length > 0)
        await collection.extension.update(transaction, id, extension);
      await noteForSignOff(context, transaction, { before: row, after }, order);
      await noteVersion(context, transaction, after, order);
      await noteSaving(transaction, order);
      if (order.action === "edited") await noteHands(context, transaction, { before: row, after, actor });
      await emitPieceEvent(context, transaction, row, after);
      const kept = order.isApart === true ? await writeAgain(context, transaction, row, after, actor) : after;
      const fields = kept.fields === row.fields ? entry.fields : parseFields(collection, kept.fields);
      const changed = { ...entry, ...extension, ...kept, fields };
      await indexRecord(context, transaction, changed, row.seq);
      return changed;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw await takenProblem(context, order);
    throw error;
  }
}

/** Words of a title that its address is made of: none, of what has no title yet. */
const namesake = (title: string) => (title === UNTITLED ? "" : title);

async function freeSlug({ collection }: AnyRecords, db: RecordsDb, title: string): Promise<string> {
  const wanted = madeSlug(namesake(title), collection.slugStart);
  const known = await slugsLike(db, [collection.name, ...(collection.slugNamespace ?? [])], wanted);
  const taken = new Set([...known, ...(RESERVED_SLUGS[collection.section] ?? [])]);
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}-${number}`)) return `${wanted}-${number}`;
}

/** The address of a record under another title: nobody has it yet, and it was made of the title before, so it goes with it. */
async function slugAfter(context: AnyRecords, db: RecordsDb, row: RecordRow, title = row.title): Promise<string> {
  const { slugStart } = context.collection;
  const [before, after] = [namesake(row.title), namesake(title)];
  const isAnother = madeSlug(after, slugStart) !== madeSlug(before, slugStart);
  const follows = row.revisions === 0 && row.pointer === null && isAnother && isMadeSlug(row.slug, before, slugStart);
  return follows ? freeSlug(context, db, title) : row.slug;
}

async function insertOnce<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  input: NewRecord<Extension>,
): Promise<Entry<Extension, Fields>> {
  const { database, db, now, collection } = context;
  const { fields, slug, extension, actor, draftId } = input;
  const title = input.title || UNTITLED;
  const id = draftId ?? randomUUID();
  return database.transaction(db, async (transaction) => {
    const seq = await nextSeq(transaction);
    const begun = draftId === undefined ? undefined : await findEntry(context, draftId, transaction);
    if (begun !== undefined) return begun;
    // Whoever chooses an id may choose one of something else.
    if (draftId !== undefined && (await findRecord(transaction, draftId)) !== undefined)
      throw new Problem("BAD_REQUEST");
    const taken = await collection.taken?.(transaction, id, extension);
    if (taken) throw taken;
    // Whoever has the next place in the order of changes is alone, so no neighbour takes the address meanwhile.
    const others = [collection.name, ...(collection.slugNamespace ?? [])];
    if (slug !== undefined && (await isTaken(transaction, collection, slug, others))) throw collection.slugTaken();
    const row: RecordRow = {
      id,
      collection: collection.name,
      slug: slug ?? (await freeSlug(context, transaction, title)),
      title,
      status: "draft",
      fields: JSON.stringify(fields),
      version: 1,
      seq,
      created_at_ms: now(),
      updated_at_ms: now(),
      changed_by: actor.name,
      revision: null,
      revisions: 0,
      published_version: 0,
      published_at_ms: null,
      pointer: null,
      is_settled: 1,
    };
    await insertRecord(transaction, row);
    await collection.extension.insert(transaction, id, extension);
    const entry = { ...row, ...extension, fields: collection.fields.parse(fields) };
    await searchIndexOf(database.dialect).add(transaction, collection.name, seq, collection.words(entry));
    await noteVersion(context, transaction, row, { action: "registered", actor });
    return entry;
  });
}

/**
 * Adds a record, as a draft.
 *
 * @throws {Problem} `SLUG_TAKEN`; the collection's when there may be one only.
 */
export async function insertNewRecord<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  input: NewRecord<Extension>,
): Promise<Entry<Extension, Fields>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insertOnce(context, input);
    } catch (error) {
      // Somebody took the address or added the same thing between our look and our insertion: look again.
      if (!isUniqueViolation(error) || attempt === SLUG_TRIES) throw error;
    }
  }
}
