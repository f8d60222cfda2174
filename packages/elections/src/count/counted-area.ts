import { type CountedArea, type CountSnapshot, TOTAL_AREA } from "@nv/contracts/schemas";

/** Sums the votes of all lists of an area. */
export function listVotes({ votes }: Pick<CountedArea, "votes">): number {
  let sum = 0;
  for (const list in votes) sum += votes[list] ?? 0;
  return sum;
}

/** Votes of a list in an area; 0 for none. */
export const votesOf = ({ votes }: Pick<CountedArea, "votes">, list: string): number =>
  Object.hasOwn(votes, list) ? (votes[list] ?? 0) : 0;

/** Share of an area that is counted, of a hundred: of its census, or else of its polling stations; `null` where its source does not tell. */
export function countedPctOf({ census, countedCensus, countedPct, tables }: CountedArea): number | null {
  if (countedCensus !== null && census > 0) return (100 * countedCensus) / census;
  if (countedPct !== null || tables === undefined || tables.all === 0) return countedPct;
  return (100 * tables.counted) / tables.all;
}

/** Areas of a count by their code. */
export function areasByCode({ areas }: Pick<CountSnapshot, "areas">): ReadonlyMap<string, CountedArea> {
  return new Map(areas.map((area) => [area.code, area]));
}

/** The area that holds all the others; nothing where the count has none. */
export const totalOf = (snapshot: Pick<CountSnapshot, "areas">): CountedArea | undefined =>
  snapshot.areas.find(({ code }) => code === TOTAL_AREA);
