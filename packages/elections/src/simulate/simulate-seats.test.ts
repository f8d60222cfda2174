import type { ElectoralLaw } from "@nv/contracts/schemas";
import { createChance } from "@nv/test-kit/seeded-random";
import { expect, test } from "vitest";
import { TWO_PROVINCES } from "../../test/invented-country.ts";
import { type ValidVotes, validOf } from "../law/apportion.ts";
import { apportionAll, sumVotes } from "../law/apportion-all.ts";
import { chanceText } from "./chance-text.ts";
import { choleskyOf } from "./cholesky.ts";
import { lastShares } from "./last-shares.ts";
import { createProjection } from "./projection.ts";
import { type SimulationInput, simulateSeats } from "./simulate-seats.ts";

const LISTS = ["alfa", "beta", "gamma"];
const last = new Map<string, ValidVotes>([
  ["01", { votes: { alfa: 500, beta: 300, gamma: 190 }, blank: 10 }],
  ["02", { votes: { alfa: 200, beta: 280 }, blank: 20 }],
]);
const none = LISTS.map(() => LISTS.map(() => 0));
const certain = (meanPct: readonly number[], more: Partial<SimulationInput> = {}): SimulationInput => ({
  ...{ law: TWO_PROVINCES, last, swing: "mixed", draws: 100, seed: 1, regionErrorPts: 0, constituencyErrorPts: 0 },
  average: { lists: LISTS, meanPct, covariance: none },
  ...more,
});

/** Shares of a swing, of a hundred: three lists of Costa, and the two that stand in Sierra. */
function shares(meanPct: readonly number[], rule: SimulationInput["swing"]): readonly number[] {
  const from = lastShares(TWO_PROVINCES, LISTS, last);
  const into = new Float64Array(from.shares.length);
  createProjection(from, rule).project(
    Float64Array.from(meanPct, (pct) => pct / 100),
    into,
  );
  return [...into].map((share) => Math.round(share * 1000) / 10);
}

// The country last time, of 1500 votes: 700, 580, 190 and 30 blank: 46.67, 38.67, 12.67 and 2 of a hundred.
const LAST_PCT = [46.666_667, 38.666_667, 12.666_667];

test("without a change and without an error the seats are those of last time", () => {
  const { total } = simulateSeats(certain(LAST_PCT));
  const seats = Object.fromEntries(apportionAll(TWO_PROVINCES, last).total);
  expect(Object.fromEntries(total.map(({ list, low, median, high }) => [list, [low, median, high]]))).toEqual(
    Object.fromEntries(Object.entries(seats).map(([list, number]) => [list, [number, number, number]])),
  );
});

/** Six points from Alfa to Beta. Uniform: 50 − 6 = 44 and 40 − 6 = 34. Proportional: 50 × 40.67 ÷ 46.67 = 43.6 and 34.9, and then made to fit. */
test.each([
  { rule: "uniform", costa: [44, 36, 19], sierra: [34, 62] },
  { rule: "proportional", costa: [44.2, 35.1, 19.7], sierra: [33.6, 62.8] },
] as const)("a $rule swing, by hand", ({ rule, costa, sierra }) => {
  const [alfa = 0, beta = 0, gamma = 0] = LAST_PCT;
  const got = shares([alfa - 6, beta + 6, gamma], rule);
  for (const [at, share] of [...costa, ...sierra].entries())
    expect(Math.abs((got[at] ?? 0) - share)).toBeLessThan(0.75);
  // Whatever the rule, the country is what the average says.
  const ofCountry = LISTS.map((_, at) => ((got[at] ?? 0) * 1000 + (got[at + 3] ?? 0) * 500) / 1500);
  for (const [at, share] of [alfa - 6, beta + 6, gamma].entries()) expect(ofCountry[at]).toBeCloseTo(share, 0);
});

test("a list that does not stand somewhere gets nothing there, and a new one stands where it says", () => {
  expect(shares([30, 30, 38], "uniform")).toHaveLength(5);
  const average = {
    lists: [...LISTS, "nova"],
    meanPct: [40, 30, 8, 20],
    covariance: [...none, []].map(() => [0, 0, 0, 0]),
  };
  const { byConstituency } = simulateSeats(certain([], { average, newLists: { nova: ["02"] } }));
  const has = (code: string) => byConstituency.get(code)?.some(({ list }) => list === "nova");
  expect([has("01"), has("02")]).toEqual([false, true]);
});

test("the same seed gives the same, and another one another", () => {
  const average = {
    lists: LISTS,
    meanPct: LAST_PCT,
    covariance: [
      [9, -9, 0],
      [-9, 9, 0],
      [0, 0, 0],
    ],
  };
  const blocs = [{ name: "Alfa", lists: ["alfa"], atLeast: 4 }];
  const run = (seed: number) => simulateSeats(certain([], { average, blocs, seed, draws: 500 }));
  expect(run(7)).toEqual(run(7));
  expect(run(7).blocs).not.toEqual(run(8).blocs);
});

const ONE: ElectoralLaw = {
  ...TWO_PROVINCES,
  thresholds: [],
  constituencies: [{ code: "1", name: "Todo", seats: 1001 }],
};

/** R: 1001 * qnorm(c(.05, .95), .5, .02) is 467.6 and 533.4; pnorm(521 / 1001, .5, .02, lower.tail = FALSE) is 0.153 */
test("two lists, two points of deviation: the range and the chance of the normal", () => {
  const { total, blocs } = simulateSeats({
    ...{ law: ONE, swing: "uniform", draws: 20_000, seed: 3, regionErrorPts: 0, constituencyErrorPts: 0 },
    last: new Map([["1", { votes: { alfa: 500, beta: 500 }, blank: 0 }]]),
    average: {
      lists: ["alfa", "beta"],
      meanPct: [50, 50],
      covariance: [
        [4, -4],
        [-4, 4],
      ],
    },
    blocs: [{ name: "Alfa", lists: ["alfa"], atLeast: 521 }],
  });
  const alfa = total.find(({ list }) => list === "alfa");
  expect(Math.abs((alfa?.low ?? 0) - 467.6)).toBeLessThan(2);
  expect(Math.abs((alfa?.high ?? 0) - 533.4)).toBeLessThan(2);
  expect(blocs[0]?.ratio).toBeCloseTo(0.153, 1);
});

/** An invented country of twenty constituencies, three to twelve seats each. */
function inventedCountry(seed: number): { law: ElectoralLaw; last: Map<string, ValidVotes> } {
  const chance = createChance(seed);
  const constituencies = Array.from({ length: 20 }, (_, at) => ({
    ...{ code: `c${at}`, name: `Provincia ${at}`, seats: 3 + chance.below(10), region: `r${at % 6}` },
  }));
  const votes = () => ({ alfa: 300 + chance.below(100), beta: 250 + chance.below(100), gamma: 100 + chance.below(90) });
  return {
    law: { ...TWO_PROVINCES, constituencies },
    last: new Map(
      constituencies.map(({ code, seats }) => [code, { votes: scaled(votes(), seats), blank: 10 * seats }]),
    ),
  };
}

const scaled = (votes: Readonly<Record<string, number>>, by: number) =>
  Object.fromEntries(Object.entries(votes).map(([list, own]) => [list, own * by]));

/** A normal figure that owes nothing to the simulation's: the sum of twelve uniform ones. */
function sumOfTwelve(chance: { ratio(): number }): number {
  return Array.from({ length: 12 }, () => chance.ratio()).reduce((sum, one) => sum + one, -6);
}

/** Seats of a truth: one move between the two big lists, errors of regions and of constituencies that leave the country as it is, exact seats. */
function drawnTruth(
  { law, last: before }: ReturnType<typeof inventedCountry>,
  movePts: number,
  chance: { ratio(): number },
) {
  const all = [...before.values()].reduce((sum, result) => sum + validOf(result), 0);
  const moved = LISTS.map((list, at) => {
    const regions = new Map(law.constituencies.map(({ region = "" }) => [region, sumOfTwelve(chance)]));
    const cells = law.constituencies.map(({ code, region = "" }) => {
      const result = before.get(code) ?? { votes: {}, blank: 0 };
      const share = (result.votes[list] ?? 0) / validOf(result) + ([movePts, -movePts, 0][at] ?? 0) / 100;
      const error = 0.028 * (regions.get(region) ?? 0) + 0.016 * sumOfTwelve(chance);
      return { share, error: 2 * error * Math.sqrt(share * (1 - share)), weight: validOf(result) / all };
    });
    const off = cells.reduce((sum, { error, weight }) => sum + error * weight, 0);
    return cells.map(({ share, error }) => Math.max(0, share + error - off));
  });
  const votes = law.constituencies.map(({ code }, row): [string, ValidVotes] => {
    const { blank = 0 } = before.get(code) ?? {};
    const valid = validOf(before.get(code) ?? { votes: {}, blank: 1 });
    const total = moved.reduce((sum, cells) => sum + (cells[row] ?? 0), 0);
    const scale = ((1 - blank / valid) * 1_000_000) / total;
    const shared = LISTS.map((list, at) => [list, Math.round((moved[at]?.[row] ?? 0) * scale)]);
    return [code, { votes: Object.fromEntries(shared), blank: Math.round((blank / valid) * 1_000_000) }];
  });
  return apportionAll(law, new Map(votes)).total;
}

test("of 200 invented elections whose truth is known, nine of ten ranges hold it", () => {
  const chance = createChance(2027);
  const sd = 2;
  let [held, asked] = [0, 0];
  for (let round = 0; round < 200; round += 1) {
    const country = inventedCountry(round);
    const sums = sumVotes(country.last.values());
    const seats = drawnTruth(country, sd * sumOfTwelve(chance), chance);
    const { total } = simulateSeats({
      ...{ ...country, swing: "uniform", draws: 300, seed: round },
      average: {
        lists: LISTS,
        meanPct: LISTS.map((list) => (100 * (sums.votes[list] ?? 0)) / validOf(sums)),
        covariance: [
          [sd * sd, -sd * sd, 0],
          [-sd * sd, sd * sd, 0],
          [0, 0, 0],
        ],
      },
    });
    for (const { list, low, high } of total) {
      asked += 1;
      const own = seats.get(list) ?? 0;
      if (own >= low && own <= high) held += 1;
    }
  }
  expect(held / asked).toBeGreaterThan(0.85);
  expect(held / asked).toBeLessThan(0.95);
});

test("what a region misses together moves its constituencies the same way, and the country stays", () => {
  const of = (region: (at: number) => string) => {
    const { law, last: before } = inventedCountry(1);
    const constituencies = law.constituencies.map((one, at) => ({ ...one, region: region(at) }));
    const sums = sumVotes(before.values());
    const { total } = simulateSeats({
      ...{
        law: { ...law, constituencies },
        last: before,
        swing: "uniform",
        draws: 400,
        seed: 1,
        constituencyErrorPts: 0,
      },
      average: {
        lists: LISTS,
        meanPct: LISTS.map((list) => (100 * (sums.votes[list] ?? 0)) / validOf(sums)),
        covariance: none,
      },
    });
    const alfa = total.find(({ list }) => list === "alfa");
    return (alfa?.high ?? 0) - (alfa?.low ?? 0);
  };
  // One region is the country, which is known: next to nothing is left to miss.
  expect(of(() => "todo")).toBeLessThan(of((at) => `r${at % 3}`));
});

test.each([
  { ratio: 0, text: "menos de 5 de cada 100" },
  { ratio: 0.049, text: "menos de 5 de cada 100" },
  { ratio: 0.05, text: "unas 5 de cada 100" },
  { ratio: 0.643, text: "unas 65 de cada 100" },
  { ratio: 0.95, text: "unas 95 de cada 100" },
  { ratio: 0.951, text: "más de 95 de cada 100" },
  { ratio: 1, text: "más de 95 de cada 100" },
])("a chance of $ratio is «$text»", ({ ratio, text }) => {
  expect(chanceText(ratio)).toBe(text);
});

test("a sum is told as a chance with its range", () => {
  const average = {
    lists: LISTS,
    meanPct: LAST_PCT,
    covariance: [
      [9, -9, 0],
      [-9, 9, 0],
      [0, 0, 0],
    ],
  };
  const blocs = [{ name: "Alfa y Gamma", lists: ["alfa", "gamma"], atLeast: 4 }];
  const [bloc] = simulateSeats(certain([], { average, blocs, draws: 1000 })).blocs;
  expect(bloc?.text).toMatch(/^Alfa y Gamma: 4 escaños o más en (?:unas|más de) \d+ de cada 100 simulaciones; .*\.$/);
});

/** R: t(chol(matrix(c(4, 2, 2, 10), 2))) is 2, 1 and 3 */
test("a covariance is factored as R factors it; one that is none is refused", () => {
  const rounded = (covariance: readonly (readonly number[])[]) => [...choleskyOf(covariance)].map(Math.round);
  expect(
    rounded([
      [4, 2],
      [2, 10],
    ]),
  ).toEqual([2, 0, 1, 3]);
  expect(
    rounded([
      [4, -4],
      [-4, 4],
    ]),
  ).toEqual([2, 0, -2, 0]);
  for (const wrong of [
    [
      [1, 2],
      [2, 1],
    ],
    [
      [1, 2],
      [3, 4],
    ],
    [[-1]],
    [[1, 0]],
    [[Number.NaN]],
  ])
    expect(() => choleskyOf(wrong)).toThrow(RangeError);
});

test("a last result that lacks a constituency is refused, and so is a chamber of people", () => {
  expect(() => simulateSeats(certain(LAST_PCT, { last: new Map() }))).toThrow(/01 has no last result/);
  expect(() => simulateSeats(certain(LAST_PCT, { law: { ...TWO_PROVINCES, rule: "most-voted" } }))).toThrow(RangeError);
});
