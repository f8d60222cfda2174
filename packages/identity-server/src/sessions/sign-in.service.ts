import { isBanned } from "../accounts/ban.ts";
import { findUserByEmail, lockUser, updateUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { IdentityError } from "../identity-error.ts";
import { countPassword } from "../limits/count-password.ts";
import type { UserRow } from "../schema/tables.ts";
import { isOpened, openSession, type SessionCaller, type SignedIn, toSignedIn } from "./session-opening.service.ts";

/** Credentials that a person typed to sign in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly aud: string;
}

/** Signs people in with e-mail and password. */
export type SignIn = (credentials: Credentials, caller: SessionCaller) => Promise<SignedIn>;

/** While the hash was computed the account may have been closed, deleted, or given another password. */
async function unchanged(work: Work, user: UserRow): Promise<UserRow> {
  const present = await lockUser(work.db, work.dialect, user.id);
  if (present === undefined || present.password_hash !== user.password_hash) {
    throw new IdentityError("CREDENTIALS_WRONG");
  }
  if (isBanned(present, work.nowMs)) throw new IdentityError("USER_BANNED");
  return present;
}

/**
 * Signs in with a password.
 *
 * Unknown, passwordless and wrong cost the same hash and say the same. Attempts are counted before the
 * password is looked at, so parallel guesses cannot pass the limit.
 *
 * Errors: `CREDENTIALS_WRONG`; `USER_BANNED` and `EMAIL_UNCONFIRMED`, only after the right password, so that only
 * the owner is told; `RATE_LIMITED`; `BUSY`.
 */
export function createSignIn(context: IdentityContext): SignIn {
  const { db, hasher, limiter } = context;
  return async ({ email, password, aud }, caller) => {
    const key = emailKey(email);
    const counted = await countPassword(context, { aud, key }, caller);

    const user = await findUserByEmail(db, aud, key);
    const isConfirmed = user !== undefined && user.confirmed_at_ms !== null;
    const stored = user?.password_hash ?? (isConfirmed ? null : (user?.pending_password_hash ?? null));
    const isRight = await hasher.matches(stored, password, caller);
    if (user === undefined || !isRight || isBanned(user, context.now())) {
      await context.work((work) => work.audit({ action: "login_failed", actor: user ?? { email: key }, caller }));
      throw new IdentityError(user !== undefined && isRight ? "USER_BANNED" : "CREDENTIALS_WRONG");
    }
    if (!isConfirmed) throw new IdentityError("EMAIL_UNCONFIRMED");

    const renewed = user.password_hash === null ? null : await hasher.renewed(user.password_hash, password, caller);
    const opened = await context.work(async (work) => {
      const former = await unchanged(work, user);
      await limiter.clearWithin(work.db, ...counted);
      const present = renewed === null ? former : await updateUser(work.db, user.id, { password_hash: renewed });
      const opening = await openSession(context, work, present, "password", caller);
      if (isOpened(opening)) await work.audit({ action: "login", actor: present, caller });
      return opening;
    });
    return toSignedIn(context, opened);
  };
}
