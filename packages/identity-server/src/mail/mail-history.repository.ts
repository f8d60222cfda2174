import { sql } from "kysely";
import { storableText } from "../core/storable-text.ts";
import type { IdentityDb, MailRow, MailState } from "../schema/tables.ts";

/** Which mails a list shows. */
export interface MailFilter {
  readonly state: MailState | undefined;
  /** Part of the recipient's address, any case; empty for all. */
  readonly search: string;
}

function filtered(db: IdentityDb, { state, search }: MailFilter) {
  const pattern = `%${storableText(search)
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
  return db
    .selectFrom("identity_mails")
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? ""))
    .$if(pattern !== "%%", (query) =>
      query.where(({ fn }) => sql<boolean>`${fn<string>("lower", ["recipient"])} like ${pattern} escape '\\'`),
    );
}

/** A page of mails, newest first. */
export async function listMails(
  db: IdentityDb,
  filter: MailFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<MailRow[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy("created_at_ms", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Counts the mails of a list. */
export async function countMails(db: IdentityDb, filter: MailFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Counts the mails by state; a state without any is absent. */
export async function countMailsByState(db: IdentityDb): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("identity_mails")
    .select(["state", ({ fn }) => fn.countAll<number>().as("total")])
    .groupBy("state")
    .execute();
  return Object.fromEntries(rows.map(({ state, total }) => [state, total]));
}

/** Since when the oldest mail waits, Unix epoch in milliseconds; `null` when none does. */
export async function oldestWaitingMail(db: IdentityDb): Promise<number | null> {
  const row = await db
    .selectFrom("identity_mails")
    .select(({ fn }) => fn.min("created_at_ms").as("oldest"))
    .where("state", "in", ["waiting", "sending"])
    .executeTakeFirst();
  return row?.oldest ?? null;
}

/** Finds a mail. */
export async function findMail(db: IdentityDb, id: string): Promise<MailRow | undefined> {
  return db.selectFrom("identity_mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * Puts a mail at the head of the queue, if it waits or was given up.
 *
 * @returns Whether it was so.
 */
export async function requeueMail(db: IdentityDb, id: string, nowMs: number): Promise<boolean> {
  const result = await db
    .updateTable("identity_mails")
    .set({ state: "waiting", next_attempt_at_ms: nowMs, finished_at_ms: null })
    .where("id", "=", id)
    .where("state", "in", ["waiting", "failed"])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Takes a mail that waits out of the queue, and its content with it.
 *
 * @returns Whether it waited: one that is being sent cannot be called back.
 */
export async function cancelMail(db: IdentityDb, id: string, nowMs: number): Promise<boolean> {
  const result = await db
    .updateTable("identity_mails")
    .set({ state: "cancelled", finished_at_ms: nowMs, subject: "", text_body: "", html_body: "", message: null })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
