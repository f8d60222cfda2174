import { CASE_STATUSES } from "@nv/contracts";
import { expect, test } from "vitest";
import { INVENTED } from "../test/invented.ts";
import { caseWordings } from "./case-wordings.ts";

const wordsOf = (summary: string) => caseWordings({ ...INVENTED, summary }).map(({ word }) => word);

test.each([
  ["El pederasta sigue allí", ["pederasta"]],
  ["Es CULPABLE", ["CULPABLE"]],
  ["el violador y el agresor", ["violador", "agresor"]],
  ["El cura que abusó de ellos", ["cura que abusó"]],
  ["el profesor que los tocaba, el sacerdote que violó", ["sacerdote que violó"]],
  ["Abusó de tres menores", ["Abusó"]],
  ["Fue condenado", ["condenado"]],
  ["quedó demostrado", ["demostrado"]],
  ["un presunto pederasta", ["pederasta"]],
  ["pede\u200brasta", ["pederasta"]],
])("«%s» says too much", (summary, words) => {
  expect(wordsOf(summary)).toEqual(words);
});

test.each([
  "Denuncia de un abuso en los años setenta",
  "La persona denunciada declaró",
  "el presunto autor",
  "No fue condenado",
  "Los abusos que relata la denuncia",
  "",
])("«%s» says what is known", (summary) => {
  expect(wordsOf(summary)).toEqual([]);
});

test("each is told with its field and what to say, once", () => {
  const sources = [{ title: "Carta sobre un pederasta", date: "2025-01-01", url: "" }];
  expect(caseWordings({ ...INVENTED, summary: "pederasta, pederasta", sources })).toEqual([
    { field: "summary", word: "pederasta", instead: "«persona denunciada» o «persona señalada»" },
    { field: "sources.0.title", word: "pederasta", instead: "«persona denunciada» o «persona señalada»" },
  ]);
});

test.each(Object.keys(CASE_STATUSES))("a final conviction alone makes them true: %s", (key) => {
  const status = Object.keys(CASE_STATUSES).find((known): known is keyof typeof CASE_STATUSES => known === key);
  if (status === undefined) throw new Error("a status is one");
  const found = caseWordings({ ...INVENTED, status, summary: "culpable" });
  expect(found).toHaveLength(status === "convicted" ? 0 : 1);
});
