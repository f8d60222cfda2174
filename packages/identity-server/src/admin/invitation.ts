import type { Metadata } from "@nv/contracts/schemas";
import { LINK_LIFE_MS, makeLink } from "../accounts/one-time-links.service.ts";
import { deleteOneTimeTokensOf } from "../accounts/one-time-tokens.repository.ts";
import { changedMetadata, nameKeys } from "../accounts/user-record.ts";
import { updateUser } from "../accounts/users.repository.ts";
import type { Work } from "../context.ts";
import type { UserRow } from "../schema/tables.ts";

/** An invitation that was just made. */
export interface Invitation {
  readonly user: UserRow;
  /** Of its link, the only time it is known. */
  readonly token: string;
  /** End of the link, Unix epoch in milliseconds. */
  readonly expiresAtMs: number;
}

/**
 * Makes the link that invites a person who has not accepted yet; every former link of theirs stops working.
 *
 * What a stranger typed when signing this address up goes; the words of an administrator stay.
 */
export async function makeInvitation(work: Work, user: UserRow, metadata: Metadata | undefined): Promise<Invitation> {
  await deleteOneTimeTokensOf(work.db, user.id);
  const user_metadata = changedMetadata(user.invited_at_ms === null ? "{}" : user.user_metadata, metadata);
  const invited = await updateUser(work.db, user.id, {
    invited_at_ms: work.nowMs,
    pending_password_hash: null,
    user_metadata,
    ...nameKeys(user.email, user_metadata),
    updated_at_ms: work.nowMs,
  });
  const token = await makeLink(work, "invite", { userId: user.id });
  return { user: invited, token, expiresAtMs: work.nowMs + LINK_LIFE_MS.invite };
}
