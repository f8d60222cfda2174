import { findUserByEmail } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { IdentityError } from "../identity-error.ts";
import { openSession, type SessionCaller, type SignedIn, toSignedIn } from "./session-opening.service.ts";

/** What a person typed to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly aud: string;
}

/** Signs people in with e-mail and password. */
export type SignIn = (credentials: Credentials, caller: SessionCaller) => Promise<SignedIn>;

/**
 * Makes the sign-in with a password.
 *
 * Unknown, passwordless, banned and wrong cost the same hash and say the same. Attempts are counted before the
 * password is looked at, so parallel guesses cannot pass the limit.
 *
 * Errors: `CREDENTIALS_WRONG`; `EMAIL_UNCONFIRMED`, only after the right password; `RATE_LIMITED`; `BUSY`.
 */
export function createSignIn(context: IdentityContext): SignIn {
  const { db, hasher, limiter } = context;
  return async ({ email, password, aud }, caller) => {
    const key = emailKey(email);
    await limiter.count("passwordByAddress", caller.address);
    await limiter.count("passwordByAccountAndAddress", key, caller.address);
    await limiter.count("passwordByAccount", key);

    const user = await findUserByEmail(db, aud, key);
    const isConfirmed = user !== undefined && user.confirmed_at_ms !== null;
    const stored = user?.password_hash ?? (isConfirmed ? null : (user?.pending_password_hash ?? null));
    const isRight = await hasher.matches(stored, password);
    if (user === undefined || !isRight || user.banned_at_ms !== null) {
      await context.work((work) => work.audit({ action: "login_failed", actor: user ?? { email: key }, caller }));
      throw new IdentityError("CREDENTIALS_WRONG");
    }
    if (!isConfirmed) throw new IdentityError("EMAIL_UNCONFIRMED");

    await limiter.clear("passwordByAccountAndAddress", key, caller.address);
    const opened = await context.work(async (work) => {
      await work.audit({ action: "login", actor: user, caller });
      return openSession(context, work, user, "password", caller);
    });
    return toSignedIn(context, opened);
  };
}
