import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { negotiateEncoding, type StoredEncoding } from "../../gate/core/negotiate-encoding.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { byteRange } from "./core/byte-range.ts";
import { findableHeaders, isOwnPage, policyInRevision } from "./core/published-headers.ts";
import { ARCHIVE_FOLDER, type PublishedSection } from "./core/published-path.ts";
import { ARCHIVE_VARY, type PublishedAnswers } from "./published-answers.ts";
import { type KeptFile, LARGEST_KEPT_BYTES, type PublishedCache } from "./published-cache.ts";
import { type FilePlace, fileKey, type PublishedFile, type RevisionManifest } from "./revision-manifest.ts";
import { whenKnown } from "./when-known.ts";

/** Dependencies for the answers with files of revisions. */
interface FilesDeps {
  readonly store: BlobStore;
  readonly cache: PublishedCache;
  readonly answers: PublishedAnswers;
  /** Headers of every published answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** `Cache-Control` value of each, by what its address names. */
  readonly caches: Readonly<Record<WantedFile["by"], string>>;
  /** Origins beyond https that frames in published pages may come from. */
  readonly frameOrigins: readonly string[];
  readonly section: PublishedSection;
  /** Base address at which readers fetch what is published, without a final slash. */
  readonly publicBaseUrl: string;
  /** Whether search engines may find its pages: those of one revision then say where the piece is read. */
  readonly isFindable: boolean;
  readonly onFailure: (error: unknown) => void;
}

/** A file that a request asks for. */
export interface WantedFile extends FilePlace {
  /** Target of its address: one revision, or the one that is live. */
  readonly by: "revision" | "live";
  /** Whether search engines are asked to leave it out although they may find what is like it. */
  readonly isLeftOut?: boolean;
}

/** Sends a file of a revision, at once when everything is at hand. */
export type SendFile = (request: IncomingMessage, response: ServerResponse, wanted: WantedFile) => void | Promise<void>;

interface ReadyHeaders {
  readonly etag: string;
  /** Without a length, for the answer «you have it already». */
  readonly bare: readonly string[];
}

/** A part of a plain file, or the whole in some encoding. */
interface Part {
  readonly headers: string[];
  readonly status: 200 | 206;
}

/** Status and headers of an answer with a part of a file. */
function partOf(
  { bare }: ReadyHeaders,
  sizeBytes: number,
  range: { readonly start: number; readonly end: number } | "whole",
): Part {
  if (range === "whole") return { status: 200, headers: [...bare, "content-length", String(sizeBytes)] };
  const { start, end } = range;
  const length = ["content-length", String(end - start + 1), "content-range", `bytes ${start}-${end}/${sizeBytes}`];
  return { status: 206, headers: [...bare, ...length] };
}

/** Headers of files, kept ready with their manifest: they say the same of a file each time. */
function createHeaders({
  headers: closed,
  caches,
  frameOrigins,
  section,
  publicBaseUrl,
  isFindable,
}: Pick<FilesDeps, "headers" | "caches" | "frameOrigins" | "section" | "publicBaseUrl" | "isFindable">) {
  const open = findableHeaders(closed);
  const readyIn = new WeakMap<RevisionManifest, Map<string, ReadyHeaders>>();
  return (
    { slug, revision, path, by, isLeftOut = false }: WantedFile,
    manifest: RevisionManifest,
    file: PublishedFile,
    encoding: StoredEncoding,
  ): ReadyHeaders => {
    const ready = readyIn.get(manifest) ?? new Map<string, ReadyHeaders>();
    readyIn.set(manifest, ready);
    const key = `${by} ${isLeftOut} ${encoding} ${path}`;
    const known = ready.get(key);
    if (known !== undefined) return known;
    const etag = `"${file.digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const archiveUrl = `${publicBaseUrl}/${section}/${slug}/${revision}/${ARCHIVE_FOLDER}`;
    const isOneOfMany = isFindable && by === "revision" && isOwnPage(file);
    const headers = {
      ...(isFindable && !isLeftOut ? open : closed),
      // @see https://www.rfc-editor.org/rfc/rfc6596
      ...(isOneOfMany && { link: `<${publicBaseUrl}/${section}/${slug}/>; rel="canonical"` }),
      "content-type": file.mediaType,
      "cache-control": caches[by],
      "content-security-policy": policyInRevision(file, manifest.files, { frameOrigins, archiveUrl }),
      ...(file.mediaType === "application/octet-stream" && {
        "content-disposition": `attachment; filename="${
          path
            .split("/")
            .at(-1)
            ?.replaceAll(/[^\w.-]/g, "_") ?? ""
        }"`,
      }),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "accept-ranges": "bytes",
      vary: file.policy === "archive" ? `Accept-Encoding, ${ARCHIVE_VARY}` : "Accept-Encoding",
      etag,
    };
    const made = { etag, bare: Object.entries(headers).flat() };
    ready.set(key, made);
    return made;
  };
}

/** Values of `Sec-Fetch-Dest` for what somebody goes to, or puts into a frame. */
const DESTINATIONS_OF_PAGES: readonly unknown[] = ["document", "iframe", "frame"];

/**
 * Whether a page of our own origin asks for a file of a rescued archive in order to take it in. The archive's own pages are of no
 * origin, so browsers never say that of them; a page of ours that somebody got a tag into must not find a script here that its policy
 * lets in.
 */
function isTakenInByOurs({ headers }: IncomingMessage, { policy }: PublishedFile): boolean {
  if (policy !== "archive" || headers["sec-fetch-site"] !== "same-origin") return false;
  return !DESTINATIONS_OF_PAGES.includes(headers["sec-fetch-dest"]);
}

/** Sends the files of revisions: small ones from memory, large ones in a stream from the store. */
export function createSendFile(deps: FilesDeps): SendFile {
  const { store, cache, answers, onFailure } = deps;
  const headersOf = createHeaders(deps);

  function sendWhole(
    request: IncomingMessage,
    response: ServerResponse,
    { body, text }: KeptFile,
    ready: ReadyHeaders,
  ): void {
    const range = request.headers.range === undefined ? "whole" : byteRange(request.headers.range, body.length);
    if (range === "unsatisfiable") {
      answers.badRange(response, body.length);
      return;
    }
    const { status, headers } = partOf(ready, body.length, range);
    response.writeHead(status, headers);
    if (request.method === "HEAD") response.end();
    else if (range !== "whole") response.end(body.subarray(range.start, range.end + 1));
    else if (text === null) response.end(body);
    else response.end(text, "latin1");
  }

  async function sendLarge(
    request: IncomingMessage,
    response: ServerResponse,
    { key, sizeBytes, ready }: { readonly key: string; readonly sizeBytes: number; readonly ready: ReadyHeaders },
  ): Promise<void> {
    const range = byteRange(request.headers.range, sizeBytes);
    if (range === "unsatisfiable") return answers.badRange(response, sizeBytes);
    const { status, headers } = partOf(ready, sizeBytes, range);
    if (request.method === "HEAD") return void response.writeHead(status, headers).end();
    const blob = await store.open(key, range === "whole" ? undefined : range);
    if (blob === null) return answers.missing(response);
    response.writeHead(status, headers);
    pipeline(blob.body, response, (error) => {
      // The reader went away, or the store did in the middle of a file: either way there is nobody to tell.
      if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE") onFailure(error);
    });
  }

  /** The encoding to answer in. A part is a part of the plain bytes. */
  function encodingFor({ headers }: IncomingMessage, { encodings }: PublishedFile): StoredEncoding {
    const accepted = negotiateEncoding(headers["accept-encoding"]);
    return headers.range !== undefined || accepted === "identity" || !encodings.includes(accepted)
      ? "identity"
      : accepted;
  }

  return (request, response, wanted) =>
    whenKnown(cache.manifest(wanted.slug, wanted.revision), (manifest) => {
      const { path } = wanted;
      const file = manifest !== null && Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
      if (manifest === null || file === undefined) return answers.missing(response);
      if (isTakenInByOurs(request, file)) return answers.forbidden(response);
      const encoding = encodingFor(request, file);
      const ready = headersOf(wanted, manifest, file, encoding);
      if (request.headers["if-none-match"]?.includes(ready.etag))
        return void response.writeHead(304, [...ready.bare]).end();
      const key = fileKey(wanted, file, encoding);
      const { sizeBytes } = file;
      if (sizeBytes > LARGEST_KEPT_BYTES && encoding === "identity")
        return sendLarge(request, response, { key, sizeBytes, ready });
      return whenKnown(cache.file(key), (kept) =>
        kept === null ? answers.missing(response) : sendWhole(request, response, kept, ready),
      );
    });
}
