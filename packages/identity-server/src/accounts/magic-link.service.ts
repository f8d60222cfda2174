import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { IdentityError } from "../identity-error.ts";
import { hashSecret } from "../secret.ts";
import {
  isOpened,
  openSession,
  type SessionCaller,
  type SignedIn,
  toSignedIn,
} from "../sessions/session-opening.service.ts";
import { isBanned } from "./ban.ts";
import type { GrantLink, LinkWishes } from "./link-wishes.service.ts";
import { makeLink } from "./one-time-links.service.ts";
import { deleteOneTimeTokensOf, takeOneTimeToken } from "./one-time-tokens.repository.ts";
import { lockUser } from "./users.repository.ts";

/** Sign-in by a link in a mail. */
export interface MagicLinks {
  /**
   * Sends a link, if there is an account whose address is confirmed; says nothing about it, not by its time either. It makes no accounts.
   *
   * @throws {IdentityError} `NOT_FOUND` while it is off; `EMAIL_REQUIRED`; `RATE_LIMITED`, by the address typed, whether it
   *   has an account or not.
   */
  request(request: { readonly email: string | undefined; readonly aud: string }, caller: Caller): Promise<void>;
  /**
   * Follows a link.
   *
   * @throws {IdentityError} `NOT_FOUND` while it is off; `USER_NOT_FOUND` for an unknown or used link;
   *   `MAGIC_LINK_EXPIRED`; `MFA_REQUIRED`; `RATE_LIMITED`.
   */
  follow(token: string, caller: SessionCaller): Promise<SignedIn>;
}

/** Makes the link and sends it, if the address is confirmed; a newer link makes the former worthless. */
export const grantMagicLink: GrantLink = async ({ messages }, work, user, caller) => {
  if (user.confirmed_at_ms === null || isBanned(user, work.nowMs)) return;
  await deleteOneTimeTokensOf(work.db, user.id, "magiclink");
  const token = await makeLink(work, "magiclink", { userId: user.id });
  await work.send(user.email, messages.magicLink(token), user);
  await work.audit({ action: "magic_link_requested", actor: user, caller });
};

/** Lets people in by a link in a mail, and says the same to whoever asks for one. */
export function createMagicLinks(context: IdentityContext, wishes: LinkWishes): MagicLinks {
  const { settings, limiter } = context;
  const requireOffered = () => {
    if (!settings.hasMagicLink) throw new IdentityError("NOT_FOUND");
  };
  return {
    async request({ email, aud }, caller) {
      requireOffered();
      const key = emailKey(email ?? "");
      if (key === "") throw new IdentityError("EMAIL_REQUIRED");
      const attempts = [["magicLinkByAddress", caller.address] as const, ["magicLinkByAccount", key] as const];
      await wishes.ask({ kind: "magiclink", aud, key }, attempts, caller);
    },
    async follow(token, caller) {
      requireOffered();
      await limiter.count("verifyByAddress", caller.address);
      const opening = await context.work(async (work) => {
        const link = await takeOneTimeToken(work.db, hashSecret(token.trim()), ["magiclink"]);
        const user = link?.user_id ? await lockUser(work.db, work.dialect, link.user_id) : undefined;
        if (link === undefined || user === undefined || isBanned(user, work.nowMs)) {
          throw new IdentityError("USER_NOT_FOUND");
        }
        if (link.expires_at_ms <= work.nowMs) throw new IdentityError("MAGIC_LINK_EXPIRED");
        const opened = await openSession(context, work, user, "magiclink", caller);
        if (isOpened(opened)) await work.audit({ action: "login", actor: user, caller });
        return opened;
      });
      return toSignedIn(context, opening);
    },
  };
}
