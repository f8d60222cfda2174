import { expect, test } from "vitest";
import { isMeant, lookOf, type PartRule } from "./part-looks.ts";

test.each([
  ["torre", "Torre", null, true],
  ["torre", "torreta", null, false],
  ["casa-*, torre", "casa-3", null, true],
  ["casa-*, torre", "torre", null, true],
  ["*sur", "calle-sur", null, true],
  ["c*-*r", "calle-sur", null, true],
  ["ab*ba", "aba", null, false],
  ["*", "", null, true],
  ["", "", null, false],
  ["> 6", "torre", 11, true],
  [">6", "torre", 6, false],
  ["<= 2,5", "casa", 2.5, true],
  ["= 3", "casa", 3, true],
  ["> 6", "torre", null, false],
  ["****************************x", "a".repeat(5000), null, false],
])("«%s» speaks of %s (%o): %o", (which, name, value, isIt) => {
  expect(isMeant(which, { name, value })).toBe(isIt);
});

test("of two rules for a part the later paints it, and what is hidden is hidden", () => {
  const paint = (which: string, colour: string): PartRule => ({ which, look: "painted", colour });
  const rules = [paint("*", "#111111"), paint("> 6", "#222222"), { ...paint("solar", ""), look: "hidden" as const }];
  expect(lookOf({ name: "torre", value: 9 }, rules)).toEqual({ isHidden: false, colour: "#222222" });
  expect(lookOf({ name: "casa", value: 2 }, rules)).toEqual({ isHidden: false, colour: "#111111" });
  expect(lookOf({ name: "solar", value: null }, rules)).toEqual({ isHidden: true, colour: "#111111" });
  expect(lookOf({ name: "casa", value: 2 }, [])).toEqual({ isHidden: false, colour: "" });
});
