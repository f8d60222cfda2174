import type { UserRow } from "../schema/tables.ts";

/**
 * Tells whether a person is shut out now.
 *
 * @param nowMs - Unix epoch, milliseconds.
 */
export function isBanned(user: Pick<UserRow, "banned_at_ms" | "banned_until_ms">, nowMs: number): boolean {
  return user.banned_at_ms !== null && (user.banned_until_ms === null || user.banned_until_ms > nowMs);
}
