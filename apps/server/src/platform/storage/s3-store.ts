import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { AwsClient } from "aws4fetch";
import { beginReading } from "./begin-reading.ts";
import { type BlobStore, type ListedBlob, requireStorable, StoreError } from "./blob-store.ts";
import { createBreaker, REST_MS } from "./breaker.ts";
import { requireBlobKey } from "./core/blob-key.ts";
import type { S3Location } from "./core/storage-url.ts";
import { giveBack } from "./give-back.ts";
import { insist } from "./insist.ts";
import { within } from "./late-answer.ts";

/** Timeouts of the store, milliseconds. */
export interface StoreLimits {
  /** Until the answer to something small begins: people and readers wait for it. */
  readonly beginMs: number;
  /** Until one request is over: the largest blob goes up in half a minute on an ordinary line. */
  readonly wholeMs: number;
  /** Time for which a store that said nothing is not asked. */
  readonly restMs: number;
}

const LIMITS: StoreLimits = { beginMs: 10_000, wholeMs: 30_000, restMs: REST_MS };

/** A longer body takes time to go up, bytes. */
const SMALL_BYTES = 1_000_000;

/** Names that one list request gives. */
const LIST_PAGE = 1000;

/** Options with which the S3 store is opened. */
export interface S3Options {
  readonly location: S3Location;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Limits that differ from the usual ones. */
  readonly limits?: Partial<StoreLimits>;
}

/** Bytes that go up in one request of several; S3 asks for five million at least. */
const PART_BYTES = 8 * 1024 * 1024;

/** Bytes of a body that are handed to the connection at once. */
const HANDED_BYTES = 256 * 1024;

/** What is asked of the service. */
interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** It stays as it is until the answer is there. */
  readonly body?: Uint8Array;
}

/** What the service answered, whole. */
interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A body that is sent from where it is: whole, it would be copied for every try. */
function bodyOf({ body, headers }: Asked): RequestInit & { readonly duplex?: "half" } {
  if (body === undefined) return { headers: { ...headers } };
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= body.byteLength) return controller.close();
      controller.enqueue(body.subarray(at, at + HANDED_BYTES));
      at += HANDED_BYTES;
    },
  });
  // S3 takes nothing whose length it is not told.
  return { headers: { ...headers, "content-length": String(body.byteLength) }, body: stream, duplex: "half" };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function tagTexts(xml: string, tag: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text = ""]) =>
    text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
  );
}

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

/** Whether the service does something that may take it long before it begins to answer. */
const isSlow = ({ method = "GET", headers, body }: Asked) =>
  method === "POST" || headers?.["x-amz-copy-source"] !== undefined || (body?.byteLength ?? 0) > SMALL_BYTES;

/**
 * Keeps blobs in an S3-compatible store: Amazon's, Cloudflare's, MinIO, Ceph, Garage… One request is one object, and
 * S3 shows an object whole or not at all, so a pointer moves at once.
 */
export function openS3Store({ location, accessKeyId, secretAccessKey, limits }: S3Options): BlobStore {
  const { beginMs, wholeMs, restMs } = { ...LIMITS, ...limits };
  const [reading, writing] = [createBreaker(restMs), createBreaker(restMs)];
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: "s3",
    region: location.region,
  });
  const bucketUrl = `${location.endpoint}/${location.bucket}`;
  const prefix = location.prefix === "" ? "" : `${location.prefix}/`;
  const urlOf = (key: string) => `${bucketUrl}/${prefix}${requireBlobKey(key)}`;

  /** @returns `null` for 404. @throws {StoreError} For every other refusal. */
  function refused(what: string, status: number, body: string): null {
    const code = tagTexts(body, "Code")[0] ?? "";
    if (status === 404 && code !== "NoSuchBucket") return null;
    throw new StoreError(`the store refuses ${what}: ${status} ${code}`);
  }

  /** Asks once, and reads the answer to its end. */
  async function askOnce(url: string, asked: Asked): Promise<Answered> {
    const signed = await client.sign(url, { method: asked.method ?? "GET", ...bodyOf(asked) });
    return within(wholeMs, async (signal) => {
      const answer = await within(isSlow(asked) ? wholeMs : beginMs, (late) =>
        fetch(signed, { signal: AbortSignal.any([signal, late]) }),
      );
      return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
    });
  }

  /** @returns `null` for 404; throws for every other failure. */
  async function ask(what: string, url: string, asked: Asked = {}): Promise<Answered | null> {
    const breaker = asked.method === undefined ? reading : writing;
    const answer = await insist(what, breaker, async () => {
      const once = await askOnce(url, asked);
      return { answer: once, status: once.status, leave: () => undefined };
    });
    const { status } = answer;
    return status >= 200 && status < 300 ? answer : refused(what, status, answer.body.toString());
  }

  /** Asks for an object that is read as it comes. @returns `null` for 404; throws for every other failure. */
  async function open(what: string, url: string, headers: Readonly<Record<string, string>>) {
    const answer = await insist(what, reading, async () => {
      const begun = await beginReading(await client.sign(url, { headers: { ...headers } }), beginMs);
      return { answer: begun, status: begun.statusCode ?? 0, leave: () => void begun.resume() };
    });
    const status = answer.statusCode ?? 0;
    return status >= 200 && status < 300 ? answer : refused(what, status, await text(answer));
  }

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

  /** Asks for something that must be there. */
  async function order(what: string, url: string, asked: Asked): Promise<Answered> {
    const answer = await ask(what, url, asked);
    if (answer === null) throw new StoreError(`the store has no place for ${what}`);
    return answer;
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
