import type { Database } from "@nv/database";
import { findUserByEmail } from "../accounts/users.repository.ts";
import { recordAudit } from "../audit/audit.service.ts";
import { CHANGED_CHANNEL, SETTINGS_TOPIC } from "../context.ts";
import { emailKey } from "../core/email.ts";
import type { IdentityDb } from "../schema/tables.ts";
import { insertBreakGlass } from "./requirements.repository.ts";

/** Name of the terminal in the audit. */
const TERMINAL = "npm run identity";

/**
 * Excepts an account from what its domain requires, from the terminal: the way back in when the directory is down and nobody was excepted.
 * Who has the terminal has the database.
 *
 * @returns Whether there is such a person.
 */
export async function exceptFromDirectory(
  database: Database,
  db: IdentityDb,
  person: { readonly aud: string; readonly email: string },
  nowMs: number,
): Promise<boolean> {
  return database.transaction(db, async (transaction) => {
    const user = await findUserByEmail(transaction, person.aud, emailKey(person.email));
    if (user === undefined) return false;
    await insertBreakGlass(transaction, { user_id: user.id, created_at_ms: nowMs, created_by: TERMINAL });
    const event = { action: "break_glass_set", caller: { address: "", userAgent: "" }, target: user } as const;
    await recordAudit(transaction, { ...event, actor: { email: TERMINAL } }, nowMs);
    await database.announce(transaction, CHANGED_CHANNEL, SETTINGS_TOPIC);
    return true;
  });
}
