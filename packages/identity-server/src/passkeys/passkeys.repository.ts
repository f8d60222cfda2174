import type { PasskeyChallengeRow, PasskeyRow } from "../schema/factors-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** The passkeys of a person, oldest first. */
export async function listPasskeys(db: IdentityDb, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom("identity_passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at_ms")
    .orderBy("id")
    .execute();
}

/** Counts the passkeys of a person. */
export async function countPasskeys(db: IdentityDb, userId: string): Promise<number> {
  const row = await db
    .selectFrom("identity_passkeys")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.total;
}

/** Counts the passkeys of a person that browsers offer at this site. */
export async function countPasskeysHere(db: IdentityDb, userId: string): Promise<number> {
  const passkeys = await listPasskeys(db, userId);
  return passkeys.filter(({ host }) => host === null).length;
}

/** Finds a passkey by its credential id. */
export async function findPasskey(db: IdentityDb, id: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom("identity_passkeys").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Adds a passkey. @throws The driver's unique violation when the credential is registered already. */
export async function insertPasskey(db: IdentityDb, passkey: PasskeyRow): Promise<void> {
  await db.insertInto("identity_passkeys").values(passkey).execute();
}

/**
 * Notes a use of a passkey. A counter that does not grow is a copy of the key at work; those that stay at 0 do not count.
 *
 * @returns Whether the counter was as it must be: of several uses with one counter, exactly one is.
 */
export async function recordPasskeyUse(db: IdentityDb, id: string, counter: number, nowMs: number): Promise<boolean> {
  const result = await db
    .updateTable("identity_passkeys")
    .set({ counter, last_used_at_ms: nowMs })
    .where("id", "=", id)
    .where((where) => (counter === 0 ? where("counter", "=", 0) : where("counter", "<", counter)))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Renames a passkey of a person and returns it, if it is theirs. */
export async function renamePasskey(
  db: IdentityDb,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable("identity_passkeys")
    .set({ name })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

/** Removes a passkey of a person and returns what it was, if it is theirs. */
export async function deletePasskey(db: IdentityDb, userId: string, id: string): Promise<PasskeyRow | undefined> {
  return db
    .deleteFrom("identity_passkeys")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

/** Removes the passkeys of a person. @returns How many there were. */
export async function deletePasskeysOf(db: IdentityDb, userId: string): Promise<number> {
  const result = await db.deleteFrom("identity_passkeys").where("user_id", "=", userId).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Keeps a question that a passkey must sign. */
export async function insertChallenge(db: IdentityDb, challenge: PasskeyChallengeRow): Promise<void> {
  await db.insertInto("identity_passkey_challenges").values(challenge).execute();
}

/**
 * Takes a question: of several at the same time, exactly one gets it.
 *
 * @param sessionId - Session that registers a passkey; `null` for a sign-in.
 */
export async function takeChallenge(
  db: IdentityDb,
  hash: string,
  sessionId: string | null,
  nowMs: number,
): Promise<boolean> {
  const taken = await db
    .deleteFrom("identity_passkey_challenges")
    .where("challenge_hash", "=", hash)
    .returning(["session_id", "expires_at_ms"])
    .executeTakeFirst();
  return taken !== undefined && taken.session_id === sessionId && taken.expires_at_ms > nowMs;
}

/** Forgets the questions that nobody answered in time. */
export async function deleteChallengesExpiredBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_passkey_challenges").where("expires_at_ms", "<", timeMs).execute();
}
