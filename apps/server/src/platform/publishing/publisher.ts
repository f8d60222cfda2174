import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PublishedIndex, PublishedPointer } from "@nv/contracts/schemas";
import type { BlobStore } from "../storage/blob-store.ts";
import { fileKind } from "./core/media-types.ts";
import type { FilePolicy } from "./core/published-headers.ts";
import type { PublishedSection } from "./core/published-path.ts";
import { ENCODING_SUFFIX, type PublishedFile, publishedKeys, RevisionManifest } from "./revision-manifest.ts";

/** A file of a revision. */
export interface RevisionFile {
  /** Inside the revision; its end tells its kind. */
  readonly path: string;
  readonly body: Uint8Array;
  /** `page` for HTML that our own code wrote, scripts included. Without it the file is held to what its kind may do. */
  readonly policy?: Extract<FilePolicy, "page">;
}

/** Below this a compressed copy saves less than a packet. Bytes. */
const SMALLEST_COMPRESSED_BYTES = 256;

const INLINE = { scripts: /<script>([\s\S]*?)<\/script>/g, styles: /<style>([\s\S]*?)<\/style>/g };

const sha256 = (body: string | Uint8Array) => createHash("sha256").update(body);

function inlineHashes(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, content = ""]) => sha256(content).digest("base64"));
}

/** Names a revision: its number, and enough of what it is made of that a number used twice cannot mix two contents. */
export function revisionName(number: number, content: string): string {
  return `${number}-${sha256(content).digest("hex").slice(0, 10)}`;
}

/** Writes what readers get below one section. */
export interface Publisher {
  /**
   * Writes the files of a revision. Nobody sees them until the pointer moves.
   *
   * @throws {StoreError} When the store fails; what was written is seen by nobody.
   */
  writeRevision(slug: string, revision: string, files: readonly RevisionFile[]): Promise<void>;
  /** Makes readers get a revision, at once and whole. */
  movePointer(pointer: PublishedPointer): Promise<void>;
  /** Writes the list of what is published. */
  writeIndex(index: PublishedIndex): Promise<void>;
  /** A file of a revision; `null` when it has none of that name. */
  readFile(slug: string, revision: string, path: string): Promise<Buffer | null>;
  /** Paths of the files of a revision; `null` when it is not in the store, whole. */
  filesOf(slug: string, revision: string): Promise<readonly string[] | null>;
}

/** Builds the publisher of a section. */
export function createPublisher(store: BlobStore, section: PublishedSection): Publisher {
  const keys = publishedKeys(section);
  const putJson = (key: string, value: unknown) =>
    store.put(key, Buffer.from(JSON.stringify(value)), "application/json; charset=utf-8");

  async function putCompressed(key: string, body: Uint8Array, mediaType: string): Promise<void> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(body, { params }),
      promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
    ]);
    await store.put(key + ENCODING_SUFFIX.br, br, mediaType);
    await store.put(key + ENCODING_SUFFIX.gzip, gz, mediaType);
  }

  async function putFile(key: string, { path, body, policy }: RevisionFile): Promise<PublishedFile> {
    const kind = fileKind(path);
    const isCompressed = kind.isText && body.byteLength >= SMALLEST_COMPRESSED_BYTES;
    if (isCompressed) await putCompressed(key, body, kind.mediaType);
    await store.put(key, body, kind.mediaType);
    const html = policy === "page" ? Buffer.from(body).toString() : "";
    return {
      mediaType: kind.mediaType,
      sizeBytes: body.byteLength,
      digest: sha256(body).digest("base64url").slice(0, 22),
      encodings: isCompressed ? ["br", "gzip"] : [],
      policy: policy ?? kind.policy,
      scriptHashes: inlineHashes(html, INLINE.scripts),
      styleHashes: inlineHashes(html, INLINE.styles),
    };
  }

  return {
    async writeRevision(slug, revision, files) {
      const manifest: RevisionManifest = { schema: 1, files: {} };
      for (const file of files) {
        manifest.files[file.path] = await putFile(keys.file(slug, revision, file.path), file);
      }
      await putJson(keys.manifest(slug, revision), manifest);
    },
    movePointer: (pointer) => putJson(keys.pointer(pointer.slug), pointer),
    writeIndex: (index) => putJson(keys.index, index),
    readFile: (slug, revision, path) => store.get(keys.file(slug, revision, path)),
    async filesOf(slug, revision) {
      const manifest = await store.get(keys.manifest(slug, revision));
      return manifest && Object.keys(RevisionManifest.parse(JSON.parse(manifest.toString())).files);
    },
  };
}
