import { createHmac, hash, type KeyObject, randomBytes } from "node:crypto";

/** 128 bits: nobody guesses one (ASVS 11.5.1), and 22 characters is what existing clients know. */
const SECRET_BYTES = 16;

/** Makes a secret for a link, a refresh token or a cookie: 22 characters of base64url. */
export function makeSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** The only form in which a secret is kept: SHA-256, base64url. It needs no salt, because the secret is random. */
export function hashSecret(secret: string): string {
  return hash("sha256", secret, "base64url");
}

/**
 * Makes a secret out of another one and a key, always the same: so a lost answer can be given again
 * although only hashes are kept.
 *
 * @param purpose - What it is for; two purposes never give the same secret.
 */
export function deriveSecret(key: KeyObject, purpose: string, from: string): string {
  const digest = createHmac("sha256", key).update(`${purpose}\0${from}`).digest();
  return digest.subarray(0, SECRET_BYTES).toString("base64url");
}
