import { expect, test } from "vitest";
import { overdueWords, reviewState, reviewsInWords } from "./review-state";

test.each([
  { name: "the day before", today: "2027-05-19", daysOver: -1 },
  { name: "on the day", today: "2027-05-20", daysOver: 0 },
  { name: "twelve days later", today: "2027-06-01", daysOver: 12 },
])("$name: $daysOver", ({ today, daysOver }) => {
  expect(reviewState("2026-11-20T00:00:00.000Z", "6 meses", today)).toEqual({ dueOn: "2027-05-20", daysOver });
  expect(reviewState(new Date("2026-11-20"), "6 meses", today)).toEqual({ dueOn: "2027-05-20", daysOver });
});

test.each([
  { reviewedOn: undefined, every: "6 meses" },
  { reviewedOn: "ayer", every: "6 meses" },
  { reviewedOn: "2026-11-20", every: "a veces" },
])("$reviewedOn every $every says nothing", ({ reviewedOn, every }) => {
  expect(reviewState(reviewedOn, every, "2027-01-01")).toBeNull();
});

test("how long, in words", () => {
  expect([0, 1, 12].map(overdueWords)).toEqual(["desde hoy", "desde ayer", "desde hace 12 días"]);
});

test.each([
  { overdue: 0, next: 0, words: "No hay ninguna página atrasada." },
  { overdue: 0, next: 5, words: "No hay ninguna página atrasada. Las próximas son estas:" },
  { overdue: 1, next: 5, words: "Hay una página atrasada, y después vienen las siguientes:" },
  { overdue: 45, next: 0, words: "Hay 45 páginas atrasadas:" },
])("$overdue overdue and $next to come: $words", ({ overdue, next, words }) => {
  expect(reviewsInWords(overdue, next)).toBe(words);
});
