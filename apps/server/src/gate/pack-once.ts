import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** Bytes in every encoding that browsers take. */
export interface PackedBytes {
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Most that is remembered: a build has a dozen of them. */
const REMEMBERED = 64;

const known = new Map<string, PackedBytes>();

/**
 * Packs bytes that stay as long as the build they are of, a tenth of a second for a script of readers. Servers of one process, as those
 * of the tests are, pack the same bytes once.
 */
export function packOnce(identity: Buffer): PackedBytes {
  const hash = createHash("sha256").update(identity).digest("base64");
  const packed = known.get(hash) ?? {
    identity,
    br: brotliCompressSync(identity),
    gzip: gzipSync(identity, { level: 9 }),
  };
  if (known.size >= REMEMBERED) known.clear();
  known.set(hash, packed);
  return packed;
}
