import { expect, test } from "vitest";
import { ask, result } from "../../../../../test/ask-utility.ts";
import { lengthsUtility } from "./lengths.ts";

const measure = (length: string, dpi: string, name: string) => result(ask(lengthsUtility, { length, dpi }), name);

test.each([
  ["98 mm", "300", "Píxeles a 300 por pulgada", "1157 px"],
  ["1080 px", "300", "Milímetros", "91,44 mm"],
  ["1080", "72", "Puntos (Illustrator)", "1080 pt"],
  ["12,5 pt", "96", "Píxeles de CSS", "16,67 px"],
  ["2 pulgadas", "300", "Milímetros", "50,8 mm"],
  ['1"', "300", "Picas", "6 pc"],
  ["1 pica", "300", "Puntos (Illustrator)", "12 pt"],
  ["2,54 cm", "300", "Pulgadas", "1 in"],
])("%s at %s, %s: %s", (length, dpi, name, expected) => {
  expect(measure(length, dpi, name)).toBe(expected);
});

test.each([
  ["ancho", "300", /^\[length\] Escribe una medida con su unidad/],
  ["12.5 mm", "300", /^\[length\]/],
  ["12 mm", "0", /^\[dpi\] La resolución es mayor que cero/],
])("%s at %s is refused with the rule", (length, dpi, rule) => {
  expect(measure(length, dpi, "Milímetros")).toMatch(rule);
});
