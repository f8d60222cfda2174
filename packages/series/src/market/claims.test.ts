import { describe, expect, test } from "vitest";
import { knownOf, sessionsUpTo } from "../../test/market-sessions.ts";
import { FEWEST_SESSIONS, levelClaim, moveClaim } from "./claims.ts";

const READ = { isInPoints: false, decimals: 1 };

/** Closes from changes in hundredths, beginning with 1000. */
function closesOf(percents: readonly number[]): readonly number[] {
  let close = 1000;
  return [close, ...percents.map((percent) => (close *= 1 + percent / 100))];
}
const calm = (count: number) => Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 0.3 : -0.3));
const known = (percents: readonly number[]) => knownOf(sessionsUpTo(closesOf(percents)));

describe("the greatest fall since", () => {
  test("the last one that was as great, where that is long ago", () => {
    const all = known([-2, ...calm(14), -1.2]);
    expect(moveClaim(all, READ)).toEqual({ kind: "since", date: all.sessions[1]?.date });
  });
  test("one that reads the same, although it was a bit smaller", () => {
    const all = known([-2, ...calm(3), -1.16, ...calm(12), -1.24]);
    expect(moveClaim(all, READ)).toEqual({ kind: "since", date: all.sessions[5]?.date });
    expect(moveClaim(all, { ...READ, decimals: 2 })).toEqual({ kind: "since", date: all.sessions[1]?.date });
  });
  test("a rise, however great, is no fall", () => {
    expect(moveClaim(known([4, ...calm(14), -1.2]), READ)).toMatchObject({ kind: "of-last", sessions: 16 });
  });
  test("nothing, where the history has none as great: it is only the greatest of so many", () => {
    const all = known([...calm(15), -1.2]);
    const begins = { kind: "of-last", sessions: 16, because: "begins", date: all.sessions[1]?.date };
    expect(moveClaim(all, READ)).toEqual(begins);
  });
  test("nothing across a hole: what is missing may have been greater", () => {
    const { sessions } = known([-2, ...calm(14), -1.2]);
    const holed = knownOf(sessions.toSpliced(3, 1));
    expect(moveClaim(holed, READ)).toEqual({ kind: "of-last", sessions: 12, because: "hole", date: sessions[5]?.date });
    expect(moveClaim(knownOf(sessions.toSpliced(-3, 1)), READ)).toEqual({ kind: "none", because: "hole" });
  });
  test.each([
    { name: "there was one a few days ago", percents: [...calm(14), -2, 0.1, -1.2], because: "near" },
    { name: "there are few sessions", percents: [0.1, -1.2], because: "short" },
    { name: "it reads as no change", percents: [...calm(14), -0.04], because: "still" },
  ])("nothing, where $name", ({ percents, because }) => {
    expect(moveClaim(known(percents), READ)).toEqual({ kind: "none", because });
  });
  test("nothing in a series of weeks", () => {
    const weekly = sessionsUpTo(closesOf(calm(200))).filter((_session, at) => at % 5 === 0);
    expect(moveClaim(knownOf(weekly), READ)).toEqual({ kind: "none", because: "sparse" });
  });
  test("in points, where a percentage means nothing", () => {
    const all = knownOf(sessionsUpTo([100, 105, ...Array.from({ length: 12 }, (_, at) => 105 + (at % 2)), 110]));
    expect(moveClaim(all, { isInPoints: true, decimals: 0 })).toEqual({ kind: "since", date: all.sessions[1]?.date });
  });
});

describe("the highest close since", () => {
  const falling = Array.from({ length: 30 }, (_, at) => 200 - at);
  test("the last one that was as high", () => {
    const all = knownOf(sessionsUpTo([...falling, 195.5]));
    expect(levelClaim(all, "high")).toEqual({ kind: "since", date: all.sessions[4]?.date });
  });
  test("nothing higher in all that there is: of so many, and never of all times", () => {
    expect(levelClaim(knownOf(sessionsUpTo([...falling, 300])), "high")).toMatchObject({
      ...{ kind: "of-last", sessions: 31, because: "begins" },
    });
  });
  test("the lowest, the other way round", () => {
    expect(levelClaim(knownOf(sessionsUpTo([...falling, 10])), "low")).toMatchObject({ kind: "of-last" });
    expect(levelClaim(knownOf(sessionsUpTo([...falling, 175.5])), "low")).toEqual({ kind: "none", because: "near" });
  });
  test("one session is enough for nothing", () => {
    expect(levelClaim(knownOf(sessionsUpTo([1])), "high")).toEqual({ kind: "none", because: "short" });
    expect(FEWEST_SESSIONS.level).toBeGreaterThan(FEWEST_SESSIONS.move);
  });
});
