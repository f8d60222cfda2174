import { lockUser, updateUser } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { requiredProvider, requireEntry } from "../directory/entry-rules.ts";
import { IdentityError } from "../identity-error.ts";
import { countPasskeysHere } from "../passkeys/passkeys.repository.ts";
import type { IdentityRow, ProviderFlowRow } from "../schema/providers-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import type { Authenticated } from "../sessions/authentication.service.ts";
import { deleteSessionsByProvider, findLiveSession } from "../sessions/sessions.repository.ts";
import type { ExternalProfile } from "./external-profile.ts";
import { deleteIdentity, findIdentity, insertIdentity, listIdentitiesOf } from "./identities.repository.ts";
import { providerMetadata } from "./provider-metadata.ts";
import { nameOfProvider } from "./provider-name.ts";
import type { ProviderSet } from "./provider-set.ts";

/** A service that opens one's own account. */
export interface OwnIdentity {
  /** Stands for the service and the person there, and tells neither. */
  readonly id: string;
  readonly provider: string;
  readonly createdAtMs: number;
  readonly lastSignInAtMs: number;
  /** Whether another way in would be left without it. */
  readonly canUnlink: boolean;
}

/** The services that open one's own account. Callers have asked for a recent proof before `unlink`. */
export interface OwnIdentities {
  list(user: UserRow): Promise<readonly OwnIdentity[]>;
  /**
   * Unlinks a service; the sessions that it opened end, but for the one that asks.
   *
   * @throws {IdentityError} `IDENTITY_NOT_FOUND`; `LAST_WAY_IN`; `PROVIDER_REQUIRED` for the one that the person's domain requires.
   */
  unlink(who: Authenticated, id: string, caller: Caller): Promise<void>;
}

function idOf({ aud, provider, issuer, subject }: IdentityRow): string {
  return hashSecret([aud, provider, issuer, subject].join("\0"));
}

/** Links a service to the account of who asked for it, within the transaction of the way back. */
export type LinkIdentity = (
  work: Work,
  flow: ProviderFlowRow,
  profile: ExternalProfile,
  caller: Caller,
) => Promise<void>;

/**
 * Links services to accounts that are open.
 *
 * Errors: `USER_INVALID` when the session that asked is over; `PROVIDER_IDENTITY_TAKEN` for one that opens another account;
 * `PROVIDER_REQUIRED` for one that the person's domain does not let in.
 */
export function createLinkIdentity(context: IdentityContext, labels: ProviderSet["labels"]): LinkIdentity {
  const { messages, settings } = context;
  return async (work, flow, { issuer, subject }, caller) => {
    const session = await findLiveSession(work.db, flow.link_session_id ?? "", work.nowMs);
    const user = session && (await lockUser(work.db, work.dialect, session.user_id));
    if (user === undefined || user.id !== flow.link_user_id) throw new IdentityError("USER_INVALID");
    requireEntry(settings.entryRules, user, flow.provider);
    const key = { aud: flow.aud, provider: flow.provider, issuer, subject };
    const known = await findIdentity(work.db, key);
    if (known !== undefined && known.user_id !== user.id) throw new IdentityError("PROVIDER_IDENTITY_TAKEN");
    if (known !== undefined) return;
    const times = { created_at_ms: work.nowMs, last_sign_in_at_ms: work.nowMs };
    await insertIdentity(work.db, { ...key, user_id: user.id, proves_email: 0, directory_groups: null, ...times });
    const linked = await updateUser(work.db, user.id, {
      app_metadata: providerMetadata(user, flow.provider, false),
      updated_at_ms: work.nowMs,
    });
    work.changed(user.id);
    await work.send(user.email, messages.providerLinked(nameOfProvider(labels, flow.provider)), user);
    await work.audit({ action: "identity_linked", actor: linked, caller, details: { provider: flow.provider } });
  };
}

/** Shows and unlinks the services that open one's own account. */
export function createOwnIdentities(context: IdentityContext, { labels, oauth, saml }: ProviderSet): OwnIdentities {
  const { db, messages, settings } = context;
  const isOn = (provider: string) => (provider === "saml" ? saml !== null : oauth.has(provider));

  /** Ways in that are left without one: a mail alone is none, for who reads it could always have come in. */
  async function hasOtherWay(within: Work["db"], user: UserRow, without: IdentityRow): Promise<boolean> {
    if (requiredProvider(settings.entryRules, user) === null) {
      if (user.password_hash !== null) return true;
      if (settings.factors.passkeys && (await countPasskeysHere(within, user.id)) > 0) return true;
    }
    const others = (await listIdentitiesOf(within, user.id)).filter((one) => idOf(one) !== idOf(without));
    const required = requiredProvider(settings.entryRules, user);
    return others.some(({ provider }) => isOn(provider) && (required === null || required === provider));
  }

  return {
    async list(user) {
      const identities = await listIdentitiesOf(db, user.id);
      return Promise.all(
        identities.map(async (identity) => ({
          id: idOf(identity),
          provider: identity.provider,
          createdAtMs: identity.created_at_ms,
          lastSignInAtMs: identity.last_sign_in_at_ms,
          canUnlink: await hasOtherWay(db, user, identity),
        })),
      );
    },
    unlink: ({ user: { id: userId }, session }, id, caller) =>
      context.work(async (work) => {
        const user = await lockUser(work.db, work.dialect, userId);
        if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
        const identity = (await listIdentitiesOf(work.db, userId)).find((one) => idOf(one) === id);
        if (identity === undefined) throw new IdentityError("IDENTITY_NOT_FOUND");
        if (!(await hasOtherWay(work.db, user, identity))) throw new IdentityError("LAST_WAY_IN");
        await deleteIdentity(work.db, identity);
        await deleteSessionsByProvider(work.db, { userId, provider: identity.provider, except: session.id });
        work.changed(userId);
        await work.send(user.email, messages.providerUnlinked(nameOfProvider(labels, identity.provider)), user);
        const details = { provider: identity.provider };
        await work.audit({ action: "identity_unlinked", actor: user, caller, details });
      }),
  };
}
