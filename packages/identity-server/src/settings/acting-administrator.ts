import { ADMINISTRATOR_ROLE, findUser } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { Caller } from "../audit/audit.service.ts";
import type { Work } from "../context.ts";
import type { UserRow } from "../schema/tables.ts";

/** An administrator at work on their screens: who, and from where. */
export interface ActingAdministrator extends Caller {
  readonly userId: string;
  /** The session that speaks for them. */
  readonly sessionId: string;
}

/**
 * The person behind an order, read in the transaction that carries it out: whoever lost the role a moment ago has lost it.
 *
 * @throws {AdministrationError} `FORBIDDEN`.
 */
export async function requireActing(work: Work, { userId }: ActingAdministrator): Promise<UserRow> {
  const user = await findUser(work.db, userId);
  if (user?.role !== ADMINISTRATOR_ROLE) throw new AdministrationError("FORBIDDEN");
  return user;
}
