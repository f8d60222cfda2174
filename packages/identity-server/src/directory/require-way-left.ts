import { ADMINISTRATOR_ROLE } from "../accounts/users.repository.ts";
import { AdministrationError } from "../administration-error.ts";
import type { Work } from "../context.ts";
import { readEntryRules, requiredProvider } from "./entry-rules.ts";
import { listSelfReliantAdministrators } from "./requirements.repository.ts";

/**
 * Undoes the transaction when nobody who administers could get in on the day on which no directory answers.
 *
 * @throws {AdministrationError} `LAST_DOOR`.
 */
export async function requireWayLeft({ db }: Work, audiences: readonly string[]): Promise<void> {
  const rules = await readEntryRules(db);
  const able = await listSelfReliantAdministrators(db, ADMINISTRATOR_ROLE, audiences);
  if (!able.some((person) => requiredProvider(rules, person) === null)) throw new AdministrationError("LAST_DOOR");
}
