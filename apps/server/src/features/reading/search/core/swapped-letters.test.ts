import { expect, test } from "vitest";
import { withTwoLettersSwapped } from "./swapped-letters.ts";

test("each pair of neighbours is swapped once, and equal ones are not", () => {
  expect(withTwoLettersSwapped("mapa")).toEqual(["ampa", "mpaa", "maap"]);
  expect(withTwoLettersSwapped("aab")).toEqual(["aba"]);
});

test.each(["", "a"])("«%s» has no letters to swap", (word) => {
  expect(withTwoLettersSwapped(word)).toEqual([]);
});
