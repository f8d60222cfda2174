import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { mediaTypeOf } from "./core/media-types.ts";
import type { StoredEncoding } from "./core/negotiate-encoding.ts";

/** A file that is answered from memory, in one encoding, with its headers ready. */
export interface StoredVariant {
  readonly body: Buffer;
  readonly etag: string;
  /** Headers of the answer with the body: name, value, name, value… as `writeHead` takes them quickest. */
  readonly headers: string[];
  /** The same for the answer «you have it already». */
  readonly notModifiedHeaders: string[];
}

/** A built file in the encodings it was built in. */
export interface StoredFile {
  readonly variants: Readonly<Record<StoredEncoding, StoredVariant>>;
}

/** Headers and caching of a set of files. */
export interface FilePolicy {
  /** Headers of every answer from the set, lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Caches that may keep the files: shared ones, the person's browser, none. */
  readonly scope: "public" | "private" | "no-store";
  /** Whether the answer depends on who asks. */
  readonly variesByCookie: boolean;
  /** Its pages are Markdown too, at the same address, for who asks for that. */
  readonly hasMarkdown?: boolean;
  /** Every address of the set names a version of its contents, by whatever shape. */
  readonly isVersioned?: boolean;
}

/** A name with a content hash never holds other bytes, so browsers may keep it for good. */
const HASHED_NAME = /[.-][0-9a-zA-Z_-]{8,}\.\w+$/;
const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Extension of the precompressed neighbour of a file. */
const NEIGHBOURS = { br: ".br", gzip: ".gz" } as const;

function cacheControl(urlPath: string, { scope, isVersioned = false }: FilePolicy): string {
  if (scope === "no-store") return scope;
  const isHashed = isVersioned || (urlPath.includes("/assets/") && HASHED_NAME.test(urlPath));
  return isHashed ? `${scope}, max-age=${ONE_YEAR_S}, immutable` : `${scope}, no-cache`;
}

async function readNeighbour(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

function varyOf(file: string, { variesByCookie, hasMarkdown = false }: FilePolicy): string {
  const byKind = hasMarkdown && file.endsWith(".html") ? ", Accept" : "";
  return `Accept-Encoding${variesByCookie ? ", Cookie" : ""}${byKind}`;
}

/** Content of a file in each encoding; `null` where it is not stored in one. */
export interface Encoded {
  readonly identity: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

/** A file that is answered from memory, compressed and with its headers. @param common - Headers of its answers in any encoding. */
export function createStoredFile(
  { identity, br, gzip }: Encoded,
  common: Readonly<Record<string, string>>,
): StoredFile {
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  const variant = (body: Buffer, encoding: StoredEncoding): StoredVariant => {
    const etag = `"${digest}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const encoded = encoding === "identity" ? {} : { "content-encoding": encoding };
    const notModifiedHeaders = Object.entries({ ...common, ...encoded, etag }).flat();
    const headers = [...notModifiedHeaders, "content-length", String(body.length)];
    return { body, etag, headers, notModifiedHeaders };
  };
  const plain = variant(identity, "identity");
  return {
    variants: {
      identity: plain,
      br: br === null ? plain : variant(br, "br"),
      gzip: gzip === null ? plain : variant(gzip, "gzip"),
    },
  };
}

/**
 * Reads a built file into memory, its precompressed neighbours included.
 *
 * @param file - Absolute path.
 * @param urlPath - Where it is served, decoded.
 * @throws The file system's error when the file cannot be read.
 */
export async function readStoredFile(file: string, urlPath: string, policy: FilePolicy): Promise<StoredFile> {
  const [identity, br, gzip] = await Promise.all([
    readFile(file),
    readNeighbour(file + NEIGHBOURS.br),
    readNeighbour(file + NEIGHBOURS.gzip),
  ]);
  return createStoredFile(
    { identity, br, gzip },
    {
      ...policy.headers,
      "content-type": mediaTypeOf(file),
      "cache-control": cacheControl(urlPath, policy),
      vary: varyOf(file, policy),
    },
  );
}
