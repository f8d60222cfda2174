import { createHash } from "node:crypto";
import { archiveKind } from "../../platform/publishing/core/archive-kind.ts";
import { ARCHIVE_FOLDER } from "../../platform/publishing/core/published-path.ts";
import type { SharedFile } from "../../platform/publishing/publisher.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";

/** Least and greatest size that is worth compressing, bytes: less saves nothing, and more takes seconds for a page that few read. */
const COMPRESSED_FROM_BYTES = 256;
const COMPRESSED_TO_BYTES = 1_000_000;

const ENCODINGS = ["br", "gzip"] as const;

/** Keeps a file of an archive among all bytes, once. @param name - Its name in the archive. */
export async function keepArchiveFile(
  { publishing }: Pick<LegacyLinksContext, "publishing">,
  name: string,
  bytes: Buffer,
): Promise<SharedFile> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const { mediaType, isCompressible } = archiveKind(name);
  const isWorthIt = bytes.length > COMPRESSED_FROM_BYTES && bytes.length < COMPRESSED_TO_BYTES;
  const encodings = isCompressible && isWorthIt ? ENCODINGS : [];
  await publishing.blobs.keep(hash, bytes, encodings);
  return { path: ARCHIVE_FOLDER + name, hash, sizeBytes: bytes.length, archived: { mediaType, encodings } };
}
