import type { Database } from "@nv/database";
import type { Execute, HostEntry } from "@nv/identity-server";

/**
 * Executes orders as the identity service does, for people without an account: in a transaction, with the address that
 * `feature-app.ts` gives them. `src/reading/reading.test.ts` holds the rest to the service itself.
 *
 * @returns `entries`: what the audit would tell.
 */
export function createOrdersWithoutAccounts(database: Database, now: () => number) {
  const entries: HostEntry[] = [];
  const execute: Execute = ({ userId }, task) =>
    database.transaction(database.kysely, async (db) => {
      const email = `${userId.replace("user-", "")}@ejemplo.org`;
      // Nobody here has an address that a mail could reach.
      const tellProposer = async () => undefined;
      const entry = await task({ db, administrator: { id: userId, email }, nowMs: now(), tellProposer });
      if (entry !== null) entries.push(entry);
      return entry !== null;
    });
  return { execute, entries };
}
