import { lockUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { findDirectorySession } from "../directory/directory-sessions.repository.ts";
import { requiredProvider } from "../directory/entry-rules.ts";
import { keptVoucher } from "../directory/voucher.ts";
import { IdentityError } from "../identity-error.ts";
import type { SignInAnswer } from "../passkeys/passkey-answers.ts";
import type { PasskeyCheck } from "../passkeys/passkey-check.service.ts";
import type { UserRow } from "../schema/tables.ts";
import type { Authenticated } from "../sessions/authentication.service.ts";
import {
  openProvenSession,
  type SessionCaller,
  type SessionProof,
  type SignedIn,
  toSignedIn,
} from "../sessions/session-opening.service.ts";
import { deleteSessionOf } from "../sessions/sessions.repository.ts";
import { clearCodeAttempts, countCodeAttempt, takeCode } from "../totp/code-use.service.ts";
import { mustHaveSecondFactor } from "../totp/required-factor.ts";
import { credentialStamp, hasTotp } from "../totp/second-factor.service.ts";
import type { StepUp } from "./step-up.service.ts";

/** Proof with which a person shows again who they are: a passkey, or the password with a code where the account asks for one. */
export interface Reauthentication {
  readonly password: string | undefined;
  readonly code: string | undefined;
  readonly passkey: SignInAnswer | undefined;
}

/** Takes the proof and gives a new session in place of the one that asks. */
export type Reauthenticate = (who: Authenticated, proof: Reauthentication, caller: SessionCaller) => Promise<SignedIn>;

/** A proof that is used within the transaction; `null` when it is wrong after all. */
type Proving = (work: Work, user: UserRow) => Promise<Omit<SessionProof, "voucher"> | null>;

/**
 * Takes a repeated proof of who somebody is. The session that asked ends and a new one takes its place (ASVS 5.0, 7.2.4), so what was
 * copied from the former one is worth nothing.
 *
 * Errors: `REAUTHENTICATION_WRONG`; `REAUTHENTICATION_REQUIRED` when something is missing, with what the account can
 * give; `PASSKEY_REFUSED`; `RATE_LIMITED`; `BUSY`.
 */
export function createReauthenticate(
  context: IdentityContext,
  stepUp: StepUp,
  presentPasskeys: () => PasskeyCheck | null,
): Reauthenticate {
  const { db, hasher, limiter, settings } = context;

  async function byPasskey(user: UserRow, answer: SignInAnswer, caller: SessionCaller): Promise<Proving> {
    const passkeys = presentPasskeys();
    if (passkeys === null) throw new IdentityError("PASSKEY_REFUSED");
    const checked = await passkeys.check(answer);
    if (checked.passkey.user_id !== user.id) throw new IdentityError("PASSKEY_REFUSED");
    return async (work, present) =>
      (await passkeys.use(work, checked, present, caller)) ? { method: "passkey", secondMethod: null } : null;
  }

  async function byPassword(user: UserRow, proof: Reauthentication, caller: SessionCaller): Promise<Proving | null> {
    const { password, code } = proof;
    const needsCode = await hasTotp(db, user.id);
    // The session of a password alone would count as ended at once.
    if (!needsCode && mustHaveSecondFactor(settings, user.role)) return stepUp.refuse(user);
    if (requiredProvider(settings.entryRules, user) !== null) return stepUp.refuse(user);
    if (password === undefined || (needsCode && code === undefined)) return stepUp.refuse(user);
    if (needsCode && code !== undefined) await countCodeAttempt(limiter, user.id, code);
    if (!(await hasher.matches(user.password_hash, password, { userId: user.id }))) return null;
    return async (work, present) => {
      if (credentialStamp(present) !== credentialStamp(user)) return null;
      if (!(await hasTotp(work.db, user.id))) return { method: "password", secondMethod: null };
      const secondMethod = await takeCode(context, work, { user: present, code: code ?? "", caller });
      return secondMethod === null ? null : { method: "password", secondMethod };
    };
  }

  return async (who, proof, caller) => {
    const { user, session } = who;
    // By the session, which strangers do not have: their guesses must not shut the owner out here.
    await limiter.count("passwordBySession", session.id);
    const { passkey } = proof;
    const prove = await (passkey === undefined ? byPassword(user, proof, caller) : byPasskey(user, passkey, caller));
    const opened = await context.work(async (work) => {
      const present = await lockUser(work.db, work.dialect, user.id);
      const proven = present === undefined || prove === null ? null : await prove(work, present);
      if (present === undefined || proven === null) {
        await work.audit({ action: "login_failed", actor: user, caller });
        return null;
      }
      // The new session is vouched for as the former one was, and no longer: nobody asked the directory.
      const said = await findDirectorySession(work.db, session.id);
      const voucher = keptVoucher(session.provider, said, session.proven_until_ms);
      if (!(await deleteSessionOf(work.db, user.id, session.id))) {
        throw new IdentityError("TOKEN_INVALID", { values: { reason: "session has ended" } });
      }
      work.changed(user.id);
      await work.audit({ action: "reauthenticated", actor: present, caller });
      return openProvenSession(context, work, present, { ...proven, voucher }, caller);
    });
    if (opened === null) throw new IdentityError("REAUTHENTICATION_WRONG");
    await clearCodeAttempts(limiter, user.id);
    return toSignedIn(context, opened);
  };
}
