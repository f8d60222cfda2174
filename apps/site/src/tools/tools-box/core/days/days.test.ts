import { expect, test } from "vitest";
import { daysBetween } from "../../../../reading/review/core/review-due.ts";
import { addDays, addMonths, spanBetween, weekdaysBetween } from "./calendar.ts";
import { readDay } from "./read-day.ts";
import { spanWords } from "./span-words.ts";

test.each([
  ["20/11/2026", "2026-11-20"],
  ["3-2-26", "2026-02-03"],
  ["2026-11-20", "2026-11-20"],
  ["20 de noviembre de 2026", "2026-11-20"],
  ["viernes 20 de noviembre del 2026", "2026-11-20"],
  ["1 SEPT. 2026", "2026-09-01"],
  ["1 de setiembre de 2026", "2026-09-01"],
  [" Hoy ", "2026-11-23"],
  ["30/2/2026", null],
  ["11/20/2026", null],
  ["20 de brumario de 2026", null],
  ["", null],
])("«%s» is the day %s", (text, day) => {
  expect(readDay(text, "2026-11-23")).toBe(day);
});

test.each([
  ["2024-01-31", 1, "2024-02-29"],
  ["2023-12-31", 2, "2024-02-29"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s and %d months is %s", (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected);
});

test("a change of the clocks takes no day away", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(addDays("2026-10-24", 2)).toBe("2026-10-26");
});

test.each([
  ["2024-02-29", "2025-02-28", { years: 1, months: 0, days: 0 }],
  ["2026-01-31", "2026-03-01", { years: 0, months: 1, days: 1 }],
  ["2026-11-23", "2026-11-23", { years: 0, months: 0, days: 0 }],
  ["1984-06-15", "2026-06-14", { years: 41, months: 11, days: 30 }],
])("from %s to %s", (from, to, span) => {
  expect(spanBetween(from, to)).toEqual(span);
});

test.each([
  ["2026-11-20", "2026-11-23", 1],
  ["2026-11-16", "2026-11-20", 4],
  ["2026-11-21", "2026-11-22", 0],
  ["2026-11-02", "2026-11-30", 20],
])("from %s to %s there are %d working days", (from, to, count) => {
  expect(weekdaysBetween(from, to)).toBe(count);
});

test("a span is told without its zeros", () => {
  expect(spanWords({ years: 1, months: 0, days: 3 })).toBe("1\u00a0año y 3\u00a0días");
  expect(spanWords({ years: 2, months: 1, days: 1 })).toBe("2\u00a0años, 1\u00a0mes y 1\u00a0día");
  expect(spanWords({ years: 0, months: 0, days: 0 })).toBe("0\u00a0días");
});
