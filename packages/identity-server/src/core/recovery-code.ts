const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes of a recovery code: 120 bits, so that a plain hash of it is safe to keep. @see ASVS 5.0, 6.5.2 */
export const RECOVERY_CODE_BYTES = 15;

/** Characters of a recovery code, hyphens apart: five bits each. */
const LENGTH = (RECOVERY_CODE_BYTES * 8) / 5;

/** Digits that people read for a letter of the alphabet, which has no such digits. */
const MISREAD: Readonly<Record<string, string>> = { "0": "O", "1": "I", "8": "B" };

/**
 * Writes a recovery code so that it can be copied by hand: base32 in groups of four.
 *
 * @param bytes - {@link RECOVERY_CODE_BYTES} random bytes.
 * @example writeRecoveryCode(new Uint8Array(15)) // "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA"
 */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = bits.match(/.{5}/g)?.map((five) => ALPHABET[Number.parseInt(five, 2)]) ?? [];
  return letters.join("").match(/.{4}/g)?.join("-") ?? "";
}

/**
 * Reads a recovery code as somebody typed it: in any case, with or without hyphens and spaces.
 *
 * @returns Its letters without hyphens, or `null` when it cannot be one.
 */
export function readRecoveryCode(typed: string): string | null {
  if (typed.length > LENGTH * 4) return null;
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s-]/g, "")
    .replaceAll(/[018]/g, (digit) => MISREAD[digit] ?? digit);
  return letters.length === LENGTH && /^[A-Z2-7]+$/.test(letters) ? letters : null;
}

/**
 * Reads the code of an authenticator application as somebody typed it, in one or two groups.
 *
 * @returns Six digits, or `null` when it cannot be one.
 * @example readTotpCode("123 456") // "123456"
 */
export function readTotpCode(typed: string): string | null {
  const digits = typed.length > 20 ? "" : typed.replaceAll(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
