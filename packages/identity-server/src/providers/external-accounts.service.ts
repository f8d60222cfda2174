import { takeOneTimeToken } from "../accounts/one-time-tokens.repository.ts";
import { findUserByEmail, lockUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { takeStatedGroups } from "../directory/directory-groups.service.ts";
import { requiredProvider } from "../directory/entry-rules.ts";
import { voucherOf } from "../directory/voucher.ts";
import { IdentityError } from "../identity-error.ts";
import type { UserRow } from "../schema/tables.ts";
import { isOpened, type Opening, openSession, type SessionCaller } from "../sessions/session-opening.service.ts";
import { type Arrival, type ArrivalStep, identityKeyOf, refuseBanned } from "./arrival.ts";
import { claimAccount } from "./claim-account.ts";
import { findIdentity, touchIdentity } from "./identities.repository.ts";
import { createEnterKnown } from "./known-arrival.service.ts";
import { isDirectory, type ProviderSet } from "./provider-set.ts";
import { createEnterUnknown } from "./unknown-arrival.service.ts";

/**
 * Finds or makes the account of an arrival and opens a session, within a transaction.
 *
 * @returns The session, or a sign-in that waits for the second factor; `null` when only a mail went out, because the service did not verify the address.
 */
export type EnterByProvider = (work: Work, arrival: Arrival, caller: SessionCaller) => Promise<Opening | null>;

/** The account that has one of the addresses that the service verified, the main one first. */
async function accountOf({ work, flow, profile }: ArrivalStep): Promise<UserRow | undefined> {
  for (const { address } of profile.emails.filter(({ isVerified }) => isVerified)) {
    const found = await findUserByEmail(work.db, flow.aud, emailKey(address));
    const user = found && (await lockUser(work.db, work.dialect, found.id));
    if (user !== undefined) return user;
  }
  return undefined;
}

async function acceptInvite(step: ArrivalStep, inviteHash: string): Promise<UserRow> {
  const { work, profile } = step;
  const invite = await takeOneTimeToken(work.db, inviteHash, ["invite"]);
  const user = invite?.user_id ? await lockUser(work.db, work.dialect, invite.user_id) : undefined;
  if (invite === undefined || user === undefined) throw new IdentityError("USER_NOT_FOUND");
  if (invite.expires_at_ms <= work.nowMs) throw new IdentityError("CONFIRMATION_TOKEN_EXPIRED");
  refuseBanned(user, work.nowMs);
  const isTheirs = profile.emails.some(({ address, isVerified }) => isVerified && emailKey(address) === user.email_key);
  if (!isTheirs) throw new IdentityError("INVITE_EMAIL_DIFFERS");
  const linked = await findIdentity(work.db, identityKeyOf(step));
  if (linked !== undefined && linked.user_id !== user.id) throw new IdentityError("PROVIDER_IDENTITY_TAKEN");
  return claimAccount(step, user);
}

async function reenter(step: ArrivalStep, userId: string): Promise<UserRow> {
  const user = await lockUser(step.work.db, step.work.dialect, userId);
  if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
  refuseBanned(user, step.work.nowMs);
  await touchIdentity(step.work.db, identityKeyOf(step), step.work.nowMs);
  return user;
}

/**
 * Finds, links or opens the account of somebody who comes back from an outside service.
 *
 * @param labels - Names of the house's own directories.
 */
export function createEnterByProvider(context: IdentityContext, labels: ProviderSet["labels"]): EnterByProvider {
  const enterKnown = createEnterKnown(context, labels);
  const enterUnknown = createEnterUnknown(context);

  async function whoEnters(step: ArrivalStep): Promise<UserRow | null> {
    const { work, flow, caller } = step;
    if (flow.invite_hash !== null) {
      const accepted = await acceptInvite(step, flow.invite_hash);
      await work.audit({ action: "invite_accepted", actor: accepted, caller });
      return accepted;
    }
    const linked = await findIdentity(work.db, identityKeyOf(step));
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
    const isRequired = requiredProvider(context.settings.entryRules, user) === provider;
    const voucher = voucherOf(context.tokenKey, { provider, profile, refreshToken, isRequired, nowMs: work.nowMs });
    if (isDirectory(provider)) {
      await takeStatedGroups(work, { userId: user.id, key: identityKeyOf(step), groups: profile.groups }, caller);
    }
    const method = provider === "saml" ? "saml" : "oauth";
    const opening = await openSession(context, work, user, method, caller, voucher);
    if (isOpened(opening)) await work.audit({ action: "login", actor: user, caller });
    return opening;
  };
}
