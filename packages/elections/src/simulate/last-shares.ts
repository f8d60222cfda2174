import type { ElectoralLaw } from "@nv/contracts/schemas";
import { type ValidVotes, validOf } from "../law/apportion.ts";

/** Last result as shares of the valid votes: a cell for each list where it stands, constituency by constituency in the law's order. */
export interface LastShares {
  /** Lists of the average, and then the rest of the last result. */
  readonly lists: readonly string[];
  /** Number of lists of the average: the first ones. */
  readonly averaged: number;
  /** First cell of each constituency, and the number of all cells at the end. */
  readonly starts: Uint32Array;
  /** List of each cell. */
  readonly listOf: Uint16Array;
  /** Share of each cell. */
  readonly shares: Float64Array;
  /** Of blank votes, by constituency. */
  readonly blank: Float64Array;
  /** Part of the country's valid votes that a constituency has. */
  readonly weights: Float64Array;
  /** Share of each list in the whole country. */
  readonly national: Float64Array;
  /** Part of the country where a list stands. */
  readonly reach: Float64Array;
}

const votesIn = ({ votes }: ValidVotes, list: string) => (Object.hasOwn(votes, list) ? (votes[list] ?? 0) : 0);

/**
 * Reads the last result as shares.
 *
 * @param averaged - Lists of the average. One that nobody voted last time stands everywhere, or where `newLists` says.
 * @param last - By the code of the constituency; all of the law's.
 * @throws {RangeError} When a constituency has no last result.
 */
export function lastShares(
  law: ElectoralLaw,
  averaged: readonly string[],
  last: ReadonlyMap<string, ValidVotes>,
  newLists: Readonly<Record<string, readonly string[]>> = {},
): LastShares {
  const results = law.constituencies.map(({ code }) => ({ code, ...(last.get(code) ?? { votes: {}, blank: 0 }) }));
  const valid = results.map(validOf);
  const empty = valid.indexOf(0);
  if (empty >= 0) throw new RangeError(`${results[empty]?.code} has no last result to start from`);
  const known = new Set(averaged);
  const rest = [...new Set(results.flatMap(({ votes }) => Object.keys(votes)))]
    .filter((list) => !known.has(list))
    .sort();
  const lists = [...averaged, ...rest];
  const total = valid.reduce((sum, votes) => sum + votes, 0);
  const weights = Float64Array.from(valid, (votes) => votes / total);
  const isNew = lists.map((list) => results.every((result) => votesIn(result, list) === 0));
  const [national, reach] = [new Float64Array(lists.length), new Float64Array(lists.length)];
  const [starts, listOf, shares]: [number[], number[], number[]] = [[], [], []];
  results.forEach((result, row) => {
    starts.push(listOf.length);
    lists.forEach((list, at) => {
      const votes = votesIn(result, list);
      const isHere = isNew[at] === true ? (newLists[list]?.includes(result.code) ?? true) : votes > 0;
      if (!isHere) return;
      listOf.push(at);
      shares.push(votes / (valid[row] ?? 1));
      national[at] = (national[at] ?? 0) + votes / total;
      reach[at] = (reach[at] ?? 0) + (weights[row] ?? 0);
    });
  });
  return {
    ...{ lists, averaged: averaged.length, weights, national, reach },
    starts: Uint32Array.from([...starts, listOf.length]),
    listOf: Uint16Array.from(listOf),
    shares: Float64Array.from(shares),
    blank: Float64Array.from(results, ({ blank }, row) => blank / (valid[row] ?? 1)),
  };
}
