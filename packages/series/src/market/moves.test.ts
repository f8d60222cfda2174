import { describe, expect, test } from "vitest";
import { sessionOn } from "../../test/market-sessions.ts";
import { findHoles, isDaily, unbrokenFrom } from "./find-holes.ts";
import { deepestFall, drawdowns, extremesOf, moveSince, movesOf, rebased } from "./moves.ts";

/** Monday to Friday, without Wednesday. */
const WEEK = [
  sessionOn("2026-11-16", 100),
  sessionOn("2026-11-17", 110),
  sessionOn("2026-11-19", 99),
  sessionOn("2026-11-20", 104.5),
];
const EUROPE = { calendar: "europe", closedDays: [] } as const;
const HOLES = findHoles(WEEK, EUROPE);

describe("holes", () => {
  test("are the days on which the market opens and of which there is nothing", () => {
    expect(HOLES).toEqual([{ days: ["2026-11-18"], after: "2026-11-17", before: "2026-11-19" }]);
    expect(unbrokenFrom(WEEK, HOLES)).toBe(2);
  });
  test("are none at weekends, on holidays and on days that somebody said that it was closed", () => {
    const easter = [sessionOn("2026-04-02", 1), sessionOn("2026-04-07", 1)];
    expect(findHoles(easter, EUROPE)).toEqual([]);
    expect(findHoles(easter, { calendar: "weekdays", closedDays: [] })[0]?.days).toEqual(["2026-04-03", "2026-04-06"]);
    expect(findHoles(WEEK, { ...EUROPE, closedDays: ["2026-11-18"] })).toEqual([]);
  });
  test("make of a series of months one that is not daily", () => {
    const months = [1, 2, 3, 4].map((month) => sessionOn(`2026-0${month}-15`, month));
    expect(isDaily(months, findHoles(months, EUROPE))).toBe(false);
    expect(isDaily(WEEK, HOLES)).toBe(true);
  });
});

test("a session changes from the one before it, and after a hole nobody knows", () => {
  expect(movesOf(WEEK, HOLES)).toEqual([
    null,
    { from: "2026-11-16", points: 10, percent: 10 },
    null,
    { from: "2026-11-19", points: 5.5, percent: 5.5555555556 },
  ]);
});

test.each([
  { name: "its close", since: "2026-11-17", from: "2026-11-17", percent: -5 },
  { name: "the last close before a day without one", since: "2026-11-18", from: "2026-11-17", percent: -5 },
])("what changed since a day is measured from $name", ({ since, from, percent }) => {
  expect(moveSince(WEEK, since)).toEqual({ from, points: -5.5, percent });
});
test.each(["2026-11-15", "2026-11-20", "2026-12-01"])("since %s there is nothing to measure", (since) => {
  expect(moveSince(WEEK, since)).toBeNull();
});

test("a base of 100 is the close of its day, and there is none before the series nor of zero", () => {
  expect(rebased(WEEK, "2026-11-17").map(({ value }) => value)).toEqual([100, 90, 95]);
  expect(rebased(WEEK, "2026-11-01")).toEqual([]);
  expect(rebased([sessionOn("2026-11-16", 0), sessionOn("2026-11-17", 3)], "2026-11-16")).toEqual([]);
});

test("nothing is a percentage of zero or of less", () => {
  const yields = [sessionOn("2026-11-16", -2), sessionOn("2026-11-17", 3)];
  expect(movesOf(yields, [])[1]).toEqual({ from: "2026-11-16", points: 5, percent: null });
  expect(drawdowns(yields)).toEqual([null, 0]);
});

test("how far each is below the highest until then, and the greatest fall of all", () => {
  expect(drawdowns(WEEK)).toEqual([0, 0, -10, -5]);
  expect(deepestFall(WEEK)).toMatchObject({ peak: { date: "2026-11-17" }, low: { date: "2026-11-19" }, percent: -10 });
  expect(deepestFall(WEEK.slice(0, 2))).toBeNull();
});

test("the highest and the lowest are the last ones of several alike", () => {
  const twice = [...WEEK, sessionOn("2026-11-23", 110)];
  expect(extremesOf(twice)).toMatchObject({ high: { date: "2026-11-23" }, low: { date: "2026-11-19" } });
  expect(extremesOf([])).toBeNull();
});
