import { describe, expect, test } from "vitest";
import { CLOSURES } from "../../../test/exchange-closures.ts";
import { dayNumber } from "../../periods.ts";
import { EXCHANGES } from "./exchanges.ts";
import { closedDates } from "./holiday-rules.ts";
import { holidaysOf, type MarketCalendar, marketDays } from "./market-calendar.ts";

test.each([
  { year: 2024, easter: ["2024-03-29", "2024-04-01"], fixed: ["01-01", "05-01", "12-25", "12-26"] },
  { year: 2025, easter: ["2025-04-18", "2025-04-21"], fixed: ["01-01", "05-01", "12-25", "12-26"] },
  { year: 2026, easter: ["2026-04-03", "2026-04-06"], fixed: ["01-01", "05-01", "12-25"] },
  { year: 2038, easter: ["2038-04-23", "2038-04-26"], fixed: ["01-01"] },
])("the euro's holidays of $year are fixed days and those around Easter", ({ year, easter, fixed }) => {
  expect(closedDates(EXCHANGES.europe, year)).toEqual([...fixed.map((day) => `${year}-${day}`), ...easter].sort());
});

describe.each(["nyse", "lse", "xetra"] as const)("the holidays of %s", (exchange) => {
  test.each(CLOSURES[exchange].map((line) => line.split(": ")))(
    "of %s are the days without quotations",
    (year, days) => {
      expect(closedDates(EXCHANGES[exchange], Number(year)).map((day) => day.slice(5))).toEqual(days?.split(" "));
    },
  );
  test("are unknown before the years that its sources tell of", () => {
    expect(closedDates(EXCHANGES[exchange], EXCHANGES[exchange].since - 1)).toEqual([]);
  });
  test("have a source that can be opened", () => {
    expect(new URL(EXCHANGES[exchange].source.url).protocol).toBe("https:");
  });
});

test.each<{ calendar: MarketCalendar; day: string; isOpen: boolean }>([
  { calendar: "europe", day: "2026-11-20", isOpen: true },
  { calendar: "europe", day: "2026-11-21", isOpen: false },
  { calendar: "europe", day: "2026-04-03", isOpen: false },
  { calendar: "europe", day: "2001-05-01", isOpen: true },
  { calendar: "nyse", day: "2026-11-26", isOpen: false },
  { calendar: "nyse", day: "2026-05-01", isOpen: true },
  { calendar: "weekdays", day: "2026-04-03", isOpen: true },
  { calendar: "weekdays", day: "2026-11-22", isOpen: false },
  { calendar: "every-day", day: "2026-11-22", isOpen: true },
])("by the calendar $calendar, $day is open: $isOpen", ({ calendar, day, isOpen }) => {
  expect(marketDays(calendar)(dayNumber(day))).toBe(isOpen);
});

test("holidays between two days of any years are those of the years that are known", () => {
  const [first, last] = ["0001-01-01", "9999-12-31"].map(dayNumber);
  const days = holidaysOf("nyse").between(first ?? 0, last ?? 0);
  expect([Math.min(...days), Math.max(...days)]).toEqual(["1971-01-01", "2100-12-24"].map(dayNumber));
});
