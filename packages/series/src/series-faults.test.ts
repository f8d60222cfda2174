import type { SeriesFields, SeriesRule, SeriesTransform } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { HOUSE, MONTHLY, RATE } from "../test/invented.ts";
import { seriesFaults } from "./series-faults.ts";

const rule = (rules: SeriesRule): Partial<SeriesFields> => ({ rules: [rules] });

const YEARLY = { ...RATE, key: "yearly" };

/** A series with a column that is worked out. */
const worked = (more: Partial<Extract<SeriesTransform, { kind: "change" }>>): Partial<SeriesFields> => ({
  columns: [RATE, YEARLY],
  transforms: [{ kind: "change", column: "yearly", of: "rate", over: "year", decimals: 1, ...more }],
});

/** Points between figures that are in euros. */
const inEurosWithPoints: Partial<SeriesFields> = {
  columns: [{ ...RATE, unit: "euros" }, YEARLY],
  transforms: [{ kind: "points", column: "yearly", of: "rate", over: "year", decimals: 1 }],
};

test("points between percentages are right", () => {
  expect(seriesFaults({ ...MONTHLY, ...inEurosWithPoints, columns: [RATE, YEARLY] })).toEqual([]);
});

test("a whole series has none", () => {
  expect(seriesFaults(MONTHLY)).toEqual([]);
  expect(seriesFaults({ ...MONTHLY, ...worked({}) })).toEqual([]);
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
  [
    "a calendar of what is pasted",
    { calendar: { kind: "weekly", days: [1], at: "09:00", retries: 0 } },
    "calendar.kind",
  ],
  ["a column worked out into none", worked({ column: "no" }), "transforms.0.column"],
  ["one worked out of none", worked({ of: "no" }), "transforms.0.of"],
  ["points between figures that are no percentages", inEurosWithPoints, "transforms.0.of"],
  ["one worked out of itself", worked({ of: "yearly" }), "transforms.0.of"],
  [
    "a reading into what is worked out",
    { ...worked({}), origin: { kind: "ine", code: "IPC1", column: "yearly", last: 1, base: "" } },
    "origin.column",
  ],
])("%s is told beside its field", (_name, change, field) => {
  expect(seriesFaults({ ...MONTHLY, ...change }).map((fault) => fault.field)).toEqual([field]);
});

test("a column is worked out once, and of one that was worked out before it", () => {
  const [yearly, again] = [worked({}).transforms?.[0], worked({ of: "yearly", column: "rate" }).transforms?.[0]];
  if (yearly === undefined || again === undefined) throw new Error("two were made");
  const faults = (transforms: readonly SeriesTransform[]) =>
    seriesFaults({ ...MONTHLY, ...worked({}), transforms: [...transforms] }).map(({ field }) => field);
  expect(faults([yearly, yearly])).toEqual(["transforms.1.column"]);
  expect(faults([again, yearly])).toEqual(["transforms.0.of"]);
});
