import { randomUUID } from "node:crypto";
import { isUniqueViolation } from "@nv/database";
import { Problem } from "../../../http/problem.ts";
import { readBlob } from "../../storage/read-blob.ts";
import type { FilesContext } from "../files-context.ts";
import type { UploadPartRow, UploadRow } from "../files-tables.ts";
import { type Incoming, openIncoming } from "./incoming.ts";

/** Folder of the store with the parts of uploads. */
export const UPLOADS_FOLDER = "uploads/";

/** Bytes of a part: what is lost of an upload, at most, when a process is killed. S3 takes one at once. */
const PART_BYTES = 8 * 1024 * 1024;

type Context = Pick<FilesContext, "database" | "db" | "store" | "now">;

const keyOf = (part: Pick<UploadPartRow, "upload_id" | "key">) => `${UPLOADS_FOLDER}${part.upload_id}/${part.key}`;

/** An upload, with how much of it is there. */
export interface FoundUpload extends UploadRow {
  readonly offset: number;
}

/** An upload; `undefined` when there is none. */
export async function findUpload({ db }: Pick<Context, "db">, id: string): Promise<FoundUpload | undefined> {
  const upload = await db.selectFrom("uploads").selectAll().where("id", "=", id).executeTakeFirst();
  if (upload === undefined) return undefined;
  const parts = await partsOf({ db }, id);
  return { ...upload, offset: parts.reduce((sum, { size_bytes: size }) => sum + size, 0) };
}

/** The parts of an upload, in their order. */
export function partsOf({ db }: Pick<Context, "db">, id: string): Promise<readonly UploadPartRow[]> {
  return db.selectFrom("upload_parts").selectAll().where("upload_id", "=", id).orderBy("start_bytes").execute();
}

/** Whether a name of the store is a part of an upload that is under way. */
export async function isPart(db: FilesContext["db"], name: string): Promise<boolean> {
  const [id = "", key = ""] = name.slice(UPLOADS_FOLDER.length).split("/");
  const rows = db.selectFrom("upload_parts").select("key").where("upload_id", "=", id).where("key", "=", key);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** Keeps a part as it comes. Of two that begin at one place, which only two connections of one upload can send, the first stays. */
async function keepPart({ database, db, store, now }: Context, id: string, start: number, incoming: Incoming) {
  let sizeBytes = 0;
  async function* body() {
    for (let batch = await incoming.peek(); batch !== null && sizeBytes < PART_BYTES; batch = await incoming.peek()) {
      sizeBytes += batch.byteLength;
      yield batch;
      incoming.take();
    }
  }
  const place = { upload_id: id, key: randomUUID() };
  await store.write(keyOf(place), body(), "application/octet-stream");
  try {
    await database.transaction(db, async (transaction) => {
      const part: UploadPartRow = { ...place, start_bytes: start, size_bytes: sizeBytes };
      await transaction.insertInto("upload_parts").values(part).execute();
      await transaction.updateTable("uploads").set({ changed_at_ms: now() }).where("id", "=", id).execute();
    });
  } catch (cause) {
    // After any other failure the row may be there all the same: the bytes wait for the sweep, which knows.
    if (!isUniqueViolation(cause)) throw cause;
    await store.delete(keyOf(place));
    throw new Problem("UPLOAD_MOVED_ON", {}, { cause });
  }
  return start + sizeBytes;
}

/**
 * Keeps what comes, in parts that go to the store while they come; also what came before the connection was lost.
 *
 * @param offset - Where it begins, bytes: as much as is there.
 * @param restBytes - Most that comes.
 * @returns How much is there now, bytes.
 */
export async function writeParts(
  context: Context,
  { id, offset, restBytes }: { readonly id: string; readonly offset: number; readonly restBytes: number },
  body: AsyncIterable<Buffer>,
): Promise<number> {
  const incoming = openIncoming(body, restBytes);
  let at = offset;
  try {
    while ((await incoming.peek()) !== null) at = await keepPart(context, id, at, incoming);
  } finally {
    await incoming.close();
  }
  incoming.requireWhole();
  return at;
}

/** The bytes of an upload, whole and in order. @param signal - Aborted when nobody waits for them any more. */
export async function* readParts(
  context: Pick<Context, "db" | "store">,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (const part of await partsOf(context, id)) {
    const found = await context.store.open(keyOf(part));
    if (found === null) throw new Error(`A part of the upload ${id} is not in the store.`);
    yield* readBlob(found, signal);
  }
}

/** Forgets an upload, and then its bytes: what a process that ends leaves of them, the sweep removes. */
export async function removeUpload(context: Pick<Context, "db" | "store">, id: string): Promise<void> {
  const parts = await partsOf(context, id);
  await context.db.deleteFrom("uploads").where("id", "=", id).execute();
  for (const part of parts) await context.store.delete(keyOf(part));
}
