import { groupBy } from "@nv/contracts";
import { type CountedArea, type CountSnapshot, type ElectoralLaw, TOTAL_AREA } from "@nv/contracts/schemas";
import { sumVotes } from "../law/apportion-all.ts";
import { areasByCode } from "./counted-area.ts";

/** Census of an area that is counted, as near as its source tells. */
function countedOf({ census, countedCensus, countedPct }: CountedArea): number | null {
  if (countedCensus !== null || countedPct === null) return countedCensus;
  return Math.floor((census * countedPct) / 100);
}

/** Turnout of the hours that all areas tell. */
function sumTurnout(areas: readonly CountedArea[]): CountedArea["turnout"] {
  const voters = new Map<string, number[]>();
  for (const { turnout } of areas)
    for (const { time, voters: own } of turnout) voters.set(time, [...(voters.get(time) ?? []), own]);
  return [...voters]
    .filter(([, told]) => told.length === areas.length)
    .map(([time, told]) => ({ time, voters: told.reduce((sum, own) => sum + own, 0) }));
}

/** An area that is the sum of others. */
export function sumAreas(
  place: Pick<CountedArea, "code" | "name" | "kind" | "parent">,
  areas: readonly CountedArea[],
): CountedArea {
  const sum = (of: (area: CountedArea) => number) => areas.reduce((all, area) => all + of(area), 0);
  const counted = areas.map(countedOf);
  const isTold = counted.every((own) => own !== null);
  return {
    ...{ ...place, ...sumVotes(areas), census: sum(({ census }) => census) },
    countedCensus: isTold ? counted.reduce((all: number, own) => all + (own ?? 0), 0) : null,
    ...{ countedPct: null, voters: sum(({ voters }) => voters), spoilt: sum(({ spoilt }) => spoilt) },
    turnout: sumTurnout(areas),
  };
}

/**
 * Adds to a count the constituencies and the total that its source leaves out, as sums of what they hold: towns of a province by the first
 * figures of their code, and constituencies for the total.
 */
export function addGreaterAreas(snapshot: CountSnapshot, law: Pick<ElectoralLaw, "constituencies">): CountSnapshot {
  const known = areasByCode(snapshot);
  const towns = groupBy(
    snapshot.areas.filter(({ kind }) => kind === "municipality"),
    ({ code, parent }) => parent || code.slice(0, 2),
  );
  const hasTotal = known.has(TOTAL_AREA);
  const added = law.constituencies.flatMap(({ code, name }): CountedArea[] => {
    const own = towns.get(code);
    if (known.has(code) || own === undefined) return [];
    return [sumAreas({ code, name, kind: "constituency", parent: TOTAL_AREA }, own)];
  });
  const isAdded = new Set(added.map(({ code }) => code));
  const parents = law.constituencies.flatMap(
    ({ code }) => known.get(code) ?? added.find((area) => area.code === code) ?? [],
  );
  const total =
    hasTotal || parents.length === 0
      ? []
      : [sumAreas({ code: TOTAL_AREA, name: "Total", kind: "total", parent: "" }, parents)];
  const areas = snapshot.areas.map((area) => {
    const province = area.parent || area.code.slice(0, 2);
    return area.kind === "municipality" && isAdded.has(province) ? { ...area, parent: province } : area;
  });
  return { ...snapshot, areas: [...total, ...added, ...areas] };
}
