import type { CaseNoteRow, CaseRevisionRow, CasesDb } from "./schema/tables.ts";

/** The note that waits to be read under a number. */
export function findNote(db: CasesDb, number: number): Promise<CaseNoteRow | undefined> {
  return db.selectFrom("cases_notes").selectAll().where("number", "=", number).executeTakeFirst();
}

/** Every note that waits to be read. */
export function listNotes(db: CasesDb): Promise<readonly CaseNoteRow[]> {
  return db.selectFrom("cases_notes").selectAll().orderBy("number").execute();
}

/** Keeps a note in place of the one of its number. */
export async function putNote(db: CasesDb, row: CaseNoteRow): Promise<void> {
  await removeNote(db, row.number);
  await db.insertInto("cases_notes").values(row).execute();
}

/** Forgets the note of a number. */
export async function removeNote(db: CasesDb, number: number): Promise<void> {
  await db.deleteFrom("cases_notes").where("number", "=", number).execute();
}

/** A publication by its number. */
export function findPublication(db: CasesDb, number: number): Promise<CaseRevisionRow | undefined> {
  return db.selectFrom("cases_revisions").selectAll().where("number", "=", number).executeTakeFirst();
}

/** Writes what readers are told of a publication from now on, over what they were told. */
export async function rewriteNote(
  db: CasesDb,
  number: number,
  { note, reason }: { readonly note: string; readonly reason: string },
): Promise<void> {
  await db.updateTable("cases_revisions").set({ note, note_reason: reason }).where("number", "=", number).execute();
}

/** Names of the revisions whose files tell of a publication: its own and those that were made since. */
export async function revisionsTelling(db: CasesDb, number: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("cases_revisions")
    .select("revision")
    .distinct()
    .where("number", ">=", number)
    // Going back made no files: those it names are of before.
    .where("action", "!=", "rolled-back")
    .where("revision", "!=", "")
    .execute();
  return new Set(rows.map(({ revision }) => revision));
}
