import type { CataloguePage, SearchAnswer } from "@nv/contracts/schemas";
import type { Session } from "../../../http/session.ts";
import { createPageSearch, type PageSearch } from "./search.service.ts";

/** A search over the pages that somebody may open. */
export interface GroupSearch {
  /** @param query - As {@link PageSearch.search} takes it. */
  search(query: string, finder: Pick<Session, "groups">): SearchAnswer;
  /** Makes ready what nearly everybody searches, which else the first who asks waits for. */
  prepare(): void;
}

/**
 * Searches the pages for people who may not all open the same: each set of groups has its own index, in which a page of another
 * group leaves no trace, neither as an answer nor in what words weigh.
 */
export function createGroupSearch(pages: readonly CataloguePage[]): GroupSearch {
  const named = new Set(pages.flatMap(({ group }) => (group === "" ? [] : [group])));
  // As many as there are sets of groups among people; pages name very few.
  const searches = new Map<string, PageSearch>();

  function searchOf(groups: readonly string[]): PageSearch {
    const own = groups.filter((group) => named.has(group)).toSorted();
    const key = own.join(" ");
    const known = searches.get(key);
    if (known !== undefined) return known;
    const made = createPageSearch(pages.filter(({ group }) => group === "" || own.includes(group)));
    searches.set(key, made);
    return made;
  }

  return { search: (query, { groups }) => searchOf(groups).search(query), prepare: () => void searchOf([]) };
}
