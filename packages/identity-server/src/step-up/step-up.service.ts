import type { ReauthenticationMethod } from "@nv/contracts/schemas";
import type { IdentityContext } from "../context.ts";
import { isTwoFactor } from "../core/two-factor.ts";
import { IdentityError } from "../identity-error.ts";
import { DAY_MS, HOUR_MS } from "../options.ts";
import { countPasskeys } from "../passkeys/passkeys.repository.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Authenticated } from "../sessions/authentication.service.ts";
import { hasSecondFactor } from "../totp/second-factor.service.ts";

/** For this long after a sign-in, what opens an account may change without another proof, milliseconds. */
const FRESH_MS = HOUR_MS;

/** The same after a recovery link, which is all the proof that a person without a password can give, milliseconds. */
const RECOVERY_FRESH_MS = DAY_MS;

/** Asks for a recent proof before something that opens an account changes. */
export interface StepUp {
  /** Whether the session was opened lately, and with the second factor if the account asks for one. */
  isFresh(who: Authenticated): Promise<boolean>;
  /** @throws {IdentityError} `REAUTHENTICATION_REQUIRED`, with the ways to give the proof as `methods`. */
  refuse(user: UserRow): Promise<never>;
  /** @throws {IdentityError} as `refuse`, unless the session is fresh. */
  requireFresh(who: Authenticated): Promise<void>;
  /**
   * Accepts the present password instead of a recent sign-in, as existing clients send it; never instead of a second
   * factor.
   *
   * @throws {IdentityError} `CURRENT_PASSWORD_REQUIRED`, `REAUTHENTICATION_REQUIRED`, `RATE_LIMITED`, `BUSY`.
   */
  requireFreshOrPassword(who: Authenticated, currentPassword: string | undefined): Promise<void>;
}

/** Makes the check of recent proof. */
export function createStepUp({ db, hasher, limiter, now, settings }: IdentityContext): StepUp {
  async function methodsOf(user: UserRow, needsCode: boolean): Promise<readonly ReauthenticationMethod[]> {
    const byPassword: readonly ReauthenticationMethod[] = needsCode ? ["password_and_code"] : ["password"];
    const hasPasskey = settings.factors.passkeys && (await countPasskeys(db, user.id)) > 0;
    return [...(user.password_hash === null ? [] : byPassword), ...(hasPasskey ? (["passkey"] as const) : [])];
  }

  async function check({ user, session }: Authenticated): Promise<{ isFresh: boolean; needsCode: boolean }> {
    const freshMs = session.method === "recovery" ? RECOVERY_FRESH_MS : FRESH_MS;
    const isRecent = now() - session.created_at_ms < freshMs;
    const needsCode = await hasSecondFactor(db, user.id);
    const proof = { method: session.method, secondMethod: session.second_method };
    return { isFresh: isRecent && (!needsCode || isTwoFactor(proof)), needsCode };
  }

  async function refuse(user: UserRow): Promise<never> {
    const methods = await methodsOf(user, await hasSecondFactor(db, user.id));
    throw new IdentityError("REAUTHENTICATION_REQUIRED", { extra: { methods } });
  }

  return {
    refuse,
    isFresh: async (who) => (await check(who)).isFresh,
    async requireFresh(who) {
      if (!(await check(who)).isFresh) await refuse(who.user);
    },
    async requireFreshOrPassword(who, currentPassword) {
      const { user } = who;
      const { isFresh, needsCode } = await check(who);
      if (isFresh) return;
      if (needsCode) await refuse(user);
      if (currentPassword === undefined) throw new IdentityError("CURRENT_PASSWORD_REQUIRED");
      await limiter.count("passwordByAccount", user.email_key);
      const isRight = await hasher.matches(user.password_hash, currentPassword);
      if (!isRight) throw new IdentityError("CURRENT_PASSWORD_REQUIRED");
    },
  };
}
