import { findUser } from "../accounts/users.repository.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { ProvenPerson } from "../providers/oauth-provider.ts";
import { hashSecret } from "../secret.ts";
import { takeStatedGroups } from "./directory-groups.service.ts";
import {
  type DirectorySession,
  findOverSessionByCookie,
  findSessionByCookie,
  proveUntil,
  updateDirectorySession,
} from "./directory-sessions.repository.ts";
import { requiredProvider } from "./entry-rules.ts";
import { voucherOf } from "./voucher.ts";

/** Browser that comes back from a question that nobody saw. */
export interface SilentCaller extends Caller {
  /** The gate's cookie, or `null`. */
  readonly cookieSecret: string | null;
}

/** Renews sessions by a question that the person does not see: the directory knows their browser, or not. */
export interface SilentRenewal {
  /**
   * The service to ask about the session of a gate's cookie, when nothing else keeps it from being good than the directory's silence.
   *
   * @returns `null` for every other cookie.
   */
  providerToAsk(cookieSecret: string | null): Promise<string | null>;
  /** Lets the session of the browser live on, if the directory vouches for its person. It never opens one. */
  renew(provider: string, person: ProvenPerson, caller: SilentCaller): Promise<void>;
  /** Gives the session up: the directory does not vouch, so the next page is the gate. */
  giveUp(caller: SilentCaller): Promise<void>;
}

/** Asks a directory about sessions through the browsers that hold them. */
export function createSilentRenewal(context: IdentityContext): SilentRenewal {
  const { db, now, settings } = context;

  async function extend(work: Work, session: DirectorySession, person: ProvenPerson, caller: Caller): Promise<void> {
    const { profile, refreshToken } = person;
    const { provider, issuer, subject, session_id } = session;
    const user = await findUser(work.db, session.user_id);
    const isSame = profile.issuer === issuer && profile.subject === subject;
    if (user === undefined || !isSame) throw new IdentityError("PROVIDER_IDENTITY_TAKEN");
    const isRequired = requiredProvider(settings.entryRules, user) === provider;
    const arriving = { provider, profile, refreshToken, isRequired, nowMs: work.nowMs };
    const { arrival } = voucherOf(context.tokenKey, arriving);
    if (arrival === null) return;
    await updateDirectorySession(work.db, session_id, {
      sid: arrival.sid,
      sealed_token: arrival.sealedToken,
      asked_at_ms: work.nowMs,
      next_at_ms: Math.min(arrival.nextAtMs, Number.MAX_SAFE_INTEGER),
      over_at_ms: null,
    });
    await proveUntil(work.db, session_id, arrival.provenUntilMs);
    work.changed(user.id);
    const key = { aud: user.aud, provider, issuer, subject };
    await takeStatedGroups(work, { userId: user.id, key, groups: profile.groups }, caller);
  }

  return {
    async providerToAsk(cookieSecret) {
      if (cookieSecret === null) return null;
      return (await findOverSessionByCookie(db, hashSecret(cookieSecret), now()))?.provider ?? null;
    },
    renew: (provider, person, caller) =>
      context.work(async (work) => {
        const session = caller.cookieSecret && (await findSessionByCookie(work.db, hashSecret(caller.cookieSecret)));
        if (!session || session.provider !== provider) throw new IdentityError("PROVIDER_IDENTITY_TAKEN");
        await extend(work, session, person, caller);
      }),
    async giveUp({ cookieSecret }) {
      if (cookieSecret === null) return;
      await context.work(async (work) => {
        const session = await findOverSessionByCookie(work.db, hashSecret(cookieSecret), work.nowMs);
        // So that the gate asks once and not for ever.
        if (session !== undefined)
          await updateDirectorySession(work.db, session.session_id, { given_up_at_ms: work.nowMs });
      });
    },
  };
}
