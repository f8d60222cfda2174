import { setImmediate } from "node:timers/promises";
import type { CaseState } from "@nv/contracts";
import type { NoTables } from "@nv/database";
import type { Kysely, Selectable } from "kysely";
import type { Actor } from "../../http/acting.ts";
import { stateOf } from "./case-rows.ts";
import type { PastStep } from "./core/case-steps.ts";
import type { CaseDatasetRow, CaseEventRow, CasePrivateRow, CaseRow, CasesDb, CasesTables } from "./schema/tables.ts";

/** Rows that are written at once: both databases take some tens of thousands of values in a statement. */
const ROWS_AT_ONCE = 500;

/**
 * Some of a list at a time. Between two of them others have their turn, in a transaction too: SQLite writes at once, and those who need it wait
 * for the end of a transaction anyway, but pages, sessions and files do not.
 */
export async function* portions<Item>(items: readonly Item[], size = ROWS_AT_ONCE): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) {
    yield items.slice(at, at + size);
    await setImmediate();
  }
}

/** Waits until nobody else changes any case, and notes that something will be different. */
export async function lockDataset(db: CasesDb): Promise<CaseDatasetRow> {
  return db
    .updateTable("cases_dataset")
    .set(({ eb }) => ({ changes: eb("changes", "+", 1) }))
    .where("id", "=", 1)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The row of the whole dataset, as it is now. */
export function readDataset(db: CasesDb): Promise<CaseDatasetRow> {
  return db.selectFrom("cases_dataset").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
}

/** Changes it. */
export async function updateDataset(db: CasesDb, change: Partial<Omit<CaseDatasetRow, "id">>): Promise<void> {
  await db.updateTable("cases_dataset").set(change).where("id", "=", 1).execute();
}

/** Notes what somebody is called. */
export async function nameActor(db: CasesDb, { id, name }: Actor): Promise<void> {
  await db
    .insertInto("case_people")
    .values({ id, name })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ name }))
    .execute();
}

/** Forgets what somebody is called; what they did stays, as done by nobody who is told. @param transaction - The one that removes the account. */
export async function forgetActor(transaction: Kysely<NoTables>, userId: string): Promise<void> {
  await transaction.$extendTables<CasesTables>().deleteFrom("case_people").where("id", "=", userId).execute();
}

/** Reads the names of people, by their ids. */
export async function namesOf(db: CasesDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("case_people").selectAll().execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A case by its id. */
export function findCase(db: CasesDb, id: string): Promise<CaseRow | undefined> {
  return db.selectFrom("cases").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether another case has an id of the newsroom. */
export async function isRefTaken(db: CasesDb, ref: string, exceptId: string): Promise<boolean> {
  const row = await db.selectFrom("cases").select("id").where("ref", "=", ref).executeTakeFirst();
  return row !== undefined && row.id !== exceptId;
}

/** Counts the cases. */
export async function countCasesKept(db: CasesDb): Promise<number> {
  const { many } = await db
    .selectFrom("cases")
    .select(({ fn }) => fn.count("id").as("many"))
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** Adds cases. */
export async function insertCases(db: CasesDb, rows: readonly CaseRow[]): Promise<void> {
  for await (const some of portions(rows)) await db.insertInto("cases").values(some).execute();
}

/** Changes a case. */
export async function updateCase(db: CasesDb, id: string, change: Partial<Omit<CaseRow, "id">>): Promise<void> {
  await db.updateTable("cases").set(change).where("id", "=", id).execute();
}

/** Changes cases, each to what its row says. */
export async function replaceCases(db: CasesDb, rows: readonly CaseRow[]): Promise<void> {
  for await (const some of portions(rows))
    await db
      .insertInto("cases")
      .values(some)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          ref: ref("excluded.ref"),
          scope_kind: ref("excluded.scope_kind"),
          scope: ref("excluded.scope"),
          province: ref("excluded.province"),
          municipality: ref("excluded.municipality"),
          decade: ref("excluded.decade"),
          centre: ref("excluded.centre"),
          victims: ref("excluded.victims"),
          is_minimum: ref("excluded.is_minimum"),
          status: ref("excluded.status"),
          evidence: ref("excluded.evidence"),
          sources: ref("excluded.sources"),
          summary: ref("excluded.summary"),
          notes: ref("excluded.notes"),
          name_reason: ref("excluded.name_reason"),
          state: ref("excluded.state"),
          version: ref("excluded.version"),
          content_version: ref("excluded.content_version"),
          entered_by: ref("excluded.entered_by"),
          verified_by: ref("excluded.verified_by"),
          changed_at_ms: ref("excluded.changed_at_ms"),
          words: ref("excluded.words"),
        })),
      )
      .execute();
}

/** Removes cases with everything that is kept of them. */
export async function removeCases(db: CasesDb, ids: readonly string[]): Promise<void> {
  for await (const some of portions(ids)) await db.deleteFrom("cases").where("id", "in", some).execute();
}

/** Changes many cases in the same way. */
export async function updateCases(
  db: CasesDb,
  ids: readonly string[],
  change: Partial<Pick<CaseRow, "state" | "changed_at_ms">>,
): Promise<void> {
  for await (const some of portions(ids))
    await db
      .updateTable("cases")
      .set(({ eb }) => ({ ...change, version: eb("version", "+", 1) }))
      .where("id", "in", some)
      .execute();
}

/** Cases in a list, and what narrows it. */
export interface CasesSought {
  /** Folded; all of them are wanted. */
  readonly words: readonly string[];
  readonly state: CaseState | undefined;
  readonly province: string | undefined;
  /** Id of the newsroom after which they come. */
  readonly after: string | undefined;
  readonly limit: number;
}

function soughtIn(db: CasesDb, { words, state, province }: CasesSought) {
  let query = db
    .selectFrom("cases")
    .leftJoin("cases_published", (join) =>
      join.onRef("cases_published.case_id", "=", "cases.id").on("cases_published.until_number", "is", null),
    );
  // A folded word has letters and figures alone, so none of them means anything else to the database.
  for (const word of words) query = query.where("cases.words", "like", `%${word}%`);
  if (state !== undefined) query = query.where("cases.state", "=", state);
  return province === undefined ? query : query.where("cases.province", "=", province);
}

/** Lists the cases that match, by their ids of the newsroom, each with the version that readers have. */
export async function listCases(db: CasesDb, sought: CasesSought) {
  let query = soughtIn(db, sought)
    .selectAll("cases")
    .select("cases_published.content_version as public_version")
    .orderBy("cases.ref");
  if (sought.after !== undefined) query = query.where("cases.ref", ">", sought.after);
  return query.limit(sought.limit).execute();
}

/** Counts the cases that match. */
export async function countFound(db: CasesDb, sought: CasesSought): Promise<number> {
  const { many } = await soughtIn(db, sought)
    .select(({ fn }) => fn.count("cases.id").as("many"))
    .executeTakeFirstOrThrow();
  return Number(many);
}

/** Counts the cases in each state. */
export async function countStates(db: CasesDb): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("cases")
    .select(({ fn }) => ["state", fn.count("id").as("many")])
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, many }) => [state, Number(many)]));
}

/** The version of a case that readers have; `undefined` when they have none. */
export async function publicVersion(db: CasesDb, caseId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("cases_published")
    .select("content_version")
    .where("case_id", "=", caseId)
    .where("until_number", "is", null)
    .executeTakeFirst();
  return row?.content_version;
}

/** Writes down what was done. */
export async function insertEvents(db: CasesDb, rows: readonly CaseEventRow[]): Promise<void> {
  for await (const some of portions(rows)) await db.insertInto("case_events").values(some).execute();
}

/**
 * Lists the steps that decide who may approve a case, in order: all of them, however many there are.
 *
 * @param of - The case as it was looked at: what somebody did to it since is no part of its past.
 */
export async function pastOf(db: CasesDb, of: Pick<CaseRow, "id" | "version">): Promise<readonly PastStep[]> {
  const rows = await db
    .selectFrom("case_events")
    .select(["by_id", "is_writing", "to_state"])
    .where("case_id", "=", of.id)
    .where("version", "<=", of.version)
    .where((is) => is.or([is("is_writing", "=", 1), is("to_state", "is not", null)]))
    .orderBy("version")
    .execute();
  return rows.map(({ by_id, is_writing, to_state }) => ({
    byId: by_id,
    isWriting: is_writing === 1,
    to: to_state === null ? null : stateOf({ state: to_state }),
  }));
}

/** Place of an event in the order of all. */
export interface EventPlace {
  /** Unix epoch, milliseconds. */
  readonly atMs: number;
  readonly version: number;
  readonly id: string;
}

/** Which events are told. */
export interface EventsSought {
  /** Of one case; of all when it is left out. */
  readonly caseId?: string;
  /** Actions; all when it is left out. */
  readonly actions?: readonly string[];
  /** The one after which they come. */
  readonly after?: EventPlace | undefined;
  readonly limit: number;
}

/** Lists the events, the latest first, each with the case's id of the newsroom. */
export async function listEvents(db: CasesDb, { caseId, actions, after, limit }: EventsSought) {
  let query = db
    .selectFrom("case_events")
    .innerJoin("cases", "cases.id", "case_events.case_id")
    .selectAll("case_events")
    .select("cases.ref as ref");
  if (caseId !== undefined) query = query.where("case_events.case_id", "=", caseId);
  if (actions !== undefined) query = query.where("case_events.action", "in", actions);
  if (after !== undefined)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("case_events.at_ms", "case_events.version", "case_events.id"),
        "<",
        tuple(after.atMs, after.version, after.id),
      ),
    );
  return query
    .orderBy("case_events.at_ms", "desc")
    .orderBy("case_events.version", "desc")
    .orderBy("case_events.id", "desc")
    .limit(limit)
    .execute();
}

/** Finds the personal data of a case, sealed. */
export function findPrivate(db: CasesDb, caseId: string): Promise<Selectable<CasePrivateRow> | undefined> {
  return db.selectFrom("cases_private").selectAll().where("case_id", "=", caseId).executeTakeFirst();
}

/** Keeps what is personal of a case, sealed, instead of what there was. */
export async function writePrivate(db: CasesDb, row: CasePrivateRow): Promise<void> {
  const { version, key_id, sealed } = row;
  await db
    .insertInto("cases_private")
    .values(row)
    .onConflict((conflict) => conflict.column("case_id").doUpdateSet({ version, key_id, sealed }))
    .execute();
}

/** Removes what is personal of a case. */
export async function removePrivate(db: CasesDb, caseId: string): Promise<void> {
  await db.deleteFrom("cases_private").where("case_id", "=", caseId).execute();
}
