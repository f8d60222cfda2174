import { randomUUID } from "node:crypto";
import { isUniqueViolation } from "@nv/database";
import { Problem } from "../../../http/problem.ts";
import type { FilesContext } from "../files-context.ts";
import type { UploadPartRow, UploadRow } from "../files-tables.ts";

/** Where the parts of uploads are in the store. */
export const UPLOADS_FOLDER = "uploads/";

/** Bytes of a part: what one upload holds in memory. */
const PART_BYTES = 4 * 1024 * 1024;

type Context = Pick<FilesContext, "db" | "store" | "now">;

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

/** Keeps a part. Of two that begin at one place, which only two connections of one upload can send, the first stays. */
async function keepPart({ db, store, now }: Context, id: string, start: number, body: Buffer): Promise<void> {
  const part: UploadPartRow = { upload_id: id, start_bytes: start, size_bytes: body.byteLength, key: randomUUID() };
  await store.put(keyOf(part), body, "application/octet-stream");
  try {
    await db.insertInto("upload_parts").values(part).execute();
    await db.updateTable("uploads").set({ changed_at_ms: now() }).where("id", "=", id).execute();
  } catch (cause) {
    await store.delete(keyOf(part));
    throw isUniqueViolation(cause) ? new Problem("UPLOAD_MOVED_ON", {}, { cause }) : cause;
  }
}

/**
 * Keeps what comes, in parts; also what came before the connection was lost.
 *
 * @param offset - Where it begins, bytes: as much as is there.
 * @returns How much is there now, bytes.
 */
export async function writeParts(
  context: Context,
  id: string,
  offset: number,
  body: AsyncIterable<Buffer>,
): Promise<number> {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let at = offset;
  const keep = async () => {
    if (waitingBytes === 0) return;
    const part = Buffer.concat(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
    await keepPart(context, id, at, part);
    at += part.byteLength;
  };
  try {
    for await (const chunk of body) {
      waiting.push(chunk);
      waitingBytes += chunk.byteLength;
      if (waitingBytes >= PART_BYTES) await keep();
    }
  } finally {
    await keep();
  }
  return at;
}

/** The bytes of an upload, whole and in order. */
export async function* readParts(context: Context, id: string): AsyncGenerator<Uint8Array> {
  for (const part of await partsOf(context, id)) {
    const found = await context.store.open(keyOf(part));
    if (found === null) throw new Error(`A part of the upload ${id} is not in the store.`);
    yield* found.body;
  }
}

/** Forgets an upload, and then its bytes: what a process that ends leaves of them, the sweep removes. */
export async function removeUpload(context: Context, id: string): Promise<void> {
  const parts = await partsOf(context, id);
  await context.db.deleteFrom("uploads").where("id", "=", id).execute();
  for (const part of parts) await context.store.delete(keyOf(part));
}
