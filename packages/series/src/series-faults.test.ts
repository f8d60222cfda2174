import type { SeriesFields, SeriesRule } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { HOUSE, MONTHLY, RATE } from "../test/invented.ts";
import { seriesFaults } from "./series-faults.ts";

const rule = (rules: SeriesRule): Partial<SeriesFields> => ({ rules: [rules] });

test("a whole series has none", () => {
  expect(seriesFaults(MONTHLY)).toEqual([]);
});

test.each<[string, Partial<SeriesFields>, string]>([
  ["two columns of one name", { columns: [RATE, RATE] }, "columns.1.key"],
  ["a figure that tells apart", { columns: [{ ...RATE, isKey: true }] }, "columns.0.isKey"],
  ["no figure at all", { columns: [HOUSE] }, "columns"],
  ["a rule of a column that is none", rule({ kind: "range", column: "no", least: 0, most: null }), "rules.0.column"],
  ["bounds the wrong way round", rule({ kind: "range", column: "rate", least: 2, most: 1 }), "rules.0.most"],
  ["a range without bounds", rule({ kind: "range", column: "rate", least: null, most: null }), "rules.0.least"],
  [
    "a part that is none",
    rule({ kind: "totals", columns: ["rate", "no"], total: { figure: 1 }, mayFallShort: false, tolerance: 0 }),
    "rules.0.columns.1",
  ],
  [
    "a reading into no column",
    { origin: { kind: "ine", code: "IPC1", column: "no", last: 1, base: "" } },
    "origin.column",
  ],
  ["no source", { source: { name: "", url: "https://a.example" } }, "source.name"],
  ["no address of the source", { source: { name: "A", url: "" } }, "source.url"],
  ["a calendar of what is pasted", { calendar: { kind: "weekly", days: [1], at: "09:00" } }, "calendar.kind"],
])("%s is told beside its field", (_name, change, field) => {
  expect(seriesFaults({ ...MONTHLY, ...change }).map((fault) => fault.field)).toEqual([field]);
});
