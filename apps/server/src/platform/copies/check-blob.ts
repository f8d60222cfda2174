import { createHash, type Hash } from "node:crypto";
import { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { BLOBS_FOLDER } from "../publishing/revision-manifest.ts";

const DECODERS = { br: createBrotliDecompress, gzip: createGunzip };

/** Hands bytes on and takes their hash meanwhile. */
export async function* hashing(body: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const piece of body) {
    hash.update(piece);
    yield piece;
  }
}

/** Reads the hash and the encoding in the key of a blob, which is named by its content; `null` for every other key. */
export function hashInKey(key: string): { readonly hash: string; readonly encoding: string } | null {
  if (!key.startsWith(BLOBS_FOLDER)) return null;
  const [hash = "", encoding = ""] = key.slice(BLOBS_FOLDER.length).split("/");
  return { hash, encoding };
}

/**
 * Tells whether bytes are those that their key names, whatever encoding they are kept in.
 *
 * @param sha256 - Of the bytes as they are, when it is known.
 * @param open - Opens them, for what has to be unpacked first.
 */
export async function isBlobSound(
  key: string,
  sha256: string,
  open: () => AsyncIterable<Uint8Array>,
): Promise<boolean> {
  const named = hashInKey(key);
  if (named === null) return true;
  if (named.encoding === "identity") return named.hash === sha256;
  const decoder = named.encoding === "br" ? DECODERS.br : DECODERS.gzip;
  const hash = createHash("sha256");
  try {
    for await (const piece of Readable.from(open()).pipe(decoder())) hash.update(piece);
  } catch {
    // Bytes that cannot be unpacked are not those that were packed.
    return false;
  }
  return hash.digest("hex") === named.hash;
}
