import { expect, test } from "vitest";
import { readSectionCode } from "./section-code.ts";

test.each([
  ["2807901001", "2807901001"],
  [" 28079 01-001 ", "2807901001"],
  ["28079.01.001", "2807901001"],
  ["801901001", "0801901001"],
])("«%s» is the section %s", (text, code) => {
  expect(readSectionCode(text)?.code).toBe(code);
});

test.each(["", "280790100", "0801901001x", "28079", "28079010010", "2807 901 00", "calle Mayor"])(
  "«%s» is none, or what a spreadsheet made of one",
  (text) => {
    expect(readSectionCode(text)?.code ?? null).toBe(text === "280790100" ? "0280790100" : null);
  },
);

test("it is told in its parts", () => {
  expect(readSectionCode("2807902003")).toEqual({
    ...{ code: "2807902003", municipality: "28079", district: "02", section: "003" },
  });
});
