import { isDeepStrictEqual } from "node:util";
import { type FieldProblem, type PublishedPointer, schemaProblems } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { writeDataLists } from "../data-pages/write-data-lists.ts";
import { FEED_NAMES, MOST_STORIES, writeFeed } from "../publishing/core/story-feeds.ts";
import { nameRevision } from "../publishing/name-revision.ts";
import type { RevisionFile, SharedFile } from "../publishing/publisher.ts";
import { signOffDb } from "../sign-off/sign-off-tables.ts";
import { allDone } from "../storage/all-done.ts";
import { type Changed, changeRecord } from "./change-record.ts";
import type { Collection, Described, Entry } from "./collection.ts";
import { readPointer } from "./read-pointer.ts";
import {
  findRecord,
  findRevision,
  lastOfTypes,
  lastPublications,
  lastPublished,
  lastRevision,
  markReconciled,
  unreconciledIds,
} from "./records.repository.ts";
import { type AnyRecords, parseFields, type RecordsContext, requireRecord, StaleVersion } from "./records-context.ts";
import type { RecordColumns, RecordsDb } from "./records-tables.ts";
import { withLock } from "./with-lock.ts";

/** Records in the public list. */
const INDEXED_RECORDS = 200;

/** Publications of data that their feed holds: those of a day of many series. */
const FED_PUBLICATIONS = 100;

/** Request to change what readers get of a record. */
export interface PublishRequest {
  readonly id: string;
  readonly version: number;
  readonly actor: Actor;
}

/** Content of a record that readers will get. */
export interface Publication<Extension = object> {
  /** The files that name the revision: the same ones make the same name. */
  readonly files: readonly RevisionFile[];
  /** Files whose bytes are kept already; they name the revision too. */
  readonly shared?: readonly SharedFile[];
  /** Columns of the record's extension that it sets. */
  readonly extension?: Partial<Extension>;
  /** Writes what lies beside them once the revision has its name, which it changes nothing of: a description with the addresses and hashes of the files. */
  readonly beside?: (named: PublishedRevision) => Promise<readonly RevisionFile[]>;
}

/** A revision that has its name, with its files as readers will get them. */
export interface PublishedRevision {
  readonly revision: string;
  /** Unix epoch, milliseconds. */
  readonly publishedAtMs: number;
  readonly files: readonly RevisionFile[];
}

/**
 * A record as the person saw it.
 *
 * @throws {Problem} The collection's code for what is not there.
 * @throws {StaleVersion}
 */
async function requireEntry<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  { id, version }: PublishRequest,
): Promise<Entry<Extension, Fields>> {
  const entry = await requireRecord(context, id);
  if (entry.version !== version) throw new StaleVersion(entry);
  return entry;
}

function pointerTo(
  { slug }: RecordColumns,
  revision: string,
  { picture, ...described }: Described,
  publishedAtMs: number,
): PublishedPointer {
  const image = picture === null ? null : `${revision}/${picture}`;
  return { schema: 1, slug, state: "live", revision, publishedAtMs, ...described, image };
}

/**
 * Brings the store's pointer of a record up to date with the database. Whoever does it is alone with the record, so the
 * last publication is the one that stays; done again, it changes nothing.
 */
async function reconcile(context: AnyRecords, id: string): Promise<void> {
  const { publishing, events, collection } = context;
  const place = publishing.sections[collection.section];
  const moved = await withLock(context, `record ${id}`, async (db) => {
    const row = await findRecord(db, id);
    if (row === undefined || row.is_settled === 1 || row.pointer === null) return null;
    const pointer = readPointer(row.pointer);
    await place.movePointer(pointer);
    await events.publish(db, { name: "published", data: { section: collection.section, slug: pointer.slug } });
    return { slug: pointer.slug, text: row.pointer };
  });
  if (moved !== null) place.forget(moved.slug);
  await withLock(context, `index of ${collection.section}`, async (db) => {
    const collections = [collection.name, ...(collection.slugNamespace ?? [])];
    const pointers = await lastPublished(db, collections, INDEXED_RECORDS);
    const items = pointers.map((text) => {
      const { slug: address, title, type, publishedAtMs } = readPointer(text);
      return { slug: address, title, type, publishedAtMs };
    });
    const writeListsOfData = async () => {
      if (collection.section !== "data") return;
      await writeDataLists(publishing, pointers, await lastPublications(db, collections, FED_PUBLICATIONS));
    };
    await allDone([place.writeIndex({ schema: 1, items }), writeListsOfData(), writeFeeds(context, db)]);
  });
  // Last: what a store that goes away in the middle leaves undone is done again, lists too.
  if (moved !== null) await markReconciled(context.db, id, moved.text);
}

/** Writes the feeds of stories. */
async function writeFeeds({ publishing, collection }: AnyRecords, db: RecordsDb): Promise<void> {
  const { name, section, storyTypes: types = [] } = collection;
  if (types.length === 0) return;
  const live = await lastOfTypes(db, { collection: name, types, limit: MOST_STORIES });
  const stories = live.map(({ pointer, firstAtMs }) => {
    const { slug, title, altText: summary, language, image, publishedAtMs: lastAtMs } = readPointer(pointer);
    return { slug, title, summary, language, image, firstAtMs, lastAtMs };
  });
  const { publicBaseUrl, sections } = publishing;
  const feeds = FEED_NAMES.map((feed) => [feed, writeFeed(feed, { publicBaseUrl, stories })] as const);
  await allDone(feeds.map(([feed, body]) => sections[section].writeList(feed, body)));
}

/** Finishes the publications that a process which ended left between the database and the store. */
export async function reconcileAll(context: AnyRecords): Promise<void> {
  for (const id of await unreconciledIds(context.db, context.collection.name)) await reconcile(context, id);
}

/** The database has decided; a store that is away for a moment gets the pointer from {@link reconcileAll}. */
export async function reconcileNow<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  entry: Entry<Extension, Fields>,
): Promise<Entry<Extension, Fields>> {
  try {
    await reconcile(context, entry.id);
  } catch (error) {
    context.log.error({ err: error, slug: entry.slug }, "a pointer was not written yet");
  }
  return entry;
}

const liveStatus = ({ status }: RecordColumns) => (status === "pinned" ? "pinned" : "published");

/** Lists what keeps something from being published, whatever else its collection asks. */
export function unfitIn<Fields>(
  { publishable }: Pick<Collection<unknown, Fields>, "publishable">,
  fields: Fields,
): readonly FieldProblem[] {
  return publishable === undefined ? [] : schemaProblems(publishable, fields);
}

/** Content that readers have of a record, as it was written when they got it; `null` where they have none. */
export async function readersFields<Extension, Fields>(
  { db, collection }: Pick<RecordsContext<Extension, Fields>, "db" | "collection">,
  { id, revision }: RecordColumns,
): Promise<Fields | null> {
  const made = revision === null ? undefined : await findRevision(db, id, revision);
  return made === undefined ? null : parseFields(collection, made.snapshot);
}

/** Whether readers have what was published last: nobody went back to anything, nor took it away. */
export const isLastOut = async ({ db }: Pick<AnyRecords, "db">, { id, revision }: RecordColumns): Promise<boolean> =>
  revision !== null && revision === (await lastRevision(db, id));

/** @throws {Problem} `SIGN_OFF_NEEDED` for what takes two people and has one. */
async function requireSigned({ signOff, db, collection }: AnyRecords, id: string, follows: boolean): Promise<void> {
  const row = await findRecord(db, id);
  if (row === undefined) throw new Problem(collection.codes.notFound);
  await signOff.requireSigned(signOffDb(db), { row, follows });
}

/**
 * Publishes the saved state of a record as a new revision.
 *
 * @param make - What readers will get of it. @throws {Problem} When it cannot go out.
 * @param apart - What is published in place of what is written, which stays as it is: others' work in it is theirs to publish.
 * @throws {Problem} The collection's code for what is not there; `FIELDS_INVALID` with what it lacks; `SIGN_OFF_NEEDED`; whatever `make` throws.
 * @throws {StaleVersion}
 * @throws {StoreError} When the files cannot be stored; nothing has changed then.
 */
export async function publishRecord<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  request: PublishRequest,
  make: (entry: Entry<Extension, Fields>) => Promise<Publication<Extension>>,
  apart?: Fields,
): Promise<Entry<Extension, Fields>> {
  const { collection, publishing } = context;
  const written = await requireEntry(context, request);
  const follows = apart !== undefined;
  // Before anything of it is in the store.
  await requireSigned(context, written.id, follows);
  const entry = apart === undefined ? written : { ...written, fields: apart };
  const isApart = !isDeepStrictEqual(entry.fields, written.fields);
  const unfit = unfitIn(collection, entry.fields);
  if (unfit.length > 0) throw invalidFields(unfit);
  const { files, shared = [], extension = {}, beside } = await make(entry);
  const { publicBaseUrl } = publishing;
  const number = entry.revisions + 1;
  const named = nameRevision({ publicBaseUrl, section: collection.section, slug: entry.slug, number, files, shared });
  const { revision } = named;
  const publishedAtMs = context.now();
  const all = [...named.files, ...((await beside?.({ revision, publishedAtMs, files: named.files })) ?? [])];
  await publishing.sections[collection.section].writeRevision(entry.slug, revision, all, shared);
  const paths = [...all, ...shared].map(({ path }) => path);
  const described = collection.described({ ...entry, ...extension }, entry.fields, paths);
  const pointer = JSON.stringify(pointerTo(entry, revision, described, publishedAtMs));
  const published = await changeRecord(context, {
    ...{ ...request, fields: written.fields, isApart, revision, follows },
    action: "published",
    change: (current) => ({
      record: {
        ...(isApart && { title: described.title, fields: JSON.stringify(entry.fields) }),
        status: liveStatus(current),
        revision,
        revisions: current.revisions + 1,
        published_version: current.version + 1,
        published_at_ms: publishedAtMs,
        pointer,
        is_settled: 0,
      },
      extension,
    }),
  });
  return reconcileNow(context, published);
}

/**
 * Gives readers a revision that they had before. What people wrote stays as it is.
 *
 * @throws {Problem} The collection's code for what is not there; `REVISION_NOT_FOUND`; `SIGN_OFF_FORMER`.
 * @throws {StaleVersion}
 */
export async function rollBackRecord<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  request: PublishRequest & { readonly revision: string },
): Promise<Entry<Extension, Fields>> {
  const { id, revision } = request;
  const entry = await requireEntry(context, request);
  const made = await findRevision(context.db, id, revision);
  const { collection, publishing } = context;
  const place = publishing.sections[collection.section];
  const files = made === undefined ? null : await place.filesOf(entry.slug, revision);
  if (made === undefined || files === null) throw new Problem("REVISION_NOT_FOUND");
  const publishedAtMs = context.now();
  const described = collection.described(entry, JSON.parse(made.snapshot), Object.keys(files));
  const pointer = JSON.stringify(pointerTo(entry, revision, described, publishedAtMs));
  const after = await changeRecord(context, {
    ...request,
    fields: entry.fields,
    action: "rolled-back",
    change: (current) => ({
      record: {
        status: liveStatus(current),
        revision,
        published_version: made.version,
        published_at_ms: publishedAtMs,
        pointer,
        is_settled: 0,
      },
    }),
  });
  return reconcileNow(context, after);
}

/** Takes a record away from readers. */
function takenAway({ pointer }: RecordColumns): Changed<never>["record"] {
  if (pointer === null) return {};
  return { revision: null, pointer: JSON.stringify({ ...readPointer(pointer), state: "gone" }), is_settled: 0 };
}

/**
 * Takes a record back from readers; it stays as a draft.
 *
 * @throws {Problem} The collection's codes for what is not there, and what readers do not have.
 * @throws {StaleVersion}
 */
export async function unpublishRecord<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  request: PublishRequest,
): Promise<Entry<Extension, Fields>> {
  const after = await changeRecord(context, {
    ...request,
    action: "unpublished",
    change: (entry) => {
      if (entry.revision === null) throw new Problem(context.collection.codes.notLive);
      return { record: { ...takenAway(entry), status: "draft" } };
    },
  });
  return reconcileNow(context, after);
}

/**
 * Retires a record: readers get it no more.
 *
 * @param own - What it gives up.
 * @throws {Problem} The collection's code for what is not there.
 * @throws {StaleVersion}
 */
export async function retireRecord<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  request: PublishRequest,
  extension: Partial<Extension>,
): Promise<Entry<Extension, Fields>> {
  const after = await changeRecord(context, {
    ...request,
    action: "retired",
    change: (entry) => ({ record: { ...takenAway(entry), status: "retired" }, extension }),
  });
  return reconcileNow(context, after);
}

/**
 * Takes a retired record up again, as a draft.
 *
 * @param extensionOf - What it has to itself again.
 * @throws {Problem} The collection's code for what is not there; `BAD_REQUEST` when it is not retired.
 * @throws {StaleVersion}
 */
export async function restoreRecord<Extension, Fields>(
  context: RecordsContext<Extension, Fields>,
  request: PublishRequest,
  extensionOf: (entry: Entry<Extension, Fields>) => Partial<Extension>,
): Promise<Entry<Extension, Fields>> {
  return changeRecord(context, {
    ...request,
    action: "restored",
    change: (entry) => {
      if (entry.status !== "retired") throw new Problem("BAD_REQUEST");
      return { record: { status: "draft" }, extension: extensionOf(entry) };
    },
  });
}
