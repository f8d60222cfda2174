import { expect, test } from "vitest";
import { BillOfMaterials, licenceReport } from "./licence-report.ts";

const component = (name: string, more: object = {}) => ({ name, version: "1.0.0", ...more });

test("packages of others are counted by licence, and those that name none are told", () => {
  const bill = BillOfMaterials.parse({
    components: [
      component("a", { licenses: [{ license: { id: "ISC" } }] }),
      component("b", { licenses: [{ license: { id: "MIT" } }] }),
      component("c", { licenses: [{ license: { id: "MIT" } }] }),
      component("d", { licenses: [{ expression: "(MIT OR CC0-1.0)" }] }),
      component("e"),
      component("f", { licenses: [{ license: {} }] }),
      component("ours", { properties: [{ name: "cdx:npm:package:private", value: "true" }] }),
    ],
  });
  expect(licenceReport(bill)).toEqual({
    counts: [
      ["MIT", 2],
      ["(MIT OR CC0-1.0)", 1],
      ["ISC", 1],
    ],
    unnamed: ["e@1.0.0", "f@1.0.0"],
  });
});
