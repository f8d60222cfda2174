import { expect, test } from "vitest";
import { missingWords, wordProblems } from "./words.ts";

const WORDS = { title: "Paro", altText: "Baja.", sourceLine: "INE", language: "es" };

test("spaces are no text for a reader", () => {
  expect(wordProblems(WORDS)).toEqual([]);
  expect(wordProblems({ ...WORDS, altText: "  ", title: "" })).toEqual([
    { field: "title", message: "Falta el título" },
    { field: "altText", message: "Falta el texto alternativo: sin él nadie que no vea el gráfico sabe qué dice" },
  ]);
  expect(missingWords({ ...WORDS, sourceLine: "" }).map(({ short }) => short)).toEqual(["Falta la fuente"]);
});
