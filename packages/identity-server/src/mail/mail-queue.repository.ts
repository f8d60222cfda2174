import type { IdentityDb, MailRow } from "../schema/tables.ts";

/** Adds a mail to the queue. */
export async function insertMail(db: IdentityDb, mail: MailRow): Promise<void> {
  await db.insertInto("identity_mails").values(mail).execute();
}

/** The mail that has waited longest among those due, or nothing. */
export async function findDueMail(db: IdentityDb, nowMs: number): Promise<MailRow | undefined> {
  return db
    .selectFrom("identity_mails")
    .selectAll()
    .where("next_attempt_at_ms", "<=", nowMs)
    .orderBy("next_attempt_at_ms", "asc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * Claims a mail, so that no other process sends it too.
 *
 * @param untilMs - End of the claim; a process that dies while sending loses it then.
 * @returns Whether this process got it.
 */
export async function claimMail(db: IdentityDb, mail: MailRow, untilMs: number): Promise<boolean> {
  const result = await db
    .updateTable("identity_mails")
    .set({ next_attempt_at_ms: untilMs, attempts: mail.attempts + 1 })
    .where("id", "=", mail.id)
    .where("attempts", "=", mail.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Puts a mail back for later. */
export async function postponeMail(db: IdentityDb, id: string, untilMs: number): Promise<void> {
  await db.updateTable("identity_mails").set({ next_attempt_at_ms: untilMs }).where("id", "=", id).execute();
}

/** Removes a mail that was delivered, and its links with it. */
export async function deleteMail(db: IdentityDb, id: string): Promise<void> {
  await db.deleteFrom("identity_mails").where("id", "=", id).execute();
}
