import { localDay } from "@nv/spanish";
import { boxAddress } from "./core/catalogue/box-address";
import { findUtilities } from "./core/catalogue/find-utilities";
import type { FoundUtility } from "./core/catalogue/found-utility";
import { type Recognised, recognise } from "./core/catalogue/recognise";
import { type UtilityId, utilityOf } from "./core/catalogue/utilities";
import { examplesOf, type Utility } from "./core/utility/utility";
import { loadUtility } from "./load-utility";

/** Most utilities named only in part that are listed under the other results. */
const MOST_NAMED = 3;
/** Results of a value that are shown; the rest are on the page. */
const MOST_RESULTS = 3;

async function resultOf(
  { id, values }: Recognised,
  text: string,
  today: string,
  load: (id: UtilityId) => Promise<Utility>,
): Promise<readonly FoundUtility[]> {
  const utility = await load(id);
  // The names of the municipalities weigh more than the whole search: the page brings them.
  const outcome = utility.answer({ ...examplesOf(utility), ...values }, { today, municipalities: null });
  const entry = utilityOf(id);
  if (entry === undefined || outcome.kind === "refusal") return [];
  const { name, says } = entry;
  return [{ id, to: boxAddress(id, text), name, says, results: outcome.results.slice(0, MOST_RESULTS), isMeant: true }];
}

/**
 * Finds the utilities that answer a search: the result of each that takes it for a value, and those that it names.
 *
 * @param load - Fetches a utility. One that cannot be fetched is left out: the search has more to tell.
 */
export async function answerSearch(
  text: string,
  nowMs: number,
  load: (id: UtilityId) => Promise<Utility> = loadUtility,
): Promise<readonly FoundUtility[]> {
  const today = localDay(nowMs);
  const asked = recognise(text, today).map((one) => resultOf(one, text.trim(), today, load));
  const settled = await Promise.allSettled(asked);
  const results = settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  const named = findUtilities(text).map(
    ({ entry: { id, name, says }, isExact }): FoundUtility => ({
      id,
      to: boxAddress(id),
      name,
      says,
      results: [],
      isMeant: isExact,
    }),
  );
  const others = named.filter(({ id }) => !results.some((one) => one.id === id));
  return [...results, ...others.slice(0, MOST_NAMED)];
}
