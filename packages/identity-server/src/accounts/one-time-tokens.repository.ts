import type { IdentityDb, OneTimeKind, OneTimeTokenRow } from "../schema/tables.ts";

/** Adds a link. */
export async function insertOneTimeToken(
  db: IdentityDb,
  token: Omit<OneTimeTokenRow, "kind"> & { readonly kind: OneTimeKind },
): Promise<void> {
  await db.insertInto("identity_one_time_tokens").values(token).execute();
}

/**
 * Takes a link: of several at the same time, exactly one gets it. Undo the transaction to put it back.
 *
 * @param kinds - What the link may be for.
 */
export async function takeOneTimeToken(
  db: IdentityDb,
  hash: string,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeTokenRow | undefined> {
  return db
    .deleteFrom("identity_one_time_tokens")
    .where("token_hash", "=", hash)
    .where("kind", "in", kinds)
    .returningAll()
    .executeTakeFirst();
}

/** Finds a link without taking it. */
export async function findOneTimeToken(
  db: IdentityDb,
  hash: string,
  kind: OneTimeKind,
): Promise<OneTimeTokenRow | undefined> {
  return db
    .selectFrom("identity_one_time_tokens")
    .selectAll()
    .where("token_hash", "=", hash)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** Links of a person are worth nothing from now on; all of them without `kind`. */
export async function deleteOneTimeTokensOf(db: IdentityDb, userId: string, kind?: OneTimeKind): Promise<void> {
  const all = db.deleteFrom("identity_one_time_tokens").where("user_id", "=", userId);
  await (kind === undefined ? all : all.where("kind", "=", kind)).execute();
}

/** Links of one kind are worth nothing from now on, whoever they are for; with a time, those that were made before it. */
export async function deleteOneTimeTokens(db: IdentityDb, kind: OneTimeKind, beforeMs?: number): Promise<void> {
  const all = db.deleteFrom("identity_one_time_tokens").where("kind", "=", kind);
  await (beforeMs === undefined ? all : all.where("created_at_ms", "<", beforeMs)).execute();
}

/** Forgets the links that expired long ago. */
export async function deleteOneTimeTokensExpiredBefore(db: IdentityDb, timeMs: number): Promise<void> {
  await db.deleteFrom("identity_one_time_tokens").where("expires_at_ms", "<", timeMs).execute();
}
