import type { FieldName } from "./error-fields.ts";

/** Fewest characters of a new password, Unicode code points; the service checks it again. */
export const MIN_PASSWORD_LENGTH = 8;

/** What can be wrong with a field before it is sent: keys of the catalogue. */
export type FieldProblem = "field_required" | "email_invalid" | "url_invalid" | "password_short";

/** As much of an address as a typing slip breaks; the mail that follows is the real check. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Finds what is wrong with one typed value. All fields are required. Specification, section 5.
 *
 * @param isNewPassword - Whether a password is being chosen; an old one may be of any length.
 * @returns `null` when it may be sent.
 */
export function problemOf(name: FieldName, value: string, isNewPassword: boolean): FieldProblem | null {
  if (value.trim() === "" && (name !== "password" || value === "")) return "field_required";
  if (name === "email" && !EMAIL.test(value.trim())) return "email_invalid";
  if (name === "url" && !/^https?:\/\/./.test(value.trim())) return "url_invalid";
  if (isNewPassword && [...value].length < MIN_PASSWORD_LENGTH) return "password_short";
  return null;
}
