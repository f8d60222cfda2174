import { LRUCache } from "lru-cache";
import { findUser } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { AccessClaims } from "../keys/access-tokens.service.ts";
import type { SessionRow, UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { provesEnough } from "../totp/required-factor.ts";
import { endOf } from "./end-of-session.ts";
import type { ReadMark, ReadMarks } from "./read-marks.ts";
import { findLiveSession, findLiveSessionByCookie } from "./sessions.repository.ts";

/** The person behind a request. */
export interface Authenticated {
  readonly user: UserRow;
  readonly session: SessionRow;
}

/** Tokens whose people are kept in memory between their requests; a newsroom's worth, about 12 MB. */
const REMEMBERED_MAX = 2000;

/** Finds out who makes a request; nothing older than the last commit about a person is believed, so that an ended session ends at once. */
export interface Authentication {
  /**
   * @param bearer - The access token, or `null` when the request has none.
   * @param audience - What the request's `X-JWT-AUD` names, or `null`.
   * @throws {IdentityError} `BEARER_REQUIRED`, `TOKEN_INVALID`, `AUDIENCE_MISMATCH`; `USER_NOT_FOUND` when the
   *   account is gone.
   */
  byBearer(bearer: string | null, audience: string | null): Promise<Authenticated>;
  /** @param cookieSecret - The gate's cookie; trust it only on requests of our own pages. */
  byCookie(cookieSecret: string | null): Promise<Authenticated | null>;
}

interface Remembered {
  readonly who: Authenticated;
  readonly mark: ReadMark;
  /** Time when the session ends by itself, Unix epoch in milliseconds. */
  readonly endsAtMs: number;
}

/** Finds out who makes a request by its access token, without the database when nothing about them was written. */
export function createAuthentication(context: IdentityContext, marks: ReadMarks): Authentication {
  const { db, tokens, now, settings } = context;
  // By the claims that the signer's memory holds: what it forgets, such as tokens of a revoked key, is forgotten here.
  const remembered = new LRUCache<AccessClaims, Remembered>({ max: REMEMBERED_MAX });

  /** Returns the person of a token, if nothing about them was written since the last time and the session's time is not over. */
  function recall(claims: AccessClaims): Authenticated | null {
    const known = remembered.get(claims);
    return known?.mark.isPresent() && known.endsAtMs > now() ? known.who : null;
  }

  async function ask(claims: AccessClaims): Promise<Authenticated> {
    const mark = marks.mark(claims.sub);
    const [session, user] = await Promise.all([
      findLiveSession(db, claims.session_id, now()),
      findUser(db, claims.sub),
    ]);
    if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
    if (session === undefined || session.user_id !== user.id) {
      throw new IdentityError("TOKEN_INVALID", { values: { reason: "session has ended" } });
    }
    if (!provesEnough(settings, session)) {
      throw new IdentityError("TOKEN_INVALID", { values: { reason: "another proof is required" } });
    }
    const who = { user, session };
    if (mark.isPresent()) remembered.set(claims, { who, mark, endsAtMs: endOf(session) });
    return who;
  }

  return {
    async byBearer(bearer, audience) {
      if (bearer === null) throw new IdentityError("BEARER_REQUIRED");
      // What any process announced before this request came is heard before memory is asked, about keys too.
      const underWay = marks.catchUp();
      if (underWay !== null) await underWay;
      const claims = tokens.recall(bearer) ?? (await tokens.verify(bearer));
      if (audience !== null && audience !== claims.aud) throw new IdentityError("AUDIENCE_MISMATCH");
      return recall(claims) ?? ask(claims);
    },
    async byCookie(cookieSecret) {
      const session =
        cookieSecret === null ? undefined : await findLiveSessionByCookie(db, hashSecret(cookieSecret), now());
      const user = session && (await findUser(db, session.user_id));
      return session && user && provesEnough(settings, session) ? { user, session } : null;
    },
  };
}
