import { delimitedLine } from "@nv/tables";
import { readMetadata, toIdentityUser } from "../accounts/user-record.ts";
import { everybodyOf, listUsers } from "../accounts/users.repository.ts";
import { displayName } from "../core/metadata.ts";
import type { IdentityDb, UserRow } from "../schema/tables.ts";

const OLDEST_FIRST = { field: "created_at", direction: "asc" } as const;

/** People read at a time. */
const BATCH = 500;

async function everybody(db: IdentityDb, aud: string): Promise<UserRow[]> {
  const all: UserRow[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await listUsers(db, everybodyOf(aud), OLDEST_FIRST, { page, perPage: BATCH });
    all.push(...rows);
    if (rows.length < BATCH) return all;
  }
}

/**
 * Exports everybody in the format of the original's `/admin/users/export`: the wire's fields and the password hash
 * (PHC argon2id, or bcrypt for people who did not sign in since an import). Whoever has the file can try passwords
 * at leisure: keep it like the database itself.
 */
export async function exportPeopleAsJson(db: IdentityDb, aud: string): Promise<string> {
  const users = (await everybody(db, aud)).map((user) => ({
    ...toIdentityUser(user),
    encrypted_password: user.password_hash ?? "",
  }));
  return `${JSON.stringify({ aud, users }, null, 1)}\n`;
}

/** Exports everybody as a table for a spreadsheet, without hashes. */
export async function exportPeopleAsCsv(db: IdentityDb, aud: string): Promise<string> {
  const names = ["email", "full_name", "role", "confirmed", "created_at", "last_sign_in_at"];
  const time = (ms: number | null) => (ms === null ? "" : new Date(ms).toISOString());
  const rows = (await everybody(db, aud)).map((user) => [
    ...[user.email, displayName(readMetadata(user.user_metadata)), user.role],
    ...[String(user.confirmed_at_ms !== null), time(user.created_at_ms), time(user.last_sign_in_at_ms)],
  ]);
  return [names, ...rows].map((row) => delimitedLine(row)).join("");
}
