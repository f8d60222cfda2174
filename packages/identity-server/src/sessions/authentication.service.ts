import { LRUCache } from "lru-cache";
import { findUser } from "../accounts/users.repository.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { SessionRow, UserRow } from "../schema/tables.ts";
import { hashSecret } from "../secret.ts";
import { findLiveSession, findLiveSessionByCookie } from "./sessions.repository.ts";

/** The person behind a request. */
export interface Authenticated {
  readonly user: UserRow;
  readonly session: SessionRow;
}

/** People kept in memory between their requests; a newsroom's worth, about 4 MB. */
const REMEMBERED_MAX = 2000;

/** Finds out who makes a request; nothing older than the last commit of the database is believed, so that an ended session ends at once. */
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
  readonly aud: string;
  /** What the database held when this was read. */
  readonly version: number;
  /** When the session or the token ends by itself, Unix epoch in milliseconds. */
  readonly endsAtMs: number;
}

function requireAudience({ aud }: { readonly aud: string }, named: string | null): void {
  if (named !== null && named !== aud) throw new IdentityError("AUDIENCE_MISMATCH");
}

/** Makes the authentication of requests. */
export function createAuthentication({ db, tokens, now, version }: IdentityContext): Authentication {
  const remembered = new LRUCache<string, Remembered>({ max: REMEMBERED_MAX });

  /** Whom a token was for, if nothing at all was written since then and its time is not over. */
  function recall(bearer: string): Remembered | null {
    const known = remembered.get(bearer);
    return known && known.version === version() && known.endsAtMs > now() ? known : null;
  }

  async function ask(bearer: string, audience: string | null): Promise<Remembered> {
    const claims = await tokens.verify(bearer);
    requireAudience(claims, audience);
    const present = version();
    const [session, user] = await Promise.all([
      findLiveSession(db, claims.session_id, now()),
      findUser(db, claims.sub),
    ]);
    if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
    if (session === undefined || session.user_id !== user.id) {
      throw new IdentityError("TOKEN_INVALID", { values: { reason: "session has ended" } });
    }
    const endsAtMs = Math.min(claims.exp * 1000, session.idle_expires_at_ms, session.absolute_expires_at_ms);
    const found = { who: { user, session }, aud: claims.aud, version: present ?? 0, endsAtMs };
    if (present !== null) remembered.set(bearer, found);
    return found;
  }

  return {
    async byBearer(bearer, audience) {
      if (bearer === null) throw new IdentityError("BEARER_REQUIRED");
      const known = recall(bearer) ?? (await ask(bearer, audience));
      requireAudience(known, audience);
      return known.who;
    },
    async byCookie(cookieSecret) {
      const session =
        cookieSecret === null ? undefined : await findLiveSessionByCookie(db, hashSecret(cookieSecret), now());
      const user = session && (await findUser(db, session.user_id));
      return session && user ? { user, session } : null;
    },
  };
}
