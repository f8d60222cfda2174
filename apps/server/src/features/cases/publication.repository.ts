import type { DialectName } from "@nv/database";
import { portions } from "./cases.repository.ts";
import type { CaseDatasetRow, CaseRevisionRow, CasesDb, PublishedCaseRow } from "./schema/tables.ts";

/** Publications that are told, the latest. */
const TOLD_REVISIONS = 100;

/** The row of the dataset, which nobody else can change until the transaction ends. */
export function holdDataset(db: CasesDb, dialect: DialectName): Promise<CaseDatasetRow> {
  const query = db.selectFrom("cases_dataset").selectAll().where("id", "=", 1);
  return (dialect === "sqlite" ? query : query.forUpdate()).executeTakeFirstOrThrow();
}

/** Notes that the store holds a pointer; nothing happens when it should hold another by now. */
export async function markReconciled(db: CasesDb, pointer: string): Promise<void> {
  await db.updateTable("cases_dataset").set({ is_settled: 1 }).where("pointer", "=", pointer).execute();
}

/** Publications, the latest first. */
export function listRevisions(db: CasesDb): Promise<readonly CaseRevisionRow[]> {
  return db.selectFrom("cases_revisions").selectAll().orderBy("number", "desc").limit(TOLD_REVISIONS).execute();
}

/** The last publication that gave readers a revision. */
export function findRevisionNamed(db: CasesDb, revision: string): Promise<CaseRevisionRow | undefined> {
  return db
    .selectFrom("cases_revisions")
    .selectAll()
    .where("revision", "=", revision)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Writes down a publication. */
export async function insertRevision(db: CasesDb, row: CaseRevisionRow): Promise<void> {
  await db.insertInto("cases_revisions").values(row).execute();
}

/** Names of the revisions in which readers were told of any of some cases, and which are still in the store. */
export async function revisionsHolding(db: CasesDb, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const some of portions(caseIds)) {
    const rows = await db
      .selectFrom("cases_revisions")
      .innerJoin("cases_published", (join) =>
        join
          .onRef("cases_published.from_number", "<=", "cases_revisions.number")
          .on(({ or, eb, ref }) =>
            or([
              eb("cases_published.until_number", "is", null),
              eb("cases_published.until_number", ">", ref("cases_revisions.number")),
            ]),
          ),
      )
      .select("cases_revisions.revision")
      .distinct()
      .where("cases_published.case_id", "in", some)
      .where("cases_revisions.purge", "!=", 2)
      .where("cases_revisions.revision", "!=", "")
      .execute();
    for (const { revision } of rows) names.add(revision);
  }
  return names;
}

/** Notes that revisions have to go from the store. */
export async function enqueuePurge(db: CasesDb, revisions: ReadonlySet<string>, atMs: number): Promise<void> {
  for await (const some of portions([...revisions]))
    await db
      .updateTable("cases_revisions")
      .set({ purge: 1, purged_at_ms: atMs })
      .where("revision", "in", some)
      .where("purge", "=", 0)
      .execute();
}

/** Every revision that had to go, and when. @param purge - 1 for those that are still to go; all of them without it. */
export function purgedRevisions(db: CasesDb, purge?: 1) {
  const query = db.selectFrom("cases_revisions").select(["revision", "purged_at_ms"]).distinct();
  const wanted = purge === undefined ? query.where("purge", "!=", 0) : query.where("purge", "=", purge);
  return wanted.orderBy("purged_at_ms").orderBy("revision").execute();
}

/** Notes that a revision went from the store. */
export async function notePurged(db: CasesDb, revision: string): Promise<void> {
  await db.updateTable("cases_revisions").set({ purge: 2 }).where("revision", "=", revision).execute();
}

/** Notes that readers no longer have some cases as they had them. @param number - Of the publication that takes them away. */
export async function closePublished(db: CasesDb, caseIds: readonly string[], number: number): Promise<void> {
  for await (const some of portions(caseIds))
    await db
      .updateTable("cases_published")
      .set({ until_number: number })
      .where("case_id", "in", some)
      .where("until_number", "is", null)
      .execute();
}

/** Notes what readers have of some cases from now on. */
export async function insertPublished(db: CasesDb, rows: readonly PublishedCaseRow[]): Promise<void> {
  for await (const some of portions(rows)) await db.insertInto("cases_published").values(some).execute();
}

/** Cases whose state says something else than what readers have, after they went back to an earlier revision. */
export async function misplacedCases(db: CasesDb) {
  return db
    .selectFrom("cases")
    .leftJoin("cases_published", (join) =>
      join.onRef("cases_published.case_id", "=", "cases.id").on("cases_published.until_number", "is", null),
    )
    .select(["cases.id", "cases.version", "cases.state"])
    .where(({ or, and, eb, ref }) =>
      or([
        and([
          eb("cases.state", "=", "published"),
          or([
            eb("cases_published.content_version", "is", null),
            eb("cases_published.content_version", "!=", ref("cases.content_version")),
          ]),
        ]),
        and([
          eb("cases.state", "=", "publishable"),
          eb("cases_published.content_version", "=", ref("cases.content_version")),
        ]),
      ]),
    )
    .execute();
}
