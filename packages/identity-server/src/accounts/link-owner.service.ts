import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { OneTimeKind } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { findMfaTicket } from "../totp/mfa-tickets.repository.ts";
import { isBanned } from "./ban.ts";
import { findOneTimeToken } from "./one-time-tokens.repository.ts";
import { findUser } from "./users.repository.ts";

/** Kinds of secrets that open an account by themselves: the link of a mail, or a sign-in that waits for its second factor. */
export const LINK_TYPES = ["signup", "recovery", "magiclink", "mfa"] as const;

/** One of {@link LINK_TYPES}. */
export type LinkType = (typeof LINK_TYPES)[number];

/** The address of the account that a link opens. */
export interface LinkOwner {
  readonly email: string;
}

/** Tells whose account a link opens, and leaves the link as it is. */
export type FindLinkOwner = (
  link: { readonly type: LinkType; readonly token: string },
  caller: Caller,
) => Promise<LinkOwner>;

const KINDS: Readonly<Record<Exclude<LinkType, "mfa">, readonly OneTimeKind[]>> = {
  signup: ["confirmation", "invite"],
  recovery: ["recovery"],
  magiclink: ["magiclink"],
};

/**
 * Tells whose account a link opens. A link can come from anybody: whose account it opens is told before it does, to who holds
 * it and could open it.
 *
 * Errors, those of `POST /verify`: `USER_NOT_FOUND` for an unknown, used or expired link, one of nobody yet, and that of
 * a banned person; `RATE_LIMITED`, counted with the links that are followed.
 */
export function createFindLinkOwner({ db, now, limiter }: IdentityContext): FindLinkOwner {
  async function ownerId({ type, token }: { readonly type: LinkType; readonly token: string }): Promise<string | null> {
    const hash = hashSecret(token.trim());
    if (type === "mfa") return (await findMfaTicket(db, hash, now()))?.user_id ?? null;
    for (const kind of KINDS[type]) {
      const link = await findOneTimeToken(db, hash, kind);
      if (link !== undefined && link.expires_at_ms > now()) return link.user_id;
    }
    return null;
  }

  return async (link, caller) => {
    await limiter.count("verifyByAddress", caller.address);
    const id = await ownerId(link);
    const user = id === null ? undefined : await findUser(db, id);
    if (user === undefined || isBanned(user, now())) throw new IdentityError("USER_NOT_FOUND");
    return { email: user.email };
  };
}
