import type { IncomingMessage } from "node:http";
import { type BlobStore, type ListedBlob, requireStorable, StoreError } from "./blob-store.ts";
import { requireBlobKey } from "./core/blob-key.ts";
import { giveBack } from "./give-back.ts";
import { createS3Client, type S3Options, tagTexts } from "./s3-client.ts";

/** Names that one list request gives. */
const LIST_PAGE = 1000;

/** Bytes that go up in one request of several; S3 asks for five million at least. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Bytes in parts of one size; the last one has what is left, and there is always one.
 *
 * @returns Parts whose memory is used again once the next one is asked for.
 */
async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const part = new Uint8Array(PART_BYTES);
  let filled = 0;
  try {
    for await (const chunk of body) {
      for (let taken = 0; taken < chunk.byteLength; ) {
        if (filled === PART_BYTES) {
          yield part;
          filled = 0;
        }
        const piece = chunk.subarray(taken, taken + PART_BYTES - filled);
        part.set(piece, filled);
        filled += piece.byteLength;
        taken += piece.byteLength;
      }
    }
    yield part.subarray(0, filled);
  } finally {
    giveBack(part);
  }
}

/** Size of the whole object behind an answer, partial or not. */
function sizeOf({ headers }: IncomingMessage): number {
  const whole = /\/(\d+)$/.exec(headers["content-range"] ?? "")?.[1];
  return Number(whole ?? headers["content-length"] ?? 0);
}

/**
 * Keeps blobs in an S3-compatible store: Amazon's, Cloudflare's, MinIO, Ceph, Garage… One request is one object, and
 * S3 shows an object whole or not at all, so a pointer moves at once.
 */
export function openS3Store(options: S3Options): BlobStore {
  const { location } = options;
  const { ask, order, open } = createS3Client(options);
  const bucketUrl = `${location.endpoint}/${location.bucket}`;
  const prefix = location.prefix === "" ? "" : `${location.prefix}/`;
  const urlOf = (key: string) => `${bucketUrl}/${prefix}${requireBlobKey(key)}`;

  async function listPage(
    start: string,
    token: string | null,
  ): Promise<{ blobs: readonly ListedBlob[]; next: string | null }> {
    const query = new URLSearchParams({ "list-type": "2", prefix: start, "max-keys": String(LIST_PAGE) });
    if (token !== null) query.set("continuation-token", token);
    const response = await ask(`list ${start}`, `${bucketUrl}?${query}`);
    const xml = response?.body.toString() ?? "";
    const dates = tagTexts(xml, "LastModified");
    const blobs = tagTexts(xml, "Key").map((key, index) => ({
      key: key.slice(prefix.length),
      storedAtMs: Date.parse(dates[index] ?? ""),
    }));
    return { blobs, next: tagTexts(xml, "NextContinuationToken")[0] ?? null };
  }

  async function put(key: string, body: Uint8Array, mediaType: string): Promise<void> {
    await order(`put ${key}`, urlOf(key), { method: "PUT", body, headers: { "content-type": mediaType } });
  }

  /** Sends the parts of an object and has them put together; until then nobody sees any. */
  async function putParts(key: string, parts: AsyncIterable<Uint8Array>, mediaType: string): Promise<void> {
    const headers = { "content-type": mediaType };
    const begun = await order(`begin ${key}`, `${urlOf(key)}?uploads`, { method: "POST", headers });
    const [id = ""] = tagTexts(begun.body.toString(), "UploadId");
    const part = (query: string) => `${urlOf(key)}?${query}uploadId=${encodeURIComponent(id)}`;
    try {
      const sent: string[] = [];
      for await (const body of parts) {
        const number = sent.length + 1;
        const answer = await order(`put ${key}`, part(`partNumber=${number}&`), { method: "PUT", body });
        const etag = (answer.headers.get("etag") ?? "").replaceAll('"', "&quot;");
        sent.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
      const list = `<CompleteMultipartUpload>${sent.join("")}</CompleteMultipartUpload>`;
      const ended = await order(`end ${key}`, part(""), { method: "POST", body: new TextEncoder().encode(list) });
      // S3 may begin to answer that all is well before it knows.
      const [code] = tagTexts(ended.body.toString(), "Code");
      if (code !== undefined) throw new StoreError(`the store refuses end ${key}: ${code}`);
    } catch (error) {
      // What the store keeps of it otherwise, nobody sees but who pays.
      await ask(`leave ${key}`, part(""), { method: "DELETE" }).catch(() => null);
      throw error;
    }
  }

  return {
    async put(key, body, mediaType) {
      requireStorable(key, body);
      await put(key, body, mediaType);
    },

    async write(key, body, mediaType) {
      const parts = inParts(body);
      const first = await parts.next();
      if (first.done) throw new Error("There is always a part.");
      async function* all() {
        yield first.value;
        yield* parts;
      }
      try {
        if (first.value.byteLength < PART_BYTES) await put(key, first.value, mediaType);
        else await putParts(key, all(), mediaType);
      } finally {
        await parts.return(undefined);
      }
    },

    async get(key) {
      return (await ask(`get ${key}`, urlOf(key)))?.body ?? null;
    },

    async open(key, range) {
      const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
      const answer = await open(`open ${key}`, urlOf(key), headers);
      return answer && { sizeBytes: sizeOf(answer), body: answer };
    },

    async delete(key) {
      await ask(`delete ${key}`, urlOf(key), { method: "DELETE" });
    },

    async list(start) {
      const blobs: ListedBlob[] = [];
      for (let token: string | null | undefined; token !== null; ) {
        const page: Awaited<ReturnType<typeof listPage>> = await listPage(prefix + start, token ?? null);
        blobs.push(...page.blobs);
        token = page.next;
      }
      return blobs;
    },

    async touch(key) {
      // S3 knows no other way: a copy onto itself, which must say that it changes something.
      const headers = {
        "x-amz-copy-source": `/${location.bucket}/${prefix}${requireBlobKey(key)}`,
        "x-amz-metadata-directive": "REPLACE",
        "content-type": "application/octet-stream",
      };
      await ask(`touch ${key}`, urlOf(key), { method: "PUT", headers });
    },
  };
}
