import { groupBy } from "@nv/contracts";
import { type CountedArea, type CountSnapshot, type ElectoralLaw, TOTAL_AREA } from "@nv/contracts/schemas";
import { sumVotes } from "../law/apportion-all.ts";
import { areasByCode, totalOf } from "./counted-area.ts";
import { constituencyAreas } from "./seats-of-count.ts";

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

/** Polling stations, where all areas tell theirs. */
function sumTables(areas: readonly CountedArea[]): Pick<CountedArea, "tables"> {
  const told = areas.flatMap(({ tables }) => tables ?? []);
  if (told.length < areas.length) return {};
  const sum = (of: (tables: { counted: number; all: number }) => number) => told.reduce((all, one) => all + of(one), 0);
  return { tables: { counted: sum(({ counted }) => counted), all: sum(({ all }) => all) } };
}

/** Sums areas into one that holds them. */
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
    ...{ turnout: sumTurnout(areas), ...sumTables(areas) },
  };
}

/** Constituencies that a source leaves out, as sums of their towns. */
function missingConstituencies(
  snapshot: CountSnapshot,
  { constituencies }: Pick<ElectoralLaw, "constituencies">,
): readonly CountedArea[] {
  const known = areasByCode(snapshot);
  const towns = groupBy(
    snapshot.areas.filter(({ kind }) => kind === "municipality"),
    ({ code, parent }) => parent || code.slice(0, 2),
  );
  return constituencies.flatMap(({ code, name }): CountedArea[] => {
    const own = towns.get(code);
    if (known.has(code) || own === undefined) return [];
    return [sumAreas({ code, name, kind: "constituency", parent: TOTAL_AREA }, own)];
  });
}

/**
 * Adds to a count the constituencies and the total that its source leaves out, as sums of what they hold: towns of a province by the first
 * figures of their code, and constituencies for the total.
 */
export function addGreaterAreas(snapshot: CountSnapshot, law: Pick<ElectoralLaw, "constituencies">): CountSnapshot {
  const added = missingConstituencies(snapshot, law);
  const provinces = new Set(added.map(({ code }) => code));
  const areas = snapshot.areas.map((area) => {
    const province = area.parent || area.code.slice(0, 2);
    return area.kind === "municipality" && provinces.has(province) ? { ...area, parent: province } : area;
  });
  const whole = { ...snapshot, areas: [...added, ...areas] };
  const parts = constituencyAreas(whole, law);
  if (totalOf(snapshot) !== undefined || parts.length === 0) return whole;
  const total = sumAreas({ code: TOTAL_AREA, name: "Total", kind: "total", parent: "" }, parts);
  return { ...whole, areas: [total, ...whole.areas] };
}
