import { sql } from "kysely";
import type { MailCodeRow } from "../schema/operations-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Keeps a code in place of the one that the same browser had. */
export async function putMailCode(db: IdentityDb, row: MailCodeRow): Promise<void> {
  const { browser_hash: _browser, ...changes } = row;
  await db
    .insertInto("identity_mail_codes")
    .values(row)
    .onConflict((conflict) => conflict.column("browser_hash").doUpdateSet(changes))
    .execute();
}

/**
 * Counts an attempt in one statement, so that parallel attempts are all counted.
 *
 * @returns The code, or nothing when there is none, it is over, or it had `max` attempts already.
 */
export async function countCodeAttempt(
  db: IdentityDb,
  browserHash: string,
  max: number,
  nowMs: number,
): Promise<MailCodeRow | undefined> {
  return db
    .updateTable("identity_mail_codes")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("browser_hash", "=", browserHash)
    .where("attempts", "<", max)
    .where("expires_at_ms", ">", nowMs)
    .returningAll()
    .executeTakeFirst();
}

/** Takes a code: of several at the same time, exactly one gets it. */
export async function takeMailCode(db: IdentityDb, browserHash: string): Promise<boolean> {
  const taken = await db.deleteFrom("identity_mail_codes").where("browser_hash", "=", browserHash).executeTakeFirst();
  return taken.numDeletedRows === 1n;
}

/** The codes of a person are worth nothing from now on. */
export async function deleteMailCodesOf(db: IdentityDb, userId: string): Promise<void> {
  await db.deleteFrom("identity_mail_codes").where("user_id", "=", userId).execute();
}

/** Forgets the codes whose time is over. */
export async function deleteMailCodesOver(db: IdentityDb, nowMs: number): Promise<void> {
  await db.deleteFrom("identity_mail_codes").where("expires_at_ms", "<=", nowMs).execute();
}
