import { AdministrationError } from "../administration-error.ts";
import type { IdentityContext } from "../context.ts";
import type { ProgramKeyRow } from "../schema/programs-tables.ts";
import { findLiveSession } from "../sessions/sessions.repository.ts";
import type { ActingAdministrator } from "../settings/acting-administrator.ts";
import type { RequireProof } from "../settings/require-proof.ts";

/** Ways in which whoever makes a key proved who they are. */
export type KeyProof = Pick<ProgramKeyRow, "method" | "second_method" | "provider">;

/**
 * Asks for a recent proof of identity before a key is made, and says how it was given.
 *
 * @throws {AdministrationError} `REAUTHENTICATION_REQUIRED`, `FORBIDDEN`.
 */
export type ProveForKey = (caller: ActingAdministrator) => Promise<KeyProof>;

/** Reads proofs in the session of whoever makes a key. */
export function createProveForKey({ db, now }: IdentityContext, requireProof: RequireProof): ProveForKey {
  return async (caller) => {
    await requireProof(caller);
    const session = await findLiveSession(db, caller.sessionId, now());
    if (session?.user_id !== caller.userId) throw new AdministrationError("FORBIDDEN");
    return { method: session.method, second_method: session.second_method, provider: session.provider };
  };
}
