import type { PublishedPointer } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { FEED_NAMES, MOST_STORIES, writeFeed } from "../publishing/core/story-feeds.ts";
import { nameRevision } from "../publishing/name-revision.ts";
import type { RevisionFile, SharedFile } from "../publishing/publisher.ts";
import { alone } from "./alone.ts";
import { type Changed, changeRecord } from "./change-record.ts";
import type { Described, Entry } from "./collection.ts";
import { readPointer } from "./read-pointer.ts";
import {
  findRecord,
  findRevision,
  lastOfTypes,
  lastPublished,
  settleRecord,
  unsettledIds,
} from "./records.repository.ts";
import { findEntry, type RecordsContext, StaleVersion } from "./records-context.ts";
import type { RecordRow, RecordsDb } from "./records-tables.ts";

/** Records in the public list. */
const INDEXED_RECORDS = 200;

/** What a call that changes what readers get is told. */
export interface PublishRequest {
  readonly id: string;
  readonly version: number;
  readonly actor: Actor;
}

/** What readers will get of a record. */
export interface Publication<Own = object> {
  /** The files that name the revision: the same ones make the same name. */
  readonly files: readonly RevisionFile[];
  /** Files whose bytes are kept already; they name the revision too. */
  readonly shared?: readonly SharedFile[];
  /** What is known of the record by it. */
  readonly own?: Partial<Own>;
}

/**
 * A record as the person saw it.
 *
 * @throws {Problem} The collection's code for what is not there.
 * @throws {StaleVersion}
 */
async function requireEntry<Own>(context: RecordsContext<Own>, { id, version }: PublishRequest): Promise<Entry<Own>> {
  const entry = await findEntry(context, context.db, id);
  if (entry === undefined) throw new Problem(context.collection.codes.notFound);
  if (entry.version !== version) throw new StaleVersion(entry);
  return entry;
}

function pointerTo(
  { slug }: RecordRow,
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
async function settle<Own>(context: RecordsContext<Own>, id: string): Promise<void> {
  const { publishing, events, collection } = context;
  const place = publishing.sections[collection.section];
  const moved = await alone(context, `record ${id}`, async (db) => {
    const row = await findRecord(db, id);
    if (row === undefined || row.is_settled === 1 || row.pointer === null) return null;
    const pointer = readPointer(row.pointer);
    await place.movePointer(pointer);
    await events.publish(db, { name: "published", data: { section: collection.section, slug: pointer.slug } });
    return { slug: pointer.slug, text: row.pointer };
  });
  if (moved !== null) place.forget(moved.slug);
  await alone(context, `index of ${collection.section}`, async (db) => {
    const pointers = await lastPublished(db, [collection.name, ...(collection.neighbours ?? [])], INDEXED_RECORDS);
    const items = pointers.map((text) => {
      const { slug: address, title, type, publishedAtMs } = readPointer(text);
      return { slug: address, title, type, publishedAtMs };
    });
    await place.writeIndex({ schema: 1, items });
    await writeFeeds(context, db);
  });
  // Last: what a store that goes away in the middle leaves undone is done again, lists too.
  if (moved !== null) await settleRecord(context.db, id, moved.text);
}

/** Writes the feeds of stories. */
async function writeFeeds<Own>({ publishing, collection }: RecordsContext<Own>, db: RecordsDb): Promise<void> {
  const { name, section, storyTypes: types = [] } = collection;
  if (types.length === 0) return;
  const live = await lastOfTypes(db, { collection: name, types, limit: MOST_STORIES });
  const stories = live.map(({ pointer, firstAtMs }) => {
    const { slug, title, altText: summary, language, image, publishedAtMs: lastAtMs } = readPointer(pointer);
    return { slug, title, summary, language, image, firstAtMs, lastAtMs };
  });
  const { publicBaseUrl, sections } = publishing;
  for (const feed of FEED_NAMES) await sections[section].writeList(feed, writeFeed(feed, { publicBaseUrl, stories }));
}

/** Finishes the publications that a process which ended left between the database and the store. */
export async function settleAll<Own>(context: RecordsContext<Own>): Promise<void> {
  for (const id of await unsettledIds(context.db, context.collection.name)) await settle(context, id);
}

/** The database has decided; a store that is away for a moment gets the pointer from {@link settleAll}. */
export async function settleNow<Own>(context: RecordsContext<Own>, entry: Entry<Own>): Promise<Entry<Own>> {
  try {
    await settle(context, entry.id);
  } catch (error) {
    context.log.error({ err: error, slug: entry.slug }, "a pointer was not written yet");
  }
  return (await findEntry(context, context.db, entry.id)) ?? entry;
}

const liveStatus = ({ status }: RecordRow) => (status === "pinned" ? "pinned" : "published");

/**
 * Publishes the saved state of a record as a new revision.
 *
 * @param make - What readers will get of it. @throws {Problem} When it cannot go out.
 * @throws {Problem} The collection's code for what is not there; whatever `make` throws.
 * @throws {StaleVersion}
 * @throws {StoreError} When the files cannot be stored; nothing has changed then.
 */
export async function publishRecord<Own>(
  context: RecordsContext<Own>,
  request: PublishRequest,
  make: (entry: Entry<Own>) => Promise<Publication<Own>>,
): Promise<Entry<Own>> {
  const { collection, publishing } = context;
  const entry = await requireEntry(context, request);
  const { files, shared = [], own = {} } = await make(entry);
  const { publicBaseUrl } = publishing;
  const number = entry.revisions + 1;
  const named = nameRevision({ publicBaseUrl, section: collection.section, slug: entry.slug, number, files, shared });
  const { revision } = named;
  await publishing.sections[collection.section].writeRevision(entry.slug, revision, named.files, shared);
  const publishedAtMs = context.now();
  const paths = [...named.files, ...shared].map(({ path }) => path);
  const described = collection.described({ ...entry, ...own }, JSON.parse(entry.fields), paths);
  const pointer = JSON.stringify(pointerTo(entry, revision, described, publishedAtMs));
  const published = await changeRecord(context, {
    ...request,
    action: "published",
    revision,
    change: (current) => ({
      record: {
        status: liveStatus(current),
        revision,
        revisions: current.revisions + 1,
        published_version: current.version + 1,
        published_at_ms: publishedAtMs,
        pointer,
        is_settled: 0,
      },
      own,
    }),
  });
  return settleNow(context, published);
}

/**
 * Gives readers a revision that they had before. What people wrote stays as it is.
 *
 * @throws {Problem} The collection's code for what is not there; `REVISION_NOT_FOUND`.
 * @throws {StaleVersion}
 */
export async function rollBackRecord<Own>(
  context: RecordsContext<Own>,
  request: PublishRequest & { readonly revision: string },
): Promise<Entry<Own>> {
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
  return settleNow(context, after);
}

/** Takes a record away from readers. */
function takenAway({ pointer }: RecordRow): Changed<never>["record"] {
  if (pointer === null) return {};
  return { revision: null, pointer: JSON.stringify({ ...readPointer(pointer), state: "gone" }), is_settled: 0 };
}

/**
 * Takes a record back from readers; it stays as a draft.
 *
 * @throws {Problem} The collection's codes for what is not there, and what readers do not have.
 * @throws {StaleVersion}
 */
export async function unpublishRecord<Own>(context: RecordsContext<Own>, request: PublishRequest): Promise<Entry<Own>> {
  const after = await changeRecord(context, {
    ...request,
    action: "unpublished",
    change: (entry) => {
      if (entry.revision === null) throw new Problem(context.collection.codes.notLive);
      return { record: { ...takenAway(entry), status: "draft" } };
    },
  });
  return settleNow(context, after);
}

/**
 * Retires a record: readers get it no more.
 *
 * @param own - What it gives up.
 * @throws {Problem} The collection's code for what is not there.
 * @throws {StaleVersion}
 */
export async function retireRecord<Own>(
  context: RecordsContext<Own>,
  request: PublishRequest,
  own: Partial<Own>,
): Promise<Entry<Own>> {
  const after = await changeRecord(context, {
    ...request,
    action: "retired",
    change: (entry) => ({ record: { ...takenAway(entry), status: "retired" }, own }),
  });
  return settleNow(context, after);
}

/**
 * Takes a retired record up again, as a draft.
 *
 * @param ownOf - What it has to itself again.
 * @throws {Problem} The collection's code for what is not there; `BAD_REQUEST` when it is not retired.
 * @throws {StaleVersion}
 */
export async function restoreRecord<Own>(
  context: RecordsContext<Own>,
  request: PublishRequest,
  ownOf: (entry: Entry<Own>) => Partial<Own>,
): Promise<Entry<Own>> {
  return changeRecord(context, {
    ...request,
    action: "restored",
    change: (entry) => {
      if (entry.status !== "retired") throw new Problem("BAD_REQUEST");
      return { record: { status: "draft" }, own: ownOf(entry) };
    },
  });
}
