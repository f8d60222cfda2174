import { expect, test } from "vitest";
import { type CodeField, fieldCode, fillCode } from "./fill-code.ts";

const AMOUNT: CodeField = { name: "importe", label: "Importe", value: "100", kind: "number" };
const MONTH: CodeField = {
  name: "de",
  label: "De",
  value: "2010-03",
  kind: "text",
  pattern: { test: "^\\d{4}(-(0[1-9]|1[0-2]))?$", fault: "Escribe 2010-03, o 2010." },
};

test.each([
  ["1.234,5", "1234.5"],
  ["1234,5", "1234.5"],
  ["1234.5", "1234.5"],
  ["1.234", "1234"],
  ["-3", "-3"],
  ["12 000", "12000"],
])("the number %s is written %s", (text, code) => {
  expect(fieldCode(AMOUNT, text)).toEqual({ code });
});

test.each(["", "mil", "1,2,3", "1;drop"])("«%s» is no number", (text) => {
  expect(fieldCode(AMOUNT, text)).toEqual({ fault: "Escribe una cifra: 1234,5." });
});

test("a text goes between quotes, with its own escaped", () => {
  expect(fieldCode({ ...MONTH, pattern: undefined }, 'C:\\ «a» "b"')).toEqual({ code: '"C:\\\\ «a» \\"b\\""' });
});

test("a text that does not fit says how it must be", () => {
  expect(fieldCode(MONTH, "marzo de 2010")).toEqual({ fault: "Escribe 2010-03, o 2010." });
});

test("every mark is filled, a faulty field with what the page opened with", () => {
  const code = fillCode("deflactar({importe}, de = {de}) # {importe}", [AMOUNT, MONTH], { importe: "$&", de: "2015" });
  expect(code).toBe('deflactar(100, de = "2015") # 100');
});
