import { expect, test } from "vitest";
import { dueInWords, reviewsByDay } from "./reviews-by-day.ts";

const TODAY = "2026-11-20";

test.each([
  ["2026-11-20", "hoy"],
  ["2026-11-19", "ayer"],
  ["2026-11-08", "hace 12 días"],
  ["2026-11-21", "mañana"],
  ["2027-02-28", "dentro de 100 días"],
])("%s: %s", (dueOn, words) => {
  expect(dueInWords(dueOn, TODAY)).toBe(words);
});

test("a page is overdue from the day on which its review falls", () => {
  const [past, now, later] = [{ reviewDueOn: "2026-11-19" }, { reviewDueOn: TODAY }, { reviewDueOn: "2026-11-21" }];
  expect(reviewsByDay([past, now, later], TODAY)).toEqual({ overdue: [past, now], next: [later] });
});
