import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import { type BlobStore, type ListedBlob, requireStorable, StoreError } from "./blob-store.ts";
import { requireBlobKey } from "./core/blob-key.ts";
import type { S3Location } from "./core/storage-url.ts";

/** How long one request may take, milliseconds: the largest blob goes up in half a minute on an ordinary line. */
const TIMEOUT_MS = 30_000;

/** Tries after the first when the service fails (5xx, 429), with growing pauses. */
const RETRIES = 3;

/** Tries after the first when the connection is lost. */
const LOST_RETRIES = 1;

/** Names that one list request gives. */
const LIST_PAGE = 1000;

/** What opens the store. */
export interface S3Options {
  readonly location: S3Location;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Bytes that go up in one request of several; S3 asks for five million at least. */
const PART_BYTES = 8 * 1024 * 1024;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function tagTexts(xml: string, tag: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text = ""]) =>
    text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
  );
}

/** Bytes in parts of one size; the last one has what is left, and there is always one. */
async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(PART_BYTES);
  let filled = 0;
  for await (const chunk of body) {
    for (let taken = 0; taken < chunk.byteLength; ) {
      if (filled === PART_BYTES) {
        yield part;
        part = new Uint8Array(PART_BYTES);
        filled = 0;
      }
      const piece = chunk.subarray(taken, taken + PART_BYTES - filled);
      part.set(piece, filled);
      filled += piece.byteLength;
      taken += piece.byteLength;
    }
  }
  yield part.subarray(0, filled);
}

/** Size of the whole object behind an answer, partial or not. */
function sizeOf(response: Response): number {
  const whole = /\/(\d+)$/.exec(response.headers.get("content-range") ?? "")?.[1];
  return Number(whole ?? response.headers.get("content-length") ?? 0);
}

/**
 * Keeps blobs in an S3-compatible store: Amazon's, Cloudflare's, MinIO, Ceph, Garage… One request is one object, and
 * S3 shows an object whole or not at all, so a pointer moves at once.
 */
export function openS3Store({ location, accessKeyId, secretAccessKey }: S3Options): BlobStore {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: "s3",
    region: location.region,
    retries: RETRIES,
  });
  const bucketUrl = `${location.endpoint}/${location.bucket}`;
  const prefix = location.prefix === "" ? "" : `${location.prefix}/`;
  const urlOf = (key: string) => `${bucketUrl}/${prefix}${requireBlobKey(key)}`;

  /** A connection that the service closes while it rests fails the request that takes it up: all of ours can be sent again. */
  async function send(what: string, url: string, init: RequestInit, retries: number): Promise<Response> {
    try {
      return await client.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (cause) {
      if (retries < LOST_RETRIES) return send(what, url, init, retries + 1);
      throw new StoreError(`the store does not answer: ${what}`, { cause });
    }
  }

  /** @returns `null` for 404; throws for every other failure. */
  async function ask(what: string, url: string, init: RequestInit = {}): Promise<Response | null> {
    const response = await send(what, url, init, 0);
    if (response.ok) return response;
    const code = tagTexts(await response.text(), "Code")[0] ?? "";
    if (response.status === 404 && code !== "NoSuchBucket") return null;
    throw new StoreError(`the store refuses ${what}: ${response.status} ${code}`);
  }

  async function listPage(
    start: string,
    token: string | null,
  ): Promise<{ blobs: readonly ListedBlob[]; next: string | null }> {
    const query = new URLSearchParams({ "list-type": "2", prefix: start, "max-keys": String(LIST_PAGE) });
    if (token !== null) query.set("continuation-token", token);
    const response = await ask(`list ${start}`, `${bucketUrl}?${query}`);
    const xml = (await response?.text()) ?? "";
    const dates = tagTexts(xml, "LastModified");
    const blobs = tagTexts(xml, "Key").map((key, index) => ({
      key: key.slice(prefix.length),
      storedAtMs: Date.parse(dates[index] ?? ""),
    }));
    return { blobs, next: tagTexts(xml, "NextContinuationToken")[0] ?? null };
  }

  /** Asks for something that must be there. */
  async function order(what: string, url: string, init: RequestInit): Promise<Response> {
    const answer = await ask(what, url, init);
    if (answer === null) throw new StoreError(`the store has no place for ${what}`);
    return answer;
  }

  async function put(key: string, body: Uint8Array<ArrayBuffer>, mediaType: string): Promise<void> {
    await order(`put ${key}`, urlOf(key), { method: "PUT", body, headers: { "content-type": mediaType } });
  }

  /** Sends the parts of an object and has them put together; until then nobody sees any. */
  async function putParts(
    key: string,
    parts: AsyncIterable<Uint8Array<ArrayBuffer>>,
    mediaType: string,
  ): Promise<void> {
    const headers = { "content-type": mediaType };
    const begun = await order(`begin ${key}`, `${urlOf(key)}?uploads`, { method: "POST", headers });
    const [id = ""] = tagTexts(await begun.text(), "UploadId");
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
      const ended = await order(`end ${key}`, part(""), { method: "POST", body: list });
      // S3 may begin to answer that all is well before it knows.
      const [code] = tagTexts(await ended.text(), "Code");
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
      await put(key, new Uint8Array(body), mediaType);
    },

    async write(key, body, mediaType) {
      const parts = inParts(body);
      const first = await parts.next();
      if (first.done) throw new Error("There is always a part.");
      if (first.value.byteLength < PART_BYTES) return put(key, first.value, mediaType);
      async function* all() {
        yield first.value;
        yield* parts;
      }
      await putParts(key, all(), mediaType);
    },

    async get(key) {
      const response = await ask(`get ${key}`, urlOf(key));
      return response && Buffer.from(await response.arrayBuffer());
    },

    async open(key, range) {
      const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
      const response = await ask(`open ${key}`, urlOf(key), { headers });
      if (response === null) return null;
      return { sizeBytes: sizeOf(response), body: Readable.from(response.body ?? []) };
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
