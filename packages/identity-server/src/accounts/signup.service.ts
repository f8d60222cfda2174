import type { IdentityUser, Metadata } from "@nv/contracts/schemas";
import { isUniqueViolation } from "@nv/database";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { requireEntryForAddress } from "../directory/entry-rules.ts";
import { IdentityError } from "../identity-error.ts";
import { refuseOwnWords } from "../password/password-rules.ts";
import type { UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { makeLink } from "./one-time-links.service.ts";
import { checkedEmail, newUserRow, ownerOf, toIdentityUser } from "./user-record.ts";
import { findUserByEmail, insertUser, updateUser } from "./users.repository.ts";

/** Request of a person to sign up. */
export interface SignupRequest {
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly metadata: Metadata | undefined;
  readonly aud: string;
}

/** Caller who signs up. */
export interface SignupCaller extends Caller {
  /** Secret that this browser keeps until the confirmation; `null` when it is not one of our own pages. */
  readonly browserSecret: string | null;
}

/** Signs a person up and returns what the wire shows. */
export type Signup = (request: SignupRequest, caller: SignupCaller) => Promise<IdentityUser>;

interface Candidate {
  readonly row: UserRow;
  readonly passwordHash: string;
  readonly caller: SignupCaller;
}

/**
 * Signs people up.
 *
 * A new address, one that waits for its confirmation and one with an account get the same answer, at the same
 * cost; the owner of an account is told by mail. A password belongs to the confirmation that its own sign-up asked
 * for, so that confirming never lets in whoever signed up the same address before. With `autoconfirm` no mail can
 * tell, and the answer does.
 *
 * Errors: `SIGNUP_CLOSED`, `SIGNUP_PASSWORD_REQUIRED`, `EMAIL_REQUIRED`, `EMAIL_INVALID`, `PASSWORD_UNFIT`,
 * `PROVIDER_REQUIRED`, `RATE_LIMITED`, `BUSY`; with `autoconfirm`, `SIGNUP_EMAIL_TAKEN`.
 */
export function createSignup(context: IdentityContext): Signup {
  const { settings, hasher, limiter, messages } = context;

  async function confirmByMail(work: Work, candidate: Candidate): Promise<UserRow> {
    const { row, passwordHash, caller } = candidate;
    const present = await findUserByEmail(work.db, row.aud, row.email_key);
    const shown = { ...row, confirmation_sent_at_ms: work.nowMs };
    if (present && present.confirmed_at_ms !== null) {
      await work.send(present.email, messages.repeatedSignup());
      await work.audit({ action: "user_repeated_signup", actor: present, caller });
      return shown;
    }
    const pending = { pending_password_hash: passwordHash, confirmation_sent_at_ms: work.nowMs };
    if (present) await updateUser(work.db, present.id, { ...pending, updated_at_ms: work.nowMs });
    else await insertUser(work.db, { ...row, ...pending });
    const token = await makeLink(work, "confirmation", {
      userId: present?.id ?? row.id,
      passwordHash,
      userMetadata: row.user_metadata,
      browserHash: caller.browserSecret === null ? null : hashSecret(caller.browserSecret),
    });
    await work.send(present?.email ?? row.email, messages.confirmation(token));
    return shown;
  }

  async function confirmAtOnce(work: Work, { row, passwordHash, caller }: Candidate): Promise<UserRow> {
    const user = { ...row, password_hash: passwordHash, confirmed_at_ms: work.nowMs };
    await insertUser(work.db, user);
    await work.audit({ action: "user_signedup", actor: user, caller });
    return user;
  }

  return async ({ email: typed, password, metadata, aud }, caller) => {
    if (settings.signup !== "open") throw new IdentityError("SIGNUP_CLOSED");
    if (password === undefined || password === "") throw new IdentityError("SIGNUP_PASSWORD_REQUIRED");
    const email = checkedEmail(typed);
    requireEntryForAddress(settings.entryRules, email);
    await limiter.countEach([
      ["signupByAddress", caller.address],
      ["signupByAccount", emailKey(email)],
    ]);
    const row = newUserRow({ aud, email, metadata }, context.now());
    refuseOwnWords(password, ownerOf(row));
    const candidate = { row, passwordHash: await hasher.hash(password, caller), caller };
    const add = settings.autoconfirm ? confirmAtOnce : confirmByMail;
    try {
      return toIdentityUser(await context.work((work) => add(work, candidate)));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      if (settings.autoconfirm) throw new IdentityError("SIGNUP_EMAIL_TAKEN", { cause: error });
      // Somebody signed the same address up at the same moment; now it is there, and this is a repetition.
      return toIdentityUser(await context.work((work) => add(work, candidate)));
    }
  };
}
