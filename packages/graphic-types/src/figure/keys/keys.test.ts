import { expect, test } from "vitest";
import { pitchOf } from "./pitch-of.ts";
import { walked } from "./walked.ts";

const FIGURES = [
  [3, null, 9, 9, 1],
  [5, 6, 7, 8, null],
];

const go = (keys: readonly string[]) => {
  let place: { readonly step: number; readonly line: number } | null = null;
  let word = "";
  for (const key of keys) {
    const next = walked(key, place, FIGURES);
    if (next !== null) ({ place, word } = next);
  }
  return [place?.step, place?.line, word];
};

test.each([
  [["ArrowRight"], [0, 0, ""]],
  [["ArrowLeft"], [4, 0, ""]],
  [
    ["ArrowRight", "ArrowRight"],
    [1, 0, ""],
  ],
  [
    ["End", "ArrowRight"],
    [4, 0, "Último"],
  ],
  [
    ["Home", "ArrowLeft"],
    [0, 0, "Primero"],
  ],
  [["ArrowDown"], [0, 0, ""]],
  [
    ["ArrowRight", "ArrowDown"],
    [0, 1, ""],
  ],
  [
    ["ArrowRight", "ArrowDown", "ArrowDown"],
    [0, 0, ""],
  ],
  [
    ["ArrowRight", "ArrowUp"],
    [0, 1, ""],
  ],
  [["m"], [2, 0, "Máximo"]],
  [["n"], [4, 0, "Mínimo"]],
  [
    ["ArrowRight", "ArrowDown", "m"],
    [3, 1, "Máximo"],
  ],
  [
    ["End", "x"],
    [4, 0, "Último"],
  ],
])("%j leads to %j", (keys, place) => expect(go(keys)).toEqual(place));

test("what has no value at all has no highest", () => {
  expect(walked("m", null, [[null, null]])).toBeNull();
  expect(walked("ArrowRight", null, [[]])).toBeNull();
});

test("a value is as high between two octaves as between the least and the most", () => {
  expect([0, 5, 10].map((value) => pitchOf(value, 0, 10))).toEqual([220, 440, 880]);
  expect(pitchOf(3, 3, 3)).toBe(440);
});
