import type { Database } from "@nv/database";
import { findUserByEmail } from "../accounts/users.repository.ts";
import { recordAudit } from "../audit/audit.service.ts";
import { CHANGED_CHANNEL } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { deletePasskeysOf } from "../passkeys/passkeys.repository.ts";
import type { IdentityDb } from "../schema/tables.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { deleteMfaTicketsOf } from "./mfa-tickets.repository.ts";
import { deleteRecoveryCodesOf } from "./recovery-codes.repository.ts";
import { deleteTotp } from "./totp.repository.ts";

/**
 * Takes the second factor and the passkeys of somebody away from the terminal: the way back in of the only administrator, whose
 * passkey was made for an address that the site has no longer. Who has the terminal has the database.
 *
 * @returns Whether there is such a person.
 */
export async function resetFactorsOf(
  database: Database,
  db: IdentityDb,
  person: { readonly aud: string; readonly email: string },
  nowMs: number,
): Promise<boolean> {
  return database.transaction(db, async (transaction) => {
    const user = await findUserByEmail(transaction, person.aud, emailKey(person.email));
    if (user === undefined) return false;
    await deleteTotp(transaction, user.id);
    await deleteRecoveryCodesOf(transaction, user.id);
    await deleteMfaTicketsOf(transaction, user.id);
    await deletePasskeysOf(transaction, user.id);
    await deleteSessionsOf(transaction, user.id, null);
    const event = { action: "second_factor_removed", caller: { address: "", userAgent: "" }, target: user } as const;
    await recordAudit(transaction, { ...event, actor: { email: "npm run identity" } }, nowMs);
    await database.announce(transaction, CHANGED_CHANNEL, user.id);
    return true;
  });
}
