import type { AuditActionCode } from "@nv/contracts";
import { prepared } from "@nv/database";
import type { AuditFilter } from "../core/audit-query.ts";
import type { PageRange } from "../core/pages.ts";
import { storableText } from "../core/storable-text.ts";
import { containsText } from "../schema/contains-text.ts";
import type { AuditRow, IdentityDb } from "../schema/tables.ts";

/** Position where a reading of the list stopped; the entry itself is not read again. */
export type AuditPlace = Pick<AuditRow, "created_at_ms" | "id">;

/** Entries that strangers write, or that write themselves at every renewal; nobody looks that far back for them. */
const PASSING: readonly AuditActionCode[] = ["access_refused", "limit_exceeded", "login_failed", "token_refreshed"];

/** Forgets refusals, failed sign-ins and renewals of before a time. */
export async function deletePassingEntriesBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_audit").where("action", "in", PASSING).where("created_at_ms", "<", timeMs).execute();
}

/** Adds an entry. */
export async function insertAudit(db: IdentityDb, entry: AuditRow): Promise<void> {
  await insertEntry(db, entry);
}

const insertEntry = prepared(
  {
    id: "id",
    created_at_ms: -1,
    action: "action",
    log_type: "log_type",
    actor_id: "actor_id",
    actor_email: "actor_email",
    actor_name: "actor_name",
    actor_key: "actor_key",
    target_id: "target_id",
    target_email: "target_email",
    people_key: "people_key",
    address: "address",
    user_agent: "user_agent",
    details: "details",
  },
  (db: IdentityDb, entry: AuditRow) => db.insertInto("identity_audit").values(entry),
);

function filtered(db: IdentityDb, { query, userId, words, action, fromMs, toMs }: AuditFilter) {
  const found = words.reduce(
    (entries, word) => entries.where(containsText("people_key", word)),
    db.selectFrom("identity_audit"),
  );
  const text = storableText(query?.text ?? "").toLowerCase();
  return found
    .$if(query !== null, (entries) => entries.where(containsText(query?.scope ?? "action", text)))
    .$if(userId !== null, (entries) =>
      entries.where((where) => where.or([where("actor_id", "=", userId ?? ""), where("target_id", "=", userId)])),
    )
    .$if(action !== null, (entries) => entries.where("action", "=", action ?? ""))
    .$if(fromMs !== null, (entries) => entries.where("created_at_ms", ">=", fromMs ?? 0))
    .$if(toMs !== null, (entries) => entries.where("created_at_ms", "<", toMs ?? 0));
}

/** Counts the entries of a list. */
export async function countAudit(db: IdentityDb, filter: AuditFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A page of entries, newest first. */
export async function listAudit(
  db: IdentityDb,
  filter: AuditFilter,
  { page, perPage }: PageRange,
): Promise<AuditRow[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy("created_at_ms", "desc")
    .orderBy("id", "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

/**
 * The entries that follow one, newest first: however long the list is, each step costs the same.
 *
 * @param after - Where the reading stopped; `null` for the beginning.
 */
export async function readAuditOn(
  db: IdentityDb,
  filter: AuditFilter,
  after: AuditPlace | null,
  limit: number,
): Promise<AuditRow[]> {
  const rest = filtered(db, filter).$if(after !== null, (entries) =>
    entries.where((where) => {
      const { created_at_ms, id } = after ?? { created_at_ms: 0, id: "" };
      const isSameMoment = where.and([where("created_at_ms", "=", created_at_ms), where("id", "<", id)]);
      return where.or([where("created_at_ms", "<", created_at_ms), isSameMoment]);
    }),
  );
  return rest.selectAll().orderBy("created_at_ms", "desc").orderBy("id", "desc").limit(limit).execute();
}
