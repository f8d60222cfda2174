import { expect, test } from "vitest";
import { periodOf, periodText, startOf } from "./period.ts";

test.each([
  ["2024", "2024"],
  ["2024-03", "marzo de 2024"],
  ["03/2024", "marzo de 2024"],
  ["2024T3", "el tercer trimestre de 2024"],
  ["1T 2024", "el primer trimestre de 2024"],
  ["Q4 2024", "el cuarto trimestre de 2024"],
  ["ene-24", "enero de 2024"],
  ["sept. 1999", "septiembre de 1999"],
  ["20/11/2026", "el 20\u00a0de noviembre de 2026"],
  ["2026-11-20", "el 20\u00a0de noviembre de 2026"],
])("«%s» is %s", (label, text) => {
  const period = periodOf(label);
  expect(period === null ? null : periodText(period)).toBe(text);
});

test.each(["Madrid", "", "12", "08019", "2024-13", "30/02/2024", "9999", "mar", "5T 2024", "12,4", "20 a 24"])(
  "«%s» is no stretch of the calendar",
  (label) => {
    expect(periodOf(label)).toBeNull();
  },
);

test("stretches have an order, whatever their precision", () => {
  const labels = ["2023", "2024-02", "2024T2", "2024-05-03", "2025"];
  const starts = labels.map((label) => periodOf(label)).map((period) => (period === null ? 0 : startOf(period)));
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});
