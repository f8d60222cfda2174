import type { Caller } from "../audit/audit.service.ts";
import { emailKey } from "../core/email.ts";
import { requiredProvider } from "../directory/entry-rules.ts";
import { IdentityError } from "../identity-error.ts";
import { isBanned } from "./ban.ts";
import type { GrantLink, LinkWishes } from "./link-wishes.service.ts";
import { makeLink } from "./one-time-links.service.ts";
import { updateUser } from "./users.repository.ts";

/** Sends a link to choose a new password, if there is an account; says nothing about it, not by its time either. */
export type RequestRecovery = (
  request: { readonly email: string | undefined; readonly aud: string },
  caller: Caller,
) => Promise<void>;

/** Makes the link and sends it, unless the person is shut out or comes in by a service alone. */
export const grantRecovery: GrantLink = async ({ messages, settings }, work, user, caller) => {
  if (isBanned(user, work.nowMs) || requiredProvider(settings.entryRules, user) !== null) return;
  const token = await makeLink(work, "recovery", { userId: user.id });
  await updateUser(work.db, user.id, { recovery_sent_at_ms: work.nowMs });
  await work.send(user.email, messages.recovery(token));
  await work.audit({ action: "user_recovery_requested", actor: user, caller });
};

/**
 * Sends a link to choose a new password, and says the same whether there is an account or not.
 *
 * Errors: `RECOVERY_EMAIL_REQUIRED`; `RATE_LIMITED`, by the address typed, whether it has an account or not.
 */
export function createRequestRecovery(wishes: LinkWishes): RequestRecovery {
  return async ({ email, aud }, caller) => {
    const key = emailKey(email ?? "");
    if (key === "") throw new IdentityError("RECOVERY_EMAIL_REQUIRED");
    const attempts = [["recoverByAddress", caller.address] as const, ["recoverByAccount", key] as const];
    await wishes.ask({ kind: "recovery", aud, key, browserHash: null }, attempts, caller);
  };
}
