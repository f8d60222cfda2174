import type { CountedArea, CountSnapshot, ElectoralLaw } from "@nv/contracts/schemas";

/** An instant of an invented night, 22:14 in Madrid. */
export const AT_MS = Date.UTC(2027, 4, 23, 20, 14);

/** An invented country of two provinces. */
export const TWO_PROVINCES: ElectoralLaw = {
  key: "pais-inventado",
  name: "Cámara de un país inventado",
  source: "Ley inventada",
  sourceUrl: "https://ley.example/",
  rule: "dhondt",
  thresholds: [{ pct: 3, scope: "constituency" }],
  constituencies: [
    { code: "01", name: "Costa", seats: 5 },
    { code: "02", name: "Sierra", seats: 2 },
  ],
};

/** An area whose sums add up. @param votes - Of each list. */
export function area(
  code: string,
  votes: Readonly<Record<string, number>>,
  more: Partial<CountedArea> = {},
): CountedArea {
  const [blank, spoilt] = [10, 5];
  const voters = Object.values(votes).reduce((sum, one) => sum + one, blank + spoilt);
  return {
    ...{ code, name: `Área ${code}`, kind: "constituency", parent: "", census: 2000, countedCensus: 2000 },
    ...{ countedPct: null, voters, blank, spoilt, votes, turnout: [] },
    ...more,
  };
}

/** A count of invented lists. */
export function count(areas: readonly CountedArea[], more: Partial<CountSnapshot> = {}): CountSnapshot {
  const lists = ["alfa", "beta", "gamma"].map((key) => ({ key, acronym: key.toUpperCase(), name: "" }));
  return { takenAtMs: AT_MS, isFinal: false, lists, areas: [...areas], ...more };
}
