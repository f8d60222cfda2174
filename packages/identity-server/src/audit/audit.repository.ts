import { sql } from "kysely";
import type { Page } from "../core/pages.ts";
import { storableText } from "../core/storable-text.ts";
import type { AuditRow, IdentityDb } from "../schema/tables.ts";

/** Columns that the audit's filter may look into. */
export type AuditScope = "actor_key" | "action" | "log_type";

/** Which entries a list shows; `null` for all. */
export type AuditFilter = { readonly scope: AuditScope; readonly text: string } | null;

/** Adds an entry. */
export async function insertAudit(db: IdentityDb, entry: AuditRow): Promise<void> {
  await db.insertInto("identity_audit").values(entry).execute();
}

function filtered(db: IdentityDb, filter: AuditFilter) {
  const all = db.selectFrom("identity_audit");
  if (filter === null) return all;
  const pattern = `%${storableText(filter.text)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return all.where(sql<boolean>`${sql.ref(filter.scope)} like ${pattern} escape '\\'`);
}

/** Counts the entries of a list. */
export async function countAudit(db: IdentityDb, filter: AuditFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A page of entries, newest first. */
export async function listAudit(db: IdentityDb, filter: AuditFilter, { page, perPage }: Page): Promise<AuditRow[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy("created_at_ms", "desc")
    .orderBy("id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}
