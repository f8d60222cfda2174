import { expect, test } from "vitest";
import { nextOption } from "./next-option";
import { readSearchAnswer } from "./read-search-answer";
import { countWords } from "./search-words";

test("arrows go through the options and come back to the text", () => {
  const down = [-1, 0, 1].map((current) => nextOption(current, 2, 1));
  const up = [-1, 1, 0].map((current) => nextOption(current, 2, -1));
  expect({ down, up }).toEqual({ down: [0, 1, -1], up: [1, 0, -1] });
});

test("without options the text keeps the mark", () => {
  expect([nextOption(-1, 0, 1), nextOption(-1, 0, -1)]).toEqual([-1, -1]);
});

const page = readSearchAnswer({
  results: [{ to: "/docs/intro", kind: "doc", title: [], trail: [], state: "", heading: "", passage: [] }],
  isQuestion: true,
  isWeak: false,
})?.results[0];
const pages = (count: number) => Array.from({ length: count }, () => page).filter((result) => result !== undefined);

test.each([
  [0, false, "Sin resultados"],
  [1, false, "1 página"],
  [12, false, "12 páginas"],
  [2, true, "2 páginas, ninguna con todo lo que buscas: es lo que más se parece"],
])("%i, weak: %o: %s", (count, isWeak, words) => {
  expect(countWords({ results: pages(count), isWeak })).toBe(words);
});
