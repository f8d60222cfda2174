import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import type { Authenticated } from "./authentication.service.ts";
import { deleteSession, deleteSessionsOf } from "./sessions.repository.ts";

/** Which sessions a sign-out ends: this one, all the others, or all. */
export type SignOutScope = "local" | "others" | "global";

/** Signs a person out. */
export type SignOut = (who: Authenticated, scope: SignOutScope, caller: Caller) => Promise<void>;

/** Signs out. The gate closes at once, in every process. */
export function createSignOut(context: IdentityContext): SignOut {
  return ({ user, session }, scope, caller) =>
    context.work(async (work) => {
      if (scope === "local") await deleteSession(work.db, session.id);
      else await deleteSessionsOf(work.db, user.id, scope === "others" ? session.id : null);
      work.changed(user.id);
      await work.audit({ action: "logout", actor: user, caller });
    });
}
