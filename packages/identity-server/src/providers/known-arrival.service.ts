import { updateUser } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import type { UserRow } from "../schema/tables.ts";
import { type ArrivalStep, filledIn, linkArrival, refuseBanned } from "./arrival.ts";
import { claimAccount } from "./claim-account.ts";
import { hasProvingIdentity } from "./identities.repository.ts";
import { providerMetadata } from "./provider-metadata.ts";
import { nameOfProvider } from "./provider-name.ts";
import type { ProviderSet } from "./provider-set.ts";

/** Adds a way into an account whose owner has proven the same address. */
async function join(step: ArrivalStep, user: UserRow): Promise<UserRow> {
  const { work, flow, profile } = step;
  await linkArrival(step, user.id, true);
  work.changed(user.id);
  return updateUser(work.db, user.id, {
    app_metadata: providerMetadata(user, flow.provider, false),
    ...filledIn(user, user.user_metadata, profile),
    updated_at_ms: work.nowMs,
  });
}

/**
 * Lets somebody into the account that has an address of theirs: joined to it when its owner has proven the address, and theirs alone
 * otherwise.
 *
 * @throws {IdentityError} `USER_BANNED`.
 */
export type EnterKnown = (step: ArrivalStep, user: UserRow) => Promise<UserRow>;

/** Links the services of those whose address has an account, and tells its owner by mail. */
export function createEnterKnown({ messages, settings }: IdentityContext, labels: ProviderSet["labels"]): EnterKnown {
  return async (step, user) => {
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
    const claimed = await claimAccount(step, user);
    if (user.confirmed_at_ms !== null) {
      await work.send(user.email, messages.passwordChanged(), user);
      await work.audit({ action: "identity_linked", actor: claimed, caller });
    } else {
      const action = user.invited_at_ms === null ? "user_signedup" : "invite_accepted";
      await work.audit({ action, actor: claimed, caller });
    }
    return claimed;
  };
}
