import type { SeriesCalendar } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { dayInMadrid, nextRunMs, retryRunMs } from "./calendar.ts";

const next = (calendar: SeriesCalendar, after: string) => {
  const ms = nextRunMs(calendar, Date.parse(after));
  return ms === null ? null : new Date(ms).toISOString();
};
const weekly = (days: number[], at: string): SeriesCalendar => ({ kind: "weekly", days, at, retries: 0 });
const monthly = (days: number[], at: string): SeriesCalendar => ({ kind: "monthly", days, at, retries: 0 });

test.each([
  ["later the same day", weekly([1], "09:01"), "2026-11-23T07:00:00Z", "2026-11-23T08:01:00.000Z"],
  ["never at the very moment", weekly([1], "09:01"), "2026-11-23T08:01:00Z", "2026-11-30T08:01:00.000Z"],
  ["on a Sunday", weekly([7], "00:00"), "2026-11-23T08:01:00Z", "2026-11-28T23:00:00.000Z"],
  ["in summer an hour before", weekly([3], "09:01"), "2026-06-30T12:00:00Z", "2026-07-01T07:01:00.000Z"],
  ["the day when the clock goes back", weekly([7], "09:01"), "2026-10-24T12:00:00Z", "2026-10-25T08:01:00.000Z"],
  ["the day when it goes on", weekly([7], "09:01"), "2026-03-28T12:00:00Z", "2026-03-29T07:01:00.000Z"],
  ["after midnight in Madrid", weekly([2], "00:30"), "2026-11-23T23:10:00Z", "2026-11-23T23:30:00.000Z"],
  ["on a day of the month", monthly([13], "09:01"), "2026-11-23T08:00:00Z", "2026-12-13T08:01:00.000Z"],
  ["on the last one of a short month", monthly([31], "09:01"), "2027-02-01T08:00:00Z", "2027-02-28T08:01:00.000Z"],
  ["never", { kind: "none" } as SeriesCalendar, "2026-11-23T08:00:00Z", null],
])("it is looked at %s", (_name, calendar, after, at) => {
  expect(next(calendar, after)).toBe(at);
});

test("a day is that of Madrid", () => {
  expect(dayInMadrid(Date.parse("2026-11-23T23:10:00Z"))).toBe("2026-11-24");
});

const threeTimes: SeriesCalendar = { kind: "monthly", days: [13], at: "09:00", retries: 3 };

test.each([
  ["at its hour", threeTimes, "2026-11-13T08:00:20Z", "2026-11-13T08:10:00.000Z"],
  ["a while later", threeTimes, "2026-11-13T08:10:05Z", "2026-11-13T08:20:00.000Z"],
  ["the last time", threeTimes, "2026-11-13T08:29:59Z", "2026-11-13T08:30:00.000Z"],
  ["often enough", threeTimes, "2026-11-13T08:30:01Z", null],
  ["long after", threeTimes, "2026-11-13T09:30:00Z", null],
  ["before its hour", threeTimes, "2026-11-13T07:59:00Z", null],
  ["on another day", threeTimes, "2026-11-14T08:00:00Z", null],
  ["where nobody asks for it", monthly([13], "09:00"), "2026-11-13T08:00:20Z", null],
  ["after midnight", { ...threeTimes, at: "23:55" }, "2026-11-13T23:06:00Z", "2026-11-13T23:15:00.000Z"],
] as const)("it is looked at again when there is nothing new, %s", (_name, calendar, now, at) => {
  const ms = retryRunMs(calendar, Date.parse(now));
  expect(ms === null ? null : new Date(ms).toISOString()).toBe(at);
});
