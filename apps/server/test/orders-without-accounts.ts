import type { Database } from "@nv/database";
import type { CarryOut, HostDeed } from "@nv/identity-server";

/**
 * Carries out orders as the identity service does, for people without an account: in a transaction, with the address that
 * `feature-app.ts` gives them. `src/reading/reading.test.ts` holds the rest to the service itself.
 *
 * @returns `deeds`: what the audit would tell.
 */
export function createOrdersWithoutAccounts(database: Database, now: () => number) {
  const deeds: HostDeed[] = [];
  const carryOut: CarryOut = ({ userId }, task) =>
    database.transaction(database.kysely, async (db) => {
      const email = `${userId.replace("user-", "")}@ejemplo.org`;
      const deed = await task({ db, administrator: { id: userId, email }, nowMs: now() });
      if (deed !== null) deeds.push(deed);
      return deed !== null;
    });
  return { carryOut, deeds };
}
