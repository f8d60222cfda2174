import { findUser } from "../accounts/users.repository.ts";
import type { AdminCaller } from "../admin/admin-caller.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { IdentityContext } from "../context.ts";
import { IdentityError } from "../identity-error.ts";
import type { SessionRow } from "../schema/tables.ts";
import type { Authenticated } from "./authentication.service.ts";
import { deleteSessionOf, deleteSessionsOf, listLiveSessions } from "./sessions.repository.ts";

/** Shows and ends sessions, for their owner and for administrators. */
export type SessionList = ReturnType<typeof createSessionList>;

/** Shows where somebody is signed in. What ends, ends at once in every process, gate included. */
export function createSessionList(context: IdentityContext) {
  const { db, now } = context;
  return {
    /** The live sessions of a person, last used first. */
    own: ({ user }: Authenticated): Promise<readonly SessionRow[]> => listLiveSessions(db, user.id, now()),
    /** @throws {IdentityError} `SESSION_NOT_FOUND` for one that ended or is another person's. */
    endOwn: ({ user }: Authenticated, sessionId: string, caller: Caller): Promise<void> =>
      context.work(async (work) => {
        if (!(await deleteSessionOf(work.db, user.id, sessionId))) throw new IdentityError("SESSION_NOT_FOUND");
        work.changed(user.id);
        await work.audit({ action: "session_ended", actor: user, caller });
      }),
    /** @throws {IdentityError} `USER_NOT_FOUND`. */
    async of(userId: string): Promise<readonly SessionRow[]> {
      if ((await findUser(db, userId)) === undefined) throw new IdentityError("USER_NOT_FOUND");
      return listLiveSessions(db, userId, now());
    },
    /**
     * Ends a session of a person, or all of them.
     *
     * @throws {IdentityError} `USER_NOT_FOUND`, `SESSION_NOT_FOUND`.
     */
    endOf: (userId: string, sessionId: string | null, caller: AdminCaller): Promise<void> =>
      context.work(async (work) => {
        const user = await findUser(work.db, userId);
        if (user === undefined) throw new IdentityError("USER_NOT_FOUND");
        if (sessionId === null) await deleteSessionsOf(work.db, userId, null);
        else if (!(await deleteSessionOf(work.db, userId, sessionId))) throw new IdentityError("SESSION_NOT_FOUND");
        work.changed(userId);
        await work.audit({ action: "session_ended", actor: caller.administrator, caller, target: user });
      }),
  };
}
