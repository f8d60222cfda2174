import type { CataloguePage } from "@nv/contracts/schemas";
import { type Database, migrate } from "@nv/database";
import { createSearchMisses } from "./misses.service.ts";
import { SEARCH_MIGRATIONS, type SearchTables } from "./search.migrations.ts";
import type { SearchDeps } from "./search.routes.ts";
import { createPageSearch } from "./search.service.ts";

/** Brings the tables of the search up to date and its index into memory. */
export async function openSearch(database: Database, pages: readonly CataloguePage[]): Promise<SearchDeps> {
  await migrate(database, "search", SEARCH_MIGRATIONS);
  const pageSearch = createPageSearch(pages);
  const db = database.kysely.$extendTables<SearchTables>();
  return { pageSearch, misses: createSearchMisses({ db, pageSearch, now: Date.now }) };
}
