import { deleteOneTimeTokensOf } from "../accounts/one-time-tokens.repository.ts";
import { updateUser } from "../accounts/users.repository.ts";
import { deletePasskeysOf } from "../passkeys/passkeys.repository.ts";
import type { UserRow } from "../schema/tables.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { deleteMfaTicketsOf } from "../totp/mfa-tickets.repository.ts";
import { deleteRecoveryCodesOf } from "../totp/recovery-codes.repository.ts";
import { deleteTotp } from "../totp/totp.repository.ts";
import { type ArrivalStep, filledIn, linkArrival } from "./arrival.ts";
import { deleteIdentitiesOf } from "./identities.repository.ts";
import { providerMetadata } from "./provider-metadata.ts";

/**
 * Gives an account that nobody had proven to be theirs to whoever proves its address now. Password, links, sessions,
 * factors and identities go, for a stranger may have set them; so do a stranger's words, but not an administrator's.
 *
 * @see docs/contracts/identity.md#sign-in-by-other-services
 */
export async function claimAccount(step: ArrivalStep, user: UserRow): Promise<UserRow> {
  const { work, flow, profile } = step;
  await deleteOneTimeTokensOf(work.db, user.id);
  await deleteSessionsOf(work.db, user.id, null);
  await deleteIdentitiesOf(work.db, user.id);
  await deleteTotp(work.db, user.id);
  await deleteRecoveryCodesOf(work.db, user.id);
  await deletePasskeysOf(work.db, user.id);
  await deleteMfaTicketsOf(work.db, user.id);
  work.changed(user.id);
  const words = user.invited_at_ms === null && user.confirmed_at_ms === null ? "{}" : user.user_metadata;
  const claimed = await updateUser(work.db, user.id, {
    password_hash: null,
    pending_password_hash: null,
    new_email: null,
    email_change_sent_at_ms: null,
    confirmed_at_ms: user.confirmed_at_ms ?? work.nowMs,
    app_metadata: providerMetadata(user, flow.provider, true),
    ...filledIn(user, words, profile),
    updated_at_ms: work.nowMs,
  });
  await linkArrival(step, user.id, true);
  return claimed;
}
