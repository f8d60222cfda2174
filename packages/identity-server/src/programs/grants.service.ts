import { hash, randomUUID, timingSafeEqual } from "node:crypto";
import { ASSISTANT_LIMITS, type ProgramScope } from "@nv/contracts";
import { lockUser } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { IdentityContext } from "../context.ts";
import type { ProgramKeyRow } from "../schema/programs-tables.ts";
import { hashSecret, makeSecret } from "../secret.ts";
import { findLiveSession } from "../sessions/sessions.repository.ts";
import type { ActingAdministrator } from "../settings/acting-administrator.ts";
import { findGrant, insertGrant, noteGrantKey } from "./grants.repository.ts";
import { makeProgramSecret, startOf } from "./program-secret.ts";
import { deleteKey, insertKey } from "./programs.repository.ts";

/** Permission that somebody gives an assistant. */
export interface NewGrant {
  /** Address of its description: RFC 6749 calls it the client. */
  readonly clientId: string;
  /** Name under which lists and the audit tell of it. */
  readonly clientName: string;
  readonly redirectUri: string;
  /** SHA-256 of a secret that only the assistant has, base64url: RFC 7636. */
  readonly challenge: string;
  readonly scopes: readonly ProgramScope[];
  /** The only address that it opens: RFC 8707. */
  readonly resource: string;
}

/** Request for the token of a permission. */
export interface Exchange {
  readonly code: string;
  readonly verifier: string;
  readonly clientId: string;
  readonly redirectUri: string;
}

/** Token of an assistant. */
export interface GrantedToken {
  readonly token: string;
  readonly scopes: readonly string[];
  /** Seconds. */
  readonly expiresInS: number;
}

/** Permissions of assistants: a code that serves once, and the token that it is changed for. */
export type Grants = ReturnType<typeof createGrants>;

const isSame = (one: string, other: string) => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Lets assistants in for an hour, in the name of who allows it. */
export function createGrants(context: IdentityContext) {
  const { db, now } = context;
  return {
    /**
     * Keeps a permission. @returns The code that the assistant changes for its token, within a minute.
     *
     * @throws {AdministrationError} `FORBIDDEN` for a session that is over.
     */
    async allow(grant: NewGrant, caller: ActingAdministrator): Promise<string> {
      const session = await findLiveSession(db, caller.sessionId, now());
      if (session?.user_id !== caller.userId) throw new AdministrationError("FORBIDDEN");
      const code = makeSecret();
      await context.work(async (work) => {
        const actor = await lockUser(work.db, work.dialect, caller.userId);
        if (actor === undefined) throw new AdministrationError("FORBIDDEN");
        const { clientId, clientName, redirectUri, challenge, scopes, resource } = grant;
        await insertGrant(work.db, {
          ...{ code_hash: hashSecret(code), user_id: actor.id, client_id: clientId, client_name: clientName },
          ...{ redirect_uri: redirectUri, challenge, scopes: scopes.join(" "), resource },
          ...{ method: session.method, second_method: session.second_method, provider: session.provider, key_id: null },
          expires_at_ms: work.nowMs + ASSISTANT_LIMITS.codeS * 1000,
        });
        const details = { assistant: clientName, client: clientId, scopes: scopes.join(" ") };
        await work.audit({ action: "assistant_allowed", actor, caller, details });
      });
      return code;
    },
    /**
     * Changes a code for the token of its assistant, once. A code that comes again was overheard: the token that it gave is worth nothing from then on.
     *
     * @returns `null` for a code that gives nothing, whatever is wrong with it.
     */
    exchange({ code, verifier, clientId, redirectUri }: Exchange): Promise<GrantedToken | null> {
      return context.work(async (work) => {
        const grant = await findGrant(work.db, work.dialect, hashSecret(code));
        if (grant === undefined) return null;
        if (grant.key_id !== null) {
          await deleteKey(work.db, grant.key_id);
          return null;
        }
        const isRight =
          grant.expires_at_ms > work.nowMs &&
          grant.client_id === clientId &&
          grant.redirect_uri === redirectUri &&
          isSame(hash("sha256", verifier, "base64url"), grant.challenge);
        const token = makeProgramSecret("token");
        const row: ProgramKeyRow = {
          ...{ id: randomUUID(), secret_hash: hashSecret(token), kind: "token", name: grant.client_name },
          ...{ start: startOf(token), user_id: grant.user_id, service_id: null },
          ...{ scopes: grant.scopes, resource: grant.resource },
          ...{
            method: grant.method,
            second_method: grant.second_method,
            provider: grant.provider,
            last_used_at_ms: null,
            held_by: null,
          },
          ...{ created_at_ms: work.nowMs, expires_at_ms: work.nowMs + ASSISTANT_LIMITS.tokenS * 1000 },
        };
        // What was tried once is spent, right or wrong: nobody tries a code with one verifier after another.
        await noteGrantKey(work.db, grant.code_hash, row.id);
        if (!isRight) return null;
        await insertKey(work.db, row);
        return { token, scopes: grant.scopes.split(" "), expiresInS: ASSISTANT_LIMITS.tokenS };
      });
    },
  };
}
