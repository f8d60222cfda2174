import { storableText } from "./storable-text.ts";

/** Longest address that SMTP can carry, characters. @see RFC 5321, 4.5.3.1.3 */
const EMAIL_MAX_LENGTH = 254;

/** One `@`, no spaces, quotes or control characters, and a domain of labels: stricter than RFC 5322, as mail forms are. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Tells whether a text is one e-mail address, and nothing else that a mail header could misread. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/**
 * The form in which an address is compared and unique.
 *
 * @example emailKey(" Ana@Diario.es ") // "ana@diario.es"
 */
export function emailKey(email: string): string {
  return storableText(email).trim().normalize("NFC").toLowerCase();
}
