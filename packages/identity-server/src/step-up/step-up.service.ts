import type { ReauthenticationMethod } from "@nv/contracts/schemas";
import type { IdentityContext } from "../context.ts";
import { isTwoFactor } from "../core/two-factor.ts";
import { requiredProvider } from "../directory/entry-rules.ts";
import { IdentityError } from "../identity-error.ts";
import { HOUR_MS } from "../options.ts";
import { countPasskeysHere } from "../passkeys/passkeys.repository.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Authenticated } from "../sessions/authentication.service.ts";
import { mustHaveSecondFactor } from "../totp/required-factor.ts";
import { hasTotp, secondFactorsOf } from "../totp/second-factor.service.ts";

/** For this long after a sign-in, what opens an account may change without another proof, milliseconds. */
const FRESH_MS = HOUR_MS;

/** Asks for a recent proof before something that opens an account changes. */
export type StepUp = ReturnType<typeof createStepUp>;

/** Refuses what matters to who has not shown lately who they are, and says how they can. */
export function createStepUp({ db, hasher, limiter, now, settings }: IdentityContext) {
  async function methodsOf(user: UserRow): Promise<readonly ReauthenticationMethod[]> {
    const asksCode = await hasTotp(db, user.id);
    const isBound = requiredProvider(settings.entryRules, user) !== null;
    const canByPassword =
      !isBound && user.password_hash !== null && (asksCode || !mustHaveSecondFactor(settings, user.role));
    const hasPasskey = settings.factors.passkeys && (await countPasskeysHere(db, user.id)) > 0;
    const byPassword: ReauthenticationMethod = asksCode ? "password_and_code" : "password";
    return [...(canByPassword ? [byPassword] : []), ...(hasPasskey ? (["passkey"] as const) : [])];
  }

  async function check({ user, session }: Authenticated): Promise<{ isFresh: boolean; needsSecond: boolean }> {
    const isRecent = now() - session.created_at_ms < FRESH_MS;
    const needsSecond = (await secondFactorsOf(db, settings, user)).length > 0;
    const proof = { method: session.method, secondMethod: session.second_method };
    return { isFresh: isRecent && (!needsSecond || isTwoFactor(proof)), needsSecond };
  }

  async function refuse(user: UserRow): Promise<never> {
    throw new IdentityError("REAUTHENTICATION_REQUIRED", { extra: { methods: await methodsOf(user) } });
  }

  return {
    /** @throws {IdentityError} `REAUTHENTICATION_REQUIRED`, with the ways to give the proof as `methods`. */
    refuse,
    /** Whether the session was opened lately, and with the second factor if the account asks for one. */
    isFresh: async (who: Authenticated): Promise<boolean> => (await check(who)).isFresh,
    /** @throws {IdentityError} as `refuse`, unless the session is fresh. */
    async requireFresh(who: Authenticated): Promise<void> {
      if (!(await check(who)).isFresh) await refuse(who.user);
    },
    /**
     * Accepts the present password instead of a recent sign-in, as existing clients send it; never instead of a second
     * factor. One that is sent must be right, even where none was needed: the page that asked for it would say «right» of
     * whatever was typed.
     *
     * @param currentPassword - What was sent as it; empty or undefined for nothing.
     * @throws {IdentityError} `CURRENT_PASSWORD_REQUIRED`, `CURRENT_PASSWORD_WRONG`, `REAUTHENTICATION_REQUIRED`, `RATE_LIMITED`, `BUSY`.
     */
    async requireFreshOrPassword(who: Authenticated, currentPassword: string | undefined): Promise<void> {
      const { user, session } = who;
      const { isFresh, needsSecond } = await check(who);
      if (!isFresh && needsSecond) await refuse(user);
      const isSent = currentPassword !== undefined && currentPassword !== "";
      if (!isSent && isFresh) return;
      if (!isSent) throw new IdentityError("CURRENT_PASSWORD_REQUIRED");
      await limiter.count("passwordBySession", session.id);
      const isRight = await hasher.matches(user.password_hash, currentPassword, { userId: user.id });
      if (!isRight) throw new IdentityError("CURRENT_PASSWORD_WRONG");
    },
  };
}
