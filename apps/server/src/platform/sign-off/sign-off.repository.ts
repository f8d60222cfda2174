import { z } from "zod";
import type { PastDeed } from "./core/four-eyes.ts";
import type { SignedRevisionRow, SignOffDb, SignOffRow, SignOffRuleRow } from "./sign-off-tables.ts";

/** Files of one query: PostgreSQL and SQLite take more parameters than these. */
const FILES_AT_A_TIME = 500;

/** The rules that hold now; none while nobody chose any. */
export const findLastRules = (db: SignOffDb): Promise<SignOffRuleRow | undefined> =>
  db.selectFrom("sign_off_rules").selectAll().orderBy("version", "desc").limit(1).executeTakeFirst();

/** The last versions, the newest first. */
export const listRules = (db: SignOffDb, most: number): Promise<SignOffRuleRow[]> =>
  db.selectFrom("sign_off_rules").selectAll().orderBy("version", "desc").limit(most).execute();

/** Writes a version. @returns Whether it was the next one: somebody else's may have come before. */
export async function insertRules(db: SignOffDb, row: SignOffRuleRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("sign_off_rules")
    .values(row)
    .onConflict((conflict) => conflict.column("version").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The sign-off of a record, if anybody asked for one or gave it. */
export const findSignOff = (db: SignOffDb, recordId: string): Promise<SignOffRow | undefined> =>
  db.selectFrom("sign_offs").selectAll().where("record_id", "=", recordId).executeTakeFirst();

/** Writes the sign-off of a record in the place of the one before. */
export async function putSignOff(db: SignOffDb, row: SignOffRow): Promise<void> {
  const { record_id: _same, ...others } = row;
  await db
    .insertInto("sign_offs")
    .values(row)
    .onConflict((conflict) => conflict.column("record_id").doUpdateSet(others))
    .execute();
}

/** Removes the sign-off of a record. */
export async function removeSignOff(db: SignOffDb, recordId: string): Promise<void> {
  await db.deleteFrom("sign_offs").where("record_id", "=", recordId).execute();
}

/** A revision that readers got, as it was signed for; `undefined` for one from before anybody noted it. */
export const findSignedRevision = (
  db: SignOffDb,
  recordId: string,
  revision: string,
): Promise<SignedRevisionRow | undefined> =>
  db
    .selectFrom("signed_revisions")
    .selectAll()
    .where("record_id", "=", recordId)
    .where("revision", "=", revision)
    .executeTakeFirst();

/** Notes a revision that readers get. */
export async function noteSignedRevision(db: SignOffDb, row: SignedRevisionRow): Promise<void> {
  const { record_id: _record, revision: _revision, ...others } = row;
  await db
    .insertInto("signed_revisions")
    .values(row)
    .onConflict((conflict) => conflict.columns(["record_id", "revision"]).doUpdateSet(others))
    .execute();
}

/** Gives what files of the library hold now, `[id, hash]`; those that are gone are left out. */
export async function hashesOf(db: SignOffDb, ids: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  const found: (readonly [string, string])[] = [];
  for (let start = 0; start < ids.length; start += FILES_AT_A_TIME) {
    const some = ids.slice(start, start + FILES_AT_A_TIME);
    const rows = await db.selectFrom("files").select(["id", "hash"]).where("id", "in", some).execute();
    found.push(...rows.map(({ id, hash }) => [id, hash] as const));
  }
  return found;
}

const KINDS: Readonly<Record<string, PastDeed["kind"]>> = {
  registered: "writing",
  edited: "writing",
  published: "approval",
};

const Writers = z.array(z.object({ id: z.string() }));

/** Ids of all whose stretches a version is together. */
const writersOf = (byId: string, together: string): readonly string[] =>
  together === "" ? [byId] : Writers.parse(JSON.parse(together)).map(({ id }) => id);

/** All that was done to a record, in its order, as far as it decides who may sign. */
export async function pastOfRecord(db: SignOffDb, recordId: string): Promise<readonly PastDeed[]> {
  const rows = await db
    .selectFrom("record_versions")
    .leftJoin("signed_revisions", (join) =>
      join
        .onRef("signed_revisions.record_id", "=", "record_versions.record_id")
        .onRef("signed_revisions.revision", "=", "record_versions.revision"),
    )
    .select(["by_id", "together", "action", "follows"])
    .where("record_versions.record_id", "=", recordId)
    .orderBy("version")
    .execute();
  return rows.flatMap(({ by_id, together, action, follows }) => {
    const kind = follows === 1 ? "other" : (KINDS[action] ?? "other");
    return writersOf(by_id, together).map((byId) => ({ byId, kind }));
  });
}

/** Takes a person's name off what they asked for and signed; what they signed stays signed. */
export async function forgetSigner(db: SignOffDb, personId: string): Promise<void> {
  const asked = { asked_by: "", asked_by_id: "" };
  const of = { asked_of: "", asked_of_id: "" };
  const given = { given_by: "Alguien que ya no está", given_by_id: "" };
  await db.updateTable("sign_offs").set(asked).where("asked_by_id", "=", personId).execute();
  await db.updateTable("sign_offs").set(of).where("asked_of_id", "=", personId).execute();
  await db.updateTable("sign_offs").set(given).where("given_by_id", "=", personId).execute();
  await db.updateTable("signed_revisions").set(given).where("given_by_id", "=", personId).execute();
}
