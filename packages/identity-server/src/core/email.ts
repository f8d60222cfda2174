import { storableText } from "./storable-text.ts";

/** Longest address that SMTP can carry, characters. @see RFC 5321, 4.5.3.1.3 */
const EMAIL_MAX_LENGTH = 254;

/** One `@`, no spaces, quotes or control characters, and a domain of labels: stricter than RFC 5322, as mail forms are. */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)*[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/**
 * Characters that nobody sees or that change the order of those around them: zero-width ones, marks of writing direction,
 * fillers, and what Unicode has given no meaning. Two addresses that differ in them look the same.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u;

/** Tells whether a text is one e-mail address, and nothing else that a mail header or a reader could misread. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text) && !UNSEEN.test(text) && isPlain(text);
}

/**
 * Full-width and other compatibility characters are another address here and the plain one for mail servers, which would
 * be a second account for one mailbox. They are refused and not replaced, because who proved the one did not prove the other.
 */
function isPlain(text: string): boolean {
  return text.normalize("NFKC") === text.normalize("NFC");
}

/**
 * The form in which an address is compared and unique.
 *
 * @example emailKey(" Ana@Diario.es ") // "ana@diario.es"
 */
export function emailKey(email: string): string {
  return storableText(email).trim().normalize("NFC").toLowerCase();
}
