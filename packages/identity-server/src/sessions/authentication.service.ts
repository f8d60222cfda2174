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

/** Finds out who makes a request; always asks the database, so that an ended session ends at once. */
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

/** Makes the authentication of requests. */
export function createAuthentication({ db, tokens, now }: IdentityContext): Authentication {
  return {
    async byBearer(bearer, audience) {
      if (bearer === null) throw new IdentityError("BEARER_REQUIRED");
      const claims = await tokens.verify(bearer);
      if (audience !== null && audience !== claims.aud) throw new IdentityError("AUDIENCE_MISMATCH");
      const session = await findLiveSession(db, claims.session_id, now());
      const user = await findUser(db, claims.sub);
      if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
      if (session === undefined || session.user_id !== user.id) {
        throw new IdentityError("TOKEN_INVALID", { values: { reason: "session has ended" } });
      }
      return { user, session };
    },
    async byCookie(cookieSecret) {
      const session =
        cookieSecret === null ? undefined : await findLiveSessionByCookie(db, hashSecret(cookieSecret), now());
      const user = session && (await findUser(db, session.user_id));
      return session && user ? { user, session } : null;
    },
  };
}
