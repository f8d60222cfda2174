import { expect, test } from "vitest";
import { isGuessable, wordsOf } from "./guessable-password.ts";

test("words are folded, short ones left out", () => {
  expect(wordsOf("Ana.Rúiz+x@diario.example", "Ana María")).toEqual(["ruiz", "diario", "example", "maria"]);
});

test.each([
  ["Narrativas2026", true],
  ["NARRATIVAS!!", true],
  ["nárrativas123", true],
  ["diario-narrativas-26", true],
  ["narrativas-correcta-caballo", false],
  ["correcta-caballo-pila", false],
  ["🌊".repeat(8), false],
  ["", false],
])("isGuessable: %s -> %s", (password, guessable) => {
  expect(isGuessable(password, ["narrativas", "diario"])).toBe(guessable);
});
