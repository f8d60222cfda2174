import { lockUser } from "../accounts/users.repository.ts";
import type { AdminCaller } from "../admin/admin-caller.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import { deletePasskeysOf } from "../passkeys/passkeys.repository.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { removeSecondFactor } from "./enrolment.service.ts";

/** Takes the second factor and the passkeys of somebody who lost them; their sessions end and they get a mail. */
export type ResetFactors = (userId: string, caller: AdminCaller) => Promise<void>;

/**
 * Takes second factors away by an administrator, who knows the person and asks them in person (ASVS 5.0, 6.4.4).
 *
 * Error: `USER_NOT_FOUND`.
 */
export function createResetFactors({ messages, work }: IdentityContext): ResetFactors {
  return (userId, caller) =>
    work(async (work) => {
      const user = await lockUser(work.db, work.dialect, userId);
      if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
      const hadTotp = await removeSecondFactor(work, userId);
      const passkeys = await deletePasskeysOf(work.db, userId);
      await deleteSessionsOf(work.db, userId, null);
      work.changed(userId);
      if (hadTotp) await work.send(user.email, messages.factorNotice("second_factor_removed"));
      if (passkeys > 0) await work.send(user.email, messages.factorNotice("passkey_removed"));
      await work.audit({ action: "second_factor_removed", actor: caller.administrator, caller, target: user });
    });
}
