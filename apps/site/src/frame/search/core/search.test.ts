import { expect, test } from "vitest";
import { nextOption } from "./next-option";
import { countWords } from "./search-words";

test("arrows go through the options and come back to the text", () => {
  const down = [-1, 0, 1].map((current) => nextOption(current, 2, 1));
  const up = [-1, 1, 0].map((current) => nextOption(current, 2, -1));
  expect({ down, up }).toEqual({ down: [0, 1, -1], up: [1, 0, -1] });
});

test("without options the text keeps the mark", () => {
  expect([nextOption(-1, 0, 1), nextOption(-1, 0, -1)]).toEqual([-1, -1]);
});

test.each([
  [0, "Sin resultados"],
  [1, "1 página"],
  [12, "12 páginas"],
])("%i: %s", (count, words) => {
  expect(countWords(count)).toBe(words);
});
