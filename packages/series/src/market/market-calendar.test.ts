import { expect, test } from "vitest";
import { dayNumber } from "../periods.ts";
import { europeanHolidays, type MarketCalendar, marketDays } from "./market-calendar.ts";

test.each([
  { year: 2024, easter: ["2024-03-29", "2024-04-01"] },
  { year: 2025, easter: ["2025-04-18", "2025-04-21"] },
  { year: 2026, easter: ["2026-04-03", "2026-04-06"] },
  { year: 2038, easter: ["2038-04-23", "2038-04-26"] },
])("the holidays of $year are four fixed days and those around Easter", ({ year, easter }) => {
  const fixed = ["01-01", "05-01", "12-25", "12-26"].map((day) => `${year}-${day}`);
  expect(europeanHolidays(year)).toEqual([...fixed, ...easter]);
});

test.each<{ calendar: MarketCalendar; day: string; isOpen: boolean }>([
  { calendar: "europe", day: "2026-11-20", isOpen: true },
  { calendar: "europe", day: "2026-11-21", isOpen: false },
  { calendar: "europe", day: "2026-04-03", isOpen: false },
  { calendar: "europe", day: "2001-05-01", isOpen: true },
  { calendar: "weekdays", day: "2026-04-03", isOpen: true },
  { calendar: "weekdays", day: "2026-11-22", isOpen: false },
  { calendar: "every-day", day: "2026-11-22", isOpen: true },
])("by the calendar $calendar, $day is open: $isOpen", ({ calendar, day, isOpen }) => {
  expect(marketDays(calendar)(dayNumber(day))).toBe(isOpen);
});
