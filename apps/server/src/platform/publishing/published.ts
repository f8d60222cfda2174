import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { PublishedPointer } from "@nv/contracts/schemas";
import { negotiateEncoding, type StoredEncoding } from "../../gate/core/negotiate-encoding.ts";
import { requestPath } from "../../gate/core/request-path.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { byteRange } from "./core/byte-range.ts";
import {
  contentPolicy,
  MISSING_CACHE,
  POINTER_CACHE,
  publicHeaders,
  REVISION_CACHE,
} from "./core/published-headers.ts";
import { type PublishedSection, type PublishedTarget, publishedTarget } from "./core/published-path.ts";
import { createLru } from "./lru.ts";
import { LARGEST_KEPT_BYTES, type PublishedCache } from "./published-cache.ts";
import { fileKey, type PublishedFile } from "./revision-manifest.ts";

/** Answers a request for something published. */
export type PublishedHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** What stands under an address that holds nothing any more. */
export interface GoneAnswer {
  /** HTML. */
  readonly body: string;
  /** Content security policy. */
  readonly policy: string;
}

/** What published files are answered from. */
export interface PublishedDeps {
  readonly section: PublishedSection;
  readonly store: BlobStore;
  readonly cache: PublishedCache;
  /** Headers of every answer of the server. */
  readonly headers: Readonly<Record<string, string>>;
  /** Origins beyond https that frames in published pages may come from. */
  readonly frameOrigins: readonly string[];
  /** What answers for something that was taken back. */
  readonly gone: (slug: string) => GoneAnswer;
  readonly onFailure: (error: unknown) => void;
}

const READING_METHODS: readonly (string | undefined)[] = ["GET", "HEAD"];

/** The list of what is published, before anything was. */
const NOTHING_PUBLISHED = '{"schema":1,"items":[]}';

/** Headers kept ready for the files asked for last. */
const READY_HEADERS_KEPT = 20_000;

/** How long what an address holds is kept, by what the address names. */
const CACHES = { revision: REVISION_CACHE, live: POINTER_CACHE } as const;

/** A file that a request asks for. */
interface Wanted {
  readonly slug: string;
  readonly revision: string;
  readonly path: string;
  /** What its address names: one revision, or the one that is live. */
  readonly by: keyof typeof CACHES;
}

interface ReadyHeaders {
  readonly etag: string;
  /** Without a length, for the answer «you have it already». */
  readonly bare: string[];
}

/**
 * Builds the handler of everything readers fetch below a section: from memory and the store alone, without the database and
 * without a session.
 *
 * @see docs/contracts/publishing.md
 */
export function createPublished(deps: PublishedDeps): PublishedHandler {
  const { section, store, cache, frameOrigins } = deps;
  const common = publicHeaders(deps.headers);
  const ready = createLru<ReadyHeaders>(READY_HEADERS_KEPT);

  function headersOf(wanted: Wanted, file: PublishedFile, encoding: StoredEncoding): ReadyHeaders {
    const key = `${wanted.slug}/${wanted.revision}/${wanted.path} ${encoding} ${wanted.by}`;
    const known = ready.get(key);
    if (known !== undefined) return known;
    const etag = `"${file.digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const headers = {
      ...common,
      "content-type": file.mediaType,
      "cache-control": CACHES[wanted.by],
      "content-security-policy": contentPolicy({ ...file, frameOrigins }),
      ...(file.mediaType === "application/octet-stream" && { "content-disposition": "attachment" }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "accept-ranges": "bytes",
      vary: "Accept-Encoding",
      etag,
    };
    const made = { etag, bare: Object.entries(headers).flat() };
    ready.set(key, made);
    return made;
  }

  function sendWhole(request: IncomingMessage, response: ServerResponse, body: Buffer, { bare }: ReadyHeaders): void {
    const range = request.headers.range === undefined ? "whole" : byteRange(request.headers.range, body.length);
    if (range === "unsatisfiable") {
      refuseRange(response, body.length);
      return;
    }
    const part = range === "whole" ? body : body.subarray(range.start, range.end + 1);
    const headers = [...bare, "content-length", String(part.length)];
    if (range !== "whole") headers.push("content-range", `bytes ${range.start}-${range.end}/${body.length}`);
    response.writeHead(range === "whole" ? 200 : 206, headers);
    response.end(request.method === "HEAD" ? undefined : part);
  }

  function refuseRange(response: ServerResponse, sizeBytes: number): void {
    response.writeHead(416, { ...common, "content-range": `bytes */${sizeBytes}`, "content-length": "0" }).end();
  }

  async function sendLarge(
    request: IncomingMessage,
    response: ServerResponse,
    wanted: Wanted,
    file: PublishedFile,
  ): Promise<void> {
    const range = byteRange(request.headers.range, file.sizeBytes);
    if (range === "unsatisfiable") return refuseRange(response, file.sizeBytes);
    const { bare } = headersOf(wanted, file, "identity");
    const sentBytes = range === "whole" ? file.sizeBytes : range.end - range.start + 1;
    const headers = [...bare, "content-length", String(sentBytes)];
    if (range !== "whole") headers.push("content-range", `bytes ${range.start}-${range.end}/${file.sizeBytes}`);
    const status = range === "whole" ? 200 : 206;
    if (request.method === "HEAD") return void response.writeHead(status, headers).end();
    const blob = await store.open(fileKey(wanted, file, "identity"), range === "whole" ? undefined : range);
    if (blob === null) return sendMissing(response);
    response.writeHead(status, headers);
    pipeline(blob.body, response, (error) => {
      // The reader went away, or the store did in the middle of a file: either way there is nobody to tell.
      if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE") deps.onFailure(error);
    });
  }

  function sendMissing(response: ServerResponse): void {
    const headers = { ...common, "content-type": "text/plain; charset=utf-8", "cache-control": MISSING_CACHE };
    response.writeHead(404, headers).end("Aquí no hay nada publicado.\n");
  }

  function sendGone(request: IncomingMessage, response: ServerResponse, slug: string): void {
    const { body, policy } = deps.gone(slug);
    const headers = { ...common, "content-type": "text/html; charset=utf-8", "cache-control": POINTER_CACHE };
    response
      .writeHead(410, { ...headers, "content-security-policy": policy })
      .end(request.method === "HEAD" ? undefined : body);
  }

  function sendPointer(request: IncomingMessage, response: ServerResponse, body: string, status: 200 | 410): void {
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const headers = {
      ...common,
      "content-type": "application/json; charset=utf-8",
      "cache-control": POINTER_CACHE,
      "content-security-policy": contentPolicy({ policy: "data", scriptHashes: [], styleHashes: [], frameOrigins }),
      etag,
    };
    if (status === 200 && request.headers["if-none-match"]?.includes(etag))
      return void response.writeHead(304, headers).end();
    response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  /** @returns `undefined` when everything was at hand; a promise when something had to be read first. */
  function sendFile(request: IncomingMessage, response: ServerResponse, wanted: Wanted): void | Promise<void> {
    const { slug, revision, path } = wanted;
    return then(cache.manifest(slug, revision), (manifest) => {
      const file = manifest !== null && Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
      if (file === undefined) return sendMissing(response);
      const accepted = negotiateEncoding(request.headers["accept-encoding"]);
      // A part is a part of the plain bytes.
      const isPlain =
        request.headers.range !== undefined || accepted === "identity" || !file.encodings.includes(accepted);
      const encoding = isPlain ? "identity" : accepted;
      const headers = headersOf(wanted, file, encoding);
      if (request.headers["if-none-match"]?.includes(headers.etag))
        return void response.writeHead(304, headers.bare).end();
      if (file.sizeBytes > LARGEST_KEPT_BYTES && encoding === "identity")
        return sendLarge(request, response, wanted, file);
      return then(cache.file(fileKey(wanted, file, encoding)), (body) =>
        body === null ? sendMissing(response) : sendWhole(request, response, body, headers),
      );
    });
  }

  function sendGraphic(
    request: IncomingMessage,
    response: ServerResponse,
    target: Exclude<PublishedTarget, { kind: "index" }>,
    pointer: PublishedPointer | null,
  ): void | Promise<void> {
    if (pointer === null) return sendMissing(response);
    if (target.kind === "latest") {
      return sendPointer(request, response, JSON.stringify(pointer), pointer.state === "live" ? 200 : 410);
    }
    // A graphic that was taken back is gone under all its addresses, whoever remembers one.
    if (pointer.state === "gone") return sendGone(request, response, pointer.slug);
    if (target.kind === "file") return sendFile(request, response, { ...target, by: "revision" });
    const { slug, revision } = pointer;
    return sendFile(request, response, { slug, revision, path: "index.html", by: "live" });
  }

  function sendIndex(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    return then(cache.index(), (body) => sendPointer(request, response, body ?? NOTHING_PUBLISHED, 200));
  }

  function answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (request.method === "OPTIONS") {
      const allowed = { "access-control-allow-methods": "GET, HEAD", "access-control-allow-headers": "Range" };
      return void response.writeHead(204, { ...common, ...allowed, "access-control-max-age": "86400" }).end();
    }
    if (!READING_METHODS.includes(request.method)) {
      return void response.writeHead(405, { ...common, allow: "GET, HEAD, OPTIONS" }).end();
    }
    const target = publishedTarget(requestPath(request.url ?? "/") ?? "", section);
    if (target === null) return sendMissing(response);
    if (target.kind === "index") return sendIndex(request, response);
    return then(cache.pointer(target.slug), (pointer) => sendGraphic(request, response, target, pointer));
  }

  function fail(response: ServerResponse, error: unknown): void {
    deps.onFailure(error);
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { ...common, "cache-control": "no-store", "retry-after": "5" }).end();
  }

  return (request, response) => {
    try {
      return answer(request, response)?.catch((error: unknown) => fail(response, error));
    } catch (error) {
      fail(response, error);
    }
  };
}

/** Goes on with a value: at once when it is there, so that what is in memory is answered without waiting a turn. */
function then<Value>(
  value: Value | Promise<Value>,
  next: (value: Value) => void | Promise<void>,
): void | Promise<void> {
  return value instanceof Promise ? value.then(next) : next(value);
}
