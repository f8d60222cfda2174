import { isBanned } from "../accounts/ban.ts";
import { lockUser } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import {
  openProvenSession,
  type SessionCaller,
  type SignedIn,
  toSignedIn,
} from "../sessions/session-opening.service.ts";
import type { SignInAnswer } from "./passkey-answers.ts";
import type { PasskeyCheck } from "./passkey-check.service.ts";

/** Signs people in with a passkey. */
export type PasskeySignIn = (answer: SignInAnswer, aud: string, caller: SessionCaller) => Promise<SignedIn>;

/**
 * Signs in with a passkey. It needs no second factor: the device asked for the finger, the face or the PIN.
 *
 * Errors: `PASSKEY_REFUSED`, whatever is wrong; `USER_BANNED`, only after a right signature.
 */
export function createPasskeySignIn(context: IdentityContext, passkeys: PasskeyCheck): PasskeySignIn {
  return async (answer, aud, caller) => {
    const checked = await passkeys.check(answer);
    const opened = await context.work(async (work) => {
      const user = await lockUser(work.db, work.dialect, checked.passkey.user_id);
      if (user === undefined || user.aud !== aud) return null;
      if (isBanned(user, work.nowMs)) throw new IdentityError("USER_BANNED");
      if (!(await passkeys.use(work, checked, user, caller))) return null;
      await work.audit({ action: "login", actor: user, caller });
      return openProvenSession(context, work, user, { method: "passkey", secondMethod: null, voucher: null }, caller);
    });
    if (opened === null) throw new IdentityError("PASSKEY_REFUSED");
    return toSignedIn(context, opened);
  };
}
