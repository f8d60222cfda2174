import { SEARCH_QUERY_MAX_LENGTH } from "@nv/contracts";
import type { SearchMiss } from "@nv/contracts/schemas";
import { wordsOf } from "@nv/spanish";
import type { Kysely } from "kysely";
import type { Finder, Finding } from "../../../platform/finding/finding.ts";
import type { GroupSearch } from "./group-search.ts";
import { countMiss, deleteMiss, keepLatestMisses, listMisses, restoreMiss } from "./misses.repository.ts";
import type { SearchTables } from "./search.migrations.ts";

/** Searches on the list; when it is full, the one that was made longest ago makes room. */
const MISSES_KEPT = 500;

/** Service for searches that found nothing: they show what the pages lack. */
export type SearchMisses = ReturnType<typeof createSearchMisses>;

/** Keeps the list in the database. */
export function createSearchMisses(deps: {
  readonly db: Kysely<SearchTables>;
  readonly pageSearch: GroupSearch;
  readonly finding: Pick<Finding, "find">;
  readonly now: () => number;
}) {
  const { db, pageSearch, finding, now } = deps;
  return {
    /**
     * Counts a search that found nothing, or only what resembles it. Nothing is kept of who made it, nor of how it was spelt.
     *
     * @param finder - Who searched, for what they may find.
     * @returns `false` when it is not counted: it finds what was asked, a page or not, or it asks nothing.
     */
    async count(query: string, finder: Finder): Promise<boolean> {
      // The search is made again: what a page says about it is not believed.
      const { results, isQuestion, isWeak } = pageSearch.search(query, finder);
      if (!isQuestion || (results.length > 0 && !isWeak)) return false;
      if ((await finding.find(query.slice(0, SEARCH_QUERY_MAX_LENGTH), finder)).length > 0) return false;
      await countMiss(db, wordsOf(query.slice(0, SEARCH_QUERY_MAX_LENGTH)).join(" "), now());
      await keepLatestMisses(db, MISSES_KEPT);
      return true;
    },
    list: (): Promise<readonly SearchMiss[]> => listMisses(db),
    /** @returns Whether it was on the list. */
    remove: (query: string): Promise<boolean> => deleteMiss(db, query),
    /** Undoes {@link SearchMisses.remove}. @returns `false` when such a search cannot have been on the list. */
    async restore(miss: SearchMiss): Promise<boolean> {
      if (wordsOf(miss.query).join(" ") !== miss.query) return false;
      await restoreMiss(db, miss);
      await keepLatestMisses(db, MISSES_KEPT);
      return true;
    },
  };
}
