import { FILE_MOST_BYTES } from "@nv/contracts";
import type { OpenBlob } from "../storage/blob-store.ts";

/**
 * Reads a content of the library that may be a typeface or a mark.
 *
 * @param open - Opens it by its hash.
 * @returns `null` when it is not kept, or is larger than any of both.
 */
export function smallContentReader(open: (hash: string) => Promise<OpenBlob | null>) {
  return async (hash: string): Promise<Uint8Array | null> => {
    const blob = await open(hash);
    if (blob === null) return null;
    if (blob.sizeBytes > FILE_MOST_BYTES.font) {
      blob.body.destroy();
      return null;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of blob.body) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  };
}
