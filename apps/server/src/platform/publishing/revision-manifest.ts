import { z } from "zod";
import type { PublishedSection } from "./core/published-path.ts";

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

/** Where things of a section are in the store. */
export function publishedKeys(section: PublishedSection) {
  return {
    pointer: (slug: string) => `${section}/${slug}/latest.json`,
    index: `${section}/index.json`,
    file: (slug: string, revision: string, path: string) => `${section}/${slug}/${revision}/${path}`,
    manifest: (slug: string, revision: string) => `${section}/${slug}/${revision}/manifest~`,
  };
}

/** End of the name of a compressed neighbour. */
export const ENCODING_SUFFIX = { br: "~br", gzip: "~gz" } as const;
