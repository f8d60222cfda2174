import { expect, test } from "vitest";
import { classWords } from "./class-words.ts";

const write = (edge: number) => `${edge} %`;

test.each([
  [[0, 10, 20], false, ["0 %", "10 %", "20 % o más"]],
  [[5, 10], true, ["menos de 5 %", "5 %", "10 % o más"]],
  [[5], true, ["menos de 5 %", "5 % o más"]],
  [[3], false, ["3 %"]],
] as const)("classes that begin at %j, one below: %j", (edges, hasBelow, texts) => {
  expect(classWords(edges, { hasBelow, write }).map(({ at }) => at)).toEqual(texts);
});

test("who does not see a class among its neighbours hears both its ends", () => {
  expect(classWords([5, 10], { hasBelow: true, write }).map(({ whole }) => whole)).toEqual([
    "menos de 5 %",
    "de 5 % a menos de 10 %",
    "10 % o más",
  ]);
});
