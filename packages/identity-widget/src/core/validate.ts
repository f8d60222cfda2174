import type { FieldName } from "./error-fields.ts";

/** Problem of a field, found before it is sent: a key of the catalogue. */
export type FieldProblem = "field_required" | "email_invalid" | "url_invalid";

/** As much of an address as a typing slip breaks; the mail that follows is the real check. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Finds what is wrong with one typed value. All fields are required. Specification, section 5.
 *
 * What a password must be like is the service's to judge.
 *
 * @returns `null` when it may be sent.
 */
export function problemOf(name: FieldName, value: string): FieldProblem | null {
  if (value.trim() === "" && (name !== "password" || value === "")) return "field_required";
  if (name === "email" && !EMAIL.test(value.trim())) return "email_invalid";
  if (name === "url" && !/^https?:\/\/./.test(value.trim())) return "url_invalid";
  return null;
}
