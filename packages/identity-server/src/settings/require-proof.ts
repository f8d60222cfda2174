import { findUser } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import { findLiveSession } from "../sessions/sessions.repository.ts";
import { createStepUp } from "../step-up/step-up.service.ts";
import type { ActingAdministrator } from "./acting-administrator.ts";

/**
 * Asks for a recent proof of identity before an order that weakens the doors of everybody: a session that somebody left
 * open, or a stolen cookie, must not be enough.
 *
 * @throws {AdministrationError} `REAUTHENTICATION_REQUIRED` with the ways to give the proof as `methods`; `FORBIDDEN`.
 */
export type RequireProof = (caller: ActingAdministrator) => Promise<void>;

/** The same proof as the routes of the service ask for, in the words of the administrators' screens. */
export function createRequireProof(context: IdentityContext): RequireProof {
  const { db, now } = context;
  const stepUp = createStepUp(context);
  return async ({ userId, sessionId }) => {
    const [user, session] = [await findUser(db, userId), await findLiveSession(db, sessionId, now())];
    if (user === undefined || session?.user_id !== user.id) throw new AdministrationError("FORBIDDEN");
    try {
      await stepUp.requireFresh({ user, session });
    } catch (cause) {
      if (!(cause instanceof IdentityError) || cause.code !== "REAUTHENTICATION_REQUIRED") throw cause;
      throw new AdministrationError("REAUTHENTICATION_REQUIRED", { cause }, cause.extra);
    }
  };
}
