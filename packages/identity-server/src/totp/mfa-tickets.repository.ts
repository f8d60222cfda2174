import { sql } from "kysely";
import type { MfaTicketRow } from "../schema/factors-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Adds a sign-in that waits for its second factor. */
export async function insertMfaTicket(db: IdentityDb, ticket: MfaTicketRow): Promise<void> {
  await db.insertInto("identity_mfa_tickets").values(ticket).execute();
}

/**
 * Counts an attempt of a waiting sign-in in one statement, so that parallel attempts are all counted.
 *
 * @returns The ticket, or nothing when it is unknown, over, or had `max` attempts already.
 */
export async function countMfaAttempt(
  db: IdentityDb,
  hash: string,
  max: number,
  nowMs: number,
): Promise<MfaTicketRow | undefined> {
  return db
    .updateTable("identity_mfa_tickets")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("token_hash", "=", hash)
    .where("attempts", "<", max)
    .where("expires_at_ms", ">", nowMs)
    .returningAll()
    .executeTakeFirst();
}

/** Finds a waiting sign-in that is not over. */
export async function findMfaTicket(db: IdentityDb, hash: string, nowMs: number): Promise<MfaTicketRow | undefined> {
  return db
    .selectFrom("identity_mfa_tickets")
    .selectAll()
    .where("token_hash", "=", hash)
    .where("expires_at_ms", ">", nowMs)
    .executeTakeFirst();
}

/** Takes a waiting sign-in. @returns Whether it was there: of several at the same time, exactly one gets it. */
export async function takeMfaTicket(db: IdentityDb, hash: string): Promise<boolean> {
  const result = await db.deleteFrom("identity_mfa_tickets").where("token_hash", "=", hash).executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Sign-ins of a person that wait for their second step cannot go on. */
export async function deleteMfaTicketsOf(db: IdentityDb, userId: string): Promise<void> {
  await db.deleteFrom("identity_mfa_tickets").where("user_id", "=", userId).execute();
}

/** Forgets the sign-ins that nobody completed in time. */
export async function deleteMfaTicketsExpiredBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_mfa_tickets").where("expires_at_ms", "<", timeMs).execute();
}
