import { isBanned } from "../accounts/ban.ts";
import { makeLink } from "../accounts/one-time-links.service.ts";
import { findUser, lockUser, updateUser } from "../accounts/users.repository.ts";
import type { IdentityContext, Work } from "../context.ts";
import { requireEntry } from "../directory/entry-rules.ts";
import { IdentityError } from "../identity-error.ts";
import { listPasskeys } from "../passkeys/passkeys.repository.ts";
import { listIdentitiesOf } from "../providers/identities.repository.ts";
import type { PasskeyRow } from "../schema/factors-tables.ts";
import type { IdentityRow } from "../schema/providers-tables.ts";
import type { UserRow } from "../schema/tables.ts";
import { countRecoveryCodes } from "../totp/recovery-codes.repository.ts";
import { findTotp } from "../totp/totp.repository.ts";
import type { AdminCaller } from "./admin-caller.ts";
import { makeInvitation } from "./invitation.ts";

/** Factors that protect an account besides the password. */
export interface PersonFactors {
  /** Unix epoch in milliseconds; `null` without an authenticator application. */
  readonly totpActivatedAtMs: number | null;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly PasskeyRow[];
}

/** A link to hand over, and when it ends. */
export interface HandedLink {
  readonly url: string;
  /** Unix epoch in milliseconds. */
  readonly expiresAtMs: number;
}

/** Ways of a person into their account, as administrators see them and help with them. All throw `USER_NOT_FOUND`. */
export type PersonAccess = ReturnType<typeof createPersonAccess>;

async function openPerson(work: Work, userId: string): Promise<UserRow> {
  const user = await lockUser(work.db, work.dialect, userId);
  if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
  if (isBanned(user, work.nowMs)) throw new IdentityError("USER_SHUT_OUT");
  return user;
}

/** Shows administrators how somebody gets in, and lets them help without ever knowing a password. */
export function createPersonAccess({ db, messages, settings, work }: IdentityContext) {
  async function requirePerson(userId: string): Promise<void> {
    if ((await findUser(db, userId)) === undefined) throw new IdentityError("USER_NOT_FOUND");
  }

  return {
    /** The outside services that open the account, first linked first. */
    async identities(userId: string): Promise<readonly IdentityRow[]> {
      await requirePerson(userId);
      return listIdentitiesOf(db, userId);
    },
    async factors(userId: string): Promise<PersonFactors> {
      await requirePerson(userId);
      const totp = await findTotp(db, userId);
      return {
        totpActivatedAtMs: totp?.activated_at_ms ?? null,
        recoveryCodesLeft: await countRecoveryCodes(db, userId),
        passkeys: await listPasskeys(db, userId),
      };
    },
    /**
     * Makes an invitation that the administrator hands over instead of a mail; every former link stops working.
     *
     * @throws {IdentityError} `USER_CONFIRMED` for who has the account already, `USER_SHUT_OUT`.
     */
    inviteLink: (userId: string, caller: AdminCaller): Promise<HandedLink> =>
      work(async (work) => {
        const person = await openPerson(work, userId);
        if (person.confirmed_at_ms !== null) throw new IdentityError("USER_CONFIRMED");
        const { user, token, expiresAtMs } = await makeInvitation(work, person, undefined);
        await work.audit({ action: "invite_link_made", actor: caller.administrator, caller, target: user });
        return { url: `${settings.siteUrl}/#invite_token=${token}`, expiresAtMs };
      }),
    /**
     * Sends the link to choose a new password, to the person's own address and to nobody else.
     *
     * @throws {IdentityError} `USER_SHUT_OUT`; `PROVIDER_REQUIRED` for who has no use for a password.
     */
    sendRecovery: (userId: string, caller: AdminCaller): Promise<void> =>
      work(async (work) => {
        const user = await openPerson(work, userId);
        requireEntry(settings.entryRules, user, null);
        const token = await makeLink(work, "recovery", { userId });
        await updateUser(work.db, userId, { recovery_sent_at_ms: work.nowMs });
        await work.send(user.email, messages.recovery(token), user);
        await work.audit({ action: "user_recovery_requested", actor: caller.administrator, caller, target: user });
      }),
  };
}
