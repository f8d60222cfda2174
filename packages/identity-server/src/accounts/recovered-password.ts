import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import type { UserRow } from "../schema/tables.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { updateUser } from "./users.repository.ts";

/** Sets the password that a recovery asked for, within its transaction: every session ends, and the owner gets a mail. */
export async function setRecoveredPassword(
  context: IdentityContext,
  work: Work,
  user: UserRow,
  passwordHash: string,
  caller: Caller,
): Promise<UserRow> {
  const changes = { password_hash: passwordHash, pending_password_hash: null, updated_at_ms: work.nowMs };
  const recovered = await updateUser(work.db, user.id, changes);
  await deleteSessionsOf(work.db, user.id, null);
  work.changed(user.id);
  await work.send(user.email, context.messages.passwordChanged());
  await work.audit({ action: "user_password_changed", actor: recovered, caller });
  return recovered;
}
