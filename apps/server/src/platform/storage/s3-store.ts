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

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function tagTexts(xml: string, tag: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map(([, text = ""]) =>
    text.replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
  );
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

  return {
    async put(key, body, mediaType) {
      requireStorable(key, body);
      const headers = { "content-type": mediaType };
      const answer = await ask(`put ${key}`, urlOf(key), { method: "PUT", body: new Uint8Array(body), headers });
      if (answer === null) throw new StoreError(`the store has no place for ${key}`);
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
