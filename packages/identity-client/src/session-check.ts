import type { User } from "./user.ts";

/** Statuses that a service answers for a session, or a person, that no longer exists. */
const ENDED: readonly number[] = [401, 404];

/**
 * Asks the service who a saved session is.
 *
 * @returns `null` without a session, and when the service refuses it: it is then gone.
 * @throws {Error} When the service did not say, and the session stays.
 */
export async function checkSession(user: User | null): Promise<User | null> {
  if (!user) return null;
  try {
    return await user.getUserData();
  } catch (error) {
    // A refused renewal has ended the session already.
    if (user.tokenDetails() !== null && !isEnd(error)) throw error;
    user.clearSession();
    return null;
  }
}

/** By its status alone: the error's class lives in the core, and a part that shares modules with it would split it. */
function isEnd(error: unknown): boolean {
  return error instanceof Error && "status" in error && ENDED.includes(Number(error.status));
}
