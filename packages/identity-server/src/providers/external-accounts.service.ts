import { Metadata } from "@nv/contracts/schemas";
import { isBanned } from "../accounts/ban.ts";
import { makeLink } from "../accounts/one-time-links.service.ts";
import { deleteOneTimeTokensOf, takeOneTimeToken } from "../accounts/one-time-tokens.repository.ts";
import { changedMetadata, nameKeys, newUserRow, readMetadata } from "../accounts/user-record.ts";
import { findUserByEmail, insertUser, lockUser, type UserChanges, updateUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { takeStatedGroups } from "../directory/directory-groups.service.ts";
import { opensAccount, requiredForAddress, requiredProvider } from "../directory/entry-rules.ts";
import { voucherOf } from "../directory/voucher.ts";
import { IdentityError } from "../identity-error.ts";
import { deletePasskeysOf } from "../passkeys/passkeys.repository.ts";
import type { ProviderFlowRow } from "../schema/providers-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import { isOpened, type Opening, openSession, type SessionCaller } from "../sessions/session-opening.service.ts";
import { deleteSessionsOf } from "../sessions/sessions.repository.ts";
import { deleteMfaTicketsOf } from "../totp/mfa-tickets.repository.ts";
import { deleteRecoveryCodesOf } from "../totp/recovery-codes.repository.ts";
import { deleteTotp } from "../totp/totp.repository.ts";
import { type ExternalEmail, type ExternalProfile, missingMetadata } from "./external-profile.ts";
import {
  deleteIdentitiesOf,
  findIdentity,
  hasProvingIdentity,
  type IdentityKey,
  insertIdentity,
  touchIdentity,
} from "./identities.repository.ts";
import { isDirectory, type ProviderSet } from "./provider-set.ts";

/** Somebody who comes back from an outside service, proven to be the subject of the profile. */
export interface Arrival {
  /** Token by which the directory is asked again; `null` without one. */
  readonly refreshToken: string | null;
  readonly flow: Pick<ProviderFlowRow, "provider" | "aud" | "invite_hash">;
  readonly profile: ExternalProfile;
}

/** Step of an arrival, within one transaction. */
interface Step extends Arrival {
  readonly work: Work;
  readonly caller: SessionCaller;
}

/**
 * Finds or makes the account of an arrival and opens a session, within a transaction.
 *
 * @returns The session, or a sign-in that waits for the second factor; `null` when only a mail went out, because the service did not verify the address.
 */
export type EnterByProvider = (work: Work, arrival: Arrival, caller: SessionCaller) => Promise<Opening | null>;

function keyOf({ flow, profile }: Arrival): IdentityKey {
  return { aud: flow.aud, provider: flow.provider, issuer: profile.issuer, subject: profile.subject };
}

/** `provider` is how the account began; `providers` is every way into it that was ever linked. */
export function providerMetadata(user: UserRow, provider: string, isBeginning: boolean): string {
  const present = readMetadata(user.app_metadata);
  const listed = Array.isArray(present.providers) ? present.providers : [present.provider];
  const former = isBeginning ? [] : listed.filter((name) => typeof name === "string");
  return changedMetadata(user.app_metadata, {
    provider: isBeginning ? provider : present.provider,
    providers: [...new Set([...former, provider])],
  });
}

async function link(step: Step, userId: string, provesEmail: boolean): Promise<void> {
  const { work } = step;
  const times = { created_at_ms: work.nowMs, last_sign_in_at_ms: work.nowMs };
  const added = { user_id: userId, proves_email: Number(provesEmail), directory_groups: null };
  await insertIdentity(work.db, { ...keyOf(step), ...added, ...times });
}

/** Name and picture of the service, where the person has none; searchable at once. */
function filledIn(user: UserRow, metadata: string, profile: ExternalProfile): UserChanges {
  const user_metadata = changedMetadata(metadata, missingMetadata(readMetadata(metadata), profile));
  return { user_metadata, ...nameKeys(user.email, user_metadata) };
}

function refuseBanned(user: UserRow, nowMs: number): void {
  if (isBanned(user, nowMs)) throw new IdentityError("USER_BANNED");
}

/**
 * Gives an account that nobody had proven to be theirs to whoever proves its address now. Password, links, sessions,
 * factors and identities go, for a stranger may have set them; so do a stranger's words, but not an administrator's.
 *
 * @see docs/contracts/identity.md#sign-in-by-other-services
 */
async function claim(step: Step, user: UserRow): Promise<UserRow> {
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
  await link(step, user.id, true);
  return claimed;
}

/** Adds a way into an account whose owner has proven the same address. */
async function join(step: Step, user: UserRow): Promise<UserRow> {
  const { work, flow, profile } = step;
  await link(step, user.id, true);
  work.changed(user.id);
  return updateUser(work.db, user.id, {
    app_metadata: providerMetadata(user, flow.provider, false),
    ...filledIn(user, user.user_metadata, profile),
    updated_at_ms: work.nowMs,
  });
}

/** The account that has one of the addresses that the service verified, the main one first. */
async function accountOf({ work, flow, profile }: Step): Promise<UserRow | undefined> {
  for (const { address } of profile.emails.filter(({ isVerified }) => isVerified)) {
    const found = await findUserByEmail(work.db, flow.aud, emailKey(address));
    const user = found && (await lockUser(work.db, work.dialect, found.id));
    if (user !== undefined) return user;
  }
  return undefined;
}

/** Names that the services give themselves; a directory has the name that the configuration gives it. */
const PROVIDER_NAMES: Readonly<Record<string, string>> = {
  google: "Google",
  github: "GitHub",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
};

/** Name of a service in a sentence. */
export function nameOfProvider(labels: Readonly<Record<string, string>>, provider: string): string {
  return PROVIDER_NAMES[provider] ?? labels[provider] ?? provider;
}

/**
 * Finds, links or opens the account of somebody who comes back from an outside service.
 *
 * @param labels - Names of the house's own directories.
 */
export function createEnterByProvider(context: IdentityContext, labels: ProviderSet["labels"]): EnterByProvider {
  const { settings, messages } = context;

  async function acceptInvite(step: Step, inviteHash: string): Promise<UserRow> {
    const { work, profile } = step;
    const invite = await takeOneTimeToken(work.db, inviteHash, ["invite"]);
    const user = invite?.user_id ? await lockUser(work.db, work.dialect, invite.user_id) : undefined;
    if (invite === undefined || user === undefined) throw new IdentityError("USER_NOT_FOUND");
    if (invite.expires_at_ms <= work.nowMs) throw new IdentityError("CONFIRMATION_TOKEN_EXPIRED");
    refuseBanned(user, work.nowMs);
    const isTheirs = profile.emails.some(
      ({ address, isVerified }) => isVerified && emailKey(address) === user.email_key,
    );
    if (!isTheirs) throw new IdentityError("INVITE_EMAIL_DIFFERS");
    const linked = await findIdentity(work.db, keyOf(step));
    if (linked !== undefined && linked.user_id !== user.id) throw new IdentityError("PROVIDER_IDENTITY_TAKEN");
    return claim(step, user);
  }

  async function reenter(step: Step, userId: string): Promise<UserRow> {
    const user = await lockUser(step.work.db, step.work.dialect, userId);
    if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
    refuseBanned(user, step.work.nowMs);
    await touchIdentity(step.work.db, keyOf(step), step.work.nowMs);
    return user;
  }

  async function create(step: Step, email: ExternalEmail): Promise<UserRow> {
    const { work, flow, profile } = step;
    const row = newUserRow({ aud: flow.aud, email: email.address }, work.nowMs);
    const user: UserRow = {
      ...row,
      ...filledIn(row, "{}", profile),
      app_metadata: providerMetadata(row, flow.provider, true),
      confirmed_at_ms: work.nowMs,
    };
    await insertUser(work.db, user);
    await link(step, user.id, email.isVerified);
    return user;
  }

  /**
   * An address that the service did not verify is a sign-up like any other: a mail asks its owner. Nothing is linked,
   * for whoever confirms need not be whoever came.
   */
  async function askOwner({ work, flow, profile, caller }: Step, address: string): Promise<null> {
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

  async function enterKnown(step: Step, user: UserRow): Promise<UserRow> {
    const { work, caller } = step;
    refuseBanned(user, work.nowMs);
    // With autoconfirm a confirmed address proves nothing: whoever typed it got in.
    const isProven =
      user.confirmed_at_ms !== null && (!settings.autoconfirm || (await hasProvingIdentity(work.db, user.id)));
    if (isProven) {
      const joined = await join(step, user);
      await work.send(joined.email, messages.providerLinked(nameOfProvider(labels, step.flow.provider)), joined);
      await work.audit({ action: "identity_linked", actor: joined, caller });
      return joined;
    }
    const claimed = await claim(step, user);
    if (user.confirmed_at_ms !== null) {
      await work.send(user.email, messages.passwordChanged(), user);
      await work.audit({ action: "identity_linked", actor: claimed, caller });
    } else {
      const action = user.invited_at_ms === null ? "user_signedup" : "invite_accepted";
      await work.audit({ action, actor: claimed, caller });
    }
    return claimed;
  }

  async function enterUnknown(step: Step): Promise<UserRow | null> {
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
    const created = await create(step, email);
    await work.audit({ action: "user_signedup", actor: created, caller });
    return created;
  }

  async function whoEnters(step: Step): Promise<UserRow | null> {
    const { work, flow, caller } = step;
    if (flow.invite_hash !== null) {
      const accepted = await acceptInvite(step, flow.invite_hash);
      await work.audit({ action: "invite_accepted", actor: accepted, caller });
      return accepted;
    }
    const linked = await findIdentity(work.db, keyOf(step));
    if (linked !== undefined) return reenter(step, linked.user_id);
    const owner = await accountOf(step);
    return owner === undefined ? enterUnknown(step) : enterKnown(step, owner);
  }

  return async (work, arrival, caller) => {
    const step = { ...arrival, work, caller };
    const user = await whoEnters(step);
    if (user === null) return null;
    const { flow, profile, refreshToken } = arrival;
    const { provider } = flow;
    const isRequired = requiredProvider(settings.entryRules, user) === provider;
    const voucher = voucherOf(context.tokenKey, { provider, profile, refreshToken, isRequired, nowMs: work.nowMs });
    if (isDirectory(provider)) {
      await takeStatedGroups(work, { userId: user.id, key: keyOf(step), groups: profile.groups }, caller);
    }
    const method = provider === "saml" ? "saml" : "oauth";
    const opening = await openSession(context, work, user, method, caller, voucher);
    if (isOpened(opening)) await work.audit({ action: "login", actor: user, caller });
    return opening;
  };
}
