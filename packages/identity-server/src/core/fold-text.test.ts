import { expect, test } from "vitest";
import { orderKey, searchableText, searchWords } from "./fold-text.ts";

test("a search is its words, in any order", () => {
  expect(searchWords(" Núñez  JOSÉ ")).toEqual(["nunez", "jose"]);
  expect(searchWords("  ")).toEqual([]);
});

test("what a search looks into never outgrows an index", () => {
  expect(searchableText("ana@diario.example", "é".repeat(10_000))).toHaveLength(380);
});

test("names are ordered as Spanish does, by the bytes of their keys", () => {
  const names = ["Nzeogwu", "Ñíguez", "ana", "Ábalos", "Núñez", "Nuñez", "Zapata", "Oca"];
  const ordered = names.toSorted((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1));
  expect(ordered).toEqual(["Ábalos", "ana", "Núñez", "Nuñez", "Nzeogwu", "Ñíguez", "Oca", "Zapata"]);
});
