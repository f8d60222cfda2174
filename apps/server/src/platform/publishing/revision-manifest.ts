import { MOST_REACHED_ORIGINS, REACHED_ORIGIN } from "@nv/contracts";
import { z } from "zod";
import type { StoredEncoding } from "../../gate/core/negotiate-encoding.ts";
import type { PublishedSection } from "./core/published-path.ts";

const PublishedFile = z.object({
  /**
   * SHA-256 of the bytes, hex: where they are kept, for all revisions that hold them. Files of revisions that were written
   * before the bytes were shared have none: they are kept under their own path.
   */
  blob: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  mediaType: z.string(),
  sizeBytes: z.number(),
  /** SHA-256 of the bytes, base64url, shortened: what tells a reader's copy from another. */
  digest: z.string(),
  /** Compressed neighbours that were stored with it. */
  encodings: z.array(z.enum(["br", "gzip"])),
  policy: z.enum(["page", "story", "worker", "data", "upload", "archive"]),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  /** Origins beyond its own that it may fetch from; absent for most. They are written into a header as they are. */
  reaches: z.array(z.string().regex(REACHED_ORIGIN)).max(MOST_REACHED_ORIGINS).optional(),
});
export type PublishedFile = z.infer<typeof PublishedFile>;

/** Manifest of a revision: the only files that are answered from it, and how. Written last, so that it stands for a whole revision. */
export const RevisionManifest = z.object({ schema: z.literal([1, 2]), files: z.record(z.string(), PublishedFile) });
export type RevisionManifest = z.infer<typeof RevisionManifest>;

/** Returns the keys of a section in the store. */
export function publishedKeys(section: PublishedSection) {
  return {
    pointer: (slug: string) => `${section}/${slug}/latest.json`,
    index: `${section}/index.json`,
    list: (name: string) => `${section}/${name}`,
    manifest: (slug: string, revision: string) => `${section}/${slug}/${revision}/manifest~`,
  };
}

/** Whether a name in the store is that of a manifest. */
export const isManifestKey = (key: string) => key.endsWith("/manifest~");

/** Folder of the store with all blobs. */
export const BLOBS_FOLDER = "blobs/";

/** Everything that holds the same bytes, whatever section its revisions are of: {@link blobKey}. */
export const blobFolder = (hash: string) => `${BLOBS_FOLDER}${hash}/`;

/** Returns the key of a blob in the store, in one encoding. @param hash - SHA-256 of the plain bytes, hex. */
export const blobKey = (hash: string, encoding: StoredEncoding) => blobFolder(hash) + encoding;

/** End of the name of a compressed neighbour of a file that is kept under its own path. */
const NEIGHBOUR = { identity: "", br: "~br", gzip: "~gz" } as const;

/** A file of a revision. */
export interface FilePlace {
  readonly slug: string;
  readonly revision: string;
  readonly path: string;
}

/**
 * Returns the key of a file of a revision in the store (one that was written before bytes were shared is a graphic's), in one of the encodings
 * that its manifest names.
 */
export function fileKey(
  { slug, revision, path }: FilePlace,
  { blob }: PublishedFile,
  encoding: StoredEncoding,
): string {
  return blob === undefined ? `g/${slug}/${revision}/${path}${NEIGHBOUR[encoding]}` : blobKey(blob, encoding);
}
