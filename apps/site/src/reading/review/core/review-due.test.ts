import { expect, test } from "vitest";
import { daysBetween, parsePeriod, reviewDueDay } from "./review-due";

test.each([
  { words: "6 meses", period: { months: 6, days: 0 } },
  { words: "1 mes", period: { months: 1, days: 0 } },
  { words: "2 años", period: { months: 24, days: 0 } },
  { words: " 15 Días ", period: { months: 0, days: 15 } },
  { words: "1 semana", period: { months: 0, days: 7 } },
])("«$words» is a period", ({ words, period }) => {
  expect(parsePeriod(words)).toEqual(period);
});

test.each(["", "seis meses", "6", "meses", "0 meses", "6 meses y medio", "-1 año"])("«%s» is not a period", (words) => {
  expect(parsePeriod(words)).toBeNull();
});

test.each([
  { name: "a month has no such day", reviewedOn: "2026-08-31", period: { months: 6, days: 0 }, due: "2027-02-28" },
  { name: "a leap year has it", reviewedOn: "2027-08-31", period: { months: 6, days: 0 }, due: "2028-02-29" },
  { name: "days cross the year", reviewedOn: "2026-12-25", period: { months: 0, days: 14 }, due: "2027-01-08" },
])("$name: due on $due", ({ reviewedOn, period, due }) => {
  expect(reviewDueDay(reviewedOn, period)).toBe(due);
});

test("days are counted across the change of hour", () => {
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect(daysBetween("2026-11-20", "2026-11-19")).toBe(-1);
});
