import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from "node:crypto";

/** Bytes of an initialisation vector and of the tag of AES-GCM. @see NIST SP 800-38D, 8.2.2 */
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text so that only who has the key reads it, and only where it belongs.
 *
 * @param key - 256 bits.
 * @param place - What the text belongs to; it opens for the same one alone.
 * @returns base64url.
 */
export function sealText(key: KeyObject, text: string, place: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(place));
  const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString("base64url");
}

/**
 * Reads what {@link sealText} wrote.
 *
 * @returns `null` when it was not written with this key for this place: the key was changed, or somebody moved it.
 */
export function openSealedText(key: KeyObject, sealed: string, place: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    // The tag is wrong, which is all that a wrong key or a wrong place looks like.
    return null;
  }
}
