import { expect, test } from "vitest";
import { localMoment, momentOf, mondayOf } from "./madrid-time.ts";

test.each([
  { name: "winter", local: "2026-11-23T22:00", utc: "2026-11-23T21:00:00.000Z" },
  { name: "summer", local: "2026-07-01T00:30", utc: "2026-06-30T22:30:00.000Z" },
  { name: "the hour before the spring change", local: "2026-03-29T01:59", utc: "2026-03-29T00:59:00.000Z" },
  { name: "the hour that does not come", local: "2026-03-29T02:30", utc: "2026-03-29T01:30:00.000Z" },
  { name: "the hour after the spring change", local: "2026-03-29T03:00", utc: "2026-03-29T01:00:00.000Z" },
  { name: "the hour before the autumn change", local: "2026-10-25T01:59", utc: "2026-10-24T23:59:00.000Z" },
  { name: "the hour that comes twice: its first time", local: "2026-10-25T02:30", utc: "2026-10-25T00:30:00.000Z" },
  { name: "the hour after the autumn change", local: "2026-10-25T03:00", utc: "2026-10-25T02:00:00.000Z" },
  { name: "the day after a change", local: "2026-10-26T09:00", utc: "2026-10-26T08:00:00.000Z" },
])("momentOf: $name", ({ local, utc }) => {
  expect(new Date(momentOf(local)).toISOString()).toBe(utc);
});

test("every half hour of a year that the clocks show is found again", () => {
  const startMs = Date.UTC(2026, 0, 1);
  const wrong: string[] = [];
  for (let atMs = startMs; atMs < Date.UTC(2027, 0, 1); atMs += 1_800_000) {
    const local = localMoment(atMs);
    const again = momentOf(local);
    // The second time of the hour that comes twice is an hour after the first.
    const isSecond = local.startsWith("2026-10-25T02") && atMs - again === 3_600_000;
    if (again !== atMs && !isSecond) wrong.push(local);
  }
  expect(wrong).toEqual([]);
});

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
])("the Monday of %s is %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
