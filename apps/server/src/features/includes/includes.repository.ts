import { sql } from "kysely";
import type { IncludePageRow, IncludesDb } from "./schema/tables.ts";

/** Pages that are kept of one include: a forged report must not fill the disk. */
const MOST_PAGES = 500;

/** The pages that were seen to hold an include, the last seen first. */
export async function listPages(db: IncludesDb, includeId: string): Promise<readonly IncludePageRow[]> {
  return db
    .selectFrom("include_pages")
    .selectAll()
    .where("include_id", "=", includeId)
    .orderBy("last_at_ms", "desc")
    .orderBy("page")
    .limit(MOST_PAGES)
    .execute();
}

/** Adds pages, or to what is known of them; beyond a number of pages those that were seen longest ago go. */
export async function notePages(db: IncludesDb, includeId: string, pages: readonly IncludePageRow[]): Promise<void> {
  for (const page of pages)
    await db
      .insertInto("include_pages")
      .values(page)
      .onConflict((conflict) =>
        conflict.columns(["include_id", "page"]).doUpdateSet({
          last_at_ms: page.last_at_ms,
          sightings: sql`include_pages.sightings + ${page.sightings}`,
        }),
      )
      .execute();
  const kept = db
    .selectFrom("include_pages")
    .select("page")
    .where("include_id", "=", includeId)
    .orderBy("last_at_ms", "desc")
    .orderBy("sightings", "desc")
    .orderBy("page")
    .limit(MOST_PAGES);
  await db.deleteFrom("include_pages").where("include_id", "=", includeId).where("page", "not in", kept).execute();
}
