import type { PublishedPointer } from "@nv/contracts/schemas";
import { type RevisionFile, revisionName } from "../publishing/publisher.ts";
import { reconcileNow } from "./publish-record.ts";
import { readPointer } from "./read-pointer.ts";
import { lockRecord, pointTo } from "./records.repository.ts";
import { type AnyRecords, findEntry } from "./records-context.ts";

/** Record that pictures show. */
interface Pictured {
  readonly id: string;
  /** Revision of the record. */
  readonly revision: string;
}

/** Addresses of a record's pictures, relative to its own. */
export type Pictures = Pick<PublishedPointer, "image" | "shared">;

/** Pictures as they were taken. */
export interface TakenPictures {
  /** For where no script runs. */
  readonly image: RevisionFile | null;
  /** For networks. */
  readonly shared: RevisionFile | null;
}

/**
 * Writes pictures that were taken of a record afterwards. A revision never changes, so they are in one of their own, named by what they
 * hold: the same pictures have the same address, and those of before stay at theirs.
 *
 * @returns Where they are; nobody is told of them yet.
 * @throws {StoreError} When they cannot be stored.
 */
export async function keepPictures(
  { publishing, collection }: Pick<AnyRecords, "publishing" | "collection">,
  { slug, revision }: { readonly slug: string; readonly revision: string },
  { image, shared }: TakenPictures,
): Promise<Pictures> {
  const files = [image, shared].filter((file) => file !== null);
  if (files.length === 0) return { image: null };
  const contents = files.map(({ path, body }) => `${path} ${Buffer.from(body).toString("base64")}`);
  const name = revisionName(Number.parseInt(revision, 10), contents.join("\0"));
  await publishing.sections[collection.section].writeRevision(slug, name, files);
  return {
    image: image && `${name}/${image.path}`,
    ...(shared !== null && { shared: `${name}/${shared.path}` }),
  };
}

/**
 * Gives what readers get of a record its pictures; the record keeps its version. A picture that was published with the revision stays
 * where there is none to put in its place.
 *
 * @returns Whether readers get them: not when they have another revision by now.
 */
export async function publishPictures(
  context: AnyRecords,
  { id, revision }: Pictured,
  { image, shared }: Pictures,
): Promise<boolean> {
  const { database, db } = context;
  const entry = await findEntry(context, id);
  if (entry === undefined || entry.revision !== revision) return false;
  const isShown = await database.transaction(db, async (transaction) => {
    const row = await lockRecord(transaction, database.dialect, id);
    if (row === undefined || row.revision !== revision || row.pointer === null) return false;
    const { shared: _former, ...pointer } = readPointer(row.pointer);
    const pictured = { ...pointer, image: image ?? pointer.image, ...(shared !== undefined && { shared }) };
    await pointTo(transaction, id, JSON.stringify(pictured));
    return true;
  });
  if (isShown) await reconcileNow(context, entry);
  return isShown;
}
