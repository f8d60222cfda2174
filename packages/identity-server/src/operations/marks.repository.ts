import type { MarkRow } from "../schema/settings-tables.ts";
import type { IdentityDb } from "../schema/tables.ts";

/** Name of the mark of the last backup. */
export const BACKUP_MARK = "backup";

/** Notes when something was done, in place of the time before. */
export async function setMark(db: IdentityDb, mark: MarkRow): Promise<void> {
  const { at_ms, details } = mark;
  await db
    .insertInto("identity_marks")
    .values(mark)
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at_ms, details }))
    .execute();
}

/** When something was last done; nothing when never. */
export async function findMark(db: IdentityDb, name: string): Promise<MarkRow | undefined> {
  return db.selectFrom("identity_marks").selectAll().where("name", "=", name).executeTakeFirst();
}
