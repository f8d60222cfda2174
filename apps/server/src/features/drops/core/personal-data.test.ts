import { describe, expect, test } from "vitest";
import { findPersonalData } from "./personal-data.ts";

describe("data of people", () => {
  test.each([
    ["ana@example.org", "email"],
    ["00000000T", "identity"],
    ["12345678-Z", "identity"],
    ["X1234567L", "identity"],
    ["600123456", "phone"],
    ["+34912345678", "phone"],
    ["ES9121000418450200051332", "account"],
  ])("%s is found in a table", (value, kind) => {
    expect(findPersonalData(`nombre;dato\nAna;"${value}"\nLuis;${value}`)).toEqual([{ kind, count: 2 }]);
  });

  test.each([
    "28079",
    "12345678A",
    "X1234567A",
    "1.234.567,89",
    "912345678",
    "2026-11-22T10:00:00Z",
    "@periodico",
    "a@b",
    "ES0021000418450200051332",
    "https://example.org/12345678",
    "",
  ])("%j is not", (value) => {
    expect(findPersonalData(`codigo;valor\n08019;${value}`)).toEqual([]);
  });

  test("a text of one endless word, and one of signs alone, are looked at once", () => {
    expect(findPersonalData("a@".repeat(2_000_000))).toEqual([]);
    expect(findPersonalData(";,".repeat(2_000_000))).toEqual([]);
  });
});
