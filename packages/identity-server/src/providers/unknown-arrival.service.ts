import { Metadata } from "@nv/contracts/schemas";
import { makeLink } from "../accounts/one-time-links.service.ts";
import { newUserRow } from "../accounts/user-record.ts";
import { findUserByEmail, insertUser, updateUser } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { opensAccount, requiredForAddress } from "../directory/entry-rules.ts";
import { IdentityError } from "../identity-error.ts";
import type { UserRow } from "../schema/tables.ts";
import { type ArrivalStep, filledIn, linkArrival } from "./arrival.ts";
import { type ExternalEmail, missingMetadata } from "./external-profile.ts";
import { providerMetadata } from "./provider-metadata.ts";

async function createAccount(step: ArrivalStep, email: ExternalEmail): Promise<UserRow> {
  const { work, flow, profile } = step;
  const row = newUserRow({ aud: flow.aud, email: email.address }, work.nowMs);
  const user: UserRow = {
    ...row,
    ...filledIn(row, "{}", profile),
    app_metadata: providerMetadata(row, flow.provider, true),
    confirmed_at_ms: work.nowMs,
  };
  await insertUser(work.db, user);
  await linkArrival(step, user.id, email.isVerified);
  return user;
}

/**
 * Opens an account for somebody none of whose addresses has one.
 *
 * @returns `null` when only a mail went out, because the service did not verify the address.
 * @throws {IdentityError} `PROVIDER_PROFILE_FAILED`, `SIGNUP_CLOSED`, `PROVIDER_REQUIRED`, `SIGNUP_EMAIL_TAKEN`.
 */
export type EnterUnknown = (step: ArrivalStep) => Promise<UserRow | null>;

/** Opens accounts for those who arrive for the first time, as far as this house lets strangers in. */
export function createEnterUnknown({ messages, settings }: IdentityContext): EnterUnknown {
  /**
   * An address that the service did not verify is a sign-up like any other: a mail asks its owner. Nothing is linked,
   * for whoever confirms need not be whoever came.
   */
  async function askOwner({ work, flow, profile, caller }: ArrivalStep, address: string): Promise<null> {
    const present = await findUserByEmail(work.db, flow.aud, emailKey(address));
    if (present !== undefined && present.confirmed_at_ms !== null) {
      await work.send(present.email, messages.repeatedSignup(), present);
      await work.audit({ action: "user_repeated_signup", actor: present, caller });
      return null;
    }
    const user = present ?? newUserRow({ aud: flow.aud, email: address }, work.nowMs);
    if (present === undefined) await insertUser(work.db, user);
    await updateUser(work.db, user.id, { confirmation_sent_at_ms: work.nowMs, updated_at_ms: work.nowMs });
    const userMetadata = JSON.stringify(Metadata.parse(missingMetadata({}, profile)));
    const token = await makeLink(work, "confirmation", { userId: user.id, userMetadata });
    await work.send(user.email, messages.confirmation(token), user);
    return null;
  }

  return async (step) => {
    const { work, flow, profile, caller } = step;
    const email = profile.emails.find(({ isVerified }) => isVerified) ?? profile.emails[0];
    if (email === undefined) throw new IdentityError("PROVIDER_PROFILE_FAILED");
    const isOfTheHouse = email.isVerified && opensAccount(settings.entryRules, email.address, flow.provider);
    if (settings.signup !== "open" && !isOfTheHouse) throw new IdentityError("SIGNUP_CLOSED");
    // A sign-up by another service would be an account that nobody can open.
    const required = requiredForAddress(settings.entryRules, email.address);
    if (required !== null && required !== flow.provider) throw new IdentityError("PROVIDER_REQUIRED");
    if (!email.isVerified && !settings.autoconfirm) return askOwner(step, email.address);
    // A verified address had no account a moment ago; if it has one now, the insertion fails and all is tried again.
    const isTaken = !email.isVerified && (await findUserByEmail(work.db, flow.aud, emailKey(email.address)));
    if (isTaken) throw new IdentityError("SIGNUP_EMAIL_TAKEN");
    const created = await createAccount(step, email);
    await work.audit({ action: "user_signedup", actor: created, caller });
    return created;
  };
}
