import { expect, test } from "vitest";
import { altLength } from "./alt-length";

test.each([
  [0, "0 de 600"],
  [250, "250 de 600"],
  [251, "251 de 600. Mejor en 250 o menos: se oye de un tirón"],
])("of %i characters: %s", (length, said) => {
  expect(altLength("a".repeat(length))).toBe(said);
});
