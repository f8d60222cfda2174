import type { Database } from "@nv/database";
import type { MarkRow } from "../schema/settings-tables.ts";
import type { IdentityDb, IdentityTables } from "../schema/tables.ts";

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

/** Finds the mark of when something was last done; `undefined` when it never was. */
export async function findMark(db: IdentityDb, name: string): Promise<MarkRow | undefined> {
  return db.selectFrom("identity_marks").selectAll().where("name", "=", name).executeTakeFirst();
}

/** Backup copy, as a backup command notes it. */
export interface NotedBackup {
  /** Its name, without the folders above it. */
  readonly file: string;
  readonly sizeBytes: number;
  /** Time when it was made, Unix epoch in milliseconds. */
  readonly atMs: number;
}

/** Notes that a copy of everything was made, for the administration to tell. */
export async function noteBackup({ kysely }: Database, { atMs, ...details }: NotedBackup): Promise<void> {
  const db = kysely.$extendTables<IdentityTables>();
  await setMark(db, { name: BACKUP_MARK, at_ms: atMs, details: JSON.stringify(details) });
}

/** Finds the time when the last copy was made; `null` when none was. */
export async function findLastBackup({ kysely }: Database): Promise<Pick<NotedBackup, "atMs"> | null> {
  const mark = await findMark(kysely.$extendTables<IdentityTables>(), BACKUP_MARK);
  return mark === undefined ? null : { atMs: mark.at_ms };
}
