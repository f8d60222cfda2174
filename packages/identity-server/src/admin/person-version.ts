import { createHash } from "node:crypto";
import { IdentityError } from "../identity-error.ts";
import type { UserRow } from "../schema/tables.ts";

/**
 * The version of what administrators edit in a person, as an HTTP entity tag. It is made of the values themselves: a
 * sign-in does not change it, two edits in one millisecond do, and what was changed and changed back is the same again.
 */
export function personVersion(user: UserRow): string {
  const { email, role, user_metadata, app_metadata, confirmed_at_ms, banned_at_ms, banned_until_ms } = user;
  const edited = [email, role, user_metadata, app_metadata, confirmed_at_ms, banned_at_ms, banned_until_ms];
  return `"${createHash("sha256").update(JSON.stringify(edited)).digest("base64url").slice(0, 22)}"`;
}

/**
 * Holds an edit to the version that its author saw.
 *
 * @param wanted - The `If-Match` header; `null` or `*` for an edit that does not care, as existing clients send it.
 * @throws {IdentityError} `PERSON_CHANGED` when the person is another version now.
 * @see RFC 9110, 13.1.1
 */
export function requireVersion(user: UserRow, wanted: string | null): void {
  if (wanted === null || wanted.trim() === "*") return;
  const versions = wanted.split(",").map((version) => version.trim());
  if (!versions.includes(personVersion(user))) throw new IdentityError("PERSON_CHANGED");
}
