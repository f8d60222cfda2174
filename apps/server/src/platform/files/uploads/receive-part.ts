import type { IncomingMessage } from "node:http";
import { type Locker, TUS_RESUMABLE } from "@tus/server";
import { z } from "zod";
import { Problem } from "../../../http/problem.ts";
import { giveBack } from "../../storage/give-back.ts";
import type { FilesContext } from "../files-context.ts";
import { findUpload, writeParts } from "./parts.ts";

const Offset = z.string().regex(/^\d+$/).transform(Number);

type Context = Pick<FilesContext, "database" | "db" | "store" | "now">;

/**
 * The bytes of a request, no more than fit. What is left of them stays for whoever answers it.
 *
 * @returns Pieces whose memory is gone once the next one is asked for.
 */
async function* atMost(request: IncomingMessage, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Problem("UPLOAD_TOO_LARGE");
    yield chunk;
    giveBack(chunk);
  }
}

/**
 * Keeps the bytes of a `PATCH` of the tus protocol. They are taken from the connection itself: `@tus/server` leads them through
 * web streams, which copy each piece, and half of the time went into tidying those up.
 *
 * @param locker - One connection at a time: the one that comes last goes on, since the other may be dead.
 * @returns How much is there now, bytes; `null` when the connection is gone.
 * @throws {Problem} `BAD_REQUEST`, `UPLOAD_NOT_FOUND`, `UPLOAD_MOVED_ON`, `UPLOAD_TOO_LARGE`.
 */
export async function receivePart(
  context: Context,
  locker: Locker,
  id: string,
  request: IncomingMessage,
): Promise<number | null> {
  const { "upload-offset": header, "tus-resumable": version, "content-length": length = "0" } = request.headers;
  const offset = Offset.safeParse(header);
  if (!offset.success || version !== TUS_RESUMABLE) throw new Problem("BAD_REQUEST");
  const gone = new AbortController();
  request.once("close", () => gone.abort());
  const lock = locker.newLock(id);
  await lock.lock(gone.signal, () => void request.destroy());
  try {
    const upload = await findUpload(context, id);
    if (upload === undefined) throw new Problem("UPLOAD_NOT_FOUND");
    if (upload.offset !== offset.data) throw new Problem("UPLOAD_MOVED_ON");
    const restBytes = upload.size_bytes - upload.offset;
    if (Number(length) > restBytes) throw new Problem("UPLOAD_TOO_LARGE");
    return await writeParts(context, { id, offset: offset.data, restBytes }, atMost(request, restBytes));
  } catch (error) {
    if (request.destroyed && !request.complete) return null;
    throw error;
  } finally {
    await lock.unlock();
  }
}
