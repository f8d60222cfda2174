import type { Metadata } from "@nv/contracts/schemas";
import { checkedEmail, newUserRow, readMetadata } from "../accounts/user-record.ts";
import { findUserByEmail, insertUser } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { displayName } from "../core/metadata.ts";
import { IdentityError } from "../identity-error.ts";
import type { UserRow } from "../schema/tables.ts";
import type { AdminCaller } from "./admin-caller.ts";
import { makeInvitation } from "./invitation.ts";
import { withUniqueEmail } from "./with-unique-email.ts";

/** Longest part of a name that a mail says, characters: a subject line shows no more. */
const NAME_MAX_LENGTH = 80;

/** Returns the name of the inviter for the mail: their name, else their address; on one line whatever they wrote. */
function nameOf({ user_metadata, email }: UserRow): string {
  const name = displayName(readMetadata(user_metadata)) || email;
  return name.replaceAll(/\p{Cc}/gu, " ").slice(0, NAME_MAX_LENGTH);
}

/** A person to invite. */
interface Invited {
  readonly email: string | undefined;
  readonly metadata: Metadata | undefined;
  readonly aud: string;
}

/**
 * Invites a person, or invites again one who has not accepted; the former link stops working.
 *
 * @throws {IdentityError} `EMAIL_REQUIRED`, `EMAIL_INVALID`, `EMAIL_TAKEN`.
 */
export type InvitePerson = (invited: Invited, caller: AdminCaller) => Promise<UserRow>;

/** Lets administrators invite people by mail. */
export function createInvitePerson({ messages, work }: IdentityContext): InvitePerson {
  return async ({ email: typed, metadata, aud }, caller) => {
    const email = checkedEmail(typed);
    return withUniqueEmail(() =>
      work(async (work) => {
        const present = await findUserByEmail(work.db, aud, emailKey(email));
        if (present && present.confirmed_at_ms !== null) throw new IdentityError("EMAIL_TAKEN");
        const user = present ?? newUserRow({ aud, email }, work.nowMs);
        if (!present) await insertUser(work.db, user);
        const invitation = await makeInvitation(work, user, metadata);
        await work.send(user.email, messages.invitation(invitation.token, nameOf(caller.administrator)));
        await work.audit({ action: "user_invited", actor: caller.administrator, caller, target: invitation.user });
        return invitation.user;
      }),
    );
  };
}
