import { z } from "zod";

const PublishedFile = z.object({
  mediaType: z.string(),
  sizeBytes: z.number(),
  /** SHA-256 of the bytes, base64url, shortened. */
  digest: z.string(),
  /** Compressed neighbours that were stored with it. */
  encodings: z.array(z.enum(["br", "gzip"])),
  policy: z.enum(["page", "data", "upload"]),
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
});
export type PublishedFile = z.infer<typeof PublishedFile>;

/** What a revision holds: the only files that are answered from it, and how. Written last, so that it stands for a whole revision. */
export const RevisionManifest = z.object({ schema: z.literal(1), files: z.record(z.string(), PublishedFile) });
export type RevisionManifest = z.infer<typeof RevisionManifest>;

/** Where things are in the store. */
export const publishedKeys = {
  pointer: (slug: string) => `g/${slug}/latest.json`,
  index: "g/index.json",
  file: (slug: string, revision: string, path: string) => `g/${slug}/${revision}/${path}`,
  manifest: (slug: string, revision: string) => `g/${slug}/${revision}/manifest~`,
} as const;

/** End of the name of a compressed neighbour. */
export const ENCODING_SUFFIX = { br: "~br", gzip: "~gz" } as const;
