import { SEARCH_QUERY_MAX_LENGTH } from "@nv/contracts";
import type { SearchMiss } from "@nv/contracts/schemas";
import { wordsOf } from "@nv/spanish";
import type { Kysely } from "kysely";
import { countMiss, deleteMiss, keepLatestMisses, listMisses, restoreMiss } from "./misses.repository.ts";
import type { SearchTables } from "./search.migrations.ts";
import type { PageSearch } from "./search.service.ts";

/** Searches on the list; when it is full, the one that was made longest ago makes room. */
const MISSES_KEPT = 500;

/** What is searched and not found: what the pages lack. */
export interface SearchMisses {
  /**
   * Counts a search that found nothing. Nothing is kept of who made it, nor of how it was spelt.
   *
   * @returns `false` when it is not counted: it finds something, or it asks nothing.
   */
  count(query: string): Promise<boolean>;
  list(): Promise<readonly SearchMiss[]>;
  /** @returns Whether it was on the list. */
  remove(query: string): Promise<boolean>;
  /** Undoes {@link SearchMisses.remove}. @returns `false` when such a search cannot have been on the list. */
  restore(miss: SearchMiss): Promise<boolean>;
}

/** Keeps the list in the database. */
export function createSearchMisses(deps: {
  readonly db: Kysely<SearchTables>;
  readonly pageSearch: PageSearch;
  readonly now: () => number;
}): SearchMisses {
  const { db, pageSearch, now } = deps;
  return {
    async count(query) {
      // The search is made again: what a page says about it is not believed.
      const { results, isQuestion } = pageSearch.search(query);
      if (!isQuestion || results.length > 0) return false;
      await countMiss(db, wordsOf(query.slice(0, SEARCH_QUERY_MAX_LENGTH)).join(" "), now());
      await keepLatestMisses(db, MISSES_KEPT);
      return true;
    },
    list: () => listMisses(db),
    remove: (query) => deleteMiss(db, query),
    async restore(miss) {
      if (wordsOf(miss.query).join(" ") !== miss.query) return false;
      await restoreMiss(db, miss);
      await keepLatestMisses(db, MISSES_KEPT);
      return true;
    },
  };
}
