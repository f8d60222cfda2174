import type { Metadata } from "@nv/contracts/schemas";
import { isUniqueViolation } from "@nv/database";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { requiredProvider } from "../directory/entry-rules.ts";
import { IdentityError } from "../identity-error.ts";
import { refuseOwnWords } from "../password/password-rules.ts";
import type { UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import type { Authenticated } from "../sessions/authentication.service.ts";
import { deleteSessionsOf, updateSession } from "../sessions/sessions.repository.ts";
import { createStepUp } from "../step-up/step-up.service.ts";
import { makeLink } from "./one-time-links.service.ts";
import { deleteOneTimeTokensOf, takeOneTimeToken } from "./one-time-tokens.repository.ts";
import { changedMetadata, checkedEmail, nameKeys, ownerOf } from "./user-record.ts";
import { ADMINISTRATOR_ROLE, findUserByEmail, lockUser, updateUser } from "./users.repository.ts";

/** Changes of a person to their own account. */
export interface ProfileChanges {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly currentPassword: string | undefined;
  readonly emailChangeToken: string | undefined;
  readonly metadata: Metadata | undefined;
  readonly appMetadata: Metadata | undefined;
}

/** Changes the account of whoever asks, and returns it as it is now. */
export type ChangeProfile = (who: Authenticated, changes: ProfileChanges, caller: Caller) => Promise<UserRow>;

interface Step {
  readonly work: Work;
  readonly who: Authenticated;
  readonly caller: Caller;
}

/** Sets a password: every other session ends, links that were on their way die, and the owner gets a mail. */
async function changePassword(context: IdentityContext, { work, who, caller }: Step, hash: string): Promise<void> {
  const { user, session } = who;
  await updateUser(work.db, user.id, { password_hash: hash, pending_password_hash: null });
  await updateSession(work.db, session.id, { method: "password" });
  await deleteSessionsOf(work.db, user.id, session.id);
  await deleteOneTimeTokensOf(work.db, user.id, "recovery");
  await work.send(user.email, context.messages.passwordChanged());
  await work.audit({ action: "user_password_changed", actor: user, caller });
}

/** Asks the new address to confirm, and tells the present one. */
async function requestEmailChange(context: IdentityContext, { work, who }: Step, email: string): Promise<void> {
  const { user } = who;
  if (await findUserByEmail(work.db, user.aud, emailKey(email))) throw new IdentityError("EMAIL_TAKEN");
  await deleteOneTimeTokensOf(work.db, user.id, "email_change");
  const token = await makeLink(work, "email_change", { userId: user.id, email });
  await updateUser(work.db, user.id, { new_email: email, email_change_sent_at_ms: work.nowMs });
  await work.send(email, context.messages.emailChange(token, email), user);
  await work.send(user.email, context.messages.emailChangeNotice(email));
}

/** Applies a change that the new address confirmed; links sent to the former address die. */
async function applyEmailChange(context: IdentityContext, { work, who, caller }: Step, token: string): Promise<void> {
  const { user } = who;
  const link = await takeOneTimeToken(work.db, hashSecret(token), ["email_change"]);
  if (link === undefined || link.user_id !== user.id || link.email === null) {
    throw new IdentityError("EMAIL_CHANGE_TOKEN_WRONG");
  }
  if (link.expires_at_ms <= work.nowMs) throw new IdentityError("EMAIL_CHANGE_TOKEN_EXPIRED");
  await deleteOneTimeTokensOf(work.db, user.id);
  await updateUser(work.db, user.id, {
    email: link.email,
    email_key: emailKey(link.email),
    ...nameKeys(link.email, user.user_metadata),
    new_email: null,
    email_change_sent_at_ms: null,
  });
  await work.send(user.email, context.messages.emailChanged(link.email), user);
  await work.audit({ action: "user_email_changed", actor: user, caller });
}

/**
 * Changes one's own account.
 *
 * Password and address ask for proof that the person is at the keyboard: a recovery link, a sign-in within the last
 * hour, or the current password; the second factor too where there is one.
 *
 * Errors: `APP_METADATA_FORBIDDEN`, `CURRENT_PASSWORD_REQUIRED`, `CURRENT_PASSWORD_WRONG`, `PASSWORD_SAME`, `REAUTHENTICATION_REQUIRED`, `PASSWORD_UNFIT`, `EMAIL_INVALID`, `EMAIL_TAKEN`,
 * `PROVIDER_REQUIRED`, `EMAIL_CHANGE_TOKEN_WRONG`, `EMAIL_CHANGE_TOKEN_EXPIRED`, `METADATA_TOO_LARGE`, `METADATA_TOO_COMPLEX`, `RATE_LIMITED`, `BUSY`.
 */
export function createChangeProfile(context: IdentityContext): ChangeProfile {
  const { hasher, limiter, settings } = context;
  const stepUp = createStepUp(context);

  return async (who, changes, caller) => {
    const { user } = who;
    const isApplying = changes.emailChangeToken !== undefined && changes.emailChangeToken !== "";
    // One's own address is no change, whatever the rules say of it by now.
    const isOwn = emailKey(changes.email ?? "") === user.email_key;
    const asksForEmail = changes.email !== undefined && changes.email !== "" && !isApplying && !isOwn;
    const email = asksForEmail ? checkedEmail(changes.email) : null;
    const isNewEmail = email !== null;
    const password = changes.password === "" ? undefined : changes.password;
    if (changes.appMetadata !== undefined && user.role !== ADMINISTRATOR_ROLE) {
      throw new IdentityError("APP_METADATA_FORBIDDEN");
    }
    // Neither a password nor another address is a way out of what the domain requires.
    const isBound = requiredProvider(settings.entryRules, user) !== null;
    if (isBound && (password !== undefined || isNewEmail || isApplying)) throw new IdentityError("PROVIDER_REQUIRED");
    if (password !== undefined || isNewEmail) await stepUp.requireFreshOrPassword(who, changes.currentPassword);
    if (isNewEmail) await limiter.count("emailChangeByAccount", user.id);
    if (password !== undefined) {
      refuseOwnWords(password, ownerOf(user));
      // It would end the sessions elsewhere and tell of a change, for none.
      const isSame =
        user.password_hash !== null && (await hasher.matches(user.password_hash, password, { userId: user.id }));
      if (isSame) throw new IdentityError("PASSWORD_SAME", { extra: { error_code: "same_password" } });
    }
    const passwordHash = password === undefined ? null : await hasher.hash(password, { userId: user.id });

    try {
      return await context.work(async (work) => {
        const present = await lockUser(work.db, work.dialect, user.id);
        if (present === undefined) throw new IdentityError("USER_NOT_FOUND");
        const step = { work, who, caller };
        if (isApplying && changes.emailChangeToken) await applyEmailChange(context, step, changes.emailChangeToken);
        if (isNewEmail) await requestEmailChange(context, step, email);
        if (passwordHash !== null) await changePassword(context, step, passwordHash);
        const user_metadata = changedMetadata(present.user_metadata, changes.metadata);
        const changed = await updateUser(work.db, user.id, {
          user_metadata,
          app_metadata: changedMetadata(present.app_metadata, changes.appMetadata),
          updated_at_ms: work.nowMs,
        });
        work.changed(user.id);
        await work.audit({ action: "user_modified", actor: changed, caller });
        return updateUser(work.db, user.id, nameKeys(changed.email, user_metadata));
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new IdentityError("EMAIL_TAKEN", { cause: error });
      throw error;
    }
  };
}
