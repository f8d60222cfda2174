import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Ana Muestra", "AM"],
  ["íñigo  de la Fuente Ruiz", "ÍF"],
  ["berta", "B"],
  ["  ", ""],
  ["𝒜na 3D", "𝒜3"],
])("%s is %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
