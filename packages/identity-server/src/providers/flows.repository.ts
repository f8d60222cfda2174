import type { ProviderFlowRow } from "../schema/providers-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Adds a sign-in that is about to leave. */
export async function insertFlow(db: IdentityDb, flow: ProviderFlowRow): Promise<void> {
  await db.insertInto("identity_provider_flows").values(flow).execute();
}

/** Finds a sign-in that may still come back, whatever browser brings it. */
export async function findFlow(db: IdentityDb, stateHash: string, nowMs: number): Promise<ProviderFlowRow | undefined> {
  return db
    .selectFrom("identity_provider_flows")
    .selectAll()
    .where("state_hash", "=", stateHash)
    .where("expires_at_ms", ">", nowMs)
    .executeTakeFirst();
}

/**
 * Takes a sign-in that comes back to the browser that it left from: of several at the same time, exactly one gets it.
 * Another browser gets nothing and takes nothing away.
 */
export async function takeFlow(
  db: IdentityDb,
  stateHash: string,
  browserHash: string,
  nowMs: number,
): Promise<ProviderFlowRow | undefined> {
  return db
    .deleteFrom("identity_provider_flows")
    .where("state_hash", "=", stateHash)
    .where("browser_hash", "=", browserHash)
    .where("expires_at_ms", ">", nowMs)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Keeps what a SAML response proved until the browser brings its cookie.
 *
 * @returns Whether it was the first response of this sign-in.
 */
export async function keepProfile(db: IdentityDb, stateHash: string, profile: string): Promise<boolean> {
  const result = await db
    .updateTable("identity_provider_flows")
    .set({ profile })
    .where("state_hash", "=", stateHash)
    .where("profile", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Ends a sign-in whose response was refused, unless a good one came meanwhile. */
export async function dropFlow(db: IdentityDb, stateHash: string): Promise<void> {
  await db
    .deleteFrom("identity_provider_flows")
    .where("state_hash", "=", stateHash)
    .where("profile", "is", null)
    .execute();
}

/** Forgets the sign-ins that never came back. */
export async function deleteFlowsOver(db: IdentityDb, nowMs: number): Promise<void> {
  await db.deleteFrom("identity_provider_flows").where("expires_at_ms", "<=", nowMs).execute();
}
