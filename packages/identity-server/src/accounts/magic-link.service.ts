import { randomInt, timingSafeEqual } from "node:crypto";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext, Work } from "../context.ts";
import { emailKey } from "../core/email.ts";
import { requiredProvider } from "../directory/entry-rules.ts";
import { IdentityError } from "../identity-error.ts";
import { deriveSecret, hashSecret, makeSecret } from "../secret.ts";
import {
  isOpened,
  openSession,
  type SessionCaller,
  type SignedIn,
  toSignedIn,
} from "../sessions/session-opening.service.ts";
import { isBanned } from "./ban.ts";
import type { GrantLink, LinkWishes } from "./link-wishes.service.ts";
import { countCodeAttempt, deleteMailCodesOf, putMailCode, takeMailCode } from "./mail-codes.repository.ts";
import { LINK_LIFE_MS, makeLink } from "./one-time-links.service.ts";
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
  request(
    request: {
      readonly email: string | undefined;
      readonly aud: string;
      /** Secret that the browser keeps, so that a code serves in it alone; `null` for one that can hold none. */
      readonly browserSecret: string | null;
    },
    caller: Caller,
  ): Promise<void>;
  /**
   * Follows a link.
   *
   * @throws {IdentityError} `NOT_FOUND` while it is off; `USER_NOT_FOUND` for an unknown or used link;
   *   `MAGIC_LINK_EXPIRED`; `MFA_REQUIRED`; `RATE_LIMITED`.
   */
  follow(token: string, caller: SessionCaller): Promise<SignedIn>;
  /**
   * Takes the code of the mail, in the browser that asked for it.
   *
   * @throws {IdentityError} `NOT_FOUND` while it is off; `MAIL_CODE_WRONG`, the same for an address without an account, another browser,
   *   a wrong, used or old code and one that was tried too often; `MFA_REQUIRED`; `RATE_LIMITED`.
   */
  enterCode(
    entry: {
      readonly email: string;
      readonly code: string;
      readonly aud: string;
      readonly browserSecret: string | null;
    },
    caller: SessionCaller,
  ): Promise<SignedIn>;
}

/** Digits of a code, and wrong ones after which it is worth nothing. One in 200,000 is guessed (ASVS 6.5.4 asks for 20 bits and a limit). */
const CODE_DIGITS = 6;
const CODE_ATTEMPTS_MAX = 5;

/** Six digits for one browser and one account. */
function hashCode(context: IdentityContext, code: string, browserHash: string): string {
  return deriveSecret(context.keys.derivation, "mail-code", `${browserHash}\0${code}`);
}

/** Makes a code, when the browser that asks can be known again. */
async function makeCode(context: IdentityContext, work: Work, userId: string, browserHash: string): Promise<string> {
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, "0");
  await putMailCode(work.db, {
    browser_hash: browserHash,
    user_id: userId,
    code_hash: hashCode(context, code, browserHash),
    attempts: 0,
    expires_at_ms: work.nowMs + LINK_LIFE_MS.magiclink,
  });
  return code;
}

/** A link and its code are one: whichever is used, the other is worth nothing. */
async function forgetLinks(work: Work, userId: string): Promise<void> {
  await deleteOneTimeTokensOf(work.db, userId, "magiclink");
  await deleteMailCodesOf(work.db, userId);
}

/** Makes the link and sends it, if the address is confirmed; a newer link makes the former worthless. */
export const grantMagicLink: GrantLink = async (context, work, user, caller) => {
  const { messages, settings } = context;
  if (user.confirmed_at_ms === null || isBanned(user, work.nowMs)) return;
  if (requiredProvider(settings.entryRules, user) !== null) return;
  await forgetLinks(work, user.id);
  const token = await makeLink(work, "magiclink", { userId: user.id });
  const code = caller.browserHash === null ? null : await makeCode(context, work, user.id, caller.browserHash);
  await work.send(user.email, code === null ? messages.magicLink(token) : messages.magicCode(token, code), user);
  await work.audit({ action: "magic_link_requested", actor: user, caller });
};

/** Lets people in by a link in a mail, and says the same to whoever asks for one. */
export function createMagicLinks(context: IdentityContext, wishes: LinkWishes): MagicLinks {
  const { settings, limiter } = context;
  const requireOffered = () => {
    if (!settings.hasMagicLink) throw new IdentityError("NOT_FOUND");
  };
  return {
    async request({ email, aud, browserSecret }, caller) {
      requireOffered();
      const key = emailKey(email ?? "");
      if (key === "") throw new IdentityError("EMAIL_REQUIRED");
      const attempts = [["magicLinkByAddress", caller.address] as const, ["magicLinkByAccount", key] as const];
      await wishes.ask(
        { kind: "magiclink", aud, key, browserHash: browserSecret && hashSecret(browserSecret) },
        attempts,
        caller,
      );
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
        await forgetLinks(work, user.id);
        const opened = await openSession(context, work, user, "magiclink", caller);
        if (isOpened(opened)) await work.audit({ action: "login", actor: user, caller });
        return opened;
      });
      return toSignedIn(context, opening);
    },
    async enterCode({ email, code, aud, browserSecret }, caller) {
      requireOffered();
      const key = emailKey(email);
      await limiter.countEach([
        ["verifyByAddress", caller.address],
        ["mailCodeByAccountDaily", key],
      ]);
      const browserHash = hashSecret(browserSecret ?? makeSecret());
      // Counted before the code is looked at, in a commit of its own: parallel guesses cannot pass the limit.
      const row = await countCodeAttempt(context.db, browserHash, CODE_ATTEMPTS_MAX, context.now());
      const typed = Buffer.from(hashCode(context, code.replaceAll(/\s/g, ""), browserHash));
      const isRight = timingSafeEqual(typed, Buffer.from(row?.code_hash ?? hashCode(context, "", browserHash)));
      const opening = await context.work(async (work) => {
        const user = row && isRight ? await lockUser(work.db, work.dialect, row.user_id) : undefined;
        const isTheirs = user?.aud === aud && user.email_key === key && !isBanned(user, work.nowMs);
        if (user === undefined || !isTheirs || !(await takeMailCode(work.db, browserHash))) return null;
        await forgetLinks(work, user.id);
        await limiter.clearWithin(work.db, "mailCodeByAccountDaily", key);
        const opened = await openSession(context, work, user, "magiclink", caller);
        if (isOpened(opened)) await work.audit({ action: "login", actor: user, caller });
        return opened;
      });
      if (opening === null) {
        await context.work((work) => work.audit({ action: "login_failed", actor: { email: key }, caller }));
        throw new IdentityError("MAIL_CODE_WRONG");
      }
      return toSignedIn(context, opening);
    },
  };
}
