import { describe, expect, test } from "vitest";
import { jointDraws } from "./joint-draws.ts";
import { modelPolls } from "./model-polls.ts";
import type { LevelMethod, SharePoll } from "./share-poll.ts";

const METHOD: LevelMethod = {
  ...{ correctsHouses: true, qualityHouses: [], population: "", designEffect: 1.5, sharedErrorPct: 2 },
};
const poll = (house: string, day: number, shares: SharePoll["shares"], more: Partial<SharePoll> = {}): SharePoll => ({
  ...{ house, start: day, end: day, sample: 1000, population: "", shares, ...more },
});
const fit = (polls: readonly SharePoll[], method: Partial<LevelMethod> = {}, count = 1) =>
  modelPolls(polls, { count, leastPolls: 3, method: { ...METHOD, ...method } });
const lastOf = (polls: readonly SharePoll[], method: Partial<LevelMethod> = {}) =>
  fit(polls, method).series[0]?.days.at(-1) ?? { meanPct: Number.NaN, lowPct: Number.NaN, highPct: Number.NaN };

/** Two houses that ask in turn, one of which is four points above the other. */
const TWO = Array.from({ length: 40 }, (_, at) => poll(at % 2 === 0 ? "Faro" : "Norte", at, [at % 2 === 0 ? 48 : 44]));

describe("houses", () => {
  test("the leans of two are told, and the level is between them", () => {
    const [series] = fit(TWO).series;
    expect(series?.days.at(-1)?.meanPct).toBeCloseTo(46, 0);
    const leans = new Map(series?.leans.map(({ house, meanPct }) => [house, meanPct]));
    expect((leans.get("Faro") ?? 0) - (leans.get("Norte") ?? 0)).toBeGreaterThan(3);
    expect((leans.get("Faro") ?? 0) + (leans.get("Norte") ?? 0)).toBeCloseTo(0, 3);
  });
  test("where one is named as the reference, the level is what it says", () => {
    expect(lastOf(TWO, { qualityHouses: ["FARO"] }).meanPct).toBeCloseTo(48, 0);
  });
  test("a name that no house has is as none", () => {
    expect(lastOf(TWO, { qualityHouses: ["Nadie"] })).toEqual(lastOf(TWO));
  });
  test("the last poll of a house that leans does not draw the level to it", () => {
    const more = [...TWO, poll("Faro", 40, [48]), poll("Faro", 41, [48]), poll("Faro", 42, [48])];
    expect(lastOf(more).meanPct).toBeLessThan(46.7);
    expect(lastOf(more, { correctsHouses: false }).meanPct).toBeGreaterThan(lastOf(more).meanPct);
  });
  test("populations are told apart where one is named", () => {
    const both = Array.from({ length: 40 }, (_, at) =>
      poll(`Casa ${at % 4}`, at, [at % 8 < 4 ? 40 : 43], { population: at % 8 < 4 ? "adultos" : "votantes" }),
    );
    expect(lastOf(both, { population: "adultos" }).meanPct).toBeLessThan(41);
    expect(lastOf(both, { population: "Votantes" }).meanPct).toBeGreaterThan(42);
  });
});

describe("the interval", () => {
  test.each([
    {
      name: "three polls of a day that agree",
      polls: ["A", "B", "C"].map((house) => poll(house, 0, [45])),
      people: 3000,
    },
    { name: "forty of two houses", polls: TWO, people: 40_000 },
  ])("of $name is no narrower than their sampling error", ({ polls, people }) => {
    const { lowPct, highPct, meanPct } = lastOf(polls, { sharedErrorPct: 0 });
    const sampling = 1.645 * Math.sqrt((1.5 * meanPct * (100 - meanPct)) / people);
    expect((highPct - lowPct) / 2).toBeGreaterThan(sampling);
  });
  test("what all may miss at once comes to it, and more of a half than of a twentieth", () => {
    const polls = ["A", "B", "C", "D"].map((house, day) => poll(house, day, [50, 5]));
    const [half, twentieth] = fit(polls, { sharedErrorPct: 4 }, 2).series.map((one) => one?.days.at(-1));
    // 1.645 × 4 points is the least of the first; of the second, times √(4 × 0.05 × 0.95).
    expect(half?.highPct ?? 0).toBeGreaterThan(56.58);
    expect(twentieth?.highPct ?? 0).toBeGreaterThan(5 + 6.58 * 0.436);
    expect(twentieth?.highPct ?? 0).toBeLessThan(5 + 7.6 * 0.436);
    expect(twentieth?.lowPct).toBeGreaterThanOrEqual(0);
  });
  test("widens where nobody asks", () => {
    const polls = [0, 1, 2, 100, 101, 102].map((day) => poll(`Casa ${day % 3}`, day, [45 + day / 50]));
    const days = fit(polls).series[0]?.days ?? [];
    const widthOn = (day: number) => (days[day]?.highPct ?? 0) - (days[day]?.lowPct ?? 0);
    expect(widthOn(50)).toBeGreaterThan(widthOn(2));
    expect(widthOn(50)).toBeGreaterThan(widthOn(101));
    expect(days).toHaveLength(103);
  });
});

describe("what there is little of", () => {
  test("two polls are no level", () => {
    expect(fit(TWO.slice(0, 2)).series).toEqual([null]);
    expect(fit([]).series).toEqual([null]);
  });
  test("three polls move what is usual little", () => {
    const { parameters } = fit(["A", "B", "C"].map((house, at) => poll(house, at * 5, [40 + at])));
    expect(parameters?.driftPct).toBeGreaterThan(0.05);
    expect(parameters?.driftPct).toBeLessThan(1);
  });
  test("a series that only some polls tell has a level of its own, of those", () => {
    const polls = Array.from({ length: 12 }, (_, at) =>
      poll(`Casa ${at % 3}`, at, [40, at % 2 === 0 ? 10 : null, null]),
    );
    const { series } = fit(polls, {}, 3);
    expect(series[1]?.days.at(-1)?.meanPct).toBeCloseTo(10, 0);
    expect(series[2]).toBeNull();
    const [whole, half] = series.map((one) => (one?.days.at(-1)?.highPct ?? 0) - (one?.days.at(-1)?.meanPct ?? 0));
    expect((half ?? 0) / Math.sqrt(0.1 * 0.9)).toBeGreaterThan((whole ?? 0) / Math.sqrt(0.4 * 0.6));
  });
});

test("five thousand polls of as many houses over twenty years are fitted", () => {
  const polls = Array.from({ length: 5000 }, (_, at) => poll(`Casa ${at}`, Math.floor(at * 1.4), [45 + (at % 7)]));
  expect(lastOf(polls).meanPct).toBeCloseTo(48, 0);
});

describe("draws", () => {
  const shares = [31, 27, 22, 12, 8].map((meanPct) => ({ meanPct, variance: 1 }));
  test("a seed draws the same again, and another one others", () => {
    const [one, again, other] = [1, 1, 2].map((seed) => jointDraws(shares, { draws: 100, seed }));
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
  test("shares that sum to a hundred stay about it, and none leaves what a share can be", () => {
    const drawn = jointDraws(shares, { draws: 500, seed: 3 });
    for (let draw = 0; draw < 500; draw += 1) {
      const own = drawn.slice(draw * 5, draw * 5 + 5);
      expect(own.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
      expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
    }
  });
});
