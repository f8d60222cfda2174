import { expect, test } from "vitest";
import { foldText, orderKey, searchableText, searchWords } from "./fold-text.ts";

test.each([
  { text: "José Núñez", folded: "jose nunez" },
  { text: "José".normalize("NFD"), folded: "jose" },
  { text: "  DOS\t espacios\n", folded: "dos espacios" },
  { text: "Łukasz Ça va", folded: "łukasz ca va" },
  { text: "100 %_\\", folded: "100 %_\\" },
  { text: "", folded: "" },
])("«$text» is searched as «$folded»", ({ text, folded }) => {
  expect(foldText(text)).toBe(folded);
});

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
