import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Small enough for a phone's line, quick enough for whoever asks first. */
const BROTLI_QUALITY = 4;

const NOT_MODIFIED = 304;

interface PackedFile {
  readonly etag: string;
  readonly body: Buffer;
}

type Packing = "br" | "gzip";

/** JSON that does not change as long as its key is the same. */
interface KeyedJson {
  readonly key: string;
  readonly read: () => Promise<string>;
}

async function packed(source: string | KeyedJson, packing: Packing): Promise<PackedFile> {
  const body = typeof source === "string" ? await readFile(source) : Buffer.from(await source.read());
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}-${packing}"`;
  if (packing === "gzip") return { etag, body: await promisify(gzip)(body) };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return { etag, body: await promisify(brotliCompress)(body, { params }) };
}

/** Answers with a file of the build, by its absolute path, or with what is made once. */
export type SendPacked = (
  source: string | KeyedJson,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Buffer | FastifyReply>;

/** Sends JSON of the build to people of the site, each file read and packed once for all. */
export function createSendPacked(): SendPacked {
  const files = new Map<string, Promise<PackedFile>>();
  function fileOf(source: string | KeyedJson, packing: Packing): Promise<PackedFile> {
    const key = `${packing} ${typeof source === "string" ? source : source.key}`;
    const known = files.get(key);
    if (known !== undefined) return known;
    const read = packed(source, packing);
    files.set(key, read);
    // It may be there the next time: the build was still at it.
    read.catch(() => files.delete(key));
    return read;
  }
  return async (source, { headers }, reply) => {
    const packing = (headers["accept-encoding"] ?? "").toString().includes("br") ? "br" : "gzip";
    const { etag, body } = await fileOf(source, packing);
    reply.headers({ etag, "cache-control": "private, no-cache", vary: "accept-encoding" });
    if (headers["if-none-match"] === etag) return reply.code(NOT_MODIFIED).send();
    reply.header("content-encoding", packing).type("application/json; charset=utf-8");
    return body;
  };
}
