/**
 * Reads what the server says about a failure. Specification, section 8.
 *
 * @param json - Body of the failed answer: `{ msg }`, or `{ error, error_description }` from `/token`.
 * @returns `null` when the body says nothing.
 * @example errorMessageOf({ error: "invalid_grant", error_description: "Email not confirmed" })
 * // "invalid_grant: Email not confirmed"
 */
export function errorMessageOf(json: Readonly<Record<string, unknown>>): string | null {
  if (typeof json.msg === "string" && json.msg !== "") return json.msg;
  if (typeof json.error !== "string") return null;
  return typeof json.error_description === "string" ? `${json.error}: ${json.error_description}` : json.error;
}
