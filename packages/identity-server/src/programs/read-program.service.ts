import { isProgramScope, type ProgramScope } from "@nv/contracts";
import { readMetadata } from "../accounts/user-record.ts";
import type { IdentityContext } from "../context.ts";
import { displayName } from "../core/metadata.ts";
import { MINUTE_MS } from "../options.ts";
import { hashSecret } from "../secret.ts";
import type { GateSession } from "../sessions/gate-sessions.service.ts";
import { provesEnough } from "../totp/required-factor.ts";
import { isProgramSecret } from "./program-secret.ts";
import { findLiveKey, type LiveKey, noteUse } from "./programs.repository.ts";

/** A program that calls with a key, or an assistant with a token. */
export interface Program {
  readonly keyId: string;
  /** Name of the key. */
  readonly name: string;
  /** For whom it speaks, with the groups of now. It administers nothing, whoever made it. */
  readonly session: GateSession;
  readonly scopes: ReadonlySet<ProgramScope>;
  /** The only address that it opens; `null` for a key. */
  readonly resource: string | null;
}

/** Finds out whose a secret is; `null` for one that opens nothing. */
export type ReadProgram = (secret: string) => Promise<Program | null>;

/** Last use is written down at most this often. */
const NOTED_MS = 5 * MINUTE_MS;

function sessionOf(key: LiveKey): GateSession {
  const isPerson = key.user_id !== null;
  return {
    userId: key.user_id ?? key.service_id ?? key.id,
    // No session has this id, so nothing that asks for a recent proof takes it for one.
    sessionId: key.id,
    email: key.email ?? "",
    name: isPerson ? displayName(readMetadata(key.user_metadata ?? "{}")) : (key.service_name ?? key.name),
    groups: key.group_names?.split(" ").toSorted() ?? [],
    isAdministrator: false,
  };
}

/** Reads keys from the database each time: a revoked one, or one of who was shut out or had to leave, opens nothing from then on, in every process. */
export function createReadProgram({ db, now, log, settings }: IdentityContext): ReadProgram {
  return async (secret) => {
    if (!isProgramSecret(secret)) return null;
    const nowMs = now();
    const key = await findLiveKey(db, hashSecret(secret), nowMs);
    if (key === undefined) return null;
    // What a session of its person would have to prove now, that one had to prove in which it was made: a second factor, the house's directory.
    const { user_id, email, role } = key;
    const isPerson = user_id !== null && email !== null && role !== null;
    if (isPerson && !provesEnough(settings, { ...key, user_id, email, role })) return null;
    if (nowMs - (key.last_used_at_ms ?? 0) >= NOTED_MS) {
      await noteUse(db, key.id, nowMs).catch((error: unknown) =>
        log.error({ err: error }, "the last use of a key was not written"),
      );
    }
    return {
      ...{ keyId: key.id, name: key.name, resource: key.resource },
      session: sessionOf(key),
      scopes: new Set(key.scopes.split(" ").filter(isProgramScope)),
    };
  };
}
