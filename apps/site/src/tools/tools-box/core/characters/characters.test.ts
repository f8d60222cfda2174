import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { charactersUtility } from "./characters.ts";

const count = (text: string, name: string) => result(ask(charactersUtility, { text }), name);

test.each([
  ["Año", "Caracteres", "3"],
  ["👩‍👩‍👧 🗺️", "Caracteres", "3"],
  ["👩‍👩‍👧", "X", "2 de 280"],
  ["👩‍👩‍👧", "Bluesky", "1 de 300"],
  ["Mira https://ejemplo.es/una/direccion/muy/larga/de/verdad", "X", "28 de 280"],
  ["Mira https://ejemplo.es/", "Bluesky", "24 de 300"],
  ["Uno, dos; https://ejemplo.es/tres", "Palabras", "2"],
])("«%s», %s: %s", (text, name, expected) => {
  expect(count(text, name)).toBe(expected);
});

test("what does not fit is told with how much is left over", () => {
  expect(notes(ask(charactersUtility, { text: "a".repeat(281) }))).toBe(
    [
      "fault: X: sobra 1.",
      "fault: YouTube, título: sobran 181.",
      "advice: Texto alternativo: mejor en 250 o menos, que se oye de un tirón.",
    ].join("\n"),
  );
});

test.each([
  [250, ""],
  [251, "advice: Texto alternativo: mejor en 250 o menos, que se oye de un tirón."],
  [600, "advice: Texto alternativo: mejor en 250 o menos, que se oye de un tirón."],
  [601, "fault: Texto alternativo: sobra 1."],
])("an alternative text of %i characters: %s", (length, said) => {
  expect(notes(ask(charactersUtility, { text: "a".repeat(length) })).split("\n")).toEqual(
    said === "" ? expect.not.arrayContaining([expect.stringContaining("alternativo")]) : expect.arrayContaining([said]),
  );
});

test("signs that nobody sees are told", () => {
  expect(notes(ask(charactersUtility, { text: "a\u200bb" }))).toMatch(/signos invisibles/);
});

test("nothing is refused with the rule", () => {
  expect(count(" ", "X")).toMatch(/^\[text\] Escribe o pega el texto/);
});
