import { createHash } from "node:crypto";

/** Characters of a hash that name data: enough that no two are alike. */
const HASH_LENGTH = 32;

/** Names data, so that it is known later whether they are still the same. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_LENGTH);
}
