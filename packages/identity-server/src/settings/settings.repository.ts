import type { SettingsRow } from "../schema/settings-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** The one row. */
const PRESENT = "present";

/** Reads what administrators chose; nothing while nobody chose anything. */
export async function findSettings(db: IdentityDb): Promise<SettingsRow | undefined> {
  return db.selectFrom("identity_settings").selectAll().where("slot", "=", PRESENT).executeTakeFirst();
}

/**
 * Writes the next version, if the present one still is the one before it.
 *
 * @returns Whether it was: of several at the same time, on any process, one is written.
 */
export async function writeSettings(db: IdentityDb, next: Omit<SettingsRow, "slot">): Promise<boolean> {
  if (next.version === 1) {
    const added = await db
      .insertInto("identity_settings")
      .values({ slot: PRESENT, ...next })
      .onConflict((conflict) => conflict.column("slot").doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const changed = await db
    .updateTable("identity_settings")
    .set(next)
    .where("slot", "=", PRESENT)
    .where("version", "=", next.version - 1)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}
