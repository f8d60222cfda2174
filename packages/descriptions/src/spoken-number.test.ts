import { expect, test } from "vitest";
import { readSpokenNumber } from "./spoken-number.ts";

test.each([
  ["cero casos", 0, 1],
  ["veintitrés años", 23, 1],
  ["treinta y uno", 31, 3],
  ["treinta y siete mil", 37_000, 4],
  ["ciento dos", 102, 2],
  ["mil doscientas personas", 1200, 2],
  ["un millón doscientos mil", 1_200_000, 4],
  ["trescientos cuarenta y cinco millones", 345_000_000, 5],
  ["mil millones", 1e9, 2],
  ["dos billones", 2e12, 2],
  ["nueve mil novecientos noventa y nueve", 9999, 6],
])("«%s» is %d, in %d words", (text, value, words) => {
  expect(readSpokenNumber(text.split(" "))).toMatchObject({ value, words });
});

test.each([
  ["dos tres", 2, 1],
  ["dos y tres", 2, 1],
  ["cuarenta y doce", 40, 1],
  ["veinte y Madrid", 20, 1],
])("two numbers side by side are not one: «%s» is %d", (text, value, words) => {
  expect(readSpokenNumber(text.split(" "))).toMatchObject({ value, words });
});

test.each(["millones de personas", "millón", "y dos", "casos", ""])("«%s» begins no number", (text) => {
  expect(readSpokenNumber(text.split(" "))).toBeNull();
});

test("a number says by how much it was counted", () => {
  expect(
    ["dos millones", "mil doscientos", "tres mil"].map((text) => readSpokenNumber(text.split(" "))?.scale),
  ).toEqual([1e6, 1, 1e3]);
});
