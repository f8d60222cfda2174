import type { CoverageKind, CoverageQuery, CoverageState } from "@nv/contracts/schemas";
import { sql } from "kysely";
import type { CoverageDayRow, CoverageRow, DescriptionsDb } from "../schema/tables.ts";
import { coverageState } from "./core/coverage-state.ts";
import type { Looked } from "./subjects.ts";

/** Rows of a page of the list. */
export const COVERAGE_PAGE = 50;

/** Days that are told: a quarter of a year. */
const MOST_DAYS = 92;

/** Ids that are forgotten at once: databases bound what a statement names. */
const MOST_IDS = 500;

/** PostgreSQL keeps no such character in a text. */
const withoutNul = (text: string) => text.replaceAll("\u0000", "");

/** Reads what is known of all things of a kind: their marks, by id. */
export async function marksOf(db: DescriptionsDb, kind: CoverageKind): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom("description_coverage").select(["id", "mark"]).where("kind", "=", kind).execute();
  return new Map(rows.map(({ id, mark }) => [id, mark]));
}

/** Forgets what readers have no more. */
export async function forgetSubjects(db: DescriptionsDb, kind: CoverageKind, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST_IDS)
    await db
      .deleteFrom("description_coverage")
      .where("kind", "=", kind)
      .where("id", "in", ids.slice(at, at + MOST_IDS))
      .execute();
}

/** One thing of a kind. */
export interface SubjectKey {
  readonly kind: CoverageKind;
  readonly id: string;
}

const rowOf = (db: DescriptionsDb, { kind, id }: SubjectKey) =>
  db.selectFrom("description_coverage").selectAll().where("kind", "=", kind).where("id", "=", id).executeTakeFirst();

/** Keeps what somebody found who looked at a thing. A text that is still the same was written of what it was written of. */
export async function noteLooked(db: DescriptionsDb, key: SubjectKey, mark: string, looked: Looked): Promise<void> {
  const { title, type, author, section, about, faults } = looked;
  const text = withoutNul(looked.text);
  const former = await rowOf(db, key);
  const known = {
    ...{ text, about, faults },
    written_of: former?.text === text ? former.written_of : (looked.writtenOf ?? about),
  };
  const words = { title: withoutNul(title), type, author, section };
  const row: CoverageRow = { ...key, mark, ...words, ...known, state: coverageState(known) };
  await db
    .insertInto("description_coverage")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "id"]).doUpdateSet(row))
    .execute();
}

/** Keeps that a chart has a new text, of the data that it has. */
export async function noteWritten(db: DescriptionsDb, chart: string, text: string, about: string): Promise<void> {
  const known = { text: withoutNul(text), about, written_of: about, faults: 0 };
  await db
    .updateTable("description_coverage")
    .set({ ...known, state: coverageState(known) })
    .where("kind", "=", "chart")
    .where("id", "=", chart)
    .execute();
}

/** Number of things in a state, by section and author. */
export interface CoverageCount {
  readonly state: string;
  readonly section: string;
  readonly author: string;
  readonly count: number;
}

/** Counts all that is known. */
export async function countCoverage(db: DescriptionsDb): Promise<readonly CoverageCount[]> {
  const rows = await db
    .selectFrom("description_coverage")
    .select(["state", "section", "author", sql<number | string>`count(*)`.as("count")])
    .groupBy(["state", "section", "author"])
    .execute();
  return rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
}

/** A page of what is known, the worst first, and how many there are. */
export async function listCoverage(
  db: DescriptionsDb,
  { state, kind, section, author, page }: CoverageQuery,
): Promise<{ readonly rows: readonly CoverageRow[]; readonly total: number }> {
  let query = db.selectFrom("description_coverage");
  if (state !== undefined) query = query.where("state", "=", state);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (section !== undefined) query = query.where("section", "=", section);
  if (author !== undefined) query = query.where("author", "=", author);
  const { count } = await query.select(sql<number | string>`count(*)`.as("count")).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy(sql`case state when 'missing' then 0 when 'wrong' then 1 when 'stale' then 2 else 3 end`)
    .orderBy("title")
    .orderBy("id")
    .limit(COVERAGE_PAGE)
    .offset((page - 1) * COVERAGE_PAGE)
    .execute();
  return { rows, total: Number(count) };
}

/** Keeps how a day ended. */
export async function noteDay(db: DescriptionsDb, row: CoverageDayRow): Promise<void> {
  await db
    .insertInto("description_days")
    .values(row)
    .onConflict((conflict) => conflict.column("day").doUpdateSet(row))
    .execute();
}

/** Lists the counts at the end of the last days, the newest first. */
export function lastDays(db: DescriptionsDb): Promise<readonly CoverageDayRow[]> {
  return db.selectFrom("description_days").selectAll().orderBy("day", "desc").limit(MOST_DAYS).execute();
}

/**
 * Takes a description as right for what it describes now.
 *
 * @returns Whether there is such a thing, and it was only its age that was in doubt.
 */
export async function noteReviewed(db: DescriptionsDb, { kind, id }: SubjectKey): Promise<boolean> {
  const good: CoverageState = "good";
  const { numUpdatedRows } = await db
    .updateTable("description_coverage")
    .set(({ ref }) => ({ written_of: ref("about"), state: good }))
    .where("kind", "=", kind)
    .where("id", "=", id)
    .where("state", "=", "stale")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
