import { isProgramScope } from "@nv/contracts";
import type { ProgramKey } from "@nv/contracts/schemas";
import type { ProgramKeyRow } from "../schema/programs-tables.ts";

/** Puts a key as lists show it. */
export function shownKey(row: ProgramKeyRow): ProgramKey {
  return {
    id: row.id,
    kind: row.kind === "token" ? "token" : "key",
    name: row.name,
    start: row.start,
    scopes: row.scopes.split(" ").filter(isProgramScope),
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    lastUsedAtMs: row.last_used_at_ms,
    isHeld: row.held_by !== null,
  };
}

/** Details of a key for the audit; never its secret. */
export const toldKey = ({ id, name, start, scopes, expires_at_ms }: ProgramKeyRow) => ({
  ...{ key: id, name, start, scopes },
  ends: new Date(expires_at_ms).toISOString(),
});
