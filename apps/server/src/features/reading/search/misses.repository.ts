import { SEARCH_MISS_MAX_TIMES } from "@nv/contracts";
import type { SearchMiss } from "@nv/contracts/schemas";
import { type Kysely, sql } from "kysely";
import type { SearchTables } from "./search.migrations.ts";

/** The count with what is added to it; it stops before the database's integers do. */
const TIMES_WITH_ADDED = sql<number>`case
  when search_misses.times >= ${sql.lit(SEARCH_MISS_MAX_TIMES)} - excluded.times then ${sql.lit(SEARCH_MISS_MAX_TIMES)}
  else search_misses.times + excluded.times
end`;

/** Counts a search in one statement, so that two at once are both counted. */
export async function countMiss(db: Kysely<SearchTables>, query: string, nowMs: number): Promise<void> {
  await db
    .insertInto("search_misses")
    .values({ query, times: 1, first_at_ms: nowMs, last_at_ms: nowMs })
    .onConflict((conflict) =>
      conflict.column("query").doUpdateSet({ times: TIMES_WITH_ADDED, last_at_ms: sql<number>`excluded.last_at_ms` }),
    )
    .execute();
}

/** Forgets all but the most recent. */
export async function keepLatestMisses(db: Kysely<SearchTables>, count: number): Promise<void> {
  const latest = db
    .selectFrom("search_misses")
    .select("query")
    .orderBy("last_at_ms", "desc")
    .orderBy("query")
    .limit(count);
  await db.deleteFrom("search_misses").where("query", "not in", latest).execute();
}

/** Lists what was searched in vain, the most searched first. */
export async function listMisses(db: Kysely<SearchTables>): Promise<readonly SearchMiss[]> {
  const rows = await db
    .selectFrom("search_misses")
    .selectAll()
    .orderBy("times", "desc")
    .orderBy("last_at_ms", "desc")
    .execute();
  return rows.map(({ query, times, first_at_ms, last_at_ms }) => ({
    query,
    times,
    firstAtMs: first_at_ms,
    lastAtMs: last_at_ms,
  }));
}

/** Puts a search back with what was counted of it; what was counted meanwhile is added. */
export async function restoreMiss(
  db: Kysely<SearchTables>,
  { query, times, firstAtMs, lastAtMs }: SearchMiss,
): Promise<void> {
  await db
    .insertInto("search_misses")
    .values({ query, times, first_at_ms: firstAtMs, last_at_ms: lastAtMs })
    .onConflict((conflict) =>
      conflict.column("query").doUpdateSet({
        times: TIMES_WITH_ADDED,
        first_at_ms: sql<number>`excluded.first_at_ms`,
      }),
    )
    .execute();
}

/** @returns Whether it was on the list. */
export async function deleteMiss(db: Kysely<SearchTables>, query: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("search_misses").where("query", "=", query).executeTakeFirst();
  return numDeletedRows > 0n;
}
