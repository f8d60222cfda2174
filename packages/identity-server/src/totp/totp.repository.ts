import { prepared } from "@nv/database";
import type { TotpRow } from "../schema/factors-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Finds what a person's authenticator application shares with the service, active or not. */
export async function findTotp(db: IdentityDb, userId: string): Promise<TotpRow | undefined> {
  return (await findOf(db, { userId })).rows[0];
}

const findOf = prepared({ userId: "user_id" }, (db: IdentityDb, { userId }: { readonly userId: string }) =>
  db.selectFrom("identity_totp").selectAll().where("user_id", "=", userId),
);

/**
 * Keeps a new secret that waits for its first code, in place of a former one that waits too.
 *
 * @returns Whether it was kept: an active one is never replaced.
 */
export async function putPendingTotp(
  db: IdentityDb,
  pending: Pick<TotpRow, "user_id" | "secret" | "created_at_ms">,
): Promise<boolean> {
  const { secret, created_at_ms } = pending;
  const kept = await db
    .insertInto("identity_totp")
    .values({ ...pending, activated_at_ms: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ secret, created_at_ms, last_step: 0 })
        .where("identity_totp.activated_at_ms", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Makes a secret protect the account from now on. @returns Whether it was waiting for that. */
export async function activateTotp(db: IdentityDb, userId: string, nowMs: number): Promise<boolean> {
  const result = await db
    .updateTable("identity_totp")
    .set({ activated_at_ms: nowMs })
    .where("user_id", "=", userId)
    .where("activated_at_ms", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Marks the code of a time step as used, and with it all older ones.
 *
 * @returns Whether this call was the first: of several at the same time, on any process, exactly one is.
 */
export async function takeTotpStep(db: IdentityDb, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable("identity_totp")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Removes the second factor of a person. @returns Whether it was active. */
export async function deleteTotp(db: IdentityDb, userId: string): Promise<boolean> {
  const removed = await db
    .deleteFrom("identity_totp")
    .where("user_id", "=", userId)
    .returning("activated_at_ms")
    .executeTakeFirst();
  return removed !== undefined && removed.activated_at_ms !== null;
}
