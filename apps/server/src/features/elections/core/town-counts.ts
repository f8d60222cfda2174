import type { CountSnapshot } from "@nv/contracts/schemas";
import type { NamedList, ShownFirst, ShownTowns } from "@nv/election-pages";
import { type TownStanding, townStanding } from "@nv/elections";
import { PROVINCES } from "@nv/geography";

/** Code of a municipality of Spain. */
const TOWN = /^\d{5}$/;

/** Standing of each town of a count, by its code. */
export function townStandings({ areas, isFinal }: CountSnapshot): ReadonlyMap<string, TownStanding> {
  const towns = areas.filter(({ code }) => TOWN.test(code));
  return new Map(towns.map((area) => [area.code, townStanding(area, { isFinal })]));
}

/** Part of Spain that towns are in, as maps name it: a province (`p28`), a community (`c09`), or empty for more than one. */
export function partOfTowns(codes: Iterable<string>): string {
  const provinces = new Set([...codes].map((code) => code.slice(0, 2)));
  const [province = ""] = provinces;
  if (provinces.size === 1) return `p${province}`;
  const communities = new Set(PROVINCES.filter(({ code }) => provinces.has(code)).map(({ community }) => community));
  const [community = ""] = communities;
  return communities.size === 1 ? `c${community}` : "";
}

/** Counts in how many towns each list is first, and how sure that is. */
export function townCounts(
  standings: ReadonlyMap<string, TownStanding>,
  lists: ReadonlyMap<string, NamedList>,
): Pick<ShownTowns, "all" | "counted" | "settled" | "tied" | "firsts"> {
  const firsts = new Map<string, ShownFirst>();
  let [counted, tied, settled] = [0, 0, 0];
  for (const standing of standings.values()) {
    if (standing.kind !== "uncounted") counted += 1;
    if (standing.kind === "tied") tied += 1;
    if (standing.kind !== "first") continue;
    const key = lists.has(standing.list) ? standing.list : "";
    const { towns, settled: before } = firsts.get(key) ?? { towns: 0, settled: 0 };
    firsts.set(key, { key, towns: towns + 1, settled: before + Number(standing.isSettled) });
    settled += Number(standing.isSettled);
  }
  return {
    ...{ all: standings.size, counted, settled, tied },
    firsts: [...firsts.values()].toSorted((one, other) => other.towns - one.towns),
  };
}
