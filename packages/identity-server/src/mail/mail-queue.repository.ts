import { sql } from "kysely";
import type { IdentityDb, MailRow, MailState } from "../schema/tables.ts";

/** States of a mail that is still to be delivered. A mail stays `sending` when its process dies. */
const OPEN_STATES: readonly MailState[] = ["waiting", "sending"];

/** Columns that clear the content of a mail: whoever got it holds its links, and nobody else needs them. */
const WITHOUT_CONTENT = { subject: "", text_body: "", html_body: "", message: null };

/** Adds a mail to the queue. */
export async function insertMail(db: IdentityDb, mail: MailRow): Promise<void> {
  await db.insertInto("identity_mails").values(mail).execute();
}

/** The mail that has waited longest among those due, or nothing. */
export async function findDueMail(db: IdentityDb, nowMs: number): Promise<MailRow | undefined> {
  return db
    .selectFrom("identity_mails")
    .selectAll()
    .where("state", "in", OPEN_STATES)
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
    .set({ state: "sending", next_attempt_at_ms: untilMs, attempts: mail.attempts + 1 })
    .where("id", "=", mail.id)
    .where("attempts", "=", mail.attempts)
    .where("state", "=", mail.state)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Turns the links of mails that did not leave yet from one address of the site to another. */
export async function moveWaitingMails(db: IdentityDb, { from, to }: { readonly from: string; readonly to: string }) {
  const linkTo = (site: string) => `"url":"${site}/`;
  await db
    .updateTable("identity_mails")
    .set({ message: sql`replace(message, ${linkTo(from)}, ${linkTo(to)})` })
    .where("state", "in", OPEN_STATES)
    .where("message", "is not", null)
    .execute();
}

/** Puts a mail back for later, with the reason. */
export async function postponeMail(db: IdentityDb, id: string, untilMs: number, lastError: string): Promise<void> {
  await db
    .updateTable("identity_mails")
    .set({ state: "waiting", next_attempt_at_ms: untilMs, last_error: lastError })
    .where("id", "=", id)
    .execute();
}

/** Notes that a mail was sent, and forgets its content. */
export async function finishMail(db: IdentityDb, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable("identity_mails")
    .set({ state: "sent", finished_at_ms: nowMs, last_error: null, ...WITHOUT_CONTENT })
    .where("id", "=", id)
    .execute();
}

/**
 * Gives a mail up.
 *
 * @param hasContent - Whether it may still be tried again by hand: its links live.
 */
export async function failMail(
  db: IdentityDb,
  id: string,
  end: { readonly nowMs: number; readonly lastError: string; readonly hasContent: boolean },
): Promise<void> {
  await db
    .updateTable("identity_mails")
    .set({
      state: "failed",
      finished_at_ms: end.nowMs,
      last_error: end.lastError,
      ...(end.hasContent ? {} : WITHOUT_CONTENT),
    })
    .where("id", "=", id)
    .execute();
}

/** Takes the content out of the mails that were given up and whose links are over by now. */
export async function emptyMailsFailedBefore(db: IdentityDb, createdBeforeMs: number): Promise<void> {
  await db
    .updateTable("identity_mails")
    .set(WITHOUT_CONTENT)
    .where("state", "=", "failed")
    .where("created_at_ms", "<", createdBeforeMs)
    .execute();
}

/** Forgets the mails that ended before a time. */
export async function deleteMailsFinishedBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db
    .deleteFrom("identity_mails")
    .where("state", "not in", OPEN_STATES)
    .where("finished_at_ms", "<", timeMs)
    .execute();
}
